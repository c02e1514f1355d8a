import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const chorzow = {
  slug: "chorzow",
  name: "Chorzów",
  inCity: "w Chorzowie",
  ofCity: "Chorzowa",
  meta: {
    title: "Elektryk Chorzów: lokale, klatki, zakłady",
    description:
      "Elektryk w Chorzowie: instalacje w kamienicach i blokach, lokale przy Wolności, przeglądy klatek wspólnot, zasilanie i pomiary w halach.",
    keywords: [
      "elektryk Chorzów",
      "elektryk Chorzów Batory",
      "instalacja elektryczna w lokalu Chorzów",
      "przegląd instalacji wspólnota Chorzów",
      "kompensacja mocy biernej Chorzów",
      "wymiana instalacji Klimzowiec",
    ],
  },
  updated: "2026-11-21",
  tile: "lokale, klatki, zakłady",
  geo: { latitude: 50.297, longitude: 18.955 },
  hero: {
    title: "Elektryk w Chorzowie dla mieszkań, lokali i hal",
    lead: "Obsługujemy mieszkania na piętrach, sklepy pod nimi i hale po dawnych zakładach.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Chorzowie?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Zlecenia z chorzowskich bram i hal",
    items: [
      {
        service: "instalacje",
        text: "Kamienica w Centrum, blok na Irysie, dom w Maciejkowicach: wymiana całości lub części.",
      },
      { service: "fotowoltaika", text: "Domy, dachy hal i wspólnot, moc dobrana do zużycia w dzień." },
      { service: "smart-home", text: "Sceny świetlne w lokalu i mieszkaniu, jeden panel zamiast rzędu łączników." },
      { service: "rozdzielnice", text: "Tablica mieszkania, lokalu albo maszyny, z opisem każdego obwodu." },
      {
        service: "przylacza",
        text: "Trójfazowe zasilanie kuchni restauracji, osobny licznik dla wydzielonego lokalu.",
      },
      {
        service: "sieci-lan",
        text: "Kasa, terminal i biuro na kablu, odcinki do {lan.segment}, Wi-Fi dla gości osobno.",
      },
      { service: "monitoring", text: "Witryna, zaplecze i plac składowy, kąt widzenia {cctv.kat}." },
      { service: "alarmy", text: "Sklep, magazyn, mieszkanie: próba systemu {alarm.test}." },
      { service: "pomiary", text: "Klatki i piwnice wspólnot, lokale przed odbiorem, hale po przeróbkach." },
    ],
  },
  districts: {
    heading: "Chorzowskie dzielnice i osiedla",
    lead: "Używamy nazw urzędowych i tych, które pamiętają mieszkańcy.",
    items: [
      "Centrum",
      "Klimzowiec",
      "Nowe Hajduki",
      "Chorzów II",
      "Pnioki",
      "Szarlociniec",
      "Osiedle Pod Arkadami",
      "Osiedle Irys",
      "Chorzów Stary",
      "Maciejkowice",
      "Chorzów Batory",
      "Niedźwiedziniec",
    ],
  },
  local: [
    {
      kind: "table",
      id: "zabudowa",
      heading: "Adres, stan zastany, pierwszy krok",
      lead: "Miasto ma około 33 km², a mieści śródmieście dawnej Królewskiej Huty, przemysł i wiejskie niegdyś Maciejkowice.",
      caption: "Typowa zabudowa Chorzowa i pierwsza czynność w każdej z nich.",
      columns: ["Miejsce", "Co zastajemy", "Pierwszy krok"],
      rows: [
        {
          label: "Centrum, Chorzów II",
          note: "kamienice",
          cells: [
            "Wysokie parterowe lokale i mieszkania ze wspólnym pionem, tablice z różnych lat.",
            "Spis liczników i zabezpieczeń w całej bramie.",
          ],
        },
        {
          label: "Chorzów Batory, Nowe Hajduki",
          note: "familoki przy hucie",
          cells: [
            "Drewniane stropy, przewody pod deskami, komórki zasilane z mieszkań.",
            "Odłączenie komórek i nowy obwód administracyjny.",
          ],
        },
        {
          label: "Klimzowiec, Irys, Pod Arkadami",
          note: "bloki",
          cells: [
            "Dwie żyły w gniazdach, kołek ochronny połączony z przewodem PEN, czyli układ TN-C.",
            "Nowe obwody trójżyłowe, przynajmniej w kuchni i łazience.",
          ],
        },
        {
          label: "Maciejkowice, Chorzów Stary",
          note: "domy",
          cells: [
            "Bezpieczniki na strychu, linia na stojaku, rozbudowy bez schematu.",
            "Pomiar uziemienia i narysowanie tego, co jest.",
          ],
        },
      ],
      after: [
        "To obraz typowy. O twoim mieszkaniu rozstrzygają [oględziny i pomiary](/uslugi/pomiary), bo poprzedni właściciel mógł wymienić połowę przewodów.",
      ],
    },
    {
      kind: "text",
      id: "parter",
      heading: "Lokal pod mieszkaniami: prąd, hałas, sąsiedzi",
      drawing: {
        drawing: "board",
        title: "Rozdzielnica piekarni w parterze kamienicy",
        caption:
          "Osobna linia z piwnicy zasila sześć obwodów: piec na trzech fazach, chłodnię, wentylator, gniazda, kasę z terminalem oraz szyld na zegarze. Mieszkania nad lokalem zostają na swoim pionie.",
        circuits: [
          { rcd: "R1", name: "piec", breaker: "C20", cable: "5×4", symbol: "hob", lit: true },
          { rcd: "R2", name: "chłodnia", breaker: "C16", cable: "3×2,5", symbol: "motor" },
          { rcd: "R3", name: "wentylator", breaker: "C10", cable: "3×1,5", symbol: "motor" },
          { rcd: "R4", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R5", name: "kasa", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R6", name: "szyld", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
        ],
      },
      paragraphs: [
        "Ulica Wolności i jej przecznice to sklepy, gabinety i kawiarnie w parterach kamienic. Po fryzjerze wchodzi piekarnia, a licznik zostaje ten sam. Piec elektryczny potrzebuje trzech faz i mocy, której stary pion nie odda bez szkody dla mieszkań.",
        "Sprawdzamy moc umowną, wielkość zabezpieczenia i drogę kabla od złącza w bramie. Często lepiej poprowadzić osobną linię piwnicą, niż wymieniać pion. O nowe warunki występuje się do operatora (Tauron Dystrybucja), a kucie w bramie wymaga uchwały albo zgody wspólnoty.",
      ],
      list: [
        "Wentylator i agregat chłodniczy: miejsce uzgodnione z sąsiadami, zanim staną.",
        "Oświetlenie awaryjne: tam, gdzie wymagają go przepisy pożarowe.",
        "Szyld: osobny obwód z zegarem i wyłącznikiem różnicowoprądowym {rcd.prad}.",
        "Kasa i terminal: osobne gniazda oraz [kabel sieciowy](/uslugi/sieci-lan).",
      ],
    },
    {
      kind: "rows",
      id: "zaklady",
      heading: "Warsztaty i hale po wielkim przemyśle",
      lead: "Huty, zakłady chemiczne i budowa taboru szynowego zostawiły w mieście hale, w których pracują dziś mniejsze firmy.",
      items: [
        {
          term: "Moc bierna",
          text: "Silniki i spawarki pobierają energię bierną, a jej nadmiar podnosi rachunek. Po pomiarze dobieramy baterię kondensatorów albo dławiki.",
          note: "rachunek",
        },
        {
          term: "Stara rozdzielnia",
          text: "Aparaty bez części zamiennych wymieniamy polami, żeby produkcja stała możliwie krótko.",
          note: "przestój",
        },
        {
          term: "Podział hali",
          text: "Każdy najemca dostaje rozłącznik, podlicznik i schemat na drzwiach własnej rozdzielnicy.",
          note: "najem",
        },
        {
          term: "Środowisko",
          text: "Pył metaliczny i opary wymagają osprzętu o wyższym stopniu ochrony oraz krótszych odstępów między badaniami.",
          note: "IP i terminy",
        },
      ],
      after: [
        "Także średnie napięcie i stałą opiekę nad instalacją zakładu prowadzimy na umowę, zobacz stronę [Dla firm](/dla-firm).",
      ],
    },
    {
      kind: "faq",
      id: "wspolnoty",
      heading: "Pytania zarządców i wspólnot",
      items: [
        {
          question: "Jak przygotować przegląd bramy i piwnic?",
          answer:
            "Trzeba wywiesić kartkę z godziną wyłączenia i otworzyć komórki, przez które biegną przewody. Wyniki dostajesz w układzie, który pokazuje [wzór protokołu](/wzor-protokolu), a usterki ułożone od najgroźniejszej.",
        },
        {
          question: "Czy oświetlenie klatki LED z czujnikami się opłaca?",
          answer:
            "W budynku, w którym światło pali się całą noc, prawie zawsze. Oszczędność sięga {led.oszczednosc} względem żarówek, a koszt zależy od stanu przewodów pod tynkiem.",
        },
        {
          question: "Kto płaci za wymianę pionu?",
          answer:
            "Pion jest częścią wspólną, płaci więc wspólnota, najczęściej z funduszu remontowego. Odcinek od licznika do mieszkania jedne uchwały zaliczają do części wspólnej, inne do lokalu. Sprawdzamy to przed wyceną.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Na co możesz liczyć w Chorzowie",
    items: [
      {
        figure: "Cała brama",
        title: "Sklep, klatka i mieszkanie naraz",
        text: "Zasilanie lokalu i mieszkań nad nim zależy od siebie. Patrzymy na budynek w całości, zanim cokolwiek przesuniemy.",
      },
      {
        figure: "{pomiary.dokumenty}",
        title: "Dokumenty do odbioru lokalu",
        text: "Tyle mija od badania do protokołu, z którym idziesz do sanepidu, straży albo wynajmującego.",
      },
      {
        figure: "Etapy",
        title: "Krótki postój warsztatu",
        text: "Rozdzielnię wymieniamy pole po polu. Typowa tablica mieszkania albo małego lokalu zajmuje {rozdzielnica.czas}.",
      },
    ],
  },
  range: {
    heading: "Chorzów i sąsiednie miasta",
    text: "Pracujemy we wszystkich częściach Chorzowa, a po drodze także w Świętochłowicach i Siemianowicach Śląskich. Zlecenia w [Katowicach](/katowice) i [Bytomiu](/bytom) przyjmujemy pod tym samym numerem.",
  },
  advice:
    "Moc i pion niech elektryk sprawdzi przed podpisaniem najmu lokalu i przed zamówieniem pieca. W kamienicy jedna zmiana dotyka sąsiadów, pierwsza rozmowa należy się więc zarządcy. Gniazd z kołkiem w układzie TN-C nie przerabiaj samodzielnie.",
  neighbours: ["katowice", "bytom", "sosnowiec", "zabrze"],
  band: {
    heading: "Lokal, klatka czy mieszkanie?",
    text: "Napisz, co ma tu działać i od kiedy. Na oględzinach sprawdzamy, co uniesie istniejące zasilanie.",
    button: { label: "Wyślij zapytanie z Chorzowa", to: "/kontakt" },
  },
} as const satisfies City;
