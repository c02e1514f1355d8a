import type { GalleryPicture } from "@/lib/content/types";

/**
 * Every picture of the site. Those with `carousel: true` are the gallery of /oferta, in this order; 00 is the hero of
 * the home page. A new picture: put the file (JPEG or PNG, at least 1200 px wide) beside this one and add its entry.
 */
export const gallery = [
  {
    src: "00-hero-dom-o-zmierzchu.jpg",
    title: "Dom jednorodzinny o zmierzchu",
    alt: "Ciepłe światło w dużych oknach, moduły PV na ciemnym dachu, kinkiety na elewacji i słupki LED w trawniku",
  },
  {
    src: "01-rozdzielnica-mieszkaniowa.jpg",
    title: "Rozdzielnica mieszkaniowa",
    alt: "Trzy rzędy opisanych aparatów, przewody ułożone po bokach, listwy N i PE na dole, spis obwodów na drzwiczkach",
    carousel: true,
  },
  {
    src: "02-rozdzielnica-przemyslowa.jpg",
    title: "Rozdzielnica przemysłowa",
    alt: "Otwarta szara szafa: wyłącznik główny, cztery wyłączniki mocy, rząd aparatów modułowych, styczniki i zasilacz 24 V",
    carousel: true,
  },
  {
    src: "03-szafa-rack-lan.jpg",
    title: "Szafa rack i sieć LAN",
    alt: "Panele krosowe i dwa przełączniki, niebieskie, białe, żółte i zielone patchcordy ułożone w równe łuki",
    carousel: true,
  },
  {
    src: "04-kamera-kopulkowa.jpg",
    title: "Kamera kopułkowa pod okapem",
    alt: "Biała obudowa z przyciemnianym kloszem na drewnianej podbitce, w tle rozmyty jasny budynek i drzewo",
    carousel: true,
  },
  {
    src: "05-kamera-tubowa-elewacja.jpg",
    title: "Kamera tubowa na elewacji",
    alt: "Biała obudowa na uchwycie przykręconym do ceglanej ściany, obok brązowa rura spustowa, światło niskiego słońca",
    carousel: true,
  },
  {
    src: "06-fotowoltaika-dach-skosny.jpg",
    title: "Fotowoltaika na dachu skośnym",
    alt: "Dwanaście granatowych modułów w dwóch rzędach na grafitowej dachówce, nad nimi ceglany komin i błękitne niebo",
    carousel: true,
  },
  {
    src: "07-magazyn-energii-garaz.jpg",
    title: "Magazyn energii w garażu",
    alt: "Wieża z trzech baterii, obok na ścianie falownik hybrydowy, rozłącznik DC i rozdzielnica połączone rurkami",
    carousel: true,
  },
  {
    src: "08-panel-knx-salon.jpg",
    title: "Panel dotykowy KNX w salonie",
    alt: "Ekran na ścianie: światło, rolety, scena oraz suwaki jasności i temperatury, w tle rozmyta kanapa i lampy",
    carousel: true,
  },
  {
    src: "09-zlacze-kablowo-pomiarowe.jpg",
    title: "Złącze kablowo-pomiarowe",
    alt: "Szara szafka o dwojgu drzwiach z żółtym znakiem i okienkiem licznika, między żywopłotem a grafitowym płotem",
    carousel: true,
  },
  {
    src: "10-oswietlenie-led-salon.jpg",
    title: "Oświetlenie LED w salonie",
    alt: "Światło z wnęki w suficie i zza ściany z drewnianych lameli, trzy kuliste lampy wiszące, telewizor, sofa i fotel",
    carousel: true,
  },
  {
    src: "11-ladowarka-ev-garaz.jpg",
    title: "Ścienna ładowarka samochodu elektrycznego",
    alt: "Biało-czarna obudowa z zielonym pierścieniem i napisem 11 kW, kabel zwinięty na uchwycie, obok przód samochodu",
    carousel: true,
  },
  {
    src: "12-gniazda-i-laczniki.jpg",
    title: "Gniazda i łączniki w kuchni",
    alt: "Biała ramka poczwórna na zielonkawej ścianie: dwa gniazda z bolcem, łącznik pojedynczy i podwójny",
    carousel: true,
  },
  {
    src: "13-instalacja-podtynkowa.jpg",
    title: "Instalacja podtynkowa przed tynkowaniem",
    alt: "Ściana z pustaków: białe przewody w bruzdach, sześć niebieskich puszek, z których wystają kolorowe żyły",
    carousel: true,
  },
  {
    src: "14-koryta-kablowe-hala.jpg",
    title: "Trasy kablowe w hali",
    alt: "Drabinki i koryto pełne czarnych kabli wzdłuż białej ściany, po lewej regały z paletami, lampy pod dachem",
    carousel: true,
  },
  {
    src: "15-system-alarmowy.jpg",
    title: "Manipulator i czujka alarmu",
    alt: "Biała klawiatura z niebieskim wyświetlaczem obok futryny drzwi, wyżej w narożniku ściany czujka ruchu",
    carousel: true,
  },
  {
    src: "16-rozdzielnia-sn.jpg",
    title: "Rozdzielnia średniego napięcia",
    alt: "Rząd siedmiu szarych pól ze schematem synoptycznym, przekaźnikami i lampkami, nad nimi drabinka kablowa",
    carousel: true,
  },
  {
    src: "17-kompensacja-mocy-biernej.jpg",
    title: "Bateria kondensatorów",
    alt: "Otwarta szafa: miedziane szyny, rozłączniki, styczniki i kondensatory, na drzwiach regulator z odczytem 0,98",
    carousel: true,
  },
  {
    src: "18-pomiary-instalacji.jpg",
    title: "Pomiary instalacji elektrycznej",
    alt: "Żółto-czarny miernik z odczytem 0,42 Ω, czerwony, niebieski i zielony przewód, w tle otwarta rozdzielnica",
    carousel: true,
  },
  {
    src: "19-oswietlenie-biura.jpg",
    title: "Oświetlenie LED biura",
    alt: "Rzędy świecących paneli w suficie podwieszanym, biurka z monitorami, z przodu otwarta puszka podłogowa",
    carousel: true,
  },
  {
    src: "20-tablica-licznikowa.jpg",
    title: "Tablica licznikowa na klatce schodowej",
    alt: "Szara obudowa z dziewięcioma licznikami za okienkami i żółtym znakiem, obok stopnie i drewniana poręcz",
    carousel: true,
  },
  {
    src: "21-fotowoltaika-dach-plaski.jpg",
    title: "Fotowoltaika na dachu płaskim",
    alt: "Rzędy granatowych modułów na podstawach z balastem, w tle wieża szybowa, dwa kominy, chłodnie i bloki",
    carousel: true,
  },
  {
    src: "22-oswietlenie-ogrodu.jpg",
    title: "Oświetlenie ogrodu i tarasu",
    alt: "Słupki LED przy krętej ścieżce, podświetlone drzewa, kinkiety na elewacji i linia światła na krawędzi desek",
  },
] as const satisfies readonly GalleryPicture[];
