import { z } from "zod";
import { type IconName, iconNames } from "@/lib/content/icons";
import type { IsoDate } from "@/lib/text/dates";
import { divisionPattern } from "@/lib/text/division";
import { describe } from "./meta";

/** An address of the site, without origin, query and fragment. The checks verify that the page exists. */
export type SitePath = `/${string}`;

/** A link inside the site, or to a section of the same page. */
export type Href = SitePath | `#${string}`;

/** Running text of at most `max` characters as shown. */
export const text = (max: number, name = "tekst", hint?: string) =>
  describe(z.string(), { name, hint, role: { role: "text", max } });

/** A text that pages show as a heading. */
export const heading = (max: number, name = "nagłówek", hint?: string) =>
  describe(z.string(), { name, hint, role: { role: "text", max, heading: true } });

const noFacts = () =>
  z
    .string()
    .refine((text) => !text.includes("{"), "Tu nie można wstawić faktu, bo ten tekst sam jest wstawiany do innych.");

/** Text that other texts insert by a key. Facts in it are refused: their braces would be shown. */
export const textWithoutFacts = (max: number, name: string, hint?: string) =>
  describe(noFacts(), { name, hint, role: { role: "text", max } });

/** A formula. One that divides is drawn as a fraction. */
export const formula = (max: number, name: string, hint: string) =>
  describe(
    z
      .string()
      .refine(
        (text) => !text.includes(":") || divisionPattern.test(text),
        "Z tego wzoru nie da się zrobić ułamka. Napisz jedno dzielenie: a × b : (c × d) albo a : c.",
      ),
    { name, hint, role: { role: "text", max } },
  );

/** A phrase for search engines; lib/tools/check/rules.ts limits its length, a title's together with the brand. */
export const metaText = (name: string, hint?: string) => describe(z.string(), { name, hint, role: { role: "meta" } });

/** Words of the interface. */
export const label = (max: number, name = "napis", hint?: string) =>
  describe(z.string(), { name, hint, role: { role: "label", max } });

/** Words of the interface that pages show as a heading. */
export const labelHeading = (max: number, name = "nagłówek") =>
  describe(z.string(), { name, role: { role: "label", max, heading: true } });

/** A label with placeholders in square brackets that the page fills: "[miasto] i okolica". */
export const template = (max: number, places: readonly string[], name: string, hint?: string) => {
  const words = places.map((place) => `[${place}]`).join(", ");
  const withPlaces = z.string().refine(
    (text) =>
      [...text.matchAll(/\[([^\]]*)\]/g)]
        .map(([, place]) => place)
        .toSorted()
        .join() === places.toSorted().join(),
    `W tekście mają stać miejsca, które wypełnia strona: ${words}.`,
  );
  return describe(withPlaces, { name, hint: hint ?? `z miejscem na ${words}`, role: { role: "label", max } });
};

/** A list of fixed length. */
export const tuple = <const Items extends readonly [z.ZodType, ...z.ZodType[]]>(
  items: Items,
  name = "kolumny",
  hint?: string,
) =>
  describe(z.tuple(items as unknown as [z.ZodType, ...z.ZodType[]]) as unknown as z.ZodTuple<Items, null>, {
    name,
    hint,
  }).readonly();

/** A noun in its three Polish forms: one, two, five. */
export const forms = (name: string) => tuple([label(30), label(30), label(30)], name, "po 1, po 2, po 5");

/** A noun in an oblique case, as after "w ciągu": its form after 1, and after any other number. */
export const oneAndMore = (name: string) => tuple([label(30), label(30)], name, "po 1, po innych liczbach");

/** Signs that nobody sees: controls, ends of lines, and those that turn the direction of writing. */
export const invisibleSign = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A string that generated files take as it is: one line, in which every sign can be seen. */
const line = () =>
  z
    .string()
    .refine(
      (text) => !invisibleSign.test(text),
      "Jest tu niewidoczny znak albo koniec wiersza, zwykle z wklejenia. Usuń to miejsce i wpisz je z klawiatury.",
    );

/** A name or number in its own notation, as type `T`. */
export const code = <T extends string = string>(name = "oznaczenie", hint?: string) =>
  describe(line(), { name, hint, role: { role: "code" } }) as unknown as z.ZodType<T>;

