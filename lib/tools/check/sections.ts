import { factKeysIn } from "@/lib/content/figures";
import type { Rule } from "./records";
import { rule, sectionRule, sectionsOf } from "./rule";

const idRule = rule((checked, report) => {
  const anchors = new Set<string>();
  for (const { section, at } of sectionsOf(checked)) {
    const { id } = section;
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

/** Reports rows with a wrong number of cells, and rows whose `offer` price is in none of their cells. */
const tableRule = sectionRule(({ section, at }, report) => {
  if (section.kind !== "table") return;
  const columns = section.columns.length - 1;
  section.rows.forEach(({ label, cells, offer }, row) => {
    if (cells.length !== columns)
      report(
        `${at}.rows.${row}.cells`,
        `Wiersz „${label}” ma komórek: ${cells.length}, a kolumn bez pierwszej jest ${columns}.`,
        "Dopisz brakującą komórkę albo usuń zbędną.",
      );
    if (offer !== undefined && !cells.some((cell) => factKeysIn(cell).includes(offer)))
      report(
        `${at}.rows.${row}.offer`,
        `Wiersz oferuje wyszukiwarkom {${offer}}, a w komórkach tej ceny nie ma.`,
        `Wpisz {${offer}} w komórkę z ceną albo popraw offer.`,
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

export const sectionRules: readonly Rule[] = [idRule, groundRule, tableRule, barRule];
