import type { Section } from "@/lib/content/types";
import { linksIn } from "@/lib/text/inline";
import type { Rule } from "./checked-records";
import { rule, sectionRule, sectionsOf } from "./rule";

/** Returns the anchors of a section: its own, and those of its faults. */
const anchorsOf = ({ section, at }: ReturnType<typeof sectionsOf>[number]) => [
  { section, id: section.id, at },
  ...(section.kind === "faults" ? section.items : []).flatMap(({ id }, index) =>
    id ? [{ section, id, at: `${at}.items.${index}` }] : [],
  ),
];

const idRule = rule((checked, report) => {
  const anchors = new Set<string>();
  for (const { section, id, at } of sectionsOf(checked).flatMap(anchorsOf)) {
    if (!/^[a-z0-9-]+$/.test(id))
      report(
        `${at}.id`,
        `Identyfikator „${id}” ma niedozwolone znaki.`,
        "Użyj małych liter bez ogonków, cyfr i myślników.",
      );
    // Sections of the privacy page that are never shown together may share an anchor.
    const anchor = `${id} ${"when" in section ? section.when : ""}`;
    if (anchors.has(anchor)) report(`${at}.id`, `Identyfikator „${id}” powtarza się na stronie.`, "Nadaj sekcji inny.");
    anchors.add(anchor);
  }
});

/** Reports adjacent dark sections. */
const groundRule = sectionRule(({ section: { tone }, at, before }, report) => {
  if (tone === "dark" && before?.tone === "dark")
    report(`${at}.tone`, "Dwie ciemne sekcje stoją obok siebie.", "Usuń tone z jednej z nich.");
});

/** Whether a section is a list of lines and nothing else; closed groups of a table are none. */
const isLined = (section: Section): boolean =>
  section.kind === "rows" ||
  (section.kind === "table" && !section.counted) ||
  (section.kind === "steps" && section.look === "schedule");

/** Reports a third table or list of lines in a row: on a page of lines nothing stands out. */
const rhythmRule = rule((checked, report) => {
  let lined = 0;
  for (const { section, at } of sectionsOf(checked)) {
    if (!isLined(section) || section.drawing || section.picture) lined = 0;
    if (isLined(section)) lined += 1;
    if (lined > 2)
      report(
        at,
        `Sekcja „${section.heading}” jest trzecią tabelą lub listą pod rząd.`,
        "Daj jej zdjęcie (picture) albo rysunek (drawing), albo przestaw sekcje.",
      );
  }
});

/** Reports links in the first action of a fault, which is the summary of a disclosure. */
const faultRule = sectionRule(({ section, at }, report) => {
  if (section.kind !== "faults") return;
  section.items.forEach(({ actions: [first = ""] }, index) => {
    if (linksIn(first).length > 0)
      report(
        `${at}.items.${index}.actions.0`,
        "Pierwsza czynność stoi w nagłówku usterki, w którym odnośnik nie działa.",
        "Przenieś odnośnik do następnej czynności.",
      );
  });
});

/** Fields that only one look of a kind shows. */
const lookOfField = {
  steps: { level: "schedule", bar: "schedule", scale: "schedule" },
  cases: { picture: "beside", level: "documents" },
} as const;

/** Reports fields that the section's look does not show. */
const lookRule = sectionRule(({ section, at }, report) => {
  if (section.kind !== "steps" && section.kind !== "cases") return;
  const items = section.items.map((item, index) => ({ path: `${at}.items.${index}`, part: item }));
  for (const [field, look] of Object.entries(lookOfField[section.kind]))
    for (const { path, part } of section.look === look ? [] : [{ path: at, part: section }, ...items])
      if (field in part)
        report(
          `${path}.${field}`,
          `Pole ${field} widać tylko w sekcji, która ma look: "${look}".`,
          `Dopisz w sekcji look: "${look}" albo usuń to pole.`,
        );
});

/** Reports rows with a wrong number of cells. */
const tableRule = sectionRule(({ section, at }, report) => {
  if (section.kind !== "table") return;
  const columns = section.columns.length - 1;
  section.rows.forEach(({ label, cells }, row) => {
    if (cells.length !== columns)
      report(
        `${at}.rows.${row}.cells`,
        `Wiersz „${label}” ma komórek: ${cells.length}, a kolumn bez pierwszej jest ${columns}.`,
        "Dopisz brakującą komórkę albo usuń zbędną.",
      );
  });
});

/** Reports services without the four sections that the bar below the heading links to, or without a request to call. */
const barRule = rule(({ file, record: { sections } }, report) => {
  if (!file.startsWith("content/services/") || !sections) return;
  for (const word of ["Cena", "Zakres", "Przebieg", "Pytania"]) {
    const index = sections.findIndex(({ inBar }) => inBar === word);
    if (index < 0)
      report(
        "sections",
        `Żadna sekcja nie ma inBar: "${word}", więc pasek pod nagłówkiem strony do niej nie prowadzi.`,
        `Dopisz inBar: "${word}" w sekcji, która o tym mówi.`,
      );
    else if (["Cena", "Przebieg"].includes(word) && !sections[index]?.ask)
      report(
        `sections.${index}.ask`,
        `Po sekcji „${word}” nie ma zdania, które prosi o telefon.`,
        "Dopisz ask: jedno zdanie o tym, co powiedzieć przez telefon i co klient za to dostanie.",
      );
  }
});

/** Reports guides that begin neither with an answer and figures nor with a triage. */
const openingRule = rule(({ file, record: { hero, keyFacts, sections } }, report) => {
  if (!file.startsWith("content/guides/") || sections?.[0]?.kind === "triage") return;
  const mend = "Dopisz to pole: poradnik bez niego zaczyna się od sekcji triage.";
  if (!hero?.answer) report("hero.answer", "Brakuje odpowiedzi na pytanie z nagłówka.", mend);
  if (!keyFacts) report("keyFacts", "Brakuje liczb na górze.", mend);
});

export const sectionRules: readonly Rule[] = [
  idRule,
  groundRule,
  rhythmRule,
  faultRule,
  lookRule,
  tableRule,
  barRule,
  openingRule,
];
