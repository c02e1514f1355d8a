import { collections } from "./collections";
import { factKeysIn } from "./figures";
import { get } from "./records";
import type { HeadFact, HeadRow, ListPrice } from "./types";
import { words } from "./words";

/**
 * Returns a row of the price list as pages show it.
 * @param key file of content/estimate and id of the row, "instalacje/wymiana"
 * @throws Error for a key without a row
 */
export function listPrice(key: string): ListPrice {
  const [subject = "", id] = key.split("/");
  const row = get("estimate-subjects", subject).rows.find((one) => one.id === id);
  if (!row) throw new Error(`W content/estimate/${subject}.ts nie ma w rows ceny „${id}”.`);
  return row;
}

/** The amount of a price with what it is without: "7400–14 800 zł netto". */
export const amountOf = ({ amount, net }: Pick<ListPrice, "amount" | "net">): string =>
  net ? `${amount} ${words.net}` : amount;

/** Returns the fact with the amount of a price; undefined for one in words: "po rozmowie i zdjęciach". */
export function amountKey(subject: string, id: string): string | undefined {
  const row = collections["estimate-subjects"].records[subject]?.rows.find((one) => one.id === id);
  return row && factKeysIn(row.amount)[0];
}

/**
 * A price as a row of a page's head, a card or a situation shows it: what it buys, the amount, its condition.
 * @param more a sentence after the condition
 */
export function priceFact(key: string, more?: string): HeadFact {
  const price = listPrice(key);
  const note = [price.note, more].filter((part) => part !== undefined).join(". ");
  return { label: price.what, value: amountOf(price), ...(note && { note }) };
}

/** The rows of a page's head, its prices from the price list. */
export const headRows = (facts: readonly HeadRow[]): readonly HeadFact[] =>
  facts.map((row) =>
    "price" in row ? { ...priceFact(row.price, row.more), isPrice: true, ...(row.to && { to: row.to }) } : row,
  );
