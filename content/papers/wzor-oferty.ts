import type { Paper } from "@/lib/content/types";

export const wzorOferty = {
  slug: "wzor-oferty",
  name: "Wzór oferty",
  meta: {
    title: "Wzór oferty elektryka",
    description: "Opis strony o dokumencie, który można obejrzeć i wydrukować na kartce A4, zanim zamówisz prace.",
    keywords: ["a", "b", "c"],
  },
  updated: "2026-11-26",
  hero: { title: "Wzór oferty", lead: "Tekst.", button: { label: "Zapytaj o wycenę", to: "/kontakt" } },
  print: "Drukuj na A4",
  words: {
    blank: "puste pole",
    caption: "Pozycje oferty",
    columns: ["Pozycja", "Ile", "Cena", "Razem"],
    total: "Razem z VAT",
  },
  sheets: [
    {
      stamp: "WZÓR",
      title: "Oferta",
      parts: [
        {
          paragraphs: ["Tekst … strony."],
          positions: [{ what: "Rozdzielnica", quantity: 2, unit: "szt.", price: 100 }],
        },
      ],
    },
  ],
  advice: "Rada.",
  band: { heading: "Zapytaj", text: "Tekst.", button: { label: "Zapytaj", to: "/kontakt" } },
} as const satisfies Paper;
