import { mapCities, mapConnections } from "@/lib/content/written";
import { mapDrawing } from "@/lib/drawings/map";
import { collectProblems, type Problem } from "./problem";
import { stringRule } from "./rule";

/** Reports lines on the map to a city that mapCities does not have, and cities outside the drawing. */
export const wireProblems = (): Problem[] =>
  collectProblems("content/map.ts", (report) => {
    const names: readonly string[] = mapCities.map(({ name }) => name);
    mapConnections.forEach((ends, index) => {
      for (const name of ends)
        if (!names.includes(name))
          report(
            `mapConnections.${index}`,
            `Linia na mapie prowadzi do miasta „${name}”, którego nie ma w mapCities.`,
            "Popraw nazwę albo usuń tę linię.",
          );
    });
    if (!mapConnections.flat().every((name) => names.includes(name))) return;
    const [, , width = 0, height = 0] = mapDrawing().viewBox.split(" ").map(Number);
    for (const [index, { name, x, y }] of mapDrawing().nodes.entries())
      if (x < 0 || y < 0 || x > width || y > height)
        report(
          `mapCities.${index}`,
          `Miasto „${name}” leży poza obrysem na mapie.`,
          'Popraw lat i lon albo, jeśli firma działa gdzie indziej, wpisz mapOutline = "".',
        );
  });

/** Placeholders in brackets that the site replaces: with data of the visit, and with the firm's data. */
const replacedWords: Readonly<Record<string, readonly string[]>> = {
  "content/contact.ts": ["miasto", "temat", "wynik", "zdjecia", "strona"],
  "content/claims.ts": [
    ...["dowody", "rodzaj", "rok", "zakres", "numer", "termin", "nazwa", "suma", "ubezpieczyciel", "polisa"],
    ...["wpis", "organ", "koncesja", "rejestr", "nip", "okres", "warunki", "miernik", "ilu", "skąd", "godzina"],
  ],
};

/** Reports placeholders that nothing replaces: visitors would see the brackets. */
export const bracketRule = stringRule(({ text, field }, report, { file }) => {
  const allowedWords = replacedWords[file];
  if (!allowedWords) return;
  for (const [placeholder, word = ""] of text.matchAll(/\[([\p{L}_]+)\](?!\()/gu))
    if (!allowedWords.includes(word))
      report(
        field,
        `Słowa w nawiasie ${placeholder} strona niczym nie zastąpi.`,
        `Wpisz jedno z: ${allowedWords.map((allowedWord) => `[${allowedWord}]`).join(", ")}.`,
      );
});
