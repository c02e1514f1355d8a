import type { Section } from "@/lib/content/types";
import type { Problem } from "./problem";
import type { CheckedRecord, Rule } from "./records";

/** What the bar under the head of every service leads to, and after which of these the page asks for a call. */
const parts = [
  { word: "Cena", asks: true },
  { word: "Zakres", asks: false },
  { word: "Przebieg", asks: true },
  { word: "Pytania", asks: false },
] as const;

/** Sections of a service that visitors look for first, and the sentences that ask for a call. */
const barRule: Rule = ({ file, record: { sections } }) => {
  if (!file.startsWith("content/services/") || !sections) return [];
  return parts.flatMap(({ word, asks }): Problem[] => {
    const index = sections.findIndex(({ inBar }) => inBar === word);
    const found = sections[index];
    if (!found)
      return [
        {
          file,
          field: "sections",
          what: `Żadna sekcja nie ma inBar: "${word}", więc pasek pod nagłówkiem strony do niej nie prowadzi.`,
          mend: `Dopisz inBar: "${word}" w sekcji, która o tym mówi.`,
        },
      ];
    return asks && !found.ask
      ? [
          {
            file,
            field: `sections.${index}.ask`,
            what: `Po sekcji „${word}” nie ma zdania, które prosi o telefon.`,
            mend: "Dopisz ask: jedno zdanie o tym, co powiedzieć przez telefon i co klient za to dostanie.",
          },
        ]
      : [];
  });
};

/** Sections that go on with the one before them: there is one, and both stand on paper. */
const continuingRule: Rule = ({ file, record }) =>
  (["sections", "local"] as const).flatMap((field) =>
    (record[field] ?? []).flatMap(({ continues, tone }, index, all) =>
      continues && (index === 0 || tone === "dark" || all[index - 1]?.tone === "dark")
        ? [
            {
              file,
              field: `${field}.${index}.continues`,
              what: "Sekcja nie ma czego kontynuować: jest pierwsza, ciemna albo stoi po ciemnej.",
              mend: "Usuń continues.",
            },
          ]
        : [],
    ),
  );

/** What is asked of the sections of services, and of sections that continue others. */
export const serviceSectionRules: readonly Rule[] = [barRule, continuingRule];

/** The same sentence that asks for a call in two places: it is worded for its own. */
export function repeatedAsks(records: readonly CheckedRecord[]): Problem[] {
  const first = new Map<string, string>();
  return records.flatMap(({ file, record }) =>
    (record.sections ?? []).flatMap(({ ask }: Pick<Section, "ask">, index) => {
      if (!ask) return [];
      const other = first.get(ask);
      if (!other) first.set(ask, file);
      return other
        ? [
            {
              file,
              field: `sections.${index}.ask`,
              what: `To samo zdanie stoi w ${other}.`,
              mend: "Napisz tu, co powiedzieć przez telefon w tej sprawie.",
            },
          ]
        : [];
    }),
  );
}
