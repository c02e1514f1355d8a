import type { Paper } from "@/lib/content/types";

export const ogloszenieOPomiarach = {
  slug: "ogloszenie-o-pomiarach",
  name: "Ogłoszenie o pomiarach",
  meta: {
    title: "Ogłoszenie na klatkę o pomiarach do druku",
    description:
      "Gotowe ogłoszenie dla mieszkańców o pomiarach instalacji elektrycznej: co przygotować, na jak długo zniknie prąd i jak poznać elektryka. Jedna kartka A4.",
    keywords: [
      "ogłoszenie o przeglądzie instalacji elektrycznej",
      "ogłoszenie dla mieszkańców pomiary elektryczne",
      "przegląd pięcioletni zawiadomienie mieszkańców",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Ogłoszenie o pomiarach na klatkę",
    lead: "Kartka dla zarządcy: do wydrukowania i wypełnienia długopisem, najlepiej na tydzień przed pomiarami.",
    button: { label: "Cena przeglądu bloku", to: "/uslugi/pomiary#blok" },
  },
  print: "Drukuj na A4",
  words: { blank: "puste pole", caption: "Pozycje", columns: ["Pozycja", "Ilość", "Cena", "Razem"] },
  sheets: [
    {
      title: "Pomiary instalacji elektrycznej w budynku",
      large: true,
      particulars: [
        { label: "Dzień", value: "…" },
        { label: "Godziny", value: "od … do …" },
        { label: "Klatka", value: "…, mieszkania od … do …" },
        { label: "Telefon zarządcy", value: "…" },
      ],
      parts: [
        {
          heading: "Prosimy mieszkańców",
          items: [
            "**Być w domu albo zostawić klucze** sąsiadowi lub zarządcy. Pomiar mieszkania trwa niecałą godzinę.",
            "**Wyjąć wtyczki** komputera, telewizora, routera i ładowarek, bo próba mogłaby je uszkodzić.",
            "**Odsunąć rzeczy sprzed tablicy i gniazd**, jeśli da się to zrobić bez dźwigania. Niczego nie odkręcać.",
            "**Zapisać pracę na komputerze i nie otwierać zamrażarki.** Prądu nie będzie najwyżej przez … minut.",
          ],
        },
        {
          heading: "Respirator, koncentrator tlenu, inna aparatura medyczna",
          paragraphs: [
            "Prosimy zadzwonić do zarządcy najpóźniej dzień przed pomiarami. Ustalimy porę i kolejność tak, żeby sprzęt miał zasilanie.",
          ],
        },
        {
          heading: "Dlaczego",
          paragraphs: [
            "Kontrolę instalacji {pomiary.przegladDom} nakazuje Prawo budowlane (art. 62). Sprawdzamy, czy przewody mają dobrą izolację i czy zabezpieczenia wyłączą prąd, zanim komuś stanie się krzywda.",
          ],
        },
        {
          heading: "Ile to kosztuje mieszkańca",
          paragraphs: [
            "Elektryk nie pobiera pieniędzy przy drzwiach. Nie sprzedaje też urządzeń i nie daje umów do podpisu, poza potwierdzeniem, że był w mieszkaniu.",
          ],
        },
        {
          heading: "Jak poznać elektryka",
          paragraphs: [
            "Imiona i nazwiska osób, które przyjdą, zna zarządca. W razie wątpliwości najpierw telefon do niego, potem drzwi.",
          ],
        },
      ],
      signatures: ["wspólnota albo zarządca", "ogłoszono dnia"],
    },
  ],
  advice:
    "Liczbę minut bez prądu podaje zarządcy elektryk, kiedy zna już układ pionów. Lokatorów z aparaturą medyczną warto spisać przed powieszeniem kartki i omówić z osobą, która będzie mierzyć.",
  band: {
    heading: "Umów przegląd budynku",
    text: "Do wyceny potrzebna jest liczba mieszkań i klatek oraz data ostatniego protokołu.",
    button: { label: "Zapytaj o przegląd", to: "/kontakt" },
  },
} as const satisfies Paper;
