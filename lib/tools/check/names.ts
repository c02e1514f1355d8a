import { claims } from "@/content/claims";
import { contact } from "@/content/contact";
import { gallery } from "@/content/gallery";
import { mapCities, mapConnections } from "@/content/map";
import { serviceSlugs } from "@/lib/content/routes";
import { eachString } from "@/lib/content/schema/fields";
import { pictureNameOf } from "@/lib/content/schema/records";
import { catalogGroups } from "@/lib/seo/json-ld/firm";
import type { Problem } from "./problem";
import type { CheckedRecord } from "./records";

/** Wires of the map whose end is no city of its list. */
function wireProblems(): Problem[] {
  const names: readonly string[] = mapCities.map(({ name }) => name);
  return mapConnections.flatMap((wire, index) =>
    wire
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: "content/map.ts",
        field: `mapConnections.${index}`,
        what: `Linia na mapie prowadzi do miasta „${name}”, którego nie ma w mapCities.`,
        mend: "Popraw nazwę albo usuń tę linię.",
      })),
  );
}

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
function bracketProblems(name: keyof typeof filledIn, content: object, place: string): Problem[] {
  const known: readonly string[] = filledIn[name];
  return strings(content, place).flatMap(([text, field]) =>
    [...text.matchAll(/\[([\p{L}_]+)\](?!\()/gu)]
      .filter(([, word = ""]) => !known.includes(word))
      .map(([whole]) => ({
        file: `content/${name}.ts`,
        field,
        what: `Słowa w nawiasie ${whole} strona niczym nie zastąpi.`,
        mend: `Wpisz jedno z: ${known.map((word) => `[${word}]`).join(", ")}.`,
      })),
  );
}

/** Photographs that are published for nobody: neither in the gallery nor on a page. */
function unusedPictures(records: readonly CheckedRecord[]): Problem[] {
  const used = new Set<string>();
  for (const { schema, record } of records)
    eachString(schema, record, (text, { role }) => {
      if (role === "picture") used.add(text);
    });
  return gallery.flatMap((picture, index) =>
    "carousel" in picture || used.has(pictureNameOf(picture.src))
      ? []
      : [
          {
            file: "content/gallery/index.ts",
            field: String(index),
            what: `Zdjęcia ${picture.src} nie pokazuje żadna strona.`,
            mend: "Dopisz mu carousel: true, wstaw je na stronę albo usuń wpis i plik.",
          },
        ],
  );
}

/** Services that search engines are not told of, and names of services that are gone. */
function catalogProblems(): Problem[] {
  const file = "lib/seo/json-ld/firm.ts";
  const listed: readonly string[] = catalogGroups.flatMap(({ services }) => services);
  const known: readonly string[] = serviceSlugs;
  return [
    ...catalogGroups.flatMap(({ services }, group) =>
      services.flatMap((slug, index) =>
        known.includes(slug)
          ? []
          : [
              {
                file,
                field: `catalogGroups.${group}.services.${index}`,
                what: `Usługi „${slug}” już nie ma.`,
                mend: "Usuń ją z tej grupy albo wpisz jej nowy adres.",
              },
            ],
      ),
    ),
    ...known
      .filter((slug) => !listed.includes(slug))
      .map((slug) => ({
        file,
        field: "catalogGroups",
        what: `Usługi „${slug}” nie ma w żadnej z grup, które dostają wyszukiwarki.`,
        mend: "Dopisz ją do jednej z nich.",
      })),
  ];
}

/** Names by which content refers to itself and that lead nowhere. */
export const nameProblems = (records: readonly CheckedRecord[]): Problem[] => [
  ...wireProblems(),
  ...catalogProblems(),
  ...bracketProblems("claims", claims, ""),
  ...bracketProblems("contact", contact.write, "write"),
  ...unusedPictures(records),
];
