import type { PowerDevice } from "@/lib/content/types";
import { format, formatRange } from "@/lib/text/numbers";
import { powerFields, pvFields } from "./check";
import type { PowerInput, PowerResult, PvInput, PvResult, Raw } from "./types";

/** Parameter of the address that holds the devices: its presence hydrates the calculator at once. */
export const powerParameter = "bilans";
/** Parameter of the address that does the same for photovoltaics. */
export const pvParameter = pvFields.power;

/** Anchor both calculators stand under. */
export const calculatorId = "kalkulator";

/** Longest text the contact page takes over from an address, in characters (lib/contact/letter.ts). */
const limits = { topic: 80, result: 240 } as const;

/** Longest value of a field an address may carry: a longer one is no number. */
const longestValue = 16;

/** As it is typed in Polish. */
const withComma = (text: string): string => text.slice(0, longestValue).replace(".", ",");

/** State of the power calculator as an address: devices as `pl1pi1`, then factor, reserve and other devices. */
export function powerQuery(devices: readonly PowerDevice[], { counts, other, factor, reserve }: PowerInput): string {
  const codes = devices.flatMap(({ key }) => (counts[key] ? [`${key}${counts[key]}`] : []));
  const query = new URLSearchParams({ [powerParameter]: codes.join("") });
  query.set(powerFields.factor, String(factor));
  query.set(powerFields.reserve, String(reserve));
  if (other) query.set(powerFields.other, String(other));
  return `?${query}`;
}

/**
 * What the form of the power calculator shows for an address. Keys that are no longer in the list are left out.
 * @returns undefined where the address holds no state
 */
export function powerRaw(search: string, devices: readonly PowerDevice[], defaults: Raw): Raw | undefined {
  const query = new URLSearchParams(search);
  const codes = query.get(powerParameter);
  if (codes === null) return undefined;
  const counts = new Map([...codes.matchAll(/([a-z]+)(\d+(?:\.\d+)?)/g)].map(([, key, count]) => [key, count]));
  const field = (name: string) => withComma(query.get(name) ?? defaults[name] ?? "");
  return {
    ...Object.fromEntries(devices.map(({ key }) => [key, withComma(counts.get(key) ?? "0")])),
    [powerFields.other]: withComma(query.get(powerFields.other) ?? ""),
    [powerFields.factor]: field(powerFields.factor),
    [powerFields.reserve]: field(powerFields.reserve),
  };
}

/** State of the photovoltaics calculator as an address. */
export function pvQuery({ power, price, cost, subsidy }: PvInput): string {
  const query = new URLSearchParams({ [pvFields.power]: String(power), [pvFields.price]: String(price) });
  if (cost !== undefined) query.set(pvFields.cost, String(cost));
  if (subsidy) query.set(pvFields.subsidy, String(subsidy));
  return `?${query}`;
}

/**
 * What the form of the photovoltaics calculator shows for an address.
 * @returns undefined where the address holds no state
 */
export function pvRaw(search: string, defaults: Raw): Raw | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(pvParameter)) return undefined;
  return Object.fromEntries(
    Object.values(pvFields).map((name) => [
      name,
      withComma(query.get(name) ?? (name === pvFields.price ? (defaults[name] ?? "") : "")),
    ]),
  );
}

/** A connection in words: "trzy fazy, 3 × 32 A". */
export function connectionText({ connection: { phases, fuse } }: Pick<PowerResult, "connection">): string {
  const words = phases === 1 ? "jedna\u00a0faza" : "trzy\u00a0fazy";
  return fuse === undefined ? words : `${words}, ${phases}\u00a0×\u00a0${fuse}\u00a0A`;
}

/** The result of the power calculator in one line, for the prepared message. */
export const powerSummary = (result: PowerResult): string =>
  `moc do wniosku ${format(result.request, 1)} kW, ${connectionText(result)} (zainstalowana ${format(result.installed, 1)} kW)`;

/** Years of payback in words: "od 4,7 do 8,1 roku". */
export const paybackText = ({ payback: { min, max } }: PvResult): string =>
  `od ${format(min, 1)} do ${format(max, 1)} roku`;

/** The result of the photovoltaics calculator in one line, for the prepared message. */
export const pvSummary = ({ power, price }: PvInput, result: PvResult): string =>
  `${format(power, Number.isInteger(power) ? 0 : 1)} kW, ${format(price, 2)} zł/kWh: ${formatRange(result.production, 10)} kWh i ` +
  `${formatRange(result.savings, 10)} zł w roku, koszt ${formatRange(result.net, 100)} zł, zwrot ${paybackText(result)}`;

/**
 * Link to the contact page that puts a topic and a result into its prepared message (lib/contact/letter.ts reads it).
 * @param link address of the calculator with its state; left out where the whole would be too long to be taken over
 */
export function contactHref(topic: string, summary: string, link: string): string {
  const plain = summary.replaceAll("\u00a0", " ");
  const whole = `${plain}; ${link}`;
  const query = new URLSearchParams({
    temat: topic.slice(0, limits.topic),
    wynik: whole.length <= limits.result ? whole : plain.slice(0, limits.result),
  });
  return `/kontakt?${query}`;
}
