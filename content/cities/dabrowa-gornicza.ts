import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const dabrowaGornicza: City = {
  slug: "dabrowa-gornicza",
  name: "Dąbrowa Górnicza",
  inCity: "w Dąbrowie Górniczej",
  ofCity: "Dąbrowy Górniczej",
  meta: {
    title: "Elektryk Dąbrowa Górnicza: dom i przemysł",
    description:
      "Elektryk w Dąbrowie Górniczej: naprawy i awarie, serwis przemysłu {firma.serwisDabrowa} z umową, instalacje, przyłącza nad Pogorią, pomiary, smart home.",
    keywords: [
      "elektryk Dąbrowa Górnicza",
      "awaria prądu Dąbrowa Górnicza",
      "elektryk przemysłowy Dąbrowa Górnicza",
      "przyłącze energetyczne Dąbrowa Górnicza",
      "pomiary elektryczne Dąbrowa Górnicza",
      "elektryk Gołonóg",
      "serwis elektryczny 24/7",
    ],
  },
  updated: "2026-11-26",
  tile: "przemysł, serwis {firma.serwisDabrowa}",
  geo: { latitude: 50.322, longitude: 19.195 },
  nearby: [{ name: "Siewierz", latitude: 50.466, longitude: 19.23 }],
  hero: {
    title: "Elektryk w Dąbrowie Górniczej dla domu i zakładu",
    lead: "Naprawiamy instalacje, mierzymy hale. Dla przemysłu jest serwis {firma.serwisDabrowa}, {dyzur.przemysl}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria w Dąbrowie: dom, blok, zakład",
    lead: "Powiedz nam, co było włączone, gdy zgasło. Szukanie trwa wtedy krócej i rachunek jest niższy. W bloku podejrzany jest zwykle wspólny obwód kuchni i łazienki, na obrzeżach długa linia do garażu.",
  },
  services: {
    heading: "Co robimy w Dąbrowie Górniczej",
    lead: "Robimy też [naprawy](/uslugi/naprawy), a dla zakładów [średnie napięcie, serwis](/dla-firm) i [kompensację mocy biernej](/dla-firm#kompensacja).",
    items: [
      { service: "instalacje", text: "Trasy kablowe w hali, obwody maszyn, nowe przewody w bloku i w domu." },
      {
        service: "przylacza",
        text: "Działka nad jeziorem, magazyn, drugi etap zakładu: moc, wniosek, linia, licznik.",
        prices: ["przylacza/wniosek", "przylacza/kabel"],
      },
      {
        service: "pomiary",
        text: "Mieszkania i obwody maszyn w hali. Dokumenty mieszkania w {pomiary.dokumenty}.",
        prices: ["pomiary/mieszkanie", "pomiary/obwod"],
      },
      { service: "smart-home", text: "KNX w budowanym domu: ogrzewanie, osłony okien i alarm na jednej magistrali." },
    ],
  },
  districts: {
    heading: "Dzielnice Dąbrowy, w których pracujemy",
    lead: "Do Błędowa przyjeżdżamy w tym samym czasie co do Śródmieścia.",
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
      kind: "rows",
      id: "mieszkania",
      heading: "Bloki, stare centra i zielone obrzeża",
      items: [
        {
          term: "Gołonóg i Mydlice",
          text: "Kuchnia i łazienka na wspólnym obwodzie to pierwszy kandydat do podziału. Jedno pomieszczenie z nowymi obwodami kosztuje {modernizacja.minimum}.",
          note: "głównie po 1970",
        },
        {
          term: "Śródmieście i Reden",
          text: "Sklep na parterze i mieszkanie nad nim rozdzielamy na osobne liczniki.",
          note: "do lat 60.",
        },
        {
          term: "Ząbkowice i Strzemieszyce",
          text: "Parterowy dom, oficyna i warsztat wiszą tu nieraz na jednym bezpieczniku.",
          note: "do lat 70.",
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
          "Kabel {przyklad.linia.cienki} mm² gubi w drodze do garażu {przyklad.linia.spadekCienki}, kabel {przyklad.linia.gruby} mm² {przyklad.linia.spadekGruby}. Norma zaleca najwyżej {przyklad.linia.zalecenie}.",
        bars: [
          { name: "{przyklad.linia.cienki} mm²", fact: "przyklad.linia.spadekCienki" },
          { name: "{przyklad.linia.gruby} mm²", fact: "przyklad.linia.spadekGruby" },
        ],
        limit: { name: "zalecenie", fact: "przyklad.linia.zalecenie" },
      },
      paragraphs: [
        "Do garażu {przyklad.linia.dlugosc} od rozdzielnicy biegnie kabel {przyklad.linia.cienki} mm². Wiertarka działa, ale właściciel chce ładować samochód z jednej fazy, prądem {przyklad.linia.prad}.",
      ],
      steps: [
        {
          text: "Spadek napięcia na obecnym kablu {przyklad.linia.cienki} mm²",
          result: "{przyklad.linia.spadekCienki}",
        },
        { text: "Na kablu {przyklad.linia.gruby} mm²", result: "{przyklad.linia.spadekGruby}" },
        { text: "Zalecenie normy dla gniazd i urządzeń, liczone od złącza", result: "do {przyklad.linia.zalecenie}" },
        { text: "Nowy kabel w rowie, z podłączeniem i pomiarem", result: "{przyklad.linia.koszt}" },
      ],
      result: "Rów w trawniku jest tańszy, pod kostką droższy. Osobno liczymy rozdzielnicę w garażu.",
    },
    {
      kind: "text",
      id: "pogoria",
      heading: "Dom i działka nad Pogorią",
      paragraphs: [
        "Domek letni przerabiany na całoroczny potrzebuje zwykle [większej mocy](/uslugi/przylacza). Suchy piasek słabo przewodzi i uziom wychodzi tu dłuższy niż na glinie. Pręt wbijamy tak głęboko, aż miernik pokaże dobry wynik.",
        "Gniazda na tarasie i przy pomoście mają osobną różnicówkę {rcd.prad}. Jesienią wyłączasz letnie obwody jednym aparatem, a alarm i kamera dalej mają zasilanie.",
      ],
    },
    {
      kind: "cards",
      id: "przemysl",
      columns: 2,
      heading: "Przemysł: co zmienia projekt instalacji",
      picture: { name: "02-rozdzielnica-przemyslowa" },
      items: [
        {
          title: "Pył przewodzący",
          text: "Pył metaliczny i koksowy osiada na zaciskach. Zakładamy szczelniejsze obudowy.",
        },
        {
          title: "Wysoka temperatura",
          text: "Przy piecu ten sam przewód przenosi mniej prądu, dlatego dobieramy go z poprawką.",
        },
        {
          title: "Harmoniczne z napędów",
          text: "Falowniki odkształcają prąd. Kompensację dobieramy dopiero po pomiarze sieci.",
        },
        {
          title: "Średnie napięcie",
          text: "Przeglądamy pola, transformatory i zabezpieczenia, w przerwie uzgodnionej z dyspozytorem.",
        },
      ],
      after: [
        "Pomiary małego zakładu kosztują {przyklad.hala.zlecenieNetto} netto, większego {przyklad.hala.obwodNetto} netto za obwód, a termin dokumentów dla dużej hali podajemy w ofercie.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z zakładów i osiedli",
      items: [
        {
          question: "Czy dyżur całodobowy obejmuje mieszkania?",
          answer:
            "Nie, dyżur mają zakłady z umową. Telefon dla wszystkich jest czynny {telefon.godziny}, w nocy awarie sieci przyjmuje {tel.energetyczne}, a zagrożenia {tel.alarmowy}.",
        },
        {
          question: "Czy pomiary zatrzymają produkcję?",
          answer:
            "Nie całą. Do części prób wyłączamy tylko badany obwód, w kolejności ustalonej ze zmianowym. Termowizję robimy przeciwnie, pod obciążeniem.",
        },
        {
          question: "Jak często badać instalację w hali?",
          answer:
            "Co najmniej {pomiary.przegladDom}, a w zapyleniu i wysokiej temperaturze ubezpieczyciel żąda zwykle badań {pomiary.przegladRoczny}. Hala o zabudowie ponad {prawo.halaPowierzchnia} ma też dwie kontrole stanu technicznego w roku, {prawo.halaTerminy}.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego my: w zakładzie i w domu",
    items: [
      {
        figure: "{firma.serwisDabrowa}",
        title: "Serwis zakładów z umową",
        text: "Przed wyjazdem dyżurny prosi o schemat i zdjęcie komunikatu z panelu.",
      },
      {
        figure: "Postój",
        title: "Praca wpisana w harmonogram",
        text: "Nową rozdzielnicę składamy wcześniej, a w czasie postoju tylko ją przełączamy i badamy.",
      },
      {
        figure: "{firma.przyjazd}",
        title: "Tyle najwyżej czekasz w domu",
        text: "{obietnica.spoznienie}",
      },
    ],
  },
  range: {
    heading: "Dąbrowa i okoliczne gminy",
    text: "Po sąsiedzku mamy Sosnowiec i cały powiat będziński, z Siewierzem, Sławkowem, Psarami i Mierzęcicami. {obietnica.zasieg}",
  },
  advice:
    "O wyłączeniu maszyny, rozdzielni i stacji decyduje osoba z uprawnieniami, na pisemne polecenie. W domu zapytaj naszego elektryka o moc i przekrój kabla, zanim kupisz pompę ciepła lub ładowarkę.",
  neighbours: ["sosnowiec", "katowice", "chorzow"],
  band: {
    heading: "Opowiedz, co ma działać",
    text: "Powiedz, co to za obiekt i co już wiadomo o jego zasilaniu. Usłyszysz, jakie dane są jeszcze potrzebne i kiedy go obejrzymy.",
    button: { label: "Zamów oględziny", to: "/kontakt" },
  },
};
