import type { City } from "@/lib/content/types";

export const tychy = {
  slug: "tychy",
  name: "Tychy",
  inCity: "w Tychach",
  ofCity: "Tychów",
  meta: {
    title: "Elektryk Tychy: bloki, domy, zakłady",
    description:
      "Elektryk w Tychach i powiecie bieruńsko-lędzińskim: remont instalacji na osiedlach A–Z, domy w Mąkołowcu i Wilkowyjach, zasilanie zakładów w strefie.",
    keywords: [
      "elektryk Tychy",
      "elektryk Bieruń",
      "elektryk Lędziny",
      "instalacja elektryczna w bloku Tychy",
      "ładowarka samochodu Tychy",
      "wymiana instalacji osiedle Tychy",
    ],
  },
  updated: "2026-11-20",
  tile: "i powiat bieruńsko-lędziński",
  geo: { latitude: 50.137, longitude: 18.966 },
  hero: {
    title: "Elektryk w Tychach, od osiedla A po Jaroszowice",
    lead: "Znamy plan miasta, w którym litera osiedla podpowiada wiek przewodów. Do Tychów i sąsiedniego powiatu docieramy w ciągu {firma.przyjazdDo}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    badges: [
      { icon: "file-check", text: "Usługi elektryczne z certyfikatem" },
      { icon: "calendar-check", text: "W branży od {firma.rokZalozenia} roku" },
      { icon: "shield-check", text: "Ubezpieczenie i gwarancja prac" },
    ],
  },
  services: {
    heading: "Czym zajmujemy się w Tychach",
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
    heading: "Osiedla i dzielnice, które obsługujemy",
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
      tag: "T1",
      heading: "Litera osiedla a wiek przewodów",
      lead: "Decyzja o budowie Nowych Tychów zapadła w 1950 roku. Osiedla oznaczano kolejnymi literami, więc alfabet jest tu z grubsza kalendarzem.",
      caption: "Czego spodziewamy się przed oględzinami.",
      columns: ["Osiedle", "Kiedy i z czego", "Co zwykle ma instalacja"],
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
            "Zwykle aluminium zatopione w prefabrykacie. Nowa trasa omija płytę, starej nie da się wyciągnąć.",
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
      kind: "checks",
      id: "ustalenia",
      tag: "A1",
      heading: "Cztery ustalenia przed remontem w bloku",
      items: [
        {
          title: "Fazy i zabezpieczenie",
          text: "Czy do licznika dochodzi jedna faza, czy trzy, i ile amperów stoi przed nim. Dane są na umowie albo u administracji.",
        },
        {
          title: "Ściany nośne",
          text: "Płyty konstrukcyjnej nie nacina się bez zgody spółdzielni i konstruktora. Przewód idzie wtedy w wylewce lub pod sufitem podwieszanym.",
        },
        {
          title: "Punkt rozdziału PEN",
          text: "Trzecią żyłę wyprowadza się z miejsca wskazanego przez elektryka, nie z bolca najbliższego gniazda.",
        },
        {
          title: "Kolejność ekip",
          text: "Elektryk wchodzi po wyburzeniach, przed hydraulikiem zabudowującym szacht i przed tynkami.",
        },
      ],
      after: [
        "Rozpiętość cen i czas prac znajdziesz w poradniku [Modernizacja](/poradnik/modernizacja), a zakres robót na stronie [Instalacje](/uslugi/instalacje).",
      ],
    },
    {
      kind: "cards",
      id: "obrzeza",
      tag: "T2",
      columns: 3,
      heading: "Dzielnice domów wokół miasta",
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
          text: "Ceglane domy sprzed budowy nowego miasta. Piwnice bywają wilgotne, a rozdzielnica trafia tam na parter.",
        },
        {
          icon: "droplets",
          title: "Paprocany",
          text: "Blisko jeziora grunt bywa mokry. Oprawy ogrodowe i pompy zasilamy z osobnym wyłącznikiem {rcd.prad}.",
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
          text: "Dom z lat 90. ma zwykle miedź i żyłę PE. Dochodzi ochrona przepięciowa i miejsce na [magazyn energii](/uslugi/magazyny-energii).",
        },
      ],
    },
    {
      kind: "rows",
      id: "strefa",
      tag: "T3",
      heading: "Zakłady w Urbanowicach i wokół strefy",
      lead: "Podstrefa tyska i przemysł motoryzacyjny pracują na zmiany, więc prace planuje się na postój.",
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
          text: "Odbiorcy części pytają o terminy badań. Po uzgodnieniu prowadzimy harmonogram, a [protokoły](/uslugi/pomiary) mają jeden układ.",
          note: "dokumenty",
        },
      ],
    },
  ],
  reasons: {
    heading: "Powody, żeby zadzwonić do nas",
    items: [
      {
        figure: "{modernizacja.czas}",
        title: "Trwa modernizacja mieszkania",
        text: "Kolejność etapów ustalamy przy wycenie, więc glazurnik wie, kiedy wejść.",
      },
      {
        figure: "{firma.lata}",
        title: "Pracujemy przy prądzie",
        text: "Cegła z osiedla A i płyta z osiedla Z to dla nas dwie różne, ale znane roboty.",
      },
      {
        figure: "{firma.wycena}",
        title: "Kosztuje wycena",
        text: "Dotyczy to Tychów oraz Bierunia, Lędzin i pozostałych gmin powiatu.",
      },
    ],
  },
  picture: { name: "12-gniazda-i-laczniki" },
  range: {
    heading: "Tychy i powiat bieruńsko-lędziński",
    text: "Poza miastem obsługujemy Bieruń, Lędziny, Imielin, Bojszowy i Chełm Śląski. W gminach, pod którymi wydobywa się węgiel, przy przeglądzie zwracamy uwagę na uziom i wejście kabla. Na północ prowadzi strona [Katowice](/katowice).",
  },
  advice:
    "Zanim zburzysz ściankę albo zamówisz ładowarkę, pokaż plan elektrykowi. Na tyskich osiedlach różnica dziesięciu lat zmienia cały zakres prac. Przewodów w płycie nie szukaj wiertarką, a zabezpieczenia przed licznikiem zostaw operatorowi.",
  neighbours: ["katowice", "chorzow", "sosnowiec", "zory"],
  band: {
    heading: "Podaj literę osiedla i metraż",
    text: "Na tej podstawie powiemy, czego się spodziewać, i umówimy oględziny. Dom opisz rokiem budowy.",
    button: { label: "Zapytaj o termin w Tychach", to: "/kontakt" },
  },
} as const satisfies City;
