import type { Paper } from "@/lib/content/types";

export const ogloszenieOPomiarach: Paper = {
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
    lead: "Kartka do wydrukowania i wypełnienia długopisem. Najlepiej powiesić ją na tydzień przed pomiarami.",
    button: { label: "Cena przeglądu bloku", to: "/uslugi/pomiary#blok" },
  },
  print: "Drukuj na A4",
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
            "**Być w domu albo poprosić inną dorosłą osobę**, żeby wpuściła elektryka. Pomiar trwa niecałą godzinę.",
            "**Zapisać pracę i wyjąć wtyczki** komputera, telewizora, routera i ładowarek. Próba mogłaby uszkodzić te sprzęty.",
            "**Odsunąć rzeczy sprzed tablicy i gniazd**, jeśli da się to zrobić bez dźwigania. Niczego nie odkręcać.",
            "**Liczyć się z brakiem prądu**, najwyżej przez … minut. Zamrażarki lepiej wtedy nie otwierać.",
          ],
        },
        {
          heading: "Respirator, koncentrator tlenu, inna aparatura medyczna",
          paragraphs: [
            "Prosimy zadzwonić do zarządcy najpóźniej dzień przed pomiarami. Ustalimy porę, w której sprzęt może pracować z akumulatora, albo inny dzień.",
          ],
        },
        {
          heading: "Dlaczego",
          paragraphs: [
            "Kontrolę instalacji {pomiary.przegladDom} nakazuje Prawo budowlane (art. 62). Sprawdzamy, czy izolacja przewodów jest dobra i czy zabezpieczenia wyłączą prąd, zanim komuś stanie się krzywda.",
          ],
        },
        {
          heading: "Przy drzwiach nic się nie płaci",
          paragraphs: [
            "Elektryk rozlicza się z zarządcą. Niczego nie sprzedaje, a do podpisu daje tylko potwierdzenie, że był w mieszkaniu.",
          ],
        },
        {
          heading: "Jak poznać elektryka",
          paragraphs: [
            "Nazwiska osób, które przyjdą, zna zarządca. Można do niego zadzwonić, zanim otworzy się drzwi.",
          ],
        },
      ],
      signatures: ["wspólnota albo zarządca", "ogłoszono dnia"],
    },
  ],
  advice:
    "Liczbę minut bez prądu podaje zarządcy elektryk, kiedy zna już układ pionów. Zgłoszenia o aparaturze medycznej trzeba przed pomiarami omówić z osobą, która będzie mierzyć: potrzebne są numer mieszkania i pora, a nazwisko i choroba nie.",
  band: {
    heading: "Umów przegląd budynku",
    text: "Do wyceny potrzebna jest liczba mieszkań i klatek oraz data ostatniego protokołu.",
    button: { label: "Zapytaj o przegląd", to: "/kontakt" },
  },
};
