import { readStylePage } from "@/lib/tools/check/style/page";
import { styleReport } from "@/lib/tools/check/style/report";
import {
  contrastsIn,
  countStyle,
  hasTwoCounts,
  repeatedSentences,
  sentencesOf,
  speaksAsWe,
  startsWithNumber,
  styleRules,
} from "@/lib/tools/check/style/rules";

const read = (path: string, main: string, canonical = path) => {
  const html = `<head><link rel="canonical" href="https://www.example.test${canonical}"></head><header>zwykle</header><main>${main}</main><footer>zwykle</footer>`;
  const page = readStylePage(path, new DOMParser().parseFromString(html, "text/html"));
  if (!page) throw new Error("no main");
  return page;
};

describe("reading a page", () => {
  test("only main content counts, without navigation, drawings and scripts", () => {
    const page = read(
      "/a",
      "<nav>zwykle</nav><h1>Tytuł&nbsp;strony</h1><p>Treść <b>ważna</b> i&nbsp;<a href='/x'>odnośnik</a>.</p><svg><text>rysunek</text></svg><script>1</script>",
    );
    expect(page.h1).toBe("Tytuł strony");
    expect(page.blocks.map(({ text }) => text)).toEqual(["Tytuł strony", "Treść ważna i odnośnik."]);
  });

  test("a block inside a line and a button are blocks of their own", () => {
    const page = read(
      "/a",
      "<p><b class='block'>Tytuł</b>Tekst</p><p><a class='btn'>Jeden</a><a class='btn'>Dwa</a></p>",
    );
    expect(page.blocks.map(({ text }) => text)).toEqual(["Tytuł", "Tekst", "Jeden", "Dwa"]);
  });

  test("a card that is one link keeps its parts apart and is known as a card", () => {
    const page = read(
      "/a",
      "<ul><li><a href='/x'><small>Usługa</small><b>Nazwa</b><span>Opis karty.</span></a></li></ul>",
    );
    expect(page.blocks).toEqual(["Usługa", "Nazwa", "Opis karty."].map((text) => ({ text, card: true })));
  });

  test("the closing heading stands apart from the section headings", () => {
    const page = read("/a", "<h1>A</h1><h2>Dwie sprawy</h2><section><h2 id='cta'>Policzymy</h2></section>");
    expect([page.h2, page.closing]).toEqual([["Dwie sprawy"], "Policzymy"]);
  });

  test("a service under /oferta is not canonical", () => {
    expect(read("/oferta/pomiary", "", "/uslugi/pomiary").canonical).toBe(false);
    expect(read("/uslugi/pomiary", "").canonical).toBe(true);
  });
});

test("sentences end at full stops, but not at abbreviations", () => {
  expect(sentencesOf("Mówi o tym art. 62 ust. 1. Reszta, np. 5 lat, zależy od nas. Koniec")).toEqual([
    "Mówi o tym art. 62 ust. 1.",
    "Reszta, np. 5 lat, zależy od nas.",
    "Koniec",
  ]);
});

test.each([
  "Rozstrzyga pomiar, nie rok budowy.",
  "To szacunki, a nie obietnice.",
  "Terminu nie ustala wykonawca, lecz operator.",
  "Nie czekaj na nas, tylko dzwoń pod 112.",
  "serwerownia, nie pokoje",
])("a contrast is found in „%s”", (sentence) => {
  expect(contrastsIn(sentence)).toHaveLength(1);
});

test.each([
  "Gdy gniazdo iskrzy, nie dotykaj wtyczki.",
  "Jeśli pobór przekracza 150 W, a nie widzisz powodu, zadzwoń.",
  "Wymieniamy nie tylko aparaty, lecz także przewody.",
  "Porównuj liczbę punktów, nie tylko sumę.",
  "Odłącz zasilanie, nie trafiając w przewód.",
  "To rozporządzenie, nie dotyczy ono domu.",
  "Wynik nie jest zły.",
])("no contrast is found in „%s”", (sentence) => {
  expect(contrastsIn(sentence)).toEqual([]);
});

