import type { HomePage } from "@/lib/content/page-types";

export const home = {
  meta: {
    title: "Elektryk Śląsk: instalacje, przyłącza, pomiary",
    description:
      "Elektrycy na Śląsku od 2010 roku: instalacje, przyłącza, rozdzielnice, pomiary i smart home. Bezpłatna wycena i przyjazd w ciągu 24 godzin.",
    keywords: [
      "elektryk Śląsk",
      "instalacje elektryczne",
      "przyłącza energetyczne",
      "pomiary elektryczne",
      "rozdzielnice",
    ],
  },
  updated: "2026-11-20",
  hero: {
    kicker: "Elektrycy na Śląsku od {firma.rokZalozenia} roku",
    title: "Od gniazdka po średnie napięcie",
    lead: "Instalacje, przyłącza, rozdzielnice i pomiary dla domów, wspólnot, instytucji i firm. Wycena jest bezpłatna, przyjazd w ciągu {firma.przyjazdDo}.",
    picture: { name: "00-hero-dom-o-zmierzchu" },
    button: { label: "Sprawdź naszą ofertę", to: "/oferta" },
  },
  terminals: [
    { conductor: "l1", label: "L1", value: "24 h", text: "od zgłoszenia do przyjazdu" },
    {
      conductor: "l2",
      label: "L2",
      value: "Ponad 15 lat",
      text: "w zawodzie, od {firma.rokZalozenia} roku jako firma",
    },
    { conductor: "l3", label: "L3", value: "OC", text: "działalność jest ubezpieczona" },
    { conductor: "n", label: "N", value: "Cały Śląsk", text: "od Częstochowy po Bielsko-Białą" },
    { conductor: "pe", label: "PE", value: "Gwarancja", text: "na wykonane prace" },
  ],
  specializations: {
    heading: "Z tym dzwonią do nas najczęściej",
    lead: "Nie musisz znać nazw. Opisz, co ma działać albo co przestało, a my dobierzemy zakres prac.",
    feeders: [
      {
        code: "F1",
        cable: "YDYp 3×2,5",
        title: "Instalacja od podstaw",
        text: "Dom w budowie, stan deweloperski, lokal po gruntownym remoncie. Układamy przewody, montujemy rozdzielnicę i osprzęt, robimy pomiary i oddajemy protokół.",
        link: { label: "Instalacje elektryczne", to: "/oferta/instalacje" },
        picture: { name: "13-instalacja-podtynkowa" },
      },
      {
        code: "F3",
        cable: "YAKXS 4×35",
        title: "Przyłącze energetyczne",
        text: "Od wniosku do operatora sieci po montaż licznika. Pilnujemy pism i terminów, żeby budowa nie czekała na prąd.",
        link: { label: "Przyłącza", to: "/oferta/przylacza" },
        picture: { name: "09-zlacze-kablowo-pomiarowe" },
      },
    ],
    all: {
      title: "Wszystkie usługi",
      code: "F1–F8",
      cable: "cała rozdzielnica",
      services: [
        "instalacje",
        "rozdzielnice",
        "przylacza",
        "sieci-lan",
        "monitoring",
        "alarmy",
        "smart-home",
        "pomiary",
      ],
      link: { label: "Cała oferta", to: "/oferta" },
    },
  },
  map: {
    heading: "Jedna sieć, czternaście miast",
    lead: "Katowice, Rybnik, Częstochowa czy Bielsko-Biała: zasada jest ta sama. Przyjazd w ciągu {firma.przyjazdDo} i bezpłatna wycena.",
    facts: [
      { term: "Katowice i okolice", value: "do {firma.zasiegKatowice}" },
      { term: "Gliwice, w granicach miasta", value: "do {firma.przyjazdGliwice}" },
      { term: "Dąbrowa Górnicza, przemysł", value: "{firma.serwisDabrowa}" },
    ],
    button: { label: "Znajdź elektryka koło siebie", action: "send-or-navigate" },
  },
  cities: {
    heading: "Wybierz swoje miasto",
    lead: "Na stronie miasta są usługi, dzielnice i czas dojazdu.",
    unlinked: { name: "Bielsko-Biała", tile: "termin ustalimy przez telefon" },
  },
  trust: {
    heading: "Sprawdź nas, zanim zadzwonisz",
    lead: "Po każdej robocie zostawiamy protokół. Tutaj jest nasz własny.",
    caption: "Protokół sprawdzenia wykonawcy",
    items: [
      {
        title: "Doświadczenie",
        finding: "Ponad 15 lat pracy, firma działa od {firma.rokZalozenia} roku",
        result: "jest",
      },
      { title: "Odpowiedzialność", finding: "Ubezpieczenie OC działalności", result: "jest" },
      {
        title: "Kwalifikacje",
        finding: "Usługi certyfikowane, protokoły podpisuje elektryk z uprawnieniami",
        result: "jest",
      },
      { title: "Gwarancja", finding: "Na wykonane prace", result: "jest" },
      { title: "Czas dojazdu", finding: "Do {firma.przyjazdDo} od zgłoszenia", result: "jest" },
      { title: "Zasięg", finding: "Całe województwo, 14 miast i okolice", result: "jest" },
      { title: "Klienci", finding: "Setki zadowolonych klientów: domy, wspólnoty i firmy", result: "jest" },
    ],
    picture: { name: "18-pomiary-instalacji" },
  },
  reviews: { heading: "Opinie" },
  band: {
    heading: "Powiedz, co trzeba zrobić",
    text: "Wycenimy to bezpłatnie. Wystarczy krótki opis albo zdjęcie rozdzielnicy. Zanim ktoś dotknie przewodów, doradzimy, co jest bezpieczne.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
} as const satisfies HomePage;
