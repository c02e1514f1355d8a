import type { Guide } from "@/lib/content/types";

export const sieciLan: Guide = {
  slug: "sieci-lan",
  name: "Sieci LAN",
  card: "Kategorie kabli, gniazda w pokojach, szafa, PoE i Wi-Fi. Plan i koszt sieci w domu 150 m².",
  icon: "network",
  colour: "n",
  meta: {
    title: "Sieć LAN w domu: kable, gniazda, Wi-Fi",
    description:
      "Jaki kabel wybrać, ile gniazd RJ45 w pokoju, gdzie dać szafę, jak zaplanować PoE i Wi-Fi. Policzony plan i koszt sieci w domu 150 m².",
    keywords: [
      "sieć LAN w domu",
      "kabel kat. 6 czy 6A",
      "ile gniazd RJ45 w pokoju",
      "szafa rack w domu",
      "PoE standardy",
      "planowanie Wi-Fi",
      "pomiary okablowania strukturalnego",
      "cena punktu LAN",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Sieć LAN zaplanowana przed tynkami",
    lead: "Kabel w ścianie posłuży 20–30 lat, a router kilka. Zaplanuj przewody, szafę i wejście światłowodu tak, żeby później wymieniać tylko urządzenia.",
    answer:
      "Sieć w domu 150 m² z {przyklad.lan.kable} kablami kosztuje w 2026 roku przed tynkami najczęściej {przyklad.lan.kosztDom}, a z szafą i urządzeniami {przyklad.lan.kosztDomSprzet}. Połóż kabel kat. 6A i rurę na światłowód od granicy działki, a w każdym pokoju daj po {lan.gniazda} gniazda.",
    picture: { name: "03-szafa-rack-lan" },
  },
  keyFacts: [
    { label: "Kategoria kabla", value: "{lan.kategoria}" },
    { label: "Kabel ułożony na stałe", value: "do {lan.segment}" },
    { label: "Gniazda RJ45 w pokoju", value: "co najmniej {lan.gniazda}" },
    { label: "Punkt sieci przed tynkami", value: "{lan.cena.punkt}" },
  ],
  sections: [
    {
      kind: "table",
      id: "gniazda",
      heading: "Ile gniazd w którym pokoju",
      paragraphs: [
        "Daj co najmniej {lan.gniazda} gniazda RJ45 w każdym pokoju. Jeśli nie wiesz jeszcze, jak staną meble, rozmieść je na dwóch ścianach, bo gniazdo za szafą jest tak samo stracone jak brakujące. Gniazda sieciowe montuj obok elektrycznych, w osobnych puszkach.",
      ],
      caption: "Liczba kabli w typowym domu.",
      columns: ["Miejsce", "Kable", "Do czego"],
      rows: [
        { label: "Salon, ściana telewizora", cells: ["3–4", "telewizor, konsola, dekoder, zapas"] },
        { label: "Gabinet", cells: ["2–4", "komputer, drukarka, telefon, dysk sieciowy"] },
        { label: "Sypialnia i pokój dziecka", cells: ["2", "telewizor i biurko"] },
        { label: "Sufit holu na każdej kondygnacji", cells: ["1", "punkt dostępowy Wi-Fi"] },
        { label: "Kotłownia i garaż", cells: ["1–2", "pompa ciepła, falownik, ładowarka"] },
        { label: "Elewacja i furtka", cells: ["1 na urządzenie", "[kamera](/poradnik/monitoring), wideodomofon"] },
      ],
    },
    {
      kind: "text",
      id: "swiatlowod",
      heading: "Którędy wejdzie światłowód",
      paragraphs: [
        "Na budowie najczęściej zapomina się o łączu operatora. Potem kabel wisi na elewacji albo trzeba rozkopać gotowy podjazd. Dlatego do otwartego wykopu połóż rurę o średnicy {lan.rura} od granicy działki aż do szafy.",
        "Nowy budynek, na który wniosek o pozwolenie złożono po {lan.swiatlowodOd}, ma mieć okablowanie światłowodowe. Wymaga tego unijne rozporządzenie 2024/1309. O wyjątki zapytaj projektanta.",
      ],
      list: [
        "Rura leży z dala od kabla zasilającego i ma łagodne łuki. W ostrym kolanie światłowód utknie.",
        "W środku jest linka do przeciągania, końce są zaślepione, a przejście przez fundament uszczelnione.",
        "Gdy sieć operatora wisi na słupach, drugą rurę wyprowadź pod okap od strony ulicy.",
        "W szafie potrzebne jest miejsce i gniazdo 230 V na terminal operatora (ONT).",
        "Jeśli światłowodu jeszcze nie ma, poprowadź też skrętkę na poddasze, pod antenę LTE albo 5G.",
      ],
    },
    {
      kind: "table",
      id: "kable",
      heading: "Który kabel wybrać",
      paragraphs: [
        "Do domu kładziemy skrętkę kategorii {lan.kategoria}. Kategoria 6A utrzymuje 10 Gb/s na całej długości i lepiej znosi zasilanie PoE. Robocizna jest ta sama, w nowym budynku wybierz zatem 6A. W starych rurach czasem mieści się tylko kat. 6, cieńsza i łatwiejsza do wygięcia.",
      ],
      caption: "Kategorie okablowania miedzianego i światłowód.",
      columns: ["Kabel", "Pasmo", "Prędkość", "Zastosowanie"],
      rows: [
        { label: "Kat. 5e", cells: ["100 MHz", "1 Gb/s, na ogół także 2,5 Gb/s", "istniejące sieci"] },
        { label: "Kat. 6", cells: ["250 MHz", "1 Gb/s, na kilkudziesięciu metrach 10 Gb/s", "dom i mieszkanie"] },
        { label: "Kat. 6A", cells: ["500 MHz", "10 Gb/s", "nowy dom, biuro, punkty dostępowe"] },
        { label: "Światłowód", cells: ["nie dotyczy", "10 Gb/s i więcej", "między budynkami, piony, hale"] },
      ],
      after: [
        "Sprawną skrętkę kat. 5e zostaw w ścianach. Standard 802.3bz (2,5 Gb/s) powstał z myślą o takich kablach i na domowych odcinkach zwykle działa. Muszą tylko przewodzić wszystkie cztery pary, a router i komputer mieć odpowiednie porty.",
        "Kupuj kabel z czystej miedzi. Aluminiowy, oznaczony CCA, łamie się w złączach, grzeje się przy PoE i nie spełnia norm. Kabel ekranowany ma sens dopiero obok silników i falowników, jeśli jego ekran połączy się z przewodem wyrównawczym w szafie.",
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      heading: "Ile kosztuje punkt sieci",
      lead: "Punkt to kabel od szafy do gniazda, zarobiony z obu stron, opisany i zmierzony. Przed tynkami kosztuje {lan.cena.punkt}, z materiałem.",
      paragraphs: [
        "W mieszkaniu z {przyklad.lan.mieszkanie} punktami daje to {przyklad.lan.kosztMieszkanie}, a w [domu z przykładu niżej](#przyklad), z {przyklad.lan.kable} kablami, {przyklad.lan.kosztDom}. Szafa, przełącznik PoE+, router, trzy punkty Wi-Fi i UPS z ustawieniem to w takim domu jeszcze {lan.cena.sprzetDom}. Razem wychodzi {przyklad.lan.kosztDomSprzet}. W ofercie szukaj nazw modeli, bo ceny urządzeń różnią się kilka razy.",
      ],
      items: [
        {
          term: "Etap budowy",
          value: "największy wpływ",
          text: "W gotowych ścianach dochodzi bruzda albo listwa, {lan.cena.gotoweSciany} za punkt.",
        },
        {
          term: "Długość tras",
          value: "średni wpływ",
          text: "Szafa na środku domu skraca każdy kabel, a postawiona w kącie garażu wydłuża wszystkie.",
        },
        {
          term: "Kategoria i pomiar",
          value: "mały wpływ",
          text: "Kat. 6A podnosi cenę kabla i złączy, a pomiar certyfikacyjny zamawia się głównie w biurze.",
        },
      ],
      note: "{cena.vat}, według stawek z listopada 2026 r. Wiążąca jest oferta.",
    },
    {
      kind: "text",
      id: "trasy",
      heading: "Długości, trasy i odstęp od 230 V",
      picture: { name: "13-instalacja-podtynkowa" },
      paragraphs: [
        "Każde gniazdo ma własny kabel do szafy, bez rozgałęzień i łączeń w puszkach. Odcinek ułożony na stałe ma najwyżej {lan.segment}, a kable krosowe razem {lan.patch}, co daje {przyklad.segment.kanal} całego połączenia.",
        "Tę granicę przekracza tylko linia do innego budynku. Trasa w domu liczy {przyklad.segment.dom}, wykop do garażu {przyklad.segment.garaz}, czyli z zapasem {przyklad.lan.zapas} potrzeba {przyklad.segment.doGarazu} i skrętka sięgnie. Do warsztatu za ogrodem, z wykopem {przyklad.segment.warsztat}, trzeba już {przyklad.segment.doWarsztatu} kabla i skrętka nie wystarczy. Połóż światłowód, który między budynkami jest lepszy zawsze, bo nie przenosi przepięć.",
        "Odstęp od przewodów 230 V według PN-EN 50174-2 wynosi w typowym domu kilka do kilkunastu centymetrów, a skrzyżowania robi się pod kątem prostym. Wspólnej rury kłaść nie wolno: przez uszkodzoną izolację napięcie trafiłoby na gniazdo RJ45.",
        "Skrętki nie zgina się ciaśniej niż na cztery średnice kabla i nie ciągnie z całej siły, bo rozplatają się pary. W szafie zostawia się metr zapasu, a oba końce opisuje. Do ogrodu kładzie się kabel żelowany, z ogranicznikiem przepięć (SPD) przy wejściu do budynku.",
      ],
    },
    {
      kind: "rows",
      id: "szafa",
      heading: "Szafa: gdzie i co w niej jest",
      paragraphs: [
        "Wybierz miejsce suche, przewiewne i oddalone od sypialni: kotłownię bez pyłu, garderobę techniczną, schowek pod schodami. Sprzęt oddaje kilkadziesiąt watów ciepła, więc nie zamykaj go w szczelnej zabudowie. Szafa potrzebuje osobnego obwodu 230 V i przewodu wyrównawczego.",
      ],
      items: [
        { term: "Panel krosowy", text: "Tu kończą się kable ze ścian, opisane numerami gniazd." },
        {
          term: "Przełącznik",
          text: "Łączy urządzenia i zasila je przez PoE. Model zarządzalny pozwala oddzielić kamery i gości.",
        },
        { term: "Router", text: "Łączy dom z operatorem." },
        { term: "Zasilacz awaryjny (UPS)", text: "Podtrzymuje internet i rejestrator." },
        { term: "Rezerwa", text: "Na bramki, drugi rejestrator i telefonię przewidź jedną trzecią wysokości szafy." },
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Przykład: sieć w domu 150 m²",
      lead: "Dom ma dwie kondygnacje, mieszka w nim pięć osób. Sieć łączy też cztery kamery, wideodomofon i trzy punkty Wi-Fi.",
      steps: [
        {
          text: "Kable do pokoi: salon {przyklad.lan.salon}, gabinet {przyklad.lan.gabinet}, sypialnia {przyklad.lan.sypialnia}, pokoje dzieci {przyklad.lan.dzieci} × {lan.gniazda}",
          result: "{przyklad.lan.pokojeRazem}",
        },
        {
          text: "Technika: kotłownia {przyklad.lan.kotlownia}, garaż {przyklad.lan.garaz}",
          result: "{przyklad.lan.technika}",
        },
        { text: "Sufity i taras: punkty dostępowe", result: "{przyklad.lan.punkty}" },
        {
          text: "Na zewnątrz: kamery {przyklad.lan.kamery}, wideodomofon {przyklad.lan.domofon}",
          result: "{przyklad.lan.zewnatrz}",
        },
        { text: "Razem kabli", result: "{przyklad.lan.kable}" },
        {
          text: "Długość: {przyklad.lan.kable} × średnio {przyklad.lan.srednio} = {przyklad.lan.dlugosc}, z zapasem {przyklad.lan.zapas}",
          result: "{przyklad.lan.dlugoscZapas}",
        },
        {
          text: "Moc PoE: {przyklad.lan.punkty} × {przyklad.lan.mocPunkt} + {przyklad.lan.kamery} × {przyklad.lan.mocKamera} + {przyklad.lan.mocDomofon} = {przyklad.lan.poe}, z zapasem {przyklad.lan.zapasMocy} około",
          result: "{przyklad.lan.poeZapas}",
        },
        {
          text: "Szafa, w jednostkach wysokości U: panele {przyklad.szafa.panele}, organizer {przyklad.szafa.organizer}, przełącznik {przyklad.szafa.przelacznik}, półka z routerem {przyklad.szafa.polka}, rejestrator {przyklad.szafa.rejestrator}, UPS {przyklad.szafa.ups}, listwa {przyklad.szafa.listwa}",
          result: "{przyklad.szafa.razem}",
        },
      ],
      result:
        "Potrzebne są {przyklad.lan.kartony} kartony kabla po {przyklad.lan.karton}. Do tego dwa panele po 24 porty, przełącznik 24-portowy PoE+ o łącznej mocy co najmniej {przyklad.lan.poeZapas} i szafa {przyklad.szafa.wysokosc}, w której {przyklad.szafa.wolne} jest wolne.",
      after: [
        "Przełącznik 24-portowy wystarcza mimo {przyklad.lan.kable} kabli, bo nie każde gniazdo pracuje od pierwszego dnia.",
      ],
    },
    {
      kind: "table",
      id: "poe",
      heading: "PoE: zasilanie przez kabel sieciowy",
      paragraphs: [
        "PoE podaje do 57 V prądu stałego tym samym kablem, którym idą dane. Przełącznik najpierw sprawdza, czy urządzenie umie z tego korzystać. Laptopowi nic nie grozi.",
      ],
      caption: "Standardy PoE w domu i moc na porcie przełącznika.",
      columns: ["Standard", "Moc z portu", "Moc u odbiornika", "Co zasila"],
      rows: [
        { label: "802.3af (PoE)", cells: ["15,4 W", "12,95 W", "kamera stała, telefon, czytnik"] },
        { label: "802.3at (PoE+)", cells: ["30 W", "25,5 W", "punkt dostępowy, kamera obrotowa"] },
        {
          label: "Pasywne „PoE 24 V”",
          cells: [
            "zależnie od zasilacza",
            "podawana bez sprawdzania",
            "tylko sprzęt tego producenta, innemu może zaszkodzić",
          ],
        },
      ],
    },
    {
      kind: "text",
      id: "wifi",
      heading: "Wi-Fi planuje się kablem",
      drawing: {
        drawing: "plan",
        title: "Szafa i punkty dostępowe połączone kablem",
        caption:
          "Każdy punkt dostępowy (łuki nad kropką) ma własny kabel do szafy w schowku, bez odgałęzień po drodze.",
        plan: "siec-wifi",
      },
      paragraphs: [
        "Żelbetowy strop i folia pod ogrzewaniem podłogowym tłumią sygnał, a telefon nadaje słabiej niż router. Jeden mocny router tu nie pomoże. Równy zasięg daje punkt dostępowy na suficie każdej kondygnacji, zasilany kablem. Wzmacniacz radiowy zabiera mniej więcej połowę prędkości.",
        "Pasmo 2,4 GHz ma największy zasięg i najwięcej sieci sąsiadów, a nie nakładają się w nim tylko trzy kanały: 1, 6 i 11. Pasma 5 i 6 GHz są szybsze, lecz przejdą przez jedną, najwyżej dwie ściany. To, co się nie rusza, czyli telewizor, komputer i falownik, podłącz przewodem.",
      ],
    },
    {
      kind: "checks",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo sieci domowej",
      items: [
        {
          title: "Osobne sieci wirtualne (VLAN)",
          text: "Domownicy, goście, kamery i automatyka mają osobne sieci. Zapora przepuszcza między nimi tylko to, co potrzebne.",
        },
        {
          title: "Hasła i aktualizacje",
          text: "Ustaw inne hasło do routera, inne do Wi-Fi (WPA3 albo WPA2), a fabrycznych nie zostawiaj. Router, do którego producent nie wydaje już aktualizacji, wymień, nawet jeśli działa.",
        },
        {
          title: "Zdalny dostęp przez VPN",
          text: "Telefon łączy się szyfrowanym tunelem z routerem i działa tak, jakby był w domu. Reszta internetu nie widzi kamer. Wyłącz automatyczne otwieranie portów (UPnP) i przekierowania.",
        },
        {
          title: "Szafa i gniazda",
          text: "Szafę zamykaj na klucz. Wolne gniazda w biurze i na elewacji odłącz w panelu.",
        },
      ],
    },
    {
      kind: "text",
      id: "testy",
      heading: "Normy i pomiary po montażu",
      paragraphs: [
        "Okablowanie budynków opisują ISO/IEC 11801 i PN-EN 50173, układanie kabli PN-EN 50174, a sprzęt standardy IEEE, jak 802.3 i 802.11ax (Wi-Fi 6). W małym domu wystarcza próba testerem, który sprawdza kolejność żył, i pomiar prędkości. W biurze żądaj protokołu dla każdego gniazda. Bez niego producent nie udzieli gwarancji systemowej.",
        "Gigabit potrzebuje czterech par żył, a bez jednej połączenie schodzi do 100 Mb/s. Jeśli więc łącze ma 1 Gb/s, a komputer pokazuje około 94 Mb/s, zacznij od wymiany kabla krosowego. Gdy to nie pomoże, szukaj winy w gnieździe, zanim zadzwonisz do operatora. Tester pokaże wtedy przerwę na jednej z par, zwykle tuż przy złączu, gdzie przy zarabianiu ktoś naciął żyłę razem z izolacją. Po zarobieniu gniazda od nowa powinno być około 940 Mb/s. Taka naprawa z pomiarem trwa trzy kwadranse.",
      ],
      list: [
        "Protokół zawiera mapę połączeń, długość, tłumienie, przesłuchy (NEXT) i straty odbiciowe.",
        "Do tego dostajesz plan z numerami gniazd, opis panelu i hasła w zamkniętej kopercie.",
      ],
    },
  ],
  faq: [
    {
      question: "Co położyć, jeśli dziś nie stać mnie na całą sieć?",
      answer:
        "W każdym pokoju, na suficie i elewacji połóż puszki i rury z linką do wciągania kabli. Kable pociągnij najpierw do salonu, gabinetu i punktów Wi-Fi. Resztę wciągniesz później bez brudu.",
    },
    {
      question: "Co zrobić, gdy operator montuje sprzęt daleko od szafy?",
      answer:
        "Poprowadź między tymi miejscami dwie skrętki. Jedną połączysz terminal z routerem w szafie, drugą wróci sygnał do punktu Wi-Fi. Światłowodu nie przedłużaj sam.",
    },
    {
      question: "Czy internet można puścić starym kablem antenowym?",
      answer:
        "Często tak. Para adapterów MoCA przenosi nim zwykle gigabit, o ile kabel nie służy już kablówce ani antenie satelitarnej. Adaptery w gniazdach 230 V bywają dużo wolniejsze.",
    },
  ],
  advice:
    "Trasy kabli i rurę na światłowód uzgodnij z elektrykiem, dopóki ściany i wykopy są otwarte, razem z obwodami 230 V i wyrównaniem potencjałów. Ograniczniki przepięć i linie do innych budynków wymagają projektu.",
  band: {
    heading: "Policzymy sieć przed tynkami",
    text: "Z rzutu z meblami rozpiszemy gniazda, szafę i kable z ceną, bezpłatnie i na piśmie.",
    button: { label: "Zapytaj o sieć LAN", to: "/kontakt" },
  },
  related: {
    services: ["sieci-lan", "monitoring", "instalacje"],
    guides: ["monitoring", "inteligentny-dom", "wymiana-instalacji"],
  },
};