test.each([
  ["Trzynaście usług dla firm", true],
  ["3, 6 i 10 kW: koszt", true],
  ["Jedna faza czy trzy", true],
  ["Dwoje drzwi", true],
  ["Koszt modernizacji domu 120 m²", false],
  ["Jednoczesność i rezerwa", false],
])("„%s” begins with a number: %s", (heading, expected) => {
  expect(startsWithNumber(heading)).toBe(expected);
});

test.each([
  ["Pięć rodzajów klientów, pięć zakresów", true],
  ["Podziel dom na strefy: jeden dom, trzy tryby", true],
  ["Cztery usługi, od hali po salon", false],
  ["Przemysł: sześć warunków, które zmieniają projekt", false],
])("„%s” sets two counts side by side: %s", (heading, expected) => {
  expect(hasTwoCounts(heading)).toBe(expected);
});

test.each([
  ["Policzymy twój magazyn", true],
  ["Pokaż rzut, policzymy punkty", true],
  ["Sprawdźmy, czy ochrona działa", true],
  ["Systemy i alarmy dla firmy", false],
  ["Umów termin pomiarów", false],
])("„%s” speaks in the first person plural: %s", (heading, expected) => {
  expect(speaksAsWe(heading)).toBe(expected);
});

test("a sentence of eight words on two canonical pages is found; cards, duplicates and shared texts are not", () => {
  const sentence = "Przed każdą pracą wyłączamy obwód i sprawdzamy brak napięcia.";
  const rule = "Dym albo ogień z tablicy to znak, żeby wyjść i zadzwonić pod 112.";
  const one = read("/gliwice", `<p>${sentence} ${rule}</p>`);
  const other = read("/zory", `<p>Krótko. ${sentence}</p><p>${rule}</p>`);
  const card = read("/uslugi", `<ul><li><a href="/gliwice">${sentence}</a></li></ul>`);
  const duplicate = read("/oferta/naprawy", `<p>${sentence}</p>`, "/uslugi/naprawy");
  expect(repeatedSentences([one, other, card, duplicate], [rule])).toEqual([
    { path: "/zory", canonical: true, text: `${sentence} (także /gliwice)` },
  ]);
  expect(repeatedSentences([one, other], [rule, /^Przed każdą/])).toEqual([]);
});

describe("counting", () => {
  const pages = [
    read(
      "/poradnik/awarie",
      "<h1>Awarie: kroki</h1><p>Zwykle i zwykle, a niezwykle rzadko. Wycena: 0&nbsp;zł, nie 10 zł.</p>",
    ),
    read("/uslugi/naprawy", "<h1>Naprawy: ceny</h1><p>Zwykle 100 zł.</p>"),
    read("/oferta/naprawy", "<h1>Naprawy: ceny</h1><p>Zwykle 100 zł.</p>", "/uslugi/naprawy"),
    read("/gliwice", "<ul data-badges><li>OC</li><li>15 lat</li></ul>"),
    read("/zory", "<ul data-badges><li>15 lat</li><li>OC</li></ul>"),
  ];
  const counts = countStyle(pages, styleRules());
  const of = (name: string) => {
    const count = counts.find(({ rule }) => rule.name.includes(name));
    return count && [count.canonical, count.all, count.tooMany];
  };

  test("canonical pages count once, all pages are told beside them", () => {
    expect(of("zwykle")).toEqual([3, 4, false]);
  });
  test("one price of nothing is too many, a price of ten is none", () => {
    expect(of("0 zł")).toEqual([1, 1, true]);
  });
  test("a colon counts in the headings of guides only", () => {
    expect(of("dwukropkiem")).toEqual([1, 1, false]);
  });
  test("badges in another order are another wording", () => {
    expect(of("odznak")).toEqual([2, 2, true]);
  });

  test("the report names the pages, and the words where a rule is asked for", () => {
    expect(styleReport(pages, counts)).toMatch(/zwykle:\n {2}\/poradnik\/awarie ×2, \/uslugi\/naprawy\n/);
    expect(styleReport(pages, counts, "0 zł")).toContain(
      "/poradnik/awarie: …e i zwykle, a niezwykle rzadko. Wycena: 0 zł, nie 10 zł.",
    );
    expect(styleReport(pages, counts)).toContain("Ponad limitem: 2 z ");
  });
});
