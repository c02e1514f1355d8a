import type { Service } from "@/lib/content/types";

export const sieciLan: Service = {
  slug: "sieci-lan",
  code: "F4",
  icon: "network",
  name: "Sieci LAN",
  serviceType: "Sieci LAN i okablowanie strukturalne",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "rzut z miejscami gniazd, router albo szafa",
  card: "Okablowanie kat. {lan.kategoria}, szafa i Wi-Fi 6 w domu, biurze i hali, z pomiarem każdego łącza.",
  meta: {
    title: "Sieci LAN Śląsk: okablowanie, szafy, Wi-Fi 6",
    description:
      "Sieci LAN na Śląsku dla domu, biura i hali: skrętka, szafa rack, Wi-Fi 6 i PoE+. Cena punktu, przykład biura na 20 stanowisk, pomiar każdego łącza.",
    keywords: [
      "sieci LAN Śląsk",
      "okablowanie strukturalne",
      "sieć komputerowa w biurze",
      "szafa rack",
      "Wi-Fi 6 w domu",
      "skrętka Cat 6A",
      "PoE i VLAN",
      "cena punktu sieciowego",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Sieci LAN: kabel i Wi-Fi w całym budynku",
    lead: "Prowadzimy skrętkę do szafy, mierzymy każde łącze i ustawiamy Wi-Fi. Gniazdo jest najtańsze przed tynkami.",
    facts: [
      { price: "sieci-lan/punkt", to: "#koszt" },
      { price: "sieci-lan/biuro", to: "#biuro" },
      {
        label: "Czas",
        time: true,
        value: "dom {lan.czasMontazu}, biuro {lan.czasBiuro}",
        note: "w domu po malowaniu",
        to: "#biuro",
      },
      { label: "Dostajesz", value: "plan gniazd, wyniki i hasła" },
    ],
    drawing: {
      drawing: "plan",
      title: "Okablowanie z jednej szafy do każdego pokoju",
      caption:
        "Wszystkie kable zbiegają się w szafie, która stoi w schowku. Do każdego gniazda (kwadrat) i punktu Wi-Fi (łuki nad kropką) prowadzi osobny kabel, bez łączeń po drodze. Punkty Wi-Fi są przez niego także zasilane.",
      plan: "siec",
    },
  },
  sections: [
    {
      kind: "cards",
      id: "obiekty",
      columns: 3,
      heading: "Sieć w domu, w biurze i w zakładzie",
      inBar: "Zakres",
      items: [
        {
          icon: "house",
          title: "Sieci domowe",
          text: "Kable z pokoi, od kamer, furtki i bramy schodzą się w szafce przy rozdzielnicy, a Wi-Fi nadaje z sufitu zamiast z kąta salonu.",
        },
        {
          icon: "briefcase",
          title: "Sieci biurowe",
          text: "Gniazda są przy biurkach albo w puszkach podłogowych, telefony zasila skrętka, a goście mają własne Wi-Fi, odcięte od sieci firmy.",
        },
        {
          icon: "factory",
          title: "Sieci przemysłowe",
          text: "Przy falownikach i silnikach kładziemy skrętkę ekranowaną, między halami światłowód, a sieć maszyn oddzielamy od biurowej.",
        },
      ],
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje okablowanie",
      picture: { name: "03-szafa-rack-lan" },
      inBar: "Cena",
      ask: "Jeśli znasz liczbę gniazd i etap budowy, widełki ceny usłyszysz już w rozmowie.",
      paragraphs: [
        "Punkt, czyli kabel do szafy, gniazdo z numerem, port w panelu i pomiar, kosztuje przed tynkami {lan.cena.punkt}. W wykończonym wnętrzu jest o {lan.cena.gotoweSciany} droższy, bo dochodzi bruzda albo listwa.",
      ],
      caption: "Okablowanie przed tynkami, z materiałem i pomiarem",
      columns: ["Obiekt", "Zakres", "Orientacyjna cena"],
      rows: [
        {
          label: "Mieszkanie",
          cells: [
            "{przyklad.lan.mieszkanie} punktów: telewizor, biurka, dwa punkty Wi-Fi",
            "{przyklad.lan.kosztMieszkanie}",
          ],
        },
        {
          label: "Dom 150 m²",
          note: "[rozpisany na pokoje](/poradnik/sieci-lan#przyklad)",
          cells: ["{przyklad.lan.kable} punktów, także do kamer i Wi-Fi", "{przyklad.lan.kosztDom}"],
        },
        {
          label: "Biuro, {przyklad.lan.biurka} stanowisk",
          note: "[sprzęt, czas i dokumenty](#biuro)",
          cells: [
            "{przyklad.lan.punktyBiuro} punktów, po {przyklad.lan.naBiurko} na biurko",
            "{przyklad.lan.kosztBiuro} netto",
          ],
        },
      ],
      after: [
        "Szafę i urządzenia wyceniamy osobno, z nazwami modeli: w domu 150 m² to zwykle {lan.cena.sprzetDom}. Wycenę hali i przepustów pożarowych podajemy po obejrzeniu tras. Tynkowanie, malowanie i abonament operatora są po twojej stronie.",
      ],
      note: "{cena.vat}, a dla biura netto. Stan na listopad 2026 r., wiążąca jest oferta.",
    },
    {
      kind: "rows",
      id: "biuro",
      heading: "Biuro na {przyklad.lan.biurka} stanowisk",
      items: [
        {
          term: "Gotowe ściany i sprzęt",
          text: "W gotowych ścianach te same {przyklad.lan.punktyBiuro} gniazd kosztuje {przyklad.lan.kosztBiuroGotowe}, a drukarka, kamera i nadajnik Wi-Fi to następne punkty. Szafę, przełącznik PoE, router z zaporą i trzy nadajniki dostarczamy i ustawiamy za około {lan.cena.sprzetBiuro}.",
          note: "netto, plus VAT {vat.podstawowy}",
        },
        {
          term: "Czas",
          text: "Prace trwają {lan.czasBiuro} roboczych przed tynkami albo nad sufitem podwieszanym, a przy kuciu i pracy wieczorami kilka więcej. W czynnym biurze pracujemy strefami. Dawna sieć działa, dopóki nie przełączymy ostatniego biurka.",
        },
        {
          term: "Dokumenty",
          text: "Dostajesz plan, hasła, kopię ustawień i wynik pomiaru każdego gniazda: kolejność żył i prędkość. Gwarancja systemowa producenta wymaga jeszcze pomiaru certyfikacyjnego.",
          note: "certyfikacja: {lan.cena.certyfikat} netto za punkt",
        },
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Przebieg prac od analizy do testów",
      inBar: "Przebieg",
      ask: "Przez telefon zapytamy o stanowiska, ściany i miejsce na szafę.",
      items: [
        {
          title: "Analiza potrzeb",
          text: "Przygotuj rzut z meblami i powiedz, ile osób będzie tu pracować za dwa lata. My obejrzymy ściany, trasy i miejsce, w którym wchodzi łącze operatora.",
        },
        {
          title: "Projekt",
          text: "Rysujemy gniazda, koryta i szafę, a do rzutu dołączamy listę materiałów, podział sieci (VLAN) i cenę.",
        },
        {
          title: "Instalacja",
          text: "W domu kable kładziemy razem z instalacją elektryczną, a po malowaniu wracamy podłączyć gniazda i złożyć szafę.",
          time: "gniazda i szafa w domu: {lan.czasMontazu}",
        },
        {
          title: "Testy i uruchomienie",
          text: "Mierzymy każde łącze, włączamy sprzęt i obchodzimy pokoje z miernikiem zasięgu.",
        },
      ],
    },
    {
      kind: "specs",
      id: "projekt",
      heading: "Projekt przed pierwszym kablem",
      items: [
        { value: "{lan.segment}", label: "najdłuższy odcinek na stałe, od szafy do gniazda" },
        { value: "{lan.patch}", label: "kable krosowe, łącznie w szafie i przy biurku" },
        { value: "{lan.gniazda}", label: "gniazda RJ45 w każdym pokoju, co najmniej" },
        { value: "{lan.kategoria}", label: "kategoria skrętki, zależnie od prędkości i trasy" },
      ],
    },
    {
      kind: "rows",
      id: "szafy",
      heading: "Szafa i trasy w budynku",
      items: [
        {
          term: "Szafa",
          text: "W domu wisi szafa 6–15U, w biurze jest większa, a w hali szczelna na pył. Szafa zamyka się na klucz, ma osobny obwód z [rozdzielnicy](/uslugi/rozdzielnice), zasilacz awaryjny (UPS) i połączenie z szyną wyrównawczą.",
        },
        {
          term: "Infrastruktura",
          text: "Koryta i piony prowadzimy z odstępem od kabli 230 V (PN-EN 50174-2), zapas dajemy w pustych rurach, a przepusty pożarowe uszczelniamy.",
        },
      ],
      second: {
        firstHeading: "Elementy pasywne",
        heading: "Urządzenia aktywne",
        items: [
          {
            term: "Przełącznik",
            text: "Ma wolne porty i moc policzoną na wszystkie kamery, telefony i punkty Wi-Fi.",
          },
          {
            term: "Router i kontroler Wi-Fi",
            text: "Router z zaporą łączy sieć z operatorem i szyfruje pracę z domu (VPN), a kontroler rozdziela kanały tak, żeby nadajniki się nie zagłuszały.",
          },
        ],
      },
    },
    {
      kind: "rows",
      id: "technologie",
      tone: "dark",
      heading: "Technologie i normy, których się trzymamy",
      items: [
        {
          term: "Cat 6A",
          text: "Daje 10 Gb/s na pełnej długości, a łącze według normy przyjmie sprzęt każdego producenta.",
          note: "ISO/IEC 11801, TIA-568",
        },
        {
          term: "Wi-Fi 6",
          text: "Obsługuje wiele urządzeń naraz, co czuć w biurze, szkole i pełnym sprzętu domu.",
          note: "Wi-Fi 6 Certified",
        },
        {
          term: "PoE+",
          text: "Skrętka zasila kamerę, telefon albo punkt Wi-Fi, z jednego portu mocą do 30 W.",
          note: "PoE IEEE 802.3",
        },
        {
          term: "VLAN",
          text: "Goście, kamery i księgowość korzystają z jednego przełącznika, choć nawzajem się nie widzą.",
          note: "IEEE 802.1Q",
        },
      ],
    },
    {
      kind: "cards",
      id: "rozwiazania",
      columns: 4,
      heading: "Rozwiązania, które zamówisz też osobno",
      items: [
        {
          title: "Okablowanie strukturalne",
          text: "Kładziemy samą skrętkę z panelem i gniazdami, gdy sprzęt ustawia twój informatyk.",
          href: "/poradnik/sieci-lan#kable",
        },
        {
          title: "Wi-Fi w całym budynku",
          text: "Punkty dostępowe wieszamy tam, gdzie wskazał je pomiar zasięgu.",
          href: "/poradnik/sieci-lan#wifi",
        },
        {
          title: "Łącze między budynkami",
          text: "Kładziemy światłowód, który w odróżnieniu od miedzi nie przewodzi przepięć.",
          href: "/poradnik/sieci-lan#trasy",
        },
        {
          title: "Porządki w starej sieci",
          text: "Martwe kable odcinamy, a sprawne mierzymy i opisujemy.",
          href: "/poradnik/sieci-lan#testy",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego sieć zlecić elektrykom",
      items: [
        {
          title: "Jeden wykonawca",
          text: "Zasilanie szafy, jej uziemienie i skrętkę robią ci sami ludzie. Przy kłopocie dzwonisz pod jeden numer.",
        },
        {
          figure: "{firma.lata}",
          title: "W instalacjach",
          text: "Wiemy, którędy przejść przez strop z płyty i czego w nim nie wolno nawiercić.",
        },
        {
          title: "Poprawka przed odbiorem",
          text: "Łącze, które nie przejdzie pomiaru, podłączamy od nowa, zanim podpiszesz odbiór.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o sieci LAN",
      inBar: "Pytania",
      items: [
        {
          question: "Czy da się zrobić sieć bez kucia?",
          answer:
            "Często tak. Kable mieszczą się w listwach przypodłogowych, nad sufitem podwieszanym, w szachcie albo w rurach po telefonie.",
        },
        {
          question: "Czy mogę sam kupić przełącznik i punkty Wi-Fi?",
          answer:
            "Możesz, tylko przed zakupem przyślij nazwy modeli, żebyśmy sprawdzili liczbę portów i moc PoE. Za wady takiego sprzętu odpowiada sprzedawca, my za kable i ustawienie.",
        },
        {
          question: "Kto po odbiorze zmienia hasła i ustawienia?",
          answer:
            "Ty albo każdy, komu to powierzysz: hasła administratora i kopia ustawień są twoje. Naszą późniejszą wizytę zamawiasz osobno.",
        },
      ],
    },
  ],
  advice:
    "Plan sieci pokaż specjaliście, choćby nam, dopóki ściany są otwarte. Gniazdo 230 V przy szafie i jej uziemienie powierz elektrykowi, a skrętki nie wciągaj do rur z przewodami zasilającymi.",
  band: {
    heading: "Liczba gniazd wychodzi z rzutu",
    text: "Prześlij rzut z zaznaczonymi biurkami, telewizorami i kamerami.",
    button: { label: "Porozmawiajmy o twojej sieci", action: "send-or-navigate" },
  },
  related: { services: ["monitoring", "smart-home", "instalacje"], guides: ["sieci-lan", "monitoring"] },
};
