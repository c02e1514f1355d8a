/**
 * What the site says today, for tests of what visitors see: they ask here instead of repeating content, so that an edit
 * of the firm's data, a price, a picture or an address fails none of them.
 */

import { cities } from "@/content/cities";
import { gallery } from "@/content/gallery";
import { guides } from "@/content/guides";
import { site } from "@/content/site";
import { type CalculatorName, calculators } from "@/lib/calculators";
import { batteryAnswer } from "@/lib/calculators/battery";
import { cableAnswer } from "@/lib/calculators/cable";
import { defaultsOf, readFields } from "@/lib/calculators/inputs";
import { lightAnswer } from "@/lib/calculators/light";
import { calculatePower } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { calculatePv, guideCost } from "@/lib/calculators/pv";
import { checkPv } from "@/lib/calculators/pv-form";
import { connectionText, paybackText } from "@/lib/calculators/share";
import type { CheckedInput, Outcome, RawInput } from "@/lib/calculators/types";
import { figure } from "@/lib/content/figures";
import { get } from "@/lib/content/records";
import { getLayoutTexts } from "@/lib/content/site";
import type { City, Guide } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import { hoursText } from "@/lib/text/hours";
import { format } from "@/lib/text/numbers";

/** The text with ordinary spaces, as browsers' drivers give it. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const cityList: readonly City[] = Object.values(cities);
const pathOf = ({ slug }: City) => `/${slug}`;
const [first] = cityList;
if (!first) throw new Error("content/cities holds no city.");
const longest = cityList.reduce((one, other) => (other.name.length > one.name.length ? other : one));

/** A city's page, and the one with the longest name: where room is scarce. */
export const cityPage = { path: pathOf(first), name: first.name };
export const longCityPage = { path: pathOf(longest), name: longest.name };

/** The guide that visitors keep without a network, on what to do when the power fails. */
export const emergencyGuide: string = getLayoutTexts().offline.guide.to;

/** Address of the firm's main phone number, as links carry it. */
export const telLink = `tel:${site.phone.tel}`;

/** When the phone is answered, as /kontakt says it where it does not know the time. */
export const alwaysAnswering = plain(`${get("contact").phone.status.always} ${hoursText(site.hours.phone)}`);

/** How many pictures the gallery of /oferta has. */
export const pictureCount = gallery.filter((picture) => "carousel" in picture && picture.carousel).length;

/**
 * What the gallery says of its position: "Zdjęcia 21–2 z 21".
 * @param from number of the first picture in view; the row has no end
 */
export function position(from: number, inView: number): string {
  const wrapped = (number: number) => ((number - 1 + pictureCount) % pictureCount) + 1;
  const { pictures, place } = words.gallery;
  const numer = `${wrapped(from)}–${wrapped(from + inView - 1)}`;
  return plain(`${pictures} ${fill(place, { numer, liczba: pictureCount })}`);
}

function valid<Input>(checked: CheckedInput<Input>): Input {
  if (!checked.ok) throw new Error(`The calculator does not take these numbers: ${JSON.stringify(checked.errors)}`);
  return checked.input;
}

const powerForm = calculators.power.data();
const devices = powerForm.categories.flatMap((category) => category.devices);

/** Pieces of a device in the power calculator's example. */
export const piecesOf = (key: string): number => Number(powerForm.defaults[key]);

/** What the power calculator answers when these fields of its example are changed: its sentence, and one figure of it. */
export function powerAnswer(changed: RawInput = {}): { sentence: string; request: string } {
  const input = valid(checkPower({ ...powerForm.defaults, ...changed }, devices, powerForm.settings, powerForm.wrong));
  const result = calculatePower(devices, input, powerForm.supply);
  const { request, connection, aboveLimit } = powerForm.texts;
  const end = result.connection.fuse === undefined ? ` ${aboveLimit}` : "";
  const kilowatts = `${format(result.request, 1)} kW`;
  return {
    sentence: plain(
      `${request}: ${kilowatts}. ${connection}: ${connectionText(result, powerForm.texts.summary)}.${end}`,
    ),
    request: kilowatts,
  };
}

