import type { SectionPage } from "@/lib/content/types";

export const dlaFirm = {
  name: "Dla firm",
  meta: {
    title: "Elektryk dla firm i wspólnot, Śląsk",
    description:
      "Instalacje, kompensacja mocy biernej, średnie napięcie, pomiary i serwis dla firm, biur, wspólnot i deweloperów na Śląsku. Umowa, terminy, protokoły.",
    keywords: [
      "elektryk dla firm Śląsk",
      "kompensacja mocy biernej",
      "prace na średnim napięciu SN",
      "obsługa elektryczna wspólnot mieszkaniowych",
      "pomiary elektryczne dla firm",
      "instalacje elektryczne dla deweloperów",
    ],
  },
  updated: "2026-11-20",
  hero: {
    title: "Elektryka dla firm, wspólnot i deweloperów",
    lead: "Obsługujemy biura, hale, budynki mieszkalne i stacje średniego napięcia.",
    facts: [
      { label: "Blok", value: "{pomiary.lokal}", note: "przegląd jednego mieszkania" },
      { label: "Biuro", value: "{lan.cena.punkt}", note: "punkt LAN" },
      { label: "Stacja SN", value: "wycena po oględzinach" },
    ],
    picture: { name: "17-kompensacja-mocy-biernej" },
    button: { label: "Kontakt dla firm", to: "/kontakt" },
  },
  sections: [
    {
      kind: "cards",
      id: "uslugi",
      heading: "Usługi dla firm i zarządców",
      lead: "Każdą wykonujemy osobno albo w ramach stałej umowy na cały obiekt.",
      columns: 3,
      items: [
        {
          icon: "chart-line",
          title: "Kompensacja mocy biernej",
          text: "Analiza faktur i pomiar przebiegu obciążenia, dobór baterii kondensatorów lub dławików, montaż, nastawa regulatora.",
          href: "#kompensacja",
        },
        {
          icon: "zap",
          title: "Prace na średnim napięciu (SN)",
          text: "Linie kablowe, głowice i mufy, pola rozdzielnic, stacje transformatorowe. Próby i pomiary przed podaniem napięcia.",
          href: "#segmenty",
        },
        {
          icon: "plug",
          title: "Instalacje elektryczne",
          text: "Zasilanie maszyn, obwody biurowe i technologiczne, trasy kablowe. Najpierw spisujemy, co już działa.",
          href: "/uslugi/instalacje",
        },
        {
          icon: "panel-top",
          title: "Rozdzielnice i szafy",
          text: "Rozdzielnice główne i oddziałowe, zasilanie gwarantowane, opis obwodów. Przełączenie w uzgodnionym oknie.",
          href: "/uslugi/rozdzielnice",
        },
        {
          icon: "utility-pole",
          title: "Przyłącza i moc przyłączeniowa",
          text: "Wniosek do operatora, złącze, linia zasilająca. Także zwiększenie mocy i zasilanie placu budowy.",
          href: "/uslugi/przylacza",
        },
        {
          icon: "circle-gauge",
          title: "Pomiary i przeglądy",
          text: "Pomiary odbiorcze, okresowe i po zmianach. Do protokołu dołączamy listę wad w kolejności ryzyka.",
          href: "/uslugi/pomiary",
        },
        {
          icon: "wrench",
          title: "Serwis i usuwanie awarii",
          text: "Przyjazd {obietnica.awaria}. W Dąbrowie Górniczej dyżur dla przemysłu działa {firma.serwisDabrowa}, {dyzur.przemysl}.",
          href: "/uslugi/naprawy",
        },
        {
          icon: "lamp-ceiling",
          title: "Oświetlenie LED i awaryjne",
          text: "Wymiana opraw z obliczeniem natężenia, sterowanie DALI, oprawy ewakuacyjne i ich testy.",
          href: "/uslugi/energooszczedne",
        },
        {
          icon: "network",
          title: "Sieci LAN",
          text: "Okablowanie kategorii {lan.kategoria}, szafy, zasilanie PoE punktów Wi-Fi. Każdy tor z wynikiem pomiaru.",
          href: "/uslugi/sieci-lan",
        },
        {
          icon: "cctv",
          title: "Monitoring",
          text: "Kamery wejść, magazynu i parkingu, rejestrator, uprawnienia do podglądu według stanowisk.",
          href: "/uslugi/monitoring",
        },
        {
          icon: "siren",
          title: "Alarmy i kontrola dostępu",
          text: "Strefy dla działów i zmian, karty, sygnał do ochrony, zasilanie rezerwowe centrali.",
          href: "/uslugi/alarmy",
        },
        {
          icon: "sun-medium",
          title: "Fotowoltaika i magazyny energii",
          text: "Moc liczona z profilu godzinowego zakładu. Bateria do ścinania szczytów i zasilania rezerwowego.",
          href: "/uslugi/fotowoltaika",
        },
        {
          icon: "house-wifi",
          title: "Automatyka budynku KNX",
          text: "Oświetlenie, żaluzje i klimatyzacja sterowane obecnością i porą dnia, z podglądem dla administratora.",
          href: "/uslugi/smart-home",
        },
      ],
      note: "{dowod.koncesjaZdanie}",
    },
    {
      kind: "text",
      id: "kompensacja",
      heading: "Opłata za energię bierną: skąd się bierze",
      ask: "Z jednej faktury za prąd odczytamy, ile kosztuje energia bierna.",
      tone: "dark",
      drawing: {
        drawing: "power",
        title: "Moc zakładu przed baterią kondensatorów i po jej włączeniu",
        caption: "Przykład warsztatu z silnikami.",
        active: 100,
        before: 0.75,
        after: 0.3,
        limit: 0.4,
      },
      paragraphs: [
        "Silniki, transformatory i spawarki pobierają energię bierną indukcyjną. Zasilacze UPS, oprawy LED i długie linie kablowe oddają pojemnościową. Obie mają swoje pozycje na fakturze dystrybucyjnej.",
        "Za indukcyjną dopłaca się, gdy tangens fi przekroczy 0,4 albo niższą wartość wpisaną do umowy. Pojemnościowa jest płatna od pierwszej kilowarogodziny. Stawki podaje taryfa operatora, więc najpierw prosimy o faktury i umowę.",
      ],
      list: [
        "Faktury z 12 miesięcy: czy opłata jest stała, sezonowa, czy po zmianie oświetlenia na LED.",
        "Rejestracja parametrów sieci w miejscu zasilania, także wyższych harmonicznych, które skracają życie kondensatorów.",
        "Dobór: bateria kondensatorów, dławiki albo kompensator aktywny.",
        "Montaż i nastawa regulatora, potem porównanie pierwszych faktur z poprzednimi.",
      ],
      after: [
        "W ofercie podajemy spodziewaną różnicę na fakturze i czas zwrotu. Jeśli opłata jest niska, odradzamy zakup.",
      ],
    },
    {
      kind: "segments",
      id: "segmenty",
      heading: "Klienci i ich obiekty",
      items: [
        {
          icon: "briefcase",
          title: "Małe i średnie firmy",
          text: "Warsztat, sklep, magazyn i hala potrzebują mocy wtedy, gdy ruszają maszyny. Zaczynamy od bilansu i wolnych miejsc w rozdzielnicy.",
          points: [
            "obwody dla maszyn, sprężarek i ładowarek wózków",
            "zwiększenie mocy przyłączeniowej",
            "prace po zmianie, w nocy lub w weekend, po uzgodnieniu",
          ],
          picture: { name: "02-rozdzielnica-przemyslowa" },
        },
        {
          icon: "building-2",
          title: "Biura",
          text: "Biuro zmienia układ częściej niż instalację. Projektujemy zapas obwodów, gniazd i torów LAN w podłodze i suficie.",
          points: [
            "oświetlenie stanowisk i oprawy ewakuacyjne",
            "puszki podłogowe, szafa LAN, zasilanie UPS",
            "kontrola dostępu i kamery wejść",
          ],
        },
        {
          icon: "users",
          title: "Wspólnoty mieszkaniowe",
          text: "Zarządca odpowiada za części wspólne: linie zasilające, tablice na klatkach, oświetlenie i piorunochron. Pracujemy pion po pionie, w uzgodnionych godzinach wyłączeń.",
          points: [
            "przeglądy z protokołem do książki obiektu",
            "wymiana pionów i tablic licznikowych",
            "oświetlenie klatek i garaży z czujkami",
          ],
          picture: { name: "20-tablica-licznikowa" },
        },
        {
          icon: "building",
          title: "Deweloperzy",
          text: "Na budowie liczy się kolejność branż i komplet dokumentów do odbioru. Prowadzimy prace od zasilania placu po lokale.",
          points: [
            "zasilanie budowy i przyłącze docelowe",
            "powtarzalne lokale z pomiarami każdego z nich",
            "zmiany lokatorskie rozliczane osobno",
          ],
        },
        {
          icon: "factory",
          title: "Obsługa średniego napięcia",
          text: "Zakład z własną stacją odpowiada za nią od granicy własności. Prace prowadzą osoby z uprawnieniami do urządzeń powyżej 1 kV, według pisemnego polecenia.",
          points: [
            "oględziny i przeglądy stacji transformatorowych",
            "próby kabli i rozdzielnic, nastawy zabezpieczeń",
            "uzgadnianie wyłączeń z operatorem sieci",
          ],
          picture: { name: "16-rozdzielnia-sn" },
        },
      ],
    },
    {
      kind: "rows",
      id: "terminy",
      heading: "Terminy kontroli w obiekcie",
      lead: "Za kontrole odpowiada właściciel lub zarządca. Pilnowanie terminów można powierzyć nam w stałej umowie.",
      items: [
        {
          term: "Instalacja elektryczna i piorunochron",
          text: "Kontrola z pomiarami, wymagana przez Prawo budowlane (art. 62). To najdłuższy dopuszczalny odstęp.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Trudne warunki, budynki publiczne",
          text: "Wilgoć, pył, wyziewy żrące, duży ruch ludzi. Częstszych pomiarów może wymagać ubezpieczyciel albo instrukcja eksploatacji. Instalacje na zewnątrz i w środowisku niszczącym ustawa obejmuje kontrolą coroczną.",
          note: "{pomiary.przegladRoczny}",
        },
        {
          term: "Hala i galeria handlowa",
          text: "Budynek o powierzchni zabudowy ponad {prawo.halaPowierzchnia} albo inny obiekt z dachem ponad {prawo.halaDach}. Kontrola stanu technicznego wypada tu przed zimą i po niej, a kontrolujący zawiadamia o niej nadzór budowlany w ciągu 7 dni (art. 62 ust. 1 pkt 3).",
          note: "dwa razy w roku, {prawo.halaTerminy}",
        },
        {
          term: "Oświetlenie ewakuacyjne, przeciwpożarowy wyłącznik prądu",
          text: "Przegląd i próba według przepisów o ochronie przeciwpożarowej i instrukcji producenta, odnotowane na piśmie.",
          note: "co najmniej raz w roku",
        },
        {
          term: "Wyłączniki różnicowoprądowe",
          text: "Próba przyciskiem TEST przez wyznaczoną osobę, między pomiarami.",
          note: "{rcd.test}",
        },
      ],
      after: ["Podstawy prawne i obowiązki właściciela opisuje [poradnik o przepisach](/poradnik/przepisy)."],
    },
    {
      kind: "claims",
      id: "powody",
      heading: "Powody do współpracy, które można sprawdzić",
      lead: "Sześć rzeczy, o które zarządca albo inwestor powinien zapytać na piśmie, zanim zamówi choćby jeden pomiar.",
      leadProven: "Sześć powodów, a przy każdym numer dokumentu i data. Kopie dołączamy do oferty.",
      items: ["rejestr", "oc", "kwalifikacje", "gwarancja", "koncesja", "mierniki"],
      after: [
        "Do tego dochodzi przyjazd {obietnica.awaria} w całym województwie i jeden wykonawca od niskiego napięcia, przez teletechnikę i automatykę, po stację SN. Praktyki mamy {firma.lata}.",
      ],
    },
    {
      kind: "steps",
      id: "umowa",
      heading: "Jak przebiega umowa",
      ask: "Liczba obiektów i data ostatniego przeglądu wystarczą do rozmowy o umowie.",
      items: [
        {
          title: "Zapytanie",
          text: "Ustalamy rodzaj obiektu, zakres i termin. Wystarczą rzuty, faktury albo ostatni protokół.",
          time: "wycena {firma.wycenaSlownie}",
        },
        {
          title: "Wizja lokalna",
          text: "Oglądamy obiekt z osobą, która go zna. Ustalamy stan, ograniczenia i godziny możliwych wyłączeń.",
        },
        {
          title: "Oferta",
          text: "Podajemy kosztorys w pozycjach, harmonogram i założenia. Prace dodatkowe wyceniamy przed ich wykonaniem.",
        },
        {
          title: "Umowa",
          text: "Umowa określa zaliczkę i terminy płatności, odbiory częściowe, gwarancję, osoby do kontaktu i zasady wejścia na obiekt.",
        },
        {
          title: "Prace",
          text: "Wyłączenia zapowiadamy i uzgadniamy na piśmie. Przy instalacjach SN także z operatorem sieci.",
        },
        {
          title: "Odbiór i serwis",
          text: "Oddajemy protokoły, schematy powykonawcze i opis obwodów. Stała umowa dodaje przeglądy i zgłoszenia awarii.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "korzysci",
      heading: "Co daje dłuższa współpraca",
      continues: true,
      items: [
        {
          title: "Awaria krótsza o szukanie",
          text: "Znamy obiekt i mamy jego schematy. Technik wie, w której rozdzielnicy szukać obwodu.",
        },
        {
          title: "Terminy pod kontrolą",
          text: "Przeglądy można zaplanować na kolejne lata. Protokół jest wtedy pod ręką, gdy zapyta o niego ubezpieczyciel.",
        },
        {
          title: "Wydatki w planie",
          text: "Lista usterek po przeglądzie ma kolejność napraw. Łatwiej rozłożyć je na kolejne budżety.",
        },
        {
          title: "Jedna dokumentacja",
          text: "Zmiany wracają do tego samego kompletu schematów. Następny projekt nie zaczyna się od inwentaryzacji.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania od firm i zarządców",
      items: [
        {
          question: "Czy prace mogą odbywać się poza godzinami pracy?",
          answer:
            "Tak, po uzgodnieniu. Przełączenia rozdzielnic i pomiary wymagające wyłączenia planujemy na noc, weekend albo przerwę technologiczną. Wyłączany obszar dzielimy na części.",
        },
        {
          question: "Ile trwa przygotowanie protokołu dla ubezpieczyciela?",
          answer:
            "Po pomiarach dokumenty są gotowe w {pomiary.dokumenty}, podpisane, w wersji papierowej i PDF. Przy dużym obiekcie termin podajemy w ofercie.",
        },
        {
          question: "Kto kontaktuje się z operatorem sieci?",
          answer:
            "Na podstawie pełnomocnictwa składamy wnioski, uzgadniamy wyłączenia i odbiory. W większości województwa operatorem jest Tauron Dystrybucja.",
        },
        {
          question: "Jak szybko przyjeżdża serwis?",
          answer:
            "Na miejscu jesteśmy {obietnica.awaria}. Zakłady w [Dąbrowie Górniczej](/dabrowa-gornicza) mają dyżur {firma.serwisDabrowa}, {dyzur.przemysl}. W stałej umowie czas reakcji można uzgodnić dla każdego obiektu.",
        },
        {
          question: "Jakie dokumenty o firmie dostaniemy z ofertą?",
          answer: "Dokumenty z tabeli wyżej. {dowod.ocZdanie} {dowod.certyfikatyZdanie} {dowod.klienciZdanie}",
        },
        {
          question: "Czy stała umowa jest konieczna?",
          answer:
            "Nie. Przyjmujemy też pojedyncze zlecenia: jeden pomiar, jedną rozdzielnicę, jedną awarię. Stała umowa opłaca się tam, gdzie obiekt ma kilka rozdzielnic lub własną stację.",
        },
        {
          question: "Jak wygląda modernizacja w zamieszkanym budynku wspólnoty?",
          answer:
            "Jeśli w szachcie jest miejsce, nowy pion prowadzimy obok starego, a lokale przełączamy po kolei. Godziny wyłączeń uzgadniamy z zarządcą, żeby mógł uprzedzić mieszkańców. Po przełączeniu mierzymy zasilanie każdego lokalu.",
        },
      ],
    },
  ],
  advice:
    "Przed każdą zmianą w rozdzielni, na hali albo w pionie budynku potrzebna jest rozmowa z osobą z uprawnieniami. Wyłączenia uzgadnia się na piśmie. Dotyczy to także drobnych prac własnych służb technicznych.",
  band: {
    heading: "Opisz swój obiekt",
    text: "Do wstępnej oceny wystarczą rzuty, faktury za energię albo ostatni protokół pomiarów.",
    button: { label: "Kontakt w sprawie oferty", to: "/kontakt" },
  },
} as const satisfies SectionPage;
