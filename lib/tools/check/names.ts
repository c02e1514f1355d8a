import { claims } from "@/content/claims";
import { contact } from "@/content/contact";
import { mapCities, mapConnections } from "@/content/map";
import { type Problem, reported } from "./problem";

/** Wires of the map whose end is no city of its list. */
const wireProblems = (): Problem[] =>
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
const filledIn = {
  contact: ["miasto", "temat", "wynik", "zdjecia", "strona"],
  claims: [
    ...["dowody", "rodzaj", "rok", "zakres", "numer", "termin", "nazwa", "suma", "ubezpieczyciel", "polisa"],
    ...["wpis", "organ", "koncesja", "rejestr", "okres", "warunki", "miernik", "ilu", "skąd"],
  ],
} as const;

/** Every string inside a value with its place. */
function strings(value: unknown, place: string): (readonly [text: string, place: string])[] {
  if (typeof value === "string") return [[value, place]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, place ? `${place}.${key}` : key));
}

/** Words in brackets that nothing replaces: visitors would read the brackets. */
const bracketProblems = (name: keyof typeof filledIn, content: object, place: string): Problem[] =>
  reported(`content/${name}.ts`, (report) => {
    const known: readonly string[] = filledIn[name];
    for (const [text, field] of strings(content, place))
      for (const [whole, word = ""] of text.matchAll(/\[([\p{L}_]+)\](?!\()/gu))
        if (!known.includes(word))
          report(
            field,
            `Słowa w nawiasie ${whole} strona niczym nie zastąpi.`,
            `Wpisz jedno z: ${known.map((one) => `[${one}]`).join(", ")}.`,
          );
  });

/** Names by which content refers to itself and that lead nowhere. */
export const nameProblems = (): Problem[] => [
  ...wireProblems(),
  ...bracketProblems("claims", claims, ""),
  ...bracketProblems("contact", contact.write, "write"),
];
