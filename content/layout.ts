import type { LayoutTexts } from "@/lib/content/types";

export const layout = {
  skip: "Przejdź do treści",
  nav: [
    { label: "Oferta", to: "/oferta" },
    { label: "Dla Firm", to: "/dla-firm" },
    { label: "Poradnik", to: "/poradnik" },
  ],
  menu: [
    { label: "Strona główna", to: "/" },
    { label: "Oferta", to: "/oferta" },
    { label: "Dla Firm", to: "/dla-firm" },
    { label: "Poradnik", to: "/poradnik" },
    { label: "Kontakt", to: "/kontakt" },
  ],
  footer: [
    { label: "Strona główna", to: "/" },
    { label: "Usługi", to: "/uslugi" },
    { label: "Dla firm", to: "/dla-firm" },
    { label: "Poradnik", to: "/poradnik" },
    { label: "Kontakt", to: "/kontakt" },
  ],
  contact: "Skontaktuj się z nami",
  call: "Zadzwoń",
  quote: "Wycena",
  bandNote: "Zadzwoń, odbieramy {telefon.godziny}",
  menuNote: "{telefon.godzinyKrotko}. Wycena jest {firma.wycenaSlownie}.",
  hoursShort: "{telefon.godzinyKrotko}",
  loading: "Wczytywanie…",
} as const satisfies LayoutTexts;
