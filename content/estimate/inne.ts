import type { EstimateSubject } from "@/lib/content/types";

export const inne: EstimateSubject = {
  id: "inne",
  name: "Coś innego",
  request: "prac elektrycznych",
  questions: [
    {
      kind: "one",
      id: "gdzie",
      text: "Gdzie są prace?",
      short: "Miejsce",
      answers: [
        { id: "dom", label: "Dom, mieszkanie", say: "Napisz jednym zdaniem, co ma działać. Sprzęt dobierzemy my." },
        { id: "wspolnota", label: "Wspólnota", say: "Zarządcy dostają ofertę z pozycjami do uchwały." },
        { id: "firma", label: "Firma, hala", say: "Napisz, w jakich godzinach wolno wyłączyć prąd." },
        { id: "teren", label: "Teren, budowa", say: "Na budowie pytamy o moc, harmonogram i kierownika." },
      ],
    },
    {
      kind: "one",
      id: "sprawa",
      text: "Czego dotyczy sprawa?",
      short: "Sprawa",
      when: [{ question: "gdzie", is: ["firma"] }],
      answers: [
        {
          id: "bierna",
          label: "Opłata za energię bierną",
          say: "Bateria zwraca się w {przyklad.kompensacja.lata}, gdy opłata przekracza {przyklad.kompensacja.oplata} netto miesięcznie. Przyślij faktury z roku: policzymy to dla ciebie.",
        },
        { id: "maszyna", label: "Maszyna, linia, silnik", say: "Wystarczy zdjęcie tabliczki i rozdzielnicy." },
        { id: "inna", label: "Coś innego", say: "Opisz to dwoma zdaniami w zapytaniu." },
      ],
    },
    {
      kind: "one",
      id: "kiedy",
      text: "Na kiedy?",
      short: "Termin",
      answers: [
        {
          id: "pilne",
          label: "Pilne",
          say: "W pilnej sprawie zadzwoń. Przyjedziemy {obietnica.awaria}.",
          urgent: "{zasada.dym} {zasada.gniazdo}",
        },
        { id: "miesiac", label: "W ciągu miesiąca", say: "Na oględziny umówimy się w rozmowie." },
        {
          id: "plan",
          label: "Dopiero planuję",
          say: "Na etapie planów najwięcej oszczędza rzut z meblami: prześlij go nam.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "sprawa", is: ["bierna"] }],
      what: "Bateria do warsztatu 100 kW z rejestracją i montażem. Kwota bez VAT, dla większego zakładu liczymy ją z pomiaru.",
      time: "termin w ofercie, po rejestracji poboru",
      included: ["Rejestracja poboru", "Bateria z regulatorem", "Montaż, nastawy i sprawdzenie następnej faktury"],
      excluded: ["Dławiki i kompensator energii pojemnościowej", "Przebudowa rozdzielni"],
      terms: [{ fact: "rynek.kompensacja", vat: "vat.podstawowy" }],
      net: { when: [], vat: "vat.podstawowy" },
    },
  ],
  rows: [
    { id: "inna", what: "Każda inna praca", amount: "po rozmowie i zdjęciach", time: "oględziny bezpłatne" },
    {
      id: "kompensacja",
      what: "Kompensacja mocy biernej",
      amount: "{rynek.kompensacja}",
      note: "bateria do warsztatu 100 kW, z montażem",
      net: true,
      time: "termin w ofercie",
    },
    {
      id: "opieka",
      what: "Opieka nad stacją",
      amount: "{serwis.stacja}",
      note: "za miesiąc, 630 kVA: przegląd i dwa obchody w roku",
      net: true,
      time: "umowa na rok",
    },
  ],
  depends: [
    "Zakres: co ma działać, gdy skończymy.",
    "Dostęp: wysokość, ściany, godziny, w których wolno pracować.",
    "Materiał, który wybierzesz albo już masz.",
  ],
  examples: [
    {
      title: "Oświetlenie ogrodu",
      text: "Liczą się metry kabla w ziemi, liczba lamp i obwód z różnicówką. Kwotę podamy po szkicu.",
    },
    {
      title: "Zasilanie maszyny w warsztacie",
      text: "Liczy się moc, rozruch silnika i odległość od rozdzielnicy. Wystarczy zdjęcie tabliczki.",
    },
  ],
  arrangements: [
    { label: "Oględziny", value: "bezpłatne" },
    { label: "Oferta", value: "na piśmie, z pozycjami" },
  ],
  checklist: ["Dwa zdania o tym, co ma działać.", "Zdjęcie miejsca i rozdzielnicy z przodu."],
  pages: [
    { label: "Wszystkie usługi", to: "/uslugi" },
    { label: "Dla firm", to: "/dla-firm" },
  ],
};