/** A code that matches a pattern; `form` describes it in Polish, with an example. */
export const codeLike = <T extends string = string>(
  pattern: RegExp,
  form: string,
  name = "oznaczenie",
  hint?: string,
) => describe(line().regex(pattern, form), { name, hint, role: { role: "code" } }) as unknown as z.ZodType<T>;

/** An https address elsewhere: a host, maybe a port, and signs that end neither an attribute nor a setting. */
export const httpsAddress = /^https:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#][^\s"<>\\]*)?$/u;

/** An https address elsewhere, as type `T`. */
export const https = (name = "Adres") =>
  codeLike<`https://${string}`>(
    httpsAddress,
    "Adres ma się zaczynać od https:// i nazwy serwera, bez odstępów, cudzysłowów, znaków < i > i ukośnika wstecz.",
    name,
    "Od https://",
  );

/** An address of this site or a fragment of the page. */
export const link = <T extends string = Href>(name = "dokąd prowadzi", hint?: string) =>
  describe(line(), { name, hint, role: { role: "link" } }) as unknown as z.ZodType<T>;

const pageNames = {
  services: ["usługa", "pomiary"],
  guides: ["poradnik", "przepisy"],
  cities: ["miasto", "katowice"],
} as const;

/** Slug of a page of a folder of content/, "pomiary". */
export function slugIn(folder: keyof typeof pageNames) {
  const [name, example] = pageNames[folder];
  return describe(z.string(), { name, hint: `adres, na przykład ${example}`, role: { role: "slug", folder } });
}

/** File name in content/gallery without its ending, "08-panel-knx-salon". */
export const pictureName = () =>
  describe(line(), { name: "nazwa", hint: "plik z galerii, bez końcówki", role: { role: "picture" } });

/** Key of a fact, "pomiary.domDo150". */
export const factKey = (name = "fakt", hint = "klucz faktu, bez klamr") =>
  describe(line(), { name, hint, role: { role: "fact" } });

/** A row of the price list: a file of content/estimate and the id of the row, "instalacje/wymiana". */
export const priceKey = (name = "cena") =>
  describe(line(), {
    name,
    hint: "wiersz cennika: plik z content/estimate i jego oznaczenie, instalacje/wymiana",
    role: { role: "price" },
  });

/** Day in ISO 8601, "2026-11-20". */
export const day = (name = "zmieniono", hint?: string) =>
  describe(z.iso.date("Dzień wpisz jako rok-miesiąc-dzień, na przykład 2026-11-20."), {
    name,
    hint,
  }) as unknown as z.ZodType<IsoDate>;

/** One of the icons in lib/content/icons.ts. */
export const icon = () =>
  describe(z.enum(iconNames), {
    name: "ikona",
    hint: "nazwa z lib/content/icons.ts",
  }) as unknown as z.ZodType<IconName>;

/** One of a few values, with their Polish words. */
export const choice = <const Words extends Readonly<Record<string, string>>>(
  words: Words,
  name: string,
  hint?: string,
) => describe(z.enum(Object.keys(words) as (keyof Words & string)[]), { name, hint, words });

/** The constant that tells one form of a union from the others, with what that form is. */
export const kind = <const Value extends string>(value: Value, what: string, name = "rodzaj") =>
  describe(z.literal(value), { name, words: { [value]: what } });

/** True, or left out. */
export const flag = (name: string, hint?: string) => describe(z.literal(true), { name, hint }).optional();

/** A readonly list, so that content may be `as const`. */
export const list = <Item extends z.ZodType>(
  item: Item,
  name = "pozycje",
  { min = 1, max = 100, hint = undefined as string | undefined } = {},
) => describe(z.array(item).min(min).max(max).readonly(), { name, hint });

type Shape = z.core.$ZodLooseShape;
type Fields<S extends Shape> = z.ZodObject<z.core.util.Writeable<S>, z.core.$strict>;

/** An object with these fields and no others, after its name and what to write there. */
export function record<S extends Shape>(shape: S): Fields<S>;
export function record<S extends Shape>(name: string, shape: S): Fields<S>;
export function record<S extends Shape>(name: string, hint: string, shape: S): Fields<S>;
export function record(...given: readonly unknown[]) {
  const [name, hint] = given.slice(0, -1) as readonly string[];
  return describe(z.strictObject(given.at(-1) as Shape), { name, hint });
}
