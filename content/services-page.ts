import type { ServicesPage } from "@/lib/content/types";

export const servicesPage: ServicesPage = {
  meta: {
    title: "Usługi elektryka: lista z cenami",
    description:
      "Usługi elektryczne na Śląsku: naprawy, rozdzielnice, pomiary, fotowoltaika, magazyny energii, KNX. Przy każdej cena, czas i zakres.",
    keywords: [
      "usługi elektryka",
      "elektryk Śląsk usługi",
      "naprawy elektryczne",
      "fotowoltaika Śląsk",
      "magazyny energii",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Usługi elektryka, każda z ceną",
    lead: "Przy każdej usłudze opisujemy też zakres i kolejność prac oraz odpowiadamy na pytania, które słyszymy przez telefon.",
  },
  cardsHeading: "Wszystkie usługi",
  note: "Wspólnoty, zakłady i biura mają [osobne ceny i terminy](/dla-firm), a typowe prace obejrzysz w [galerii](/oferta).",
  advice:
    "Nie wybieraj usługi na podstawie samego objawu. Światło miga od żarówki, luźnego zacisku albo przyłącza, a za każdym razem naprawa jest inna. Zadzwoń do nas i opisz, co się dzieje: elektryk powie, co sprawdzić najpierw.",
  band: {
    heading: "Opisz objaw albo plan",
    text: "Powiedz, co przestało działać albo co ma powstać. Usłyszysz przedział ceny i termin oględzin, a wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
};
