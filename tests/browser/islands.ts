/** The islands of the site as a visitor uses them: calculators with a field of each, and the requests that bring them. */
import { expect, type Page, type Route } from "@playwright/test";
import { type CalculatorName, calculators } from "@/lib/calculators";
import type { NumberField } from "@/lib/calculators/inputs";
import { otherReserve } from "@/tests/today";
import { painted } from "./pages";

/** Addresses of the framework's scripts, and of what it draws a page from. */
export const frameworkFile = /\/_next\/static\/chunks\/[^?]+\.js/;
export const flightFile = /\/flight\/.+\.txt/;

/** Answers a request with what a server under the site's own rules would send. */
export const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { "X-Content-Type-Options": "nosniff" } });

/** Framework scripts and flight data requested so far. */
export function frameworkRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (frameworkFile.test(request.url()) || flightFile.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/**
 * Expects that none of those requests was begun. Frame callbacks and observers have run by then, and the page makes a
 * last such request itself: the browser reports them in their order, so an earlier one has been reported when it is.
 */
export async function expectNone(page: Page, requests: readonly string[]) {
  await painted(page);
  const last = "/flight/last.txt";
  await page.evaluate((address) => fetch(address), last);
  expect(requests.map((url) => new URL(url).pathname)).toEqual([last]);
}

/** What a visitor sees of an island. */
export function islandOf(page: Page, name: string) {
  const island = page.locator(`[data-island=${name}]`);
  return {
    island,
    /** What it says when it has not come. */
    sentence: island.locator("[aria-live=polite] p"),
    status: island.locator("[role=status]"),
  };
}

export type Form = {
  name: CalculatorName;
  path: string;
  /** A field with two numbers that it takes, neither that of its example, and the one of the example. */
  field: NumberField;
  values: readonly [string, string];
  texts: Readonly<Record<"ask" | "link" | "reset" | "invalid" | "failed" | "noScript", string>>;
};

const typed = (value: number) => String(value).replace(".", ",");
/** A calculator of the site, by its first number unless a test types another one. */
function formOf(
  name: CalculatorName,
  inputs: readonly unknown[],
  wanted = ({ kind }: NumberField) => kind === "number",
): Form {
  const field = (inputs.flat() as NumberField[]).find(wanted);
  if (!field) throw new Error(`The calculator ${name} has no field for a number.`);
  const { page, texts } = calculators[name].data();
  return { name, path: new URL(page).pathname, field, values: [typed(field.max), typed(field.min)], texts };
}

const { power, pv } = calculators;
/** By its reserve: devices have buttons beside their numbers. */
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
