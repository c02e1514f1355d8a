import type { Situations } from "@/lib/content/types";

/** "Co się dzieje?": four rows of the home page's first screen and of /kontakt. Figures are facts, never typed. */
export const situations: Situations = {
  heading: "Co się dzieje?",
  lead: "Otwórz wiersz, który pasuje: jest w nim, co zrobić od razu, ile to kosztuje i kiedy przyjedziemy.",
  urgentTime: "w mieście w ciągu [czas]",
  items: [
    {
      symbol: "switch",
      title: "Nie ma prądu",
      safety: "{zasada.ciemno} {zasada.dym}",
      price: "naprawy/wizyta",
      time: { label: "Przyjazd", value: "do {firma.przyjazdDo}" },
      link: { label: "Co sprawdzić najpierw", to: "/poradnik/awarie" },
    },
    {
      symbol: "breaker",
      title: "Wybija bezpiecznik",
      safety: "{zasada.wybicie}",
      price: "naprawy/wizyta",
      time: { label: "Przyjazd", value: "do {firma.przyjazdDo}" },
      link: { label: "Co bywa przyczyną", to: "/poradnik/awarie#dzwignie" },
    },
    {
      symbol: "circuit",
      title: "Nowa instalacja",
      safety: "W starym budynku przed kuciem trzeba ustalić trasę przewodów, bo mogą być pod napięciem.",
      price: "instalacje/nowydom",
      time: { label: "Oględziny", value: "do {firma.przyjazdDo}" },
      link: { label: "Policz koszt", to: "/wycena?o=instalacje&rodzaj=nowa" },
    },
    {
      symbol: "table",
      title: "Potrzebny protokół",
      safety: "Na czas pomiarów wyłączamy prąd. Uprzedź nas, jeśli ktoś w domu korzysta z aparatury medycznej.",
      price: "pomiary/dom150",
      time: { label: "Pomiary", value: "za {pomiary.termin}" },
      link: { label: "Zobacz wzór protokołu", to: "/wzor-protokolu" },
    },
  ],
};
