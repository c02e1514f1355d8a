/** What the site says today. Tests read it here and repeat no content, so that no edit of content fails them. */
import { site } from "@/content/site";
import { type CalculatorName, calculators } from "@/lib/calculators";
import { batteryAnswer } from "@/lib/calculators/battery";
import { cableAnswer } from "@/lib/calculators/cable";
import { defaultsOf, readFields } from "@/lib/calculators/inputs";
import { lightAnswer } from "@/lib/calculators/light";
import { calculatePower, powerRemark } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { checkPv } from "@/lib/calculators/pv-form";
import type { AnswerOrProblem, RawInput } from "@/lib/calculators/results";
import { connectionText, paybackText } from "@/lib/calculators/share";
import { figure } from "@/lib/content/figures";
import { galleryPictures } from "@/lib/content/pictures";
import { all, get, pathOf } from "@/lib/content/records";
import { getLayoutTexts } from "@/lib/content/site";
import type { Guide } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { calculatePv, priceAt } from "@/lib/physics/pv";
import { fill } from "@/lib/text/fill";
import { hoursText } from "@/lib/text/hours";
import { format } from "@/lib/text/numbers";
import { valid } from "./support";

/** Replaces no-break spaces, as drivers of browsers do. Hyphens stay as the pages have them. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const cityList = all("cities");
const [firstCity] = cityList;
if (!firstCity) throw new Error("content/cities holds no city.");
const longestCity = cityList.reduce((one, other) => (other.name.length > one.name.length ? other : one));

/** A city's page, and that of the longest name, where room is scarce. */
export const cityPage = { path: pathOf("cities", firstCity.slug), name: plain(firstCity.name) };
export const longCityPage = { path: pathOf("cities", longestCity.slug), name: plain(longestCity.name) };

/** The guide that is kept for visitors without a network. */
export const emergencyGuide: string = getLayoutTexts().offline.guide.to;

export const telLink = `tel:${site.phone.tel}`;

/** When the phone is answered, as /kontakt says without scripts. */
export const alwaysAnswering = plain(`${get("layout").answering.always} ${hoursText(site.hours.phone)}`);

/** Number of pictures in the gallery of /oferta. */
export const pictureCount = galleryPictures().length;

/** The gallery's status, "Zdjęcia 21–2 z 21". @param from number of the first picture in view; the row has no end */
export function position(from: number, inView: number): string {
  const wrap = (number: number) => ((number - 1 + pictureCount) % pictureCount) + 1;
  const { pictures, place } = words.gallery;
  const numer = inView === 1 ? wrap(from) : `${wrap(from)}–${wrap(from + inView - 1)}`;
  return plain(`${pictures} ${fill(place, { numer, liczba: pictureCount })}`);
}

const powerForm = calculators.power.data();
const devices = powerForm.categories.flatMap((category) => category.devices);

/** Number of pieces of a device in the power calculator's example. */
export const piecesOf = (key: string): number => Number(powerForm.defaults[key]);

/** The power calculator's result for its example with some fields changed. */
export function powerAnswer(changed: RawInput = {}): { sentence: string; request: string } {
  const input = valid(
    checkPower({ ...powerForm.defaults, ...changed }, devices, powerForm.settings, powerForm.fieldErrors),
  );
  const result = calculatePower(powerForm.categories, input, powerForm.supply, powerForm.texts);
  const { request, connection } = powerForm.texts;
  const kilowatts = `${format(result.request, 1)} kW`;
  return {
    sentence: plain(
      `${request}: ${kilowatts}. ${connection}: ${connectionText(result, powerForm.texts.summary)}. ${powerRemark(result, input, powerForm)}`.trim(),
    ),
    request: kilowatts,
  };
}

const pvForm = calculators.pv.data();
const pvFields = pvForm.fields.flat();

/** The photovoltaics calculator's result for its example with some fields changed. */
export function pvAnswer(changed: RawInput = {}): { sentence: string; payback: string } {
  const input = valid(checkPv({ ...defaultsOf(pvFields), ...changed }, pvFields, pvForm.model, pvForm.fieldErrors));
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
  const { fields, facts, texts, fieldErrors } = calculators[name].data();
  const answer = small[name] as (input: unknown, facts: unknown, words: unknown) => AnswerOrProblem;
  const outcome = answer(
    valid(readFields(fields, { ...defaultsOf(fields), ...changed }, fieldErrors)),
    facts,
    texts.words,
  );
  if ("problem" in outcome) return plain(outcome.problem);
  const { parts, remark = "" } = outcome.answer;
  return plain(`${parts.map(({ label, figure }) => `${label}: ${figure}.`).join(" ")} ${remark}`.trim());
}

export const powerPage: string = new URL(powerForm.page).pathname;
export const pvPage: string = new URL(pvForm.page).pathname;

/** A reserve in per cent, as typed, that is valid and not the example's. */
export const otherReserve = String(figure("moc.rezerwa").range.max);

export function deviceName(key: string): string {
  const device = devices.find((candidate) => candidate.key === key);
  if (!device) throw new Error(`content/calculators.ts holds no device ${key}.`);
  return plain(device.name);
}

/** Name of the next device of the power calculator. */
export const deviceAfter = (key: string): string =>
  plain(devices[devices.findIndex((device) => device.key === key) + 1]?.name ?? "");

/** The power calculator's result for these devices alone. */
export const answerForDevices = (counts: RawInput) =>
  powerAnswer({ ...Object.fromEntries(devices.map(({ key }) => [key, "0"])), ...counts });

/** Name of a device's group. */
export const groupOf = (key: string): string =>
  plain(powerForm.categories.find((category) => category.devices.some((device) => device.key === key))?.name ?? "");

const guidePrice = priceAt(pvForm.model.prices, figure("przyklad.pv.moc").number);
const cost = Math.round((guidePrice.min + guidePrice.max) / 2000) * 1000;
/** A plausible price and subsidy of an installation of the example's size, in złoty. */
export const visitorsPrice = { cost, subsidy: cost / 5 };

const guideList = all("guides");

/** Number of guides that /poradnik lists. */
export const guideCount = guideList.length;

const [firstGuide, secondGuide] = guideList;
const passage = firstGuide?.sections.find(({ heading, id }) => heading && id);
if (!firstGuide || !secondGuide || !passage) throw new Error("content/guides holds too little to search.");
const searchTarget = ({ name, slug }: Guide) => ({ name: plain(name), path: `/poradnik/${slug}` });
/** Two guides to search for by name, and a section of the first to search for by its heading. */
export const guidesToFind = [searchTarget(firstGuide), searchTarget(secondGuide)] as const;
export const passageToFind = { query: plain(passage.heading ?? ""), to: `/poradnik/${firstGuide.slug}#${passage.id}` };
