import { mapCities, mapConnections } from "@/content/map";
import { collectProblems, type Problem } from "./problem";
import { stringRule } from "./rule";

/** Reports lines on the map to a city that mapCities does not have. */
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
  });

/** Placeholders in brackets that the site replaces: with data of the visit, and with the firm's data. */
const replacedWords: Readonly<Record<string, readonly string[]>> = {
  "content/contact.ts": ["miasto", "temat", "wynik", "zdjecia", "strona"],
  "content/claims.ts": [
    ...["dowody", "rodzaj", "rok", "zakres", "numer", "termin", "nazwa", "suma", "ubezpieczyciel", "polisa"],
    ...["wpis", "organ", "koncesja", "rejestr", "okres", "warunki", "miernik", "ilu", "skąd"],
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
