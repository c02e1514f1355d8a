import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const zabrze = {
  slug: "zabrze",
  name: "Zabrze",
  inCity: "w Zabrzu",
  ofCity: "Zabrza",
  meta: {
    title: "Elektryk Zabrze: familoki, domy, gabinety",
    description:
      "Elektryk w Zabrzu: remont instalacji w familoku, zasilanie ogrzewania po likwidacji pieca, gabinety lekarskie i domy. Pomiary domu od {pomiary.domDo150}.",
    keywords: [
      "elektryk Zabrze",
      "remont familoka instalacja elektryczna",
      "ogrzewanie elektryczne Zabrze",
      "instalacja elektryczna gabinet lekarski",
      "elektryk Rokitnica",
      "elektryk Biskupice",
    ],
  },
  updated: "2026-11-21",
  tile: "familoki, domy, gabinety",
  geo: { latitude: 50.325, longitude: 18.786 },
  hero: {
    title: "Elektryk w Zabrzu, od Helenki po Makoszowy",
    lead: "Odnawiamy instalacje w ceglanych koloniach, blokach i domach, zasilamy gabinety i ogrzewanie po likwidacji pieców. Przyjeżdżamy {obietnica.awaria}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Zabrzu?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Zakres prac w Zabrzu",
    items: [
      {
        service: "instalacje",
        text: "Familok, mieszkanie na Koperniku, dom w Grzybowicach: od tras po ostatnie gniazdo.",
      },
      {
        service: "fotowoltaika",
        text: "Panele na dachu skośnym i płaskim, z magazynem albo z przygotowaniem pod niego.",
      },
      {
        service: "smart-home",
        text: "Regulacja ogrzewania elektrycznego w każdym pokoju, rolety i światło z telefonu.",
      },
      {
        service: "rozdzielnice",
        text: "Mała tablica do wąskiego przedpokoju, większa do domu, obie z ochroną przepięciową.",
      },
      { service: "przylacza", text: "Przejście z jednej fazy na trzy, gdy zamiast pieca ma grzać prąd." },
      { service: "sieci-lan", text: "Sieć dla gabinetu i rejestracji, gniazda RJ45 w domu, zasięg na piętrze." },
      { service: "monitoring", text: "Podgląd podwórza, garażu i wejścia, obraz nocą do {cctv.nocMax} od kamery." },
      { service: "alarmy", text: "Czujki ruchu, dymu i zalania, podtrzymanie przez {alarm.podtrzymanie}." },
      { service: "pomiary", text: "Dom od {pomiary.domDo150}, klatki wspólnot i gabinety po wycenie." },
    ],
  },
  districts: {
    heading: "Zabrze od Grzybowic po Pawłów",
    lead: "Północ i południe miasta dzieli kilkanaście kilometrów, dla nas to jeden rejon.",
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
      kind: "text",
      id: "kolonie",
      heading: "Zandka, Borsigwerk, Rokitnica: remont w kolonii",
      paragraphs: [
        "Zabrze ma trzy duże osiedla patronackie. Borsigwerk w Biskupicach stawiano w latach 1863–1871, Zandkę przy hucie Donnersmarcka, a osiedle Ballestrema w Rokitnicy od 1905 roku. W najstarszych domach prądu nie było w projekcie. Dokładano go później, często po wierzchu i jednym obwodem na całe mieszkanie.",
        "Część tej zabudowy jest chroniona. O elewację, klatkę i dach trzeba zapytać służby konserwatorskie, wnętrze mieszkania daje więcej swobody. Grube mury kujemy płytko, a w drewnianym stropie przewód biegnie w rurze, z dala od komina.",
        "Osobny przypadek to cztery domy ze stalowych płyt z lat 1928–1929 przy ulicy Szafarczyka w Rokitnicy. W takim budynku pytanie o połączenia wyrównawcze i osłonę przewodu na krawędzi blachy pada przed pierwszym otworem.",
      ],
      list: [
        "Piony i tablice na klatce: decyduje zarządca, w wielu domach gmina.",
        "Obwody w mieszkaniu: zgoda właściciela lokalu, potem [plan wymiany](/poradnik/wymiana-instalacji).",
        "Toaleta na półpiętrze i komórka: osobny obwód w osprzęcie szczelnym.",
      ],
    },
    {
      kind: "steps",
      id: "piec",
      heading: "Piec znika, grzeje prąd: kolejność prac",
      lead: "W kamienicy na Zaborzu i w familoku w Biskupicach wygląda to podobnie.",
      items: [
        {
          title: "Bilans ciepła i mocy",
          text: "Liczymy metraż, ocieplenie i ciepłą wodę, a wynik porównujemy z tym, co daje obecny licznik.",
        },
        {
          title: "Rozmowa z zarządcą",
          text: "Pytamy o przekrój pionu. Jeśli kilku lokatorów przechodzi na prąd, linię wymienia się raz, dla wszystkich.",
        },
        {
          title: "Wniosek do operatora",
          text: "Tauron Dystrybucja określa warunki dla nowej mocy. W grę wchodzi druga i trzecia faza oraz inne miejsce licznika.",
        },
        {
          title: "Obwody grzejne",
          text: "Piec akumulacyjny lub grzejnik dostaje własny przewód i zabezpieczenie w nowej [rozdzielnicy](/uslugi/rozdzielnice).",
        },
        {
          title: "Badania przed sezonem",
          text: "Mierzymy pętlę zwarcia i izolację pod kątem długiej pracy z pełnym obciążeniem. Protokół zachowaj razem z umową o moc.",
        },
      ],
      note: "Terminy wymiany kotłów i pieców wyznacza uchwała antysmogowa województwa śląskiego, a dopłaty zależą od programu i roku. Aktualne warunki podają czystepowietrze.gov.pl i urząd miasta. Rodzaje ogrzewania porównuje poradnik [Grzewnictwo](/poradnik/grzewnictwo).",
    },
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
          { name: "z wodą", fact: "przyklad.zabrze.razem", lit: true },
          { name: "licznik", fact: "przyklad.zabrze.przydzial" },
        ],
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
      result: "Nie wystarczy, zanim ktokolwiek włączy czajnik. Potrzebne są trzy fazy albo najpierw ocieplenie.",
    },
    {
      kind: "rows",
      id: "gabinety",
      heading: "Gabinety i przychodnie",
      lead: "W mieście z uczelnią medyczną i klinikami lokal po sklepie nieraz staje się gabinetem. Instalacja musi wtedy spełnić więcej wymagań.",
      items: [
        {
          term: "Grupa pomieszczenia",
          text: "Norma wyróżnia grupy 0, 1 i 2. Przypisuje je użytkownik z personelem medycznym, a od wyniku zależą połączenia wyrównawcze i zasilanie.",
          note: "PN-HD 60364-7-710",
        },
        {
          term: "Unit, autoklaw, sprężarka",
          text: "Każde urządzenie na osobnym obwodzie, z mocą według dokumentacji producenta i dostępem serwisowym.",
          note: "obwody",
        },
        {
          term: "Rejestracja i dane",
          text: "Okablowanie kat. {lan.kategoria}, zasilacz UPS, przełącznik w zamykanej szafce. Kamery tylko tam, gdzie pozwala na to prawo.",
          note: "sieć",
        },
        {
          term: "Odbiór",
          text: "[Pomiary](/uslugi/pomiary) przed otwarciem, schemat rozdzielnicy i zalecany termin następnej kontroli.",
          note: "protokół",
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
          text: "Panele staną na konstrukcji balastowej, jeśli strop to udźwignie. Najpierw ocenia go konstruktor, potem dobieramy falownik.",
        },
        {
          title: "Stojak na dachu",
          text: "Przewód napowietrzny koliduje z dociepleniem i modułami. Zamiana na kabel ziemny wymaga uzgodnienia z właścicielem sieci.",
        },
        {
          title: "Grunt po kopalni",
          text: "Kopalnia Makoszowy skończyła wydobycie w 2016 roku, ale skutki mogą się jeszcze ujawniać. Nowy kabel kładziemy luźno, z rezerwą przy złączu.",
        },
        {
          title: "Garaż i warsztat",
          text: "Gniazdo siłowe z czasów PRL rzadko ma wyłącznik różnicowoprądowy. Warsztat zasilamy z podrozdzielnicy z własną ochroną.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego w Zabrzu z nami",
    items: [
      {
        figure: "Kolonie",
        title: "Znamy układ tych domów",
        text: "Borsigwerk, Zandka, Ballestrema: rzuty się powtarzają, więc oględziny są krótsze, a pytanie do konserwatora pada na początku.",
      },
      {
        figure: "1 wniosek",
        title: "Moc razem z obwodami",
        text: "Bilans, pismo do operatora, rozdzielnicę i obwody grzejne prowadzi jedna ekipa. Terminy zazębiają się przed sezonem.",
      },
      {
        figure: "od {pomiary.domDo150}",
        title: "Pomiary domu z dokumentami",
        text: "Cena brutto za budynek do {pomiary.progMaly}. Co za nią dostajesz, pokazuje [wzór protokołu](/wzor-protokolu).",
      },
    ],
  },
  range: {
    heading: "Zabrze i dalej",
    text: "Jeździmy po całym Zabrzu, od Grzybowic po Kończyce. Gliwice i Bytom leżą około dziesięciu kilometrów stąd, a ich zabudowę opisują strony [Gliwice](/gliwice) i [Bytom](/bytom).",
  },
  advice:
    "Przed likwidacją pieca, zakupem grzejników i otwarciem gabinetu niech elektryk oceni moc oraz pion. W domu z kolonii zapytaj też o ochronę konserwatorską. Nie podłączaj dmuchawy do gniazda, którego stanu nikt nie zna.",
  neighbours: ["gliwice", "bytom", "chorzow", "katowice"],
  band: {
    heading: "Piec, płyta, gabinet: ile mocy trzeba",
    text: "Opisz, co ma działać i w jakim budynku. Wycena jest {firma.wycenaSlownie}, razem z odpowiedzią, czy wystarczy obecny licznik.",
    button: { label: "Poproś o wycenę w Zabrzu", to: "/kontakt" },
  },
} as const satisfies City;
