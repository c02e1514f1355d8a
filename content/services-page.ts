import type { ServicesPage } from "@/lib/content/types";

export const servicesPage = {
  meta: {
    title: "Usługi elektryka: lista 12 usług",
    description:
      "Dwanaście usług elektrycznych na Śląsku: od napraw i rozdzielnic po fotowoltaikę, magazyny energii i KNX. Przy każdej: zakres, czas i to, od czego zależy koszt.",
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
    title: "Dwanaście usług, od naprawy gniazda po KNX",
    lead: "Wybierz obwód. Na każdej stronie jest zakres prac, kolejność kroków, to, od czego zależy koszt, i odpowiedzi na pytania, które słyszymy przez telefon.",
  },
  cardsHeading: "Wszystkie usługi",
  note: "Firmy, wspólnoty i deweloperzy znajdą swój zakres na stronie [dla firm](/dla-firm). Typowe prace pokazuje [galeria wizualizacji](/oferta).",
  advice:
    "Nie wybieraj usługi na podstawie samego objawu. Za migającym światłem stoi żarówka, luźny zacisk albo przyłącze i każde naprawia się inaczej. Najpierw zadzwoń i opisz, co się dzieje.",
  band: {
    heading: "Opisz objaw albo plan",
    text: "Nazwa usługi nie jest potrzebna. Wystarczy wiedzieć, co przestało działać albo co ma powstać. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
} as const satisfies ServicesPage;
