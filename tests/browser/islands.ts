import { readdirSync } from "node:fs";
import { expect, type Page, type Route } from "@playwright/test";
import { type CalculatorName, calculators } from "@/lib/calculators";
import { defaultsOf, type NumberField, type RawInput } from "@/lib/calculators/inputs";
import { otherReserve } from "@/tests/today";
import { settle } from "./pages";

/** The scripts that islands share, and those of a page's own islands. */
export const reactFile = /\/scripts\/react\.\w+\.js/;
const pages = readdirSync("components/islands/react/pages").map((file) => file.replace(".browser.ts", ""));
export const pageFile = new RegExp(`/scripts/(?:${pages.join("|")})\\.\\w+\\.js`);
export const islandFile = new RegExp(`${reactFile.source}|${pageFile.source}`);

const lastFile = /\/scripts\/last\.js/;

/** Answers a request with the headers of the site's own rules. */
export const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { "X-Content-Type-Options": "nosniff" } });

export function islandRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (islandFile.test(request.url()) || lastFile.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/**
 * Expects no requests. After frame callbacks and observers the page makes a last one for the test: the browser reports
 * requests in order, so earlier ones have been recorded by then.
 */
export async function expectNone(page: Page, requests: readonly string[]) {
  await settle(page);
  const last = "/scripts/last.js";
  await page.evaluate((address) => fetch(address), last);
  expect(requests.map((url) => new URL(url).pathname)).toEqual([last]);
}

export function islandOf(page: Page, name: string) {
  const island = page.locator(`[data-island=${name}]`);
  return {
    island,
    /** Shown when the island could not be loaded. */
    sentence: island.locator("[aria-live=polite] p"),
    status: island.locator("[role=status]"),
  };
}

/** Opens the groups of inputs of a page's calculators. */
export const openGroups = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>("[data-island] details")) group.open = true;
  });

export type Form = {
  name: CalculatorName;
  path: string;
  /** A field, and two valid values for it that are not the example's. */
  field: NumberField;
  defaults: RawInput;
  values: readonly [string, string];
  texts: Readonly<Record<"ask" | "link" | "reset" | "invalid" | "failed" | "noScript", string>>;
};

const toInput = (value: number) => String(value).replace(".", ",");
/** A calculator with its first suitable field for a number. */
function formOf(
  name: CalculatorName,
  inputs: readonly unknown[],
  suits = ({ kind }: NumberField) => kind === "number",
): Form {
  const fields = inputs.flat() as NumberField[];
  const field = fields.find(suits);
  if (!field) throw new Error(`The calculator ${name} has no field for a number.`);
  const { page, texts } = calculators[name].data();
  return {
    name,
    path: new URL(page).pathname,
    field,
    defaults: defaultsOf(fields),
    values: [toInput(field.max), toInput(field.min)],
    texts,
  };
}

const { power, pv } = calculators;
/** Uses the field of the reserve, because the fields of devices have buttons. */
export const powerForm: Form = {
  ...formOf("power", power.data().settings, ({ key }) => key === "reserve"),
  values: ["0", otherReserve],
};
export const pvForm: Form = formOf("pv", pv.data().fields);
export const forms: readonly Form[] = [
  powerForm,
  pvForm,
  ...(["cable", "light", "battery"] as const).map((name) => formOf(name, calculators[name].data().fields)),
];
