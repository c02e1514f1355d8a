/**
 * What islands get from the server, by island: plain data, because it stands in the page as JSON
 * (components/ui/island.tsx). What stands deeper inside has been checked by the schema of content.
 */
import { z } from "zod";
import { galleryKinds } from "@/lib/content/schema/pages";
import { phone } from "@/lib/content/schema/site";

/** An object of plain data. */
const plain = z.record(z.string(), z.json());
const plains = z.array(plain).min(1);

const calculator = { texts: plain, heading: z.string(), fieldErrors: plain, page: z.url(), id: z.string() };
const smallCalculator = z.strictObject({ ...calculator, fields: plains, facts: plain });

const schemas = {
  gallery: z.strictObject({
    label: z.string(),
    texts: plain,
    kinds: z.array(z.enum(galleryKinds)),
    filter: plain,
  }),
  search: z.strictObject({ texts: plain, address: z.string().startsWith("/search/"), phone }),
  estimate: z.strictObject({
    data: z.strictObject({
      subjects: plains,
      texts: plain,
      page: z.url(),
      email: z.string(),
      sms: z.string().optional(),
    }),
    qr: z.string().startsWith("/"),
  }),
  pv: z.strictObject({ ...calculator, model: plain, fields: z.array(plains).min(1) }),
  power: z.strictObject({
    ...calculator,
    categories: plains,
    settings: plains,
    supply: plain,
    usual: plain,
    defaults: plain,
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
