import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const dabrowaGornicza = {
  slug: "dabrowa-gornicza",
  name: "Dąbrowa Górnicza",
  inCity: "w Dąbrowie Górniczej",
  ofCity: "Dąbrowy Górniczej",
  meta: {
    title: "Elektryk Dąbrowa Górnicza: przemysł i domy",
    description:
      "Elektryk w Dąbrowie Górniczej: serwis przemysłu {firma.serwisDabrowa} z umową, instalacje w halach, przyłącza nad Pogorią, pomiary i smart home KNX.",
    keywords: [
      "elektryk Dąbrowa Górnicza",
      "elektryk przemysłowy Dąbrowa Górnicza",
      "przyłącze energetyczne Dąbrowa Górnicza",
      "pomiary elektryczne Dąbrowa Górnicza",
      "elektryk Gołonóg",
      "serwis elektryczny 24/7",
    ],
  },
  updated: "2026-11-21",
  tile: "przemysł, serwis {firma.serwisDabrowa}",
  geo: { latitude: 50.322, longitude: 19.195 },
  hero: {
    title: "Elektryk w Dąbrowie Górniczej dla zakładu i domu",
    lead: "Zasilamy linie produkcyjne, przyłączamy działki nad Pogorią, mierzymy hale i mieszkania. Dla przemysłu jest serwis {firma.serwisDabrowa}, {dyzur.przemysl}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Dąbrowie Górniczej?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Zakres prac, od hali po salon",
    lead: "W zakładzie i w domu zaczynamy tak samo: od mocy, schematu i stanu przewodów.",
    items: [
      { service: "instalacje", text: "Trasy kablowe w hali, obwody maszyn, nowe przewody w bloku i w domu." },
      {
        service: "przylacza",
        text: "Działka nad jeziorem, magazyn, drugi etap zakładu: moc, wniosek, linia, licznik.",
      },
      { service: "pomiary", text: "Badamy hale, stacje i lokale. Dokumenty wydajemy w {pomiary.dokumenty}." },
      { service: "smart-home", text: "KNX w domu pod budowę: ogrzewanie, osłony okien i alarm na jednej magistrali." },
    ],
  },
  districts: {
    heading: "Od Śródmieścia po skraj Pustyni Błędowskiej",
    lead: "Dąbrowa ma największą powierzchnię wśród miast województwa. Oto dzielnice, w których pracujemy najczęściej.",
    items: [
      "Śródmieście",
      "Reden",
      "Mydlice",
      "Gołonóg",
      "Ząbkowice",
      "Strzemieszyce Wielkie",
      "Strzemieszyce Małe",
      "Łosień",
      "Tucznawa",
      "Ujejsce",
      "Antoniów",
      "Trzebiesławice",
      "Błędów",
      "Okradzionów",
    ],
  },
  local: [
    {
      kind: "cards",
      id: "przemysl",
      columns: 3,
      heading: "Przemysł: co zmienia projekt instalacji",
      paragraphs: [
        "Od uruchomienia Huty Katowice w 1976 roku miasto kojarzy się z hutnictwem. Obok niego pracują koksownictwo, przetwórstwo i fabryki na terenach inwestycyjnych w Tucznawie. Każda branża inaczej obciąża instalację, więc na pierwszą wizytę prosimy o udział osoby dozoru.",
      ],
      items: [
        {
          icon: "layers",
          title: "Pył przewodzący",
          text: "Pył metaliczny i koksowy osiada na izolatorach i zaciskach. Pomagają szczelniejsze obudowy i częstsze czyszczenie.",
        },
        {
          icon: "thermometer",
          title: "Wysoka temperatura",
          text: "Przy piecu przewód przenosi mniej prądu. Przekrój dobieramy ze współczynnikiem dla temperatury otoczenia.",
        },
        {
          icon: "chart-line",
          title: "Harmoniczne z napędów",
          text: "Falowniki i prostowniki odkształcają prąd. Najpierw mierzymy sieć, potem dobieramy [kompensację](/dla-firm#kompensacja).",
        },
        {
          icon: "zap",
          title: "Średnie napięcie",
          text: "Przeglądamy pola, transformatory i zabezpieczenia. Przerwę uzgadniamy z dyspozytorem zakładu.",
        },
        {
          icon: "calendar-check",
          title: "Postój remontowy",
          text: "Przełączenia kładziemy w harmonogram postoju. Nową rozdzielnicę składamy i opisujemy przed postojem.",
        },
        {
          icon: "headset",
          title: "Awaria w nocy",
          text: "Zakład z umową dzwoni całą dobę. Dyżurny pyta, co zadziałało, co stoi i kto na obiekcie ma uprawnienia.",
        },
      ],
    },
    {
      kind: "text",
      id: "pogoria",
      heading: "Dom i działka nad Pogorią",
      paragraphs: [
        "Nad czterema zbiornikami domki letnie sąsiadują z domami całorocznymi. Zasilanie wystarczające dla lodówki i lampy nie uruchomi pompy ciepła. Najpierw trzeba [obliczyć moc](/poradnik/obliczanie-mocy), potem złożyć wniosek do operatora, którym jest tu Tauron Dystrybucja.",
        "Jeziora powstały w wyrobiskach piasku. Suchy piasek słabo przewodzi, więc uziom wychodzi tu dłuższy niż na glinie. Jego głębokości nie zakładamy z góry: pogrążamy pręt, mierzymy i dopiero wtedy kończymy.",
        "Działkę używaną od maja do września zabezpieczamy inaczej niż dom. Gniazda na tarasie i przy pomoście mają osobny wyłącznik różnicowoprądowy {rcd.prad}. Jesienią wyłączasz letnie obwody jednym aparatem, a alarm i kamera dalej mają zasilanie.",
      ],
      note: "Kolejność formalności opisuje strona o [przyłączach energetycznych](/uslugi/przylacza).",
    },
    {
      kind: "rows",
      id: "mieszkania",
      heading: "Bloki, stare centra i zielone obrzeża",
      lead: "Ząbkowice i Strzemieszyce dołączono do miasta w latach 70. Każda część ma więc inną sieć i inne domy.",
      items: [
        {
          term: "Gołonóg i Mydlice",
          text: "Osiedla bloków stawiane dla załóg huty i kopalń. Kuchnia i łazienka na wspólnym obwodzie to tutaj pierwszy kandydat do podziału.",
          note: "głównie po 1970",
        },
        {
          term: "Śródmieście i Reden",
          text: "Budynki murowane z kilku epok, z lokalami na parterze. Sklep i mieszkanie rozdzielamy na osobne liczniki.",
          note: "do lat 60.",
        },
        {
          term: "Ząbkowice i Strzemieszyce",
          text: "Dawne ośrodki fabryczne i kolejowe. Parterowy dom, oficyna i warsztat wiszą tu nieraz na jednym bezpieczniku.",
          note: "do lat 70.",
        },
        {
          term: "Błędów, Okradzionów, Łosień",
          text: "Długie linie niskiego napięcia i garaże na końcu działki. Spadek napięcia liczymy, zanim dołożysz ładowarkę samochodu.",
          note: "zabudowa rozproszona",
        },
      ],
    },
    {
      kind: "example",
      id: "dluga-linia",
      heading: "Błędów: garaż daleko od domu",
      drawing: {
        drawing: "bars",
        title: "Spadek napięcia na cienkim i na grubszym kablu",
        caption:
          "Kabel {przyklad.linia.cienki} mm² gubi w drodze do garażu {przyklad.linia.spadekCienki}, kabel {przyklad.linia.gruby} mm² {przyklad.linia.spadekGruby}. Norma zaleca najwyżej 5%.",
        bars: [
          { name: "{przyklad.linia.cienki} mm²", fact: "przyklad.linia.spadekCienki" },
          { name: "{przyklad.linia.gruby} mm²", fact: "przyklad.linia.spadekGruby", lit: true },
        ],
      },
      paragraphs: [
        "Do garażu {przyklad.linia.dlugosc} od rozdzielnicy biegnie kabel miedziany {przyklad.linia.cienki} mm². Wiertarka działa na nim bez zarzutu. Właściciel chce ładować samochód z jednej fazy, prądem {przyklad.linia.prad}.",
      ],
      steps: [
        {
          text: "Spadek napięcia na obecnym kablu {przyklad.linia.cienki} mm²",
          result: "{przyklad.linia.spadekCienki}",
        },
        { text: "Na kablu {przyklad.linia.gruby} mm²", result: "{przyklad.linia.spadekGruby}" },
        { text: "Zalecenie normy dla gniazd i urządzeń, liczone od złącza", result: "do 5%" },
      ],
      result: "Potrzebny jest nowy kabel, a przy okazji podrozdzielnica z własną ochroną w garażu.",
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z zakładów i osiedli",
      items: [
        {
          question: "Czy dyżur całodobowy obejmuje mieszkania?",
          answer:
            "Nie, gotowość {firma.serwisDabrowa} dotyczy zakładów z umową, {dyzur.przemysl}. Telefon dla wszystkich jest czynny {telefon.godziny}, a do domu przyjeżdżamy {obietnica.awaria}. W nocy awarię ulicy zgłoś pod {tel.energetyczne}, pożar pod {tel.alarmowy}.",
        },
        {
          question: "Czy pomiary zatrzymają produkcję?",
          answer:
            "Na część prób trzeba wyłączyć badany obwód. Halę dzielimy na odcinki i ustalamy kolejkę ze zmianowym. Termowizję rozdzielnic robimy przeciwnie, pod obciążeniem, więc maszyny wtedy pracują.",
        },
        {
          question: "Jak często badać instalację w hali?",
          answer:
            "Prawo budowlane wymaga kontroli co najmniej {pomiary.przegladDom}. Hala o zabudowie ponad {prawo.halaPowierzchnia} ma też dwie kontrole w roku elementów wystawionych na pogodę, {prawo.halaTerminy}. W zapyleniu, cieple i wilgoci instrukcja eksploatacji lub ubezpieczyciel żądają badań {pomiary.przegladRoczny}. Zakres ustalamy na podstawie ostatniego [protokołu](/uslugi/pomiary).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Co dostaje dąbrowski klient",
    items: [
      {
        figure: "{firma.serwisDabrowa}",
        title: "Serwis zakładów z umową",
        text: "Przed wyjazdem prosimy o schemat i zdjęcie komunikatu z panelu. Łatwiej wtedy zabrać właściwe aparaty.",
      },
      {
        figure: "Postój",
        title: "Praca wpisana w harmonogram",
        text: "Nową rozdzielnicę składamy i opisujemy wcześniej, a w czasie postoju zostaje samo przełączenie i badanie.",
      },
      {
        figure: "Pręt i miernik",
        title: "Uziom sprawdzony na miejscu",
        text: "Na pogoriańskim piasku i na glinie Ząbkowic wychodzi inna głębokość. Kończymy, gdy wynik spełnia wymaganie, i wpisujemy go do protokołu.",
      },
    ],
  },
  picture: { name: "16-rozdzielnia-sn" },
  range: {
    heading: "Dąbrowa i okoliczne gminy",
    text: "Poza miastem dojeżdżamy do Sosnowca i całego powiatu będzińskiego, na przykład do Siewierza, Sławkowa, Psar i Mierzęcic. Odległość niczego tu nie zmienia, wycena jest {firma.wycenaSlownie} w każdej z tych gmin.",
  },
  advice:
    "Przy maszynie, rozdzielni i stacji decyzję o wyłączeniu podejmuje osoba z uprawnieniami i pisemnym poleceniem. W domu jest prościej: zanim kupisz pompę ciepła lub ładowarkę, zapytaj elektryka o moc i przekrój kabla.",
  neighbours: ["sosnowiec", "katowice", "chorzow"],
  band: {
    heading: "Linia stoi czy budowa czeka na prąd",
    text: "Odbieramy {telefon.godziny}. Przygotuj rodzaj obiektu i to, co już wiadomo o jego zasilaniu.",
    button: { label: "Zgłoś zakład lub dom", to: "/kontakt" },
  },
} as const satisfies City;
