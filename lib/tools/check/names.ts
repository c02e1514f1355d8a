import { mapCities, mapConnections } from "@/content/map";
import { type Problem, reported } from "./problem";
import { stringRule } from "./rule";

/** Wires of the map whose end is no city of its list. */
export const wireProblems = (): Problem[] =>
  reported("content/map.ts", (report) => {
    const names: readonly string[] = mapCities.map(({ name }) => name);
    mapConnections.forEach((wire, index) => {
      for (const name of wire)
        if (!names.includes(name))
          report(
            `mapConnections.${index}`,
            `Linia na mapie prowadzi do miasta „${name}”, którego nie ma w mapCities.`,
            "Popraw nazwę albo usuń tę linię.",
          );
    });
  });

/** Words in brackets that the site replaces: by what is known of a visit, and by the firm's data. */
const filledIn: Readonly<Record<string, readonly string[]>> = {
  "content/contact.ts": ["miasto", "temat", "wynik", "zdjecia", "strona"],
  "content/claims.ts": [
    ...["dowody", "rodzaj", "rok", "zakres", "numer", "termin", "nazwa", "suma", "ubezpieczyciel", "polisa"],
    ...["wpis", "organ", "koncesja", "rejestr", "okres", "warunki", "miernik", "ilu", "skąd"],
  ],
};

/** Words in brackets that nothing replaces: visitors would read the brackets. */
export const bracketRule = stringRule(({ text, field }, report, { file }) => {
  const known = filledIn[file];
  if (!known) return;
  for (const [whole, word = ""] of text.matchAll(/\[([\p{L}_]+)\](?!\()/gu))
    if (!known.includes(word))
      report(
        field,
        `Słowa w nawiasie ${whole} strona niczym nie zastąpi.`,
        `Wpisz jedno z: ${known.map((one) => `[${one}]`).join(", ")}.`,
      );
});
