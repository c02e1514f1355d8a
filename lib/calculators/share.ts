import type { PowerDevice } from "@/lib/content/types";
import { format, formatRange, formatShort } from "@/lib/text/numbers";
import { plural } from "@/lib/text/plural";
import { withComma } from "./inputs";
import { powerFields } from "./power-form";
import type { PvInput } from "./pv";
import type { PowerInput, PowerResult, PvResult, Raw } from "./types";

/** Parameter of the address that holds the devices: its presence hydrates the calculator at once. */
export const powerParameter = "bilans";

/** Longest text the contact page takes over from an address, in characters (lib/contact/letter.ts). */
const limits = { topic: 80, result: 240 } as const;

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

/** A connection in words: "trzy fazy, 3 × 32 A". */
export function connectionText({ connection: { phases, fuse } }: Pick<PowerResult, "connection">): string {
  const words = phases === 1 ? "jedna\u00a0faza" : "trzy\u00a0fazy";
  return fuse === undefined ? words : `${words}, ${phases}\u00a0×\u00a0${fuse}\u00a0A`;
}

/** The result of the power calculator in one line, for the prepared message. */
export const powerSummary = (result: PowerResult): string =>
  `moc do wniosku ${format(result.request, 1)} kW, ${connectionText(result)} (zainstalowana ${format(result.installed, 1)} kW)`;

/** Longest payback that is told in years. */
const longestPayback = 40;

/** Years of payback in words: "od 8 do 11 lat", "około 9 lat". */
export function paybackText({ payback }: Pick<PvResult, "payback">): string {
  const [min, max] = [Math.round(payback.min), Math.round(payback.max)];
  const words = (years: number) => plural(years, "roku", "lat", "lat");
  if (min > longestPayback) return `ponad ${longestPayback} lat`;
  if (min === max) return `około ${min} ${words(min)}`;
  return max > longestPayback ? `co najmniej ${min} ${words(min)}` : `od ${min} do ${max} ${words(max)}`;
}

/** The result of the photovoltaics calculator in one line, for the prepared message. */
export const pvSummary = ({ power, use, storage }: PvInput, result: PvResult): string =>
  `${formatShort(power)} kW, dom ${format(use)} kWh w roku${storage ? `, magazyn ${formatShort(storage)} kWh` : ""}, ` +
  `na miejscu ${result.share}%: ${format(result.savings.total)} zł w pierwszym roku, ` +
  `koszt ${formatRange(result.net, 100)} zł, zwrot ${paybackText(result)}`;

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
