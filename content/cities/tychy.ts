import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const tychy: City = {
  slug: "tychy",
  name: "Tychy",
  inCity: "w Tychach",
  ofCity: "Tychów",
  meta: {
    title: "Elektryk Tychy: naprawy, bloki, domy, zakłady",
    description:
      "Elektryk w Tychach i powiecie bieruńsko-lędzińskim: naprawa awarii {naprawa.wizyta} z dojazdem, mieszkania na osiedlach A–Z, domy, pawilony, zakłady w strefie.",
    keywords: [
      "elektryk Tychy",
      "elektryk Bieruń",
      "elektryk Lędziny",
      "instalacja elektryczna w bloku Tychy",
      "ładowarka samochodu Tychy",
      "wymiana instalacji osiedle Tychy",
    ],
  },
  updated: "2026-11-26",
  tile: "i powiat bieruńsko-lędziński",
  geo: { latitude: 50.137, longitude: 18.966 },
  hero: {
    title: "Elektryk w Tychach i powiecie",
    lead: "Usuwamy awarie i wymieniamy przewody, których wiek zdradza litera osiedla. Pełna wymiana kosztuje {wymiana.cenaPelna}, kuchnia z nowymi obwodami {modernizacja.minimum}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Brak prądu w Tychach",
    lead: "Na osiedlach z dalszymi literami grzeją się styki aluminium. W Wilkowyjach i Czułowie wiatr zrywa linie napowietrzne, a te naprawia operator. Przewodami za licznikiem zajmujemy się my.",
  },
  services: {
    heading: "Usługi dla Tychów i powiatu",
    items: [
      {
        service: "instalacje",
        text: "Mieszkanie na osiedlu B, dom w Wilkowyjach, biuro w strefie.",
        prices: ["instalacje/wymiana"],
      },
      {
        service: "fotowoltaika",
        text: "Domy na obrzeżach, układ {pv.hybryda.moc} z zasilaniem rezerwowym.",
        prices: ["fotowoltaika/magazyn"],
      },
      { service: "smart-home", text: "Dom w budowie, ogrzewanie i rolety w jednej aplikacji." },
      { service: "rozdzielnice", text: "Tablica mieszkania z aparatem na każdy duży odbiornik." },
      {
        service: "przylacza",
        text: "Zasilanie budowy, więcej mocy dla pompy ciepła.",
        prices: ["przylacza/plac"],
      },
      { service: "sieci-lan", text: "Dom i zakład, po {lan.gniazda} gniazda RJ45 w pokoju." },
      { service: "monitoring", text: "Podjazd, brama i linia produkcyjna." },
      { service: "alarmy", text: "Dom na skraju lasu, sygnał w telefonie i na ścianie." },
      {
        service: "pomiary",
        text: "Dom, mieszkanie i maszyny w zakładzie, z protokołem.",
        prices: ["pomiary/dom150", "pomiary/mieszkanie"],
      },
    ],
  },
  districts: {
    heading: "Tyskie osiedla i dzielnice",
    lead: "Żwaków, Cielmice i osiedla z dalszymi literami też obsługujemy.",
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
      lead: "Osiedla budowane od 1950 roku oznaczano kolejnymi literami i alfabet jest tu z grubsza kalendarzem.",
      caption: "Czego spodziewamy się przed oględzinami.",
      columns: ["Osiedle", "Kiedy i z czego", "Co najczęściej w ścianach"],
      rows: [
        {
          label: "A",
          note: "Anna",
          cells: [
            "1951–1956, cegła, fasady z arkadami.",
            "Przewody biegną w rurkach pod tynkiem, kilka razy przedłużane.",
          ],
        },
        {
          label: "B–E",
          note: "od Barbary do Ewy",
          cells: [
            "Lata 50. i 60., bloki niższe.",
            "Na mieszkanie są często dwa obwody, wspólne dla światła i gniazd, bez żyły ochronnej.",
          ],
        },
        {
          label: "Dalsze litery",
          note: "do Z",
          cells: [
            "Lata 70. i 80., wielka płyta.",
            "Aluminium jest zatopione w prefabrykacie. Nowa trasa omija płytę, starej nie da się wyciągnąć.",
          ],
        },
        {
          label: "Nowe budynki",
          note: "po 1990 roku",
          cells: [
            "Cegła i żelbet, hale garażowe.",
            "Są trzy żyły miedzi, ale za mało obwodów do klimatyzacji i ładowania auta.",
          ],
        },
      ],
      note: "Remonty pomieszały ten porządek. Płyty nie nacina się bez zgody spółdzielni i konstruktora.",
    },
    {
      kind: "rows",
      id: "pawilony",
      heading: "Pawilon, szkoła, garaże",
      picture: { name: "20-tablica-licznikowa" },
      items: [
        {
          term: "Jeden licznik w pawilonie",
          text: "Sklep, fryzjer i gabinet płacą ryczałtem i wyłączają się nawzajem. Rozdzielamy obwody i zakładamy podliczniki.",
        },
        {
          term: "Szkoła i przedszkole",
          text: "Obwody w klasach wymieniamy w ferie i wakacje, a badania budynków publicznych robimy {pomiary.przegladRoczny}.",
        },
        {
          term: "Rząd garaży",
          text: "Cienki kabel na kilkanaście boksów nie naładuje samochodu. Nowa linia, z rowem i zasypaniem, to {przylacze.kabel.metr}, jeśli zgodzi się właściciel terenu.",
        },
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
          "Każdy obwód ma własny wyłącznik różnicowoprądowy, dlatego usterka w jednym nie gasi reszty domu. Przed ładowarką auta jest typ B albo typ A z wykrywaniem prądu stałego.",
        tripped: "R4",
        circuits: [
          { rcd: "R1", name: "pompa", breaker: "C16", cable: "5×2,5", symbol: "motor" },
          { rcd: "R2", name: "płyta", breaker: "B16", cable: "5×2,5", symbol: "hob" },
          { rcd: "R3", name: "ładowarka", breaker: "B20", cable: "5×4", symbol: "charger" },
          { rcd: "R4", name: "brama", breaker: "B10", cable: "3×1,5", symbol: "motor" },
          { rcd: "R5", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R6", name: "światło", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
        ],
      },
      items: [
        {
          title: "Mąkołowiec i Wilkowyje",
          text: "Moc pompy ciepła i ładowarki liczymy razem, żeby do spółki Tauron Dystrybucja trafił jeden wniosek.",
        },
        {
          title: "Stare Tychy",
          text: "W ceglanym domu przenosimy rozdzielnicę z wilgotnej piwnicy na parter.",
        },
        {
          title: "Paprocany",
          text: "Woda gruntowa jest wysoko. Oprawy ogrodowe i pompy mają osobną różnicówkę (wyłącznik różnicowoprądowy) {rcd.prad}.",
        },
        {
          title: "Czułów",
          text: "Kabel do garażu na końcu działki liczymy ze spadkiem napięcia.",
        },
        {
          title: "Jaroszowice",
          text: "Panele na dużych dachach łączymy z zasilaniem budynków gospodarczych.",
        },
        {
          title: "Cielmice i Żwaków",
          text: "Dom z lat 90. ma miedź i żyłę PE, brakuje mu ochrony przepięciowej i miejsca na [magazyn energii](/uslugi/magazyny-energii).",
        },
      ],
    },
    {
      kind: "rows",
      id: "strefa",
      heading: "Zakłady w Urbanowicach i wokół strefy",
      items: [
        {
          term: "Nowe stanowisko",
          text: "Linię dla robota lub prasy, z rozłącznikiem i pomiarem, kończymy w czasie postoju, zanim dostawca uruchomi maszynę.",
        },
        {
          term: "Audyt klienta",
          text: "Odbiorcy części pytają o terminy badań i numery przyrządów, a nasz protokół je podaje, jak [ten wzór](/wzor-protokolu).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego w Tychach warto zlecić to nam",
    items: [
      {
        figure: "A–Z",
        title: "Litera i piętro na początek",
        text: "Do cegły z osiedla A i płyty z osiedla Z zabieramy inne narzędzia.",
      },
      {
        figure: "{modernizacja.czas}",
        title: "Modernizacja z planem ekip",
        text: "Kolejność etapów ustalamy przy wycenie, żeby glazurnik i stolarz wiedzieli, kiedy wejść.",
      },
      {
        figure: "Uprawnienia",
        title: "Podpis pod protokołem",
        text: "{dowod.uprawnieniaZdanie}",
      },
    ],
  },
  range: {
    heading: "Tychy i powiat bieruńsko-lędziński",
    text: "Bieruń, Lędziny, Imielin, Bojszowy i Chełm Śląski też obsługujemy, a nad czynną kopalnią sprawdzamy uziom i wejście kabla. {obietnica.zasieg}",
  },
  advice:
    "Zanim zaczniesz remont, pokaż naszemu elektrykowi plan: ściankę do zburzenia, miejsce na ładowarkę, nową kuchnię. Przewodów w płycie nie szukaj wiertarką, a zabezpieczenia przed licznikiem zostaw operatorowi.",
  neighbours: ["katowice", "chorzow", "sosnowiec", "zory"],
  band: {
    heading: "Zacznij od litery osiedla i metrażu",
    text: "W domu ważniejszy jest rok budowy, w zakładzie rodzaj maszyn. Podamy termin oględzin, a wycena po nich jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o termin w Tychach", to: "/kontakt" },
  },
};
