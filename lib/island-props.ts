/**
 * What islands get from the server, by island: plain data, because it stands in the page as JSON
 * (components/ui/island.tsx). Deeper inside, content has been checked by its own schema.
 */
import { z } from "zod";
import { galleryKinds } from "@/lib/content/schema/records";
import { phone } from "@/lib/content/schema/site";

const plain = z.json();
const words = z.record(z.string(), plain);

const range = { min: z.number(), max: z.number() };
const fieldBase = { key: z.string(), name: z.string(), label: z.string(), hint: z.string(), value: z.string() };
const numberRule = {
  ...range,
  unit: z.string().optional(),
  example: z.string(),
  digits: z.int().optional(),
  int: z.boolean().optional(),
  thousand: z.enum(["watts", "milliamperes"]).optional(),
};
const rawInput = z.record(z.string(), z.string());
const field = z.discriminatedUnion("kind", [
  z.strictObject({
    ...fieldBase,
    ...numberRule,
    kind: z.literal("number"),
    optional: z.boolean().optional(),
    by: z
      .strictObject({ choice: z.string(), rules: z.record(z.string(), z.strictObject(numberRule).partial()) })
      .optional(),
  }),
  z.strictObject({
    ...fieldBase,
    kind: z.literal("choice"),
    options: z.array(z.strictObject({ value: z.string(), label: z.string(), presets: rawInput.optional() })).min(1),
  }),
]);

const calculator = { texts: words, heading: z.string(), fieldErrors: words, page: z.url(), id: z.string() };
const smallCalculator = z.strictObject({ ...calculator, fields: z.array(field).min(1), facts: words });

const schemas = {
  gallery: z.strictObject({
    label: z.string(),
    texts: rawInput,
    kinds: z.array(z.enum(galleryKinds)),
    filter: z.strictObject({
      legend: z.string(),
      all: z.string(),
      kinds: z.record(z.enum(galleryKinds), z.string()),
    }),
  }),
  search: z.strictObject({ texts: words, address: z.string().startsWith("/search/"), phone }),
  estimate: z.strictObject({
    data: z.strictObject({
      subjects: z.array(words).min(1),
      texts: words,
      page: z.url(),
      email: z.string(),
      sms: z.string().optional(),
    }),
  }),
  pv: z.strictObject({ ...calculator, model: words, fields: z.array(z.array(field).min(1)).min(1) }),
  power: z.strictObject({
    ...calculator,
    categories: z.array(words).min(1),
    settings: z.array(field),
    supply: z.record(z.string(), z.number()),
    usual: z.record(z.string(), z.strictObject(range)),
    defaults: rawInput,
  }),
  cable: smallCalculator,
  light: smallCalculator,
  battery: smallCalculator,
} as const;

export type IslandName = keyof typeof schemas;

/** Takes undefined fields out, which JSON has none of. Everything else stays, whether JSON has it or not. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, withoutUndefined(inner)]])),
  );
}

/**
 * Checks the props of an island.
 * @returns them as JSON has them
 * @throws Error that names the island and the field: a function, an element or an unknown field would be lost on the
 *   way to the browser, and the island would count with something else than the server
 */
export function checkedProps(name: IslandName, props: object): object {
  const { data, error } = schemas[name].safeParse(withoutUndefined(props));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`Props of the island "${name}", ${issue?.path.join(".") || "all"}: ${issue?.message}`);
}