const pvForm = calculators.pv.data();
const pvFields = pvForm.fields.flat();

/** What the photovoltaics calculator answers when these fields of its example are changed. */
export function pvAnswer(changed: RawInput = {}): { sentence: string; payback: string } {
  const input = valid(checkPv({ ...defaultsOf(pvFields), ...changed }, pvFields, pvForm.model, pvForm.wrong));
  const result = calculatePv(pvForm.model, input);
  const payback = plain(paybackText(result, pvForm.texts.summary));
  const savings = plain(`${format(result.savings.total)} zł`);
  return {
    sentence: `${plain(pvForm.texts.payback)}: ${payback}. ${plain(pvForm.texts.firstYear)}: ${savings}.`,
    payback,
  };
}

const small = { cable: cableAnswer, light: lightAnswer, battery: batteryAnswer };

/** The sentence that a calculator answers when these fields of its example are changed. */
export function sentenceOf(name: CalculatorName, changed: RawInput = {}): string {
  if (name === "power") return powerAnswer(changed).sentence;
  if (name === "pv") return pvAnswer(changed).sentence;
  const { fields, facts, texts, wrong } = calculators[name].data();
  const answer = small[name] as (input: unknown, facts: unknown, words: unknown) => Outcome;
  const outcome = answer(valid(readFields(fields, { ...defaultsOf(fields), ...changed }, wrong)), facts, texts.words);
  if ("problem" in outcome) return plain(outcome.problem);
  const { parts, remark = "" } = outcome.answer;
  return plain(`${parts.map(({ label, figure }) => `${label}: ${figure}.`).join(" ")} ${remark}`.trim());
}

/** Pages of the calculators. */
export const powerPage: string = new URL(powerForm.page).pathname;
export const pvPage: string = new URL(pvForm.page).pathname;

/** A reserve inside its limits that is not the example's, in per cent as it is typed. */
export const otherReserve = String(figure("moc.rezerwa").range.max);

/** Name of a device of the power calculator. */
export function deviceName(key: string): string {
  const device = devices.find((candidate) => candidate.key === key);
  if (!device) throw new Error(`content/calculators.ts holds no device ${key}.`);
  return plain(device.name);
}

/** Name of the device that follows it in its group. */
export const deviceAfter = (key: string): string =>
  plain(devices[devices.findIndex((device) => device.key === key) + 1]?.name ?? "");

/** What the power calculator answers for these devices alone. */
export const flatAnswer = (counts: RawInput) =>
  powerAnswer({ ...Object.fromEntries(devices.map(({ key }) => [key, "0"])), ...counts });

/** Name of the group of devices it is in. */
export const groupOf = (key: string): string =>
  plain(powerForm.categories.find((category) => category.devices.some((device) => device.key === key))?.name ?? "");

/** A price and a subsidy that a visitor may have for an installation of the example's size, in złoty. */
const middle = guideCost(pvForm.model.table, figure("przyklad.pv.moc").number);
const cost = Math.round((middle.min + middle.max) / 2000) * 1000;
export const ownPrice = { cost, subsidy: cost / 5 };

const guideList: readonly Guide[] = Object.values(guides);

/** How many topics /poradnik lists. */
export const guideCount = guideList.length;

/** Two guides, to be searched for by their names, and a section of the first that can be found by its heading. */
const [one, other] = guideList;
const passage = one?.sections.find(({ heading, id }) => heading && id);
if (!one || !other || !passage) throw new Error("content/guides holds too little to search.");
const searched = ({ name, slug }: Guide) => ({ name: plain(name), path: `/poradnik/${slug}` });
export const guidesToFind = [searched(one), searched(other)] as const;
export const passageToFind = { query: plain(passage.heading ?? ""), to: `/poradnik/${one.slug}#${passage.id}` };
