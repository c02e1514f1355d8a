import type { LayoutTexts } from "@/lib/content/types";

export const layout: LayoutTexts = {
  skip: "Przejdź do treści",
  nav: [
    { label: "Oferta", to: "/oferta" },
    { label: "Wycena", to: "/wycena" },
    { label: "Dla Firm", to: "/dla-firm" },
    { label: "Poradnik", to: "/poradnik" },
  ],
  menu: [
    { label: "Strona główna", to: "/" },
    { label: "Oferta", to: "/oferta" },
    { label: "Wycena", to: "/wycena" },
    { label: "Dla Firm", to: "/dla-firm" },
    { label: "Poradnik", to: "/poradnik" },
    { label: "Kontakt", to: "/kontakt" },
  ],
  footer: [
    { label: "Strona główna", to: "/" },
    { label: "Usługi", to: "/uslugi" },
    { label: "Wycena", to: "/wycena" },
    { label: "Dla firm", to: "/dla-firm" },
    { label: "Poradnik", to: "/poradnik" },
    { label: "Kontakt", to: "/kontakt" },
  ],
  contact: "Skontaktuj się z nami",
  call: "Zadzwoń",
  quote: "Wycena",
  estimate: "Policz cenę w minutę",
  answering: { always: "{telefon.dni}", open: "dziś do", before: "dziś od", after: "jutro od" },
  bandNote: "Zadzwoń, odbieramy {telefon.godziny}",
  menuNote: "{telefon.godzinyKrotko}. Wycena jest {firma.wycenaSlownie}.",
  hoursShort: "{telefon.godzinyKrotko}",
  paper: {
    code: "Ta strona w internecie:",
    checked: "Stan prawny i ceny sprawdzono:",
    updated: "Tekst z dnia",
    call: "Telefon:",
  },
  loading: "Wczytywanie…",
  late: "Nowa strona jeszcze się nie wczytała: sprawdź połączenie, odśwież tę stronę i wybierz odnośnik jeszcze raz.",
  offline: {
    title: "Nie ma połączenia z internetem",
    text: "Tej strony nie ma w pamięci urządzenia. Bez internetu otworzysz strony czytane wcześniej i poradnik o awariach.",
    guide: { label: "Awarie prądu: co zrobić od razu", to: "/poradnik/awarie" },
    call: "Zadzwoń",
  },
};
