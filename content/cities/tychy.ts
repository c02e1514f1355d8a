import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const tychy = {
  slug: "tychy",
  name: "Tychy",
  inCity: "w Tychach",
  ofCity: "Tychów",
  meta: {
    title: "Elektryk Tychy: bloki, domy, zakłady",
    description:
      "Elektryk w Tychach i powiecie bieruńsko-lędzińskim: mieszkania na osiedlach A–Z, pawilony i szkoły, domy w Wilkowyjach, zasilanie zakładów w strefie.",
    keywords: [
      "elektryk Tychy",
      "elektryk Bieruń",
      "elektryk Lędziny",
      "instalacja elektryczna w bloku Tychy",
      "ładowarka samochodu Tychy",
      "wymiana instalacji osiedle Tychy",
    ],
  },
  updated: "2026-11-21",
  tile: "i powiat bieruńsko-lędziński",
  geo: { latitude: 50.137, longitude: 18.966 },
  hero: {
    title: "Elektryk w Tychach, na osiedlach i w strefie",
    lead: "Znamy plan miasta, w którym litera osiedla podpowiada wiek przewodów. Do Tychów i sąsiedniego powiatu docieramy w ciągu {firma.przyjazdDo}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Tychach?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Usługi dla Tychów i powiatu",
    items: [
      {
        service: "instalacje",
        text: "Mieszkanie na osiedlu B, dom w Wilkowyjach, biuro w strefie: projekt, przewody, osprzęt.",
      },
      { service: "fotowoltaika", text: "Domy na obrzeżach, układ hybrydowy {pv.hybryda.moc} z zasilaniem rezerwowym." },
      { service: "smart-home", text: "Dom w budowie z kablem magistralnym, ogrzewanie i rolety w jednej aplikacji." },
      { service: "rozdzielnice", text: "Nowa tablica w mieszkaniu z aparatem na każdy duży odbiornik." },
      { service: "przylacza", text: "Złącze w ogrodzeniu, zasilanie budowy, więcej kilowatów dla pompy ciepła." },
      { service: "sieci-lan", text: "Sieć w domu i zakładzie, po {lan.gniazda} gniazda RJ45 w każdym pokoju." },
      { service: "monitoring", text: "Podjazd, brama i linia produkcyjna, zapis w miejscu niedostępnym dla obcych." },
      { service: "alarmy", text: "System dla domu na skraju lasu, sygnał w telefonie i sygnalizator na ścianie." },
      { service: "pomiary", text: "Przeglądy dla spółdzielni, domów i maszyn, wyniki w PDF i z podpisem." },
    ],
  },
  districts: {
    heading: "Obsługiwane osiedla i dzielnice",
    lead: "Osiedla z dalszymi literami i pozostałe dzielnice, na przykład Żwaków i Cielmice, też są na trasie.",
    items: [
      "Osiedle A",
      "Osiedle B",
      "Osiedle C",
      "Osiedle D",
      "Osiedle E",
      "Stare Tychy",
      "Paprocany",
      "Czułów",
      "Wilkowyje",
      "Mąkołowiec",
      "Urbanowice",
      "Jaroszowice",
    ],
  },
  local: [
    {
      kind: "table",
      id: "litery",
      heading: "Litera osiedla a wiek przewodów",
      lead: "Decyzja o budowie Nowych Tychów zapadła w 1950 roku. Osiedla oznaczano kolejnymi literami, więc alfabet jest tu z grubsza kalendarzem.",
      caption: "Czego spodziewamy się przed oględzinami.",
      columns: ["Osiedle", "Kiedy i z czego", "Co najczęściej w ścianach"],
      rows: [
        {
          label: "A",
          note: "Anna",
          cells: [
            "1951–1956, cegła, socrealistyczne fasady i arkady.",
            "Przewody w rurkach pod tynkiem, kilka razy przedłużane. Rurki czasem da się wykorzystać.",
          ],
        },
        {
          label: "B–E",
          note: "od Barbary do Ewy",
          cells: [
            "Lata 50. i 60., bloki niższe i luźno rozstawione.",
            "Często dwa obwody na mieszkanie, wspólne dla światła i gniazd, brak żyły ochronnej.",
          ],
        },
        {
          label: "Dalsze litery",
          note: "do Z",
          cells: [
            "Lata 70. i 80., wielka płyta. Osiedle Z powstało w latach 1982–1986.",
            "Aluminium zatopione w prefabrykacie. Nowa trasa omija płytę, starej nie da się wyciągnąć.",
          ],
        },
        {
          label: "Nowe budynki",
          note: "po 1990 roku",
          cells: [
            "Murowane i żelbetowe, z halami garażowymi.",
            "Trzy żyły miedzi. Brakuje raczej obwodów do klimatyzacji i ładowania auta.",
          ],
        },
      ],
      note: "Remonty zdążyły ten porządek pomieszać. Stan konkretnego mieszkania ustala się na miejscu.",
    },
    {
      kind: "rows",
      id: "pawilony",
      heading: "Pawilon, szkoła, garaże: zaplecze osiedla",
      lead: "Hanna i Kazimierz Wejchertowie zaplanowali Nowe Tychy tak, żeby sklep, przychodnia i szkoła stały w zasięgu spaceru. Te budynki mają dziś po kilkadziesiąt lat i po kilku najemców.",
      items: [
        {
          term: "Jeden licznik w pawilonie",
          text: "Sklep, fryzjer i gabinet rozliczają prąd ryczałtem i wzajemnie się wyłączają. Rozdzielamy obwody, dajemy podliczniki albo przygotowujemy wnioski o osobne umowy.",
          note: "podział",
        },
        {
          term: "Płaski dach",
          text: "Pawilon zużywa energię w dzień, wtedy, gdy dają ją panele. Zanim zamówisz moduły, konstruktor ocenia nośność dachu, a elektryk przekrój linii.",
          note: "panele",
        },
        {
          term: "Chłodnie i piece",
          text: "Agregat, piec piekarniczy i kasa dostają osobne obwody. Zwarcie w grzałce nie rozmraża wtedy lodów.",
          note: "zaplecze sklepu",
        },
        {
          term: "Szkoła i przedszkole",
          text: "Obwody w klasach wymieniamy w ferie i wakacje, piętro po piętrze. Kontrola obowiązuje co najmniej {pomiary.przegladDom}, zarządcy budynków publicznych zamawiają badania {pomiary.przegladRoczny}.",
          note: "terminarz",
        },
        {
          term: "Rząd garaży",
          text: "Kilkanaście boksów na jednym cienkim kablu nie naładuje samochodu. Najpierw sprawdzamy przekrój, potem właściciel terenu zgadza się na nową linię.",
          note: "ładowanie",
        },
      ],
      after: [
        "Remont mieszkania w bloku opisują poradnik [Modernizacja](/poradnik/modernizacja) i strona [Instalacje](/uslugi/instalacje). Tu dodamy jedno: na osiedlach z późniejszych liter płyty konstrukcyjnej nie nacina się bez zgody spółdzielni i konstruktora.",
      ],
    },
    {
      kind: "cards",
      id: "obrzeza",
      columns: 3,
      heading: "Dzielnice domów wokół miasta",
      drawing: {
        drawing: "board",
        title: "Dom jednorodzinny: duże odbiorniki na własnych obwodach",
        caption:
          "Każdy obwód ma własny wyłącznik różnicowoprądowy, więc usterka pompy, ładowarki albo bramy nie gasi reszty domu. Przed ładowarką auta jest typ B albo typ A z wykrywaniem prądu stałego.",
        circuits: [
          { rcd: "R1", name: "pompa", breaker: "C16", cable: "5×2,5", symbol: "motor" },
          { rcd: "R2", name: "płyta", breaker: "B16", cable: "5×2,5", symbol: "hob" },
          { rcd: "R3", name: "ładowarka", breaker: "C20", cable: "5×4", symbol: "charger", lit: true },
          { rcd: "R4", name: "brama", breaker: "B10", cable: "3×1,5", symbol: "motor" },
          { rcd: "R5", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R6", name: "światło", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
        ],
      },
      lead: "Mąkołowiec czy Wilkowyje to w praktyce osobne miejscowości, z linią napowietrzną, ogrodem i garażem.",
      items: [
        {
          icon: "car",
          title: "Mąkołowiec i Wilkowyje",
          text: "Nowe domy z ładowarką i pompą ciepła. Bilans mocy robimy przed wnioskiem do operatora (Tauron Dystrybucja), żeby złożyć go raz.",
        },
        {
          icon: "house",
          title: "Stare Tychy",
          text: "Ceglane domy sprzed budowy nowego miasta. Z wilgotnej piwnicy rozdzielnicę przenosimy na parter.",
        },
        {
          icon: "droplets",
          title: "Paprocany",
          text: "Blisko jeziora woda gruntowa stoi wysoko. Oprawy ogrodowe i pompy zasilamy z osobnym wyłącznikiem {rcd.prad}.",
        },
        {
          icon: "utility-pole",
          title: "Czułów",
          text: "Dawna osada przy papierni i domy jednorodzinne. Kabel do garażu na końcu działki liczymy ze spadkiem napięcia.",
        },
        {
          icon: "sun",
          title: "Jaroszowice",
          text: "Gospodarstwa i duże dachy. Panele łączymy z zasilaniem budynków gospodarczych, po sprawdzeniu przekroju linii.",
        },
        {
          icon: "battery-charging",
          title: "Cielmice i Żwaków",
          text: "Dom z lat 90. ma już miedź i żyłę PE. Dochodzi ochrona przepięciowa i miejsce na [magazyn energii](/uslugi/magazyny-energii).",
        },
      ],
    },
    {
      kind: "rows",
      id: "strefa",
      heading: "Zakłady w Urbanowicach i wokół strefy",
      lead: "Fabryka samochodów, jej dostawcy i podstrefa tyska pracują na zmiany, więc roboty planuje się na postój.",
      items: [
        {
          term: "Nowe stanowisko",
          text: "Zasilanie robota lub prasy: linia, rozłącznik, odbiór z pomiarem przed uruchomieniem przez dostawcę maszyny.",
          note: "400 V",
        },
        {
          term: "Sieć zakładowa",
          text: "Okablowanie strukturalne oddzielone od kabli mocy, szafy w strefach czystych, światłowód między halami.",
          note: "LAN",
        },
        {
          term: "Audyt klienta",
          text: "Odbiorcy części pytają o terminy badań i numery przyrządów. Prowadzimy harmonogram, a protokoły mają stały układ, taki jak [wzór](/wzor-protokolu).",
          note: "dokumenty",
        },
      ],
    },
  ],
  reasons: {
    heading: "Co dostajesz, dzwoniąc z Tychów",
    items: [
      {
        figure: "A–Z",
        title: "Litera wystarcza na początek",
        text: "Cegła z osiedla A i płyta z osiedla Z wymagają innych narzędzi. Po literze i piętrze ekipa wie, co zabrać.",
      },
      {
        figure: "{modernizacja.czas}",
        title: "Modernizacja z planem ekip",
        text: "Kolejność etapów ustalamy przy wycenie, więc glazurnik i stolarz wiedzą, kiedy wejść.",
      },
      {
        figure: "Harmonogram",
        title: "Terminy badań pod kontrolą",
        text: "Po uzgodnieniu prowadzimy kalendarz kontroli zakładu, szkoły i spółdzielni. {dowod.uprawnieniaZdanie}",
      },
    ],
  },
  range: {
    heading: "Tychy i powiat bieruńsko-lędziński",
    text: "Poza miastem obsługujemy Bieruń, Lędziny, Imielin, Bojszowy i Chełm Śląski. W gminach, pod którymi wydobywa się węgiel, przy przeglądzie zwracamy uwagę na uziom i wejście kabla. Na północ prowadzi strona [Katowice](/katowice).",
  },
  advice:
    "Pokaż elektrykowi plan: ściankę do zburzenia, miejsce na ładowarkę, nową kuchnię. Na tyskich osiedlach różnica dziesięciu lat zmienia cały zakres prac. Przewodów w płycie nie szukaj wiertarką, a zabezpieczenia przed licznikiem zostaw operatorowi.",
  neighbours: ["katowice", "chorzow", "sosnowiec", "zory"],
  band: {
    heading: "Zacznij od litery osiedla i metrażu",
    text: "Dom opisz rokiem budowy, zakład rodzajem maszyn. Oględziny kończą się wyceną, która jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o termin w Tychach", to: "/kontakt" },
  },
} as const satisfies City;
