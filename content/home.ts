import type { HomePage } from "@/lib/content/types";

export const home: HomePage = {
  meta: {
    title: "Elektryk Śląsk: instalacje, przyłącza, pomiary",
    description:
      "Elektrycy na Śląsku od {firma.rokZalozenia} roku: instalacje, przyłącza, rozdzielnice, pomiary i smart home. Wycena bezpłatna, przyjazd w ciągu {firma.przyjazdDo}.",
    keywords: [
      "elektryk Śląsk",
      "instalacje elektryczne",
      "przyłącza energetyczne",
      "pomiary elektryczne",
      "rozdzielnice",
    ],
  },
  updated: "2026-11-26",
  hero: {
    kicker: "Elektrycy na Śląsku od {firma.rokZalozenia} roku",
    title: "Od gniazdka po średnie napięcie",
    lead: "Instalacje, przyłącza, rozdzielnice i pomiary dla domów, wspólnot, instytucji i firm. Wycena jest {firma.wycenaSlownie}, a do awarii i na oględziny przyjeżdżamy w ciągu {firma.przyjazdDo}.",
    picture: { name: "00-hero-dom-o-zmierzchu" },
    dark: { house: { name: "00-hero-dom-bez-pradu" }, room: { name: "00-hero-dom-bez-salonu" } },
    button: { label: "Sprawdź naszą ofertę", to: "/oferta" },
  },
  terminals: [
    { conductor: "l1", label: "L1", value: "{firma.przyjazd}", text: "na przyjazd do awarii i na oględziny" },
    {
      conductor: "l2",
      label: "L2",
      value: "{firma.lataKrotko}",
      text: "w zawodzie, od {firma.rokZalozenia} roku jako firma",
    },
    { conductor: "l3", label: "L3", value: "OC", text: "[{dowod.ocWiersz}](#dlaczego)" },
    { conductor: "n", label: "N", value: "Cały Śląsk", text: "czyli całe województwo śląskie" },
    { conductor: "pe", label: "PE", value: "Gwarancja", text: "[{gwarancja.wiersz}](#dlaczego)" },
  ],
  specializations: {
    heading: "Z tym dzwonią do nas najczęściej",
    lead: "Opisz, co ma działać albo co przestało, a zakres prac dobierzemy my.",
    feeders: [
      {
        code: "F1",
        cable: "YDYp 3×2,5",
        title: "Instalacja od podstaw",
        text: "W domu w budowie, w mieszkaniu od dewelopera i w lokalu po gruntownym remoncie układamy przewody, montujemy rozdzielnicę i osprzęt, robimy pomiary i oddajemy protokół.",
        link: { label: "Instalacje elektryczne", to: "/oferta/instalacje" },
        picture: { name: "01-rozdzielnica-mieszkaniowa" },
      },
      {
        code: "F3",
        cable: "YAKXS 4×35",
        title: "Przyłącze energetyczne",
        text: "Składamy wniosek do operatora sieci i prowadzimy sprawę aż do montażu licznika. Pilnujemy pism i terminów, żeby budowa nie czekała na prąd.",
        link: { label: "Przyłącza", to: "/oferta/przylacza" },
        picture: { name: "09-zlacze-kablowo-pomiarowe" },
      },
    ],
    all: {
      title: "Wszystkie usługi",
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
        "naprawy",
        "fotowoltaika",
        "magazyny-energii",
        "energooszczedne",
      ],
      link: { label: "Cała oferta", to: "/oferta" },
    },
  },
  map: {
    heading: "Dokąd dojeżdżamy",
    lead: "W Częstochowie i Bielsku-Białej obowiązuje to samo co w Katowicach: do awarii i na oględziny przyjeżdżamy w ciągu {firma.przyjazdDo}, a wycena jest {firma.wycenaSlownie}.",
    facts: [
      { term: "Katowice i okolice", value: "do {firma.zasiegKatowice}" },
      { term: "Gliwice, pilne, {telefon.odDo}", value: "w ciągu {firma.przyjazdGliwice}" },
      { term: "Dąbrowa Górnicza, dyżur dla przemysłu", value: "{firma.serwisDabrowa}" },
    ],
    button: { label: "Znajdź elektryka koło siebie", action: "send-or-navigate" },
  },
  cities: {
    heading: "Wybierz swoje miasto",
    lead: "Przy każdym mieście znajdziesz usługi z cenami, dzielnice i czas dojazdu.",
    unlinked: { name: "Bielsko-Biała", tile: "przyjazd: {firma.przyjazd}" },
  },
  trust: {
    heading: "Dlaczego warto nam zaufać",
    lead: "Każdy powód sprawdzisz jednym pytaniem. Zadaj je nam i każdemu innemu wykonawcy.",
    leadProven: "Po pomiarach zostawiamy protokół. Ten jest o nas, z dowodem w każdym wierszu.",
    subject: "[marka]",
    items: ["kwalifikacje", "oc", "gwarancja", "certyfikaty", "rejestr", "klienci"],
    promises: {
      heading: "Gdy się spóźnimy albo przybędzie pracy",
      items: ["{obietnica.spoznienie}", "{obietnica.cena}"],
      documents: [
        {
          label: "Wzór oferty",
          text: "Każda pozycja ma cenę i powód, a na drugiej stronie są terminy, płatność i to, czego cena nie obejmuje.",
          to: "/wzor-oferty",
        },
        {
          label: "Wzór protokołu z pomiarów",
          text: "Wynik każdego obwodu stoi obok wartości granicznej, pod wynikami jest orzeczenie, a każda kolumna ma objaśnienie.",
          to: "/wzor-protokolu",
        },
      ],
    },
  },
  reviews: { heading: "Opinie" },
  band: {
    heading: "Powiedz, co trzeba zrobić",
    text: "Wystarczy krótki opis albo zdjęcie rozdzielnicy. Powiemy, co jest bezpieczne, podamy przedział ceny i umówimy bezpłatne oględziny.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
};
