import type { ThanksPage } from "@/lib/content/types";

export const thanks: ThanksPage = {
  meta: {
    title: "Dziękujemy za kontakt",
    description:
      "Dziękujemy za kontakt. Co dzieje się dalej: analiza potrzeb, rozmowa i termin wizyty, wycena i oferta.",
    keywords: ["dziękujemy za kontakt"],
    noIndex: true,
  },
  updated: "2026-11-26",
  title: "Dziękujemy za kontakt",
  text: "Po rozmowie terminu pilnujemy my. Nie udało się połączyć? Zadzwoń jeszcze raz:",
  heading: "Co dalej",
  steps: [
    {
      title: "Analiza potrzeb",
      text: "Z rozmowy albo wiadomości spisujemy, co trzeba obejrzeć i zmierzyć oraz o co jeszcze zapytać.",
    },
    {
      title: "Kontakt",
      text: "Odpisujemy {obietnica.odpowiedz} albo dzwonimy, żeby umówić wizytę. Jeśli termin padł już w rozmowie, ten krok masz za sobą.",
    },
    {
      title: "Wycena i oferta",
      text: "Po oględzinach dostaniesz na piśmie zakres prac, termin i cenę brutto. Wycena jest {firma.wycenaSlownie}.",
    },
  ],
  services: { label: "Zobacz usługi", to: "/uslugi" },
  home: { label: "Strona główna", to: "/" },
};
