import type { PowerDevice, PowerTexts, PvTexts } from "@/lib/content/types";
import type { PvInput } from "@/lib/physics/pv";
import type { PvResult } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format, formatRange, formatShort, parseNumber, zloty } from "@/lib/text/numbers";
import { oneOrMore } from "@/lib/text/plural";
import { type Field, parametersOf, type RawInput, rawOf, withComma } from "./inputs";
import type { PowerResult } from "./results";

/** Query parameter that holds the devices: its presence starts the calculator at once. */
export const powerParameter = "bilans";

/** Encodes the state of the power calculator as a query: devices `pl1pi1`, a wrong number `pl(x)`, then settings. */
export function powerQuery(devices: readonly PowerDevice[], settings: readonly Field[], raw: RawInput): string {
  const codes = devices.flatMap(({ key, unit }) => {
    const text = raw[key]?.trim() || "0";
    const count = parseNumber(text, unit);
    if (count === 0) return [];
    return [count && count > 0 ? `${key}${count}` : `${key}(${text.replace(/[()]/g, "")})`];
  });
  return `?${new URLSearchParams({ [powerParameter]: codes.join(""), ...parametersOf(settings, raw) })}`;
}

/**
 * Reads the state of the power calculator from a query. Devices that are no longer in the list are ignored.
 * @returns undefined if the query holds no state
 */
export function readPowerQuery(
  search: string,
  devices: readonly PowerDevice[],
  settings: readonly Field[],
): RawInput | undefined {
  const query = new URLSearchParams(search);
  const codes = query.get(powerParameter);
  if (codes === null) return undefined;
  const counts = new Map(
    [...codes.matchAll(/([a-z]+)(?:(\d+(?:\.\d+)?)|\(([^)]*)\))/g)].map(([, key, count, text]) => [key, count ?? text]),
  );
  return {
    ...Object.fromEntries(devices.map(({ key }) => [key, withComma(counts.get(key) ?? "0")])),
    ...rawOf(settings, query),
  };
}

/** Returns a connection in words: "trzy fazy, 3 × 32 A". */
export function connectionText(
  { connection: { phases, fuse } }: Pick<PowerResult, "connection">,
  { one, three }: Pick<PowerTexts["summary"], "one" | "three">,
): string {
  const words = phases === 1 ? one : three;
  return fuse === undefined ? words : `${words}, ${phases}\u00a0×\u00a0${fuse}\u00a0A`;
}

/** Returns the power calculator's result in one line, for the draft message. */
export const powerSummary = (result: PowerResult, words: PowerTexts["summary"]): string =>
  fill(words.line, {
    moc: `${format(result.request, 1)} kW`,
    przylacze: connectionText(result, words),
    razem: `${format(result.installed, 1)} kW`,
  });

/** Longest payback stated in years. */
const longestPayback = 40;

/** Returns the payback in words: "od 8 do 11 lat", "około 9 lat", "poniżej roku". */
export function paybackText({ payback }: Pick<PvResult, "payback">, words: PvTexts["summary"]): string {
  const [min, max] = [Math.round(payback.min), Math.round(payback.max)];
  const years = (count: number) => oneOrMore(count, words.years);
  if (payback.max < 1) return words.under;
  if (min > longestPayback) return fill(words.over, { lata: years(longestPayback) });
  if (min === max) return fill(words.about, { lata: years(min) });
  if (min === 0) return fill(words.upTo, { lata: years(max) });
  return max > longestPayback
    ? fill(words.least, { lata: years(min) })
    : fill(words.between, { od: min, lata: years(max) });
}

/** Returns the photovoltaics calculator's result in one line, for the draft message. */
export function pvSummary({ power, use, storage }: PvInput, result: PvResult, words: PvTexts["summary"]): string {
  const house = [
    `${formatShort(power)} kW`,
    fill(words.house, { zuzycie: `${format(use)} kWh` }),
    ...(storage ? [fill(words.storage, { pojemnosc: `${formatShort(storage)} kWh` })] : []),
  ];
  return fill(words.line, {
    dom: house.join(", "),
    udzial: `${format(result.share)}%`,
    oszczednosc: zloty(result.savings.total),
    koszt: `${formatRange(result.net, 100)} zł`,
    zwrot: paybackText(result, words),
  });
}
