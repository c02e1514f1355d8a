import type { ServicesPage } from "@/lib/content/page-types";

export const servicesPage = {
  meta: {
    title: "Usługi elektryka: lista 12 usług",
    description:
      "Dwanaście usług elektrycznych na Śląsku: od napraw i rozdzielnic po fotowoltaikę, magazyny energii i KNX. Zakres, terminy i norma przy każdej z nich.",
    keywords: [
      "usługi elektryka",
      "elektryk Śląsk usługi",
      "naprawy elektryczne",
      "fotowoltaika Śląsk",
      "magazyny energii",
    ],
  },
  updated: "2026-11-20",
  hero: {
    title: "Dwanaście usług, od gniazdka po stację",
    lead: "Wybierz obwód. Na każdej stronie jest zakres prac, kolejność kroków, norma i odpowiedzi na pytania, które słyszymy przez telefon.",
  },
  cardsHeading: "Wszystkie usługi",
  note: "Firmy, wspólnoty i deweloperzy znajdą swój zakres na stronie [dla firm](/dla-firm). Wzorcowe prace pokazuje [galeria w ofercie](/oferta).",
  advice:
    "Nie wybieraj usługi na podstawie samego objawu. Migające światło bywa sprawą żarówki, luźnego zacisku albo przyłącza, a każdą z nich naprawia się inaczej. Najpierw zadzwoń i opisz, co się dzieje.",
  band: {
    heading: "Opisz objaw albo plan",
    text: "Nie musisz znać nazwy usługi. Powiemy, co trzeba sprawdzić, i wycenimy to bezpłatnie.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
} as const satisfies ServicesPage;
