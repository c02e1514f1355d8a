import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const zabrze: City = {
  slug: "zabrze",
  name: "Zabrze",
  inCity: "w Zabrzu",
  ofCity: "Zabrza",
  meta: {
    title: "Elektryk Zabrze: naprawy i prąd zamiast pieca",
    description:
      "Elektryk w Zabrzu: naprawa awarii {naprawa.wizyta} z dojazdem, trzy fazy po likwidacji pieca, remont w familoku, gabinety. Pomiary domu od {pomiary.domDo150}.",
    keywords: [
      "elektryk Zabrze",
      "remont familoka instalacja elektryczna",
      "ogrzewanie elektryczne Zabrze",
      "instalacja elektryczna gabinet lekarski",
      "elektryk Rokitnica",
      "elektryk Biskupice",
    ],
  },
  updated: "2026-11-26",
  tile: "familoki, domy, gabinety",
  geo: { latitude: 50.325, longitude: 18.786 },
  hero: {
    title: "Elektryk w Zabrzu: familoki, bloki, domy",
    lead: "Usuwamy awarie i odnawiamy instalacje. Gdy prąd zastępuje piec, trzy fazy kosztują u nas {przylacze.fazy}, a opłatę za moc pobiera operator.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Zabrzu",
    lead: "Familok gaśnie zwykle wtedy, gdy jedyny obwód jest przeciążony, dom na skraju miasta, gdy zerwie się linia na stojaku. Linię naprawia pogotowie energetyczne, a obwód my.",
  },
  services: {
    heading: "Zakres prac w Zabrzu",
    items: [
      {
        service: "instalacje",
        text: "Wymiana w familoku, bloku i w domu w Grzybowicach.",
        prices: ["instalacje/wymiana"],
      },
      {
        service: "fotowoltaika",
        text: "Panele na dachu skośnym i płaskim, także z magazynem.",
        prices: ["fotowoltaika/6kw", "fotowoltaika/magazyn"],
      },
      { service: "smart-home", text: "Regulacja ogrzewania elektrycznego w każdym pokoju." },
      { service: "rozdzielnice", text: "Mała tablica do wąskiego przedpokoju, większa do domu." },
      {
        service: "przylacza",
        text: "Przejście z jednej fazy na trzy, kabel zamiast stojaka.",
        prices: ["przylacza/fazy", "przylacza/kabel"],
      },
      { service: "sieci-lan", text: "Sieć dla gabinetu i rejestracji, gniazda RJ45 w domu." },
      { service: "monitoring", text: "Podwórze, garaż i wejście, nocą do {cctv.nocMax} od kamery." },
      { service: "alarmy", text: "Czujki ruchu, dymu i zalania, podtrzymanie {alarm.podtrzymanie}." },
      { service: "pomiary", text: "Mieszkanie, dom albo gabinet, z protokołem.", prices: ["pomiary/mieszkanie"] },
    ],
  },
  districts: {
    heading: "Dzielnice Zabrza, do których jeździmy",
    lead: "Na osiedle Kopernika też przyjeżdżamy.",
    items: [
      "Centrum",
      "Biskupice",
      "Zandka",
      "Zaborze",
      "Maciejów",
      "Mikulczyce",
      "Rokitnica",
      "Helenka",
      "Grzybowice",
      "Pawłów",
      "Kończyce",
      "Makoszowy",
    ],
  },
  local: [
    {
      kind: "example",
      id: "jedna-faza",
      heading: "Czy jedna faza wystarczy bez pieca",
      drawing: {
        drawing: "bars",
        title: "Moc ogrzewania i moc licznika jednofazowego",
        caption:
          "Grzejniki potrzebują {przyklad.zabrze.ogrzewanie}, z podgrzewaczem wody {przyklad.zabrze.razem}. Licznik daje {przyklad.zabrze.przydzial}.",
        bars: [
          { name: "grzejniki", fact: "przyklad.zabrze.ogrzewanie" },
          { name: "z wodą", fact: "przyklad.zabrze.razem" },
        ],
        limit: { name: "licznik", fact: "przyklad.zabrze.przydzial" },
      },
      paragraphs: [
        "Mieszkanie {przyklad.zabrze.mieszkanie} na Zaborzu, ściany bez ocieplenia, licznik jednofazowy z zabezpieczeniem {przyklad.zabrze.zabezpieczenie}.",
      ],
      steps: [
        {
          text: "Ogrzewanie: {przyklad.zabrze.mieszkanie} po {przyklad.zabrze.cieplo}",
          result: "{przyklad.zabrze.ogrzewanie}",
        },
        { text: "Z podgrzewaczem wody {przyklad.zabrze.bojler}", result: "{przyklad.zabrze.razem}" },
        { text: "Prąd w jednej fazie", result: "{przyklad.zabrze.prad}" },
        { text: "Tyle daje obecny licznik", result: "{przyklad.zabrze.przydzial}" },
      ],
      result: "To za mało nawet bez czajnika. Trzeba przejść na trzy fazy albo ocieplić ściany.",
    },
    {
      kind: "steps",
      id: "piec",
      heading: "Prąd zamiast pieca, krok po kroku",
      items: [
        {
          title: "Bilans ciepła i mocy",
          text: "Liczymy metraż, ocieplenie i ciepłą wodę, a wynik porównujemy z obecnym licznikiem.",
        },
        {
          title: "Zarządca i pion",
          text: "Pytamy o przekrój pionu. Kiedy na prąd przechodzi kilku lokatorów, linię wymienia się raz, dla wszystkich.",
        },
        {
          title: "Wniosek do operatora",
          text: "Tauron Dystrybucja określa warunki dla nowej mocy, a linia od licznika, rozłącznik i przełączenie obwodów to nasza część, {przylacze.fazy}.",
        },
        {
          title: "Obwody i pomiar przed sezonem",
          text: "Piec akumulacyjny i każdy grzejnik mają własny przewód oraz zabezpieczenie w [rozdzielnicy](/uslugi/rozdzielnice). Protokół zachowaj razem z umową o moc.",
        },
      ],
      note: "Terminy wymiany pieców wyznacza uchwała antysmogowa województwa śląskiego. Dopłaty sprawdzisz na czystepowietrze.gov.pl i w urzędzie miasta, a koszty ciepła w [porównaniu rodzajów ogrzewania](/poradnik/grzewnictwo).",
    },
    {
      kind: "text",
      id: "kolonie",
      heading: "Zandka, Borsigwerk, Rokitnica: remont w kolonii",
      picture: { name: "12-gniazda-i-laczniki" },
      paragraphs: [
        "W najstarszych domach patronackich prąd dokładano po latach, często po wierzchu i jednym obwodem na całe mieszkanie. Grube mury kujemy płytko, a w drewnianym stropie przewód biegnie w rurze, z dala od komina. Część kolonii jest chroniona. O elewację i klatkę pytamy konserwatora.",
        "Piony i tablice na klatce należą do zarządcy, w wielu domach do gminy. Na obwody w mieszkaniu trzeba zgody właściciela lokalu. Toaletę na półpiętrze zasilamy osobno, w szczelnym osprzęcie.",
      ],
    },
    {
      kind: "rows",
      id: "gabinety",
      heading: "Gabinety i przychodnie",
      items: [
        {
          term: "Grupa pomieszczenia",
          text: "O grupie 0, 1 albo 2 decyduje użytkownik z personelem medycznym, a od niej zależą zasilanie i połączenia wyrównawcze.",
          note: "PN-HD 60364-7-710",
        },
        {
          term: "Unit, autoklaw, sprężarka",
          text: "Każde urządzenie ma osobny obwód, z mocą według dokumentacji producenta.",
        },
        {
          term: "Odbiór",
          text: "[Pomiary](/uslugi/pomiary) przed otwarciem kosztują {przyklad.hala.obwodNetto} netto za obwód, a małego gabinetu w całości {przyklad.hala.zlecenieNetto} netto.",
        },
      ],
    },
    {
      kind: "checks",
      id: "domy",
      heading: "Domy w Grzybowicach, Kończycach i Makoszowach",
      items: [
        {
          title: "Kostka z płaskim dachem",
          text: "Zanim dobierzemy panele na balaście, strop ocenia konstruktor.",
        },
        {
          title: "Stojak na dachu",
          text: "Stojak koliduje z dociepleniem i modułami, a zamianę na kabel ziemny uzgadnia się z właścicielem sieci.",
        },
        {
          title: "Grunt po kopalni Makoszowy",
          text: "Skutki wydobycia mogą się jeszcze ujawniać. Kabel układamy luźno, z rezerwą przy złączu.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego w Zabrzu z nami",
    items: [
      {
        figure: "Przed sezonem",
        title: "Moc razem z obwodami",
        text: "Bilans, pismo do operatora, rozdzielnicę i obwody grzejne robią ci sami ludzie.",
      },
      {
        figure: "od {pomiary.domDo150}",
        title: "Pomiary domu z dokumentami",
        text: "Cena brutto do {pomiary.progMaly}, z protokołem [jak ten](/wzor-protokolu).",
      },
      {
        figure: "Po diagnozie",
        title: "Możesz zrezygnować",
        text: "{wizyta.odmowa}",
      },
    ],
  },
  range: {
    heading: "Każda dzielnica Zabrza",
    text: "Helenkę od Makoszów dzieli kilkanaście kilometrów, ale termin jest w obu miejscach ten sam. {obietnica.zasieg}",
  },
  advice:
    "Przed likwidacją pieca, zakupem grzejników i otwarciem gabinetu niech nasz elektryk oceni moc oraz pion. Nie podłączaj dmuchawy do gniazda, którego stanu nikt nie zna.",
  neighbours: ["gliwice", "bytom", "chorzow", "katowice"],
  band: {
    heading: "Piec, płyta, gabinet: ile mocy trzeba",
    text: "Podaj metraż albo listę urządzeń. Wycena jest {firma.wycenaSlownie} i odpowiada też na pytanie, czy obecny licznik da radę.",
    button: { label: "Poproś o wycenę w Zabrzu", to: "/kontakt" },
  },
};
