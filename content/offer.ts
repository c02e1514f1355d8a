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
    lead: "Każdą usługę zamówisz osobno albo razem z innymi, w jednej umowie i pod jednym numerem telefonu. Wycena jest bezpłatna. Przed pracami doradzamy, co zrobić od razu, a co może poczekać.",
  },
  cardsHeading: "Usługi",
  cards: ["instalacje", "rozdzielnice", "przylacza", "sieci-lan", "monitoring", "alarmy", "smart-home", "pomiary"],
  note: "Robimy też [naprawy](/oferta/naprawy), [fotowoltaikę](/oferta/fotowoltaika), [magazyny energii](/uslugi/magazyny-energii), [kompensację mocy biernej](/dla-firm#kompensacja) i prace na średnim napięciu. Ceny wszystkich prac są na [liście usług](/uslugi).",
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
