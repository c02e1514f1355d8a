import type { OfferPage } from "@/lib/content/types";

export const offer: OfferPage = {
  meta: {
    title: "Oferta: usługi elektryczne na Śląsku",
    description:
      "Instalacje, rozdzielnice, przyłącza, sieci LAN, monitoring, alarmy, smart home i pomiary na Śląsku. Jeden wykonawca i bezpłatna wycena.",
    keywords: ["usługi elektryczne Śląsk", "oferta elektryka", "instalacje elektryczne", "pomiary elektryczne"],
  },
  updated: "2026-11-26",
  hero: {
    title: "Cała elektryka, jeden wykonawca",
    lead: "Usługę zamówisz osobno albo z innymi, w jednej umowie i pod jednym numerem telefonu. Wycena jest bezpłatna, a przed pracami doradzamy, co zrobić od razu, a co później.",
  },
  cardsHeading: "Usługi",
  cards: ["instalacje", "rozdzielnice", "przylacza", "sieci-lan", "monitoring", "alarmy", "smart-home", "pomiary"],
  note: "Dla firm robimy też [kompensację mocy biernej](/dla-firm#kompensacja) i prace na średnim napięciu. Wszystkie ceny są na [liście usług](/uslugi).",
  band: {
    heading: "Nie wiesz, co wybrać?",
    text: "Zadzwoń i opisz, co ma działać. Podpowiemy zakres prac, umówimy oględziny i bezpłatnie wycenimy całość.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
  gallery: {
    heading: "Jak wyglądają takie prace",
    label: "Wizualizacje typowych prac",
    filter: {
      legend: "Rodzaj prac",
      all: "Wszystkie",
      kinds: {
        dom: "Dom i mieszkanie",
        teletechnika: "Kamery, alarm, sieć",
        energia: "Fotowoltaika i ładowanie",
        firma: "Firmy i przemysł",
      },
    },
    failed:
      "Strzałki się nie wczytały: naciśnij jeszcze raz, odśwież stronę albo przesuń obrazy paskiem, który jest pod nimi.",
  },
};
