/** The islands of the site as a visitor uses them: calculators with a field of each, and the requests that bring them. */
import { expect, type Page, type Route } from "@playwright/test";
import { calculators } from "@/lib/calculators";
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
  name: string;
  path: string;
  /** A field with two numbers that it takes, neither that of its example, and the one of the example. */
  field: Pick<NumberField, "label" | "name" | "min" | "max" | "value">;
  values: readonly [string, string];
  texts: { ask: string; link: string; reset: string; invalid: string };
};

const typed = (value: number) => String(value).replace(".", ",");
const formOf = (
  name: string,
  page: string,
  fields: readonly unknown[],
  texts: Form["texts"],
  values?: Form["values"],
): Form => {
  const all = fields.flat() as NumberField[];
  const field = values ? all.find(({ key }) => key === "reserve") : all.find(({ kind }) => kind === "number");
  if (!field) throw new Error(`The calculator ${name} has no field for a number.`);
  const { pathname } = new URL(page);
  return { name, path: pathname, field, values: values ?? [typed(field.max), typed(field.min)], texts };
};

const { power, pv, cable, light, battery } = calculators;
export const powerForm: Form = formOf("power", power.data().page, power.data().settings, power.data().texts, [
  "0",
  otherReserve,
]);
export const pvForm: Form = formOf("pv", pv.data().page, pv.data().fields, pv.data().texts);
/** Those that are a list of fields and a pure function. */
export const smallForms: readonly Form[] = Object.entries({ cable, light, battery }).map(([name, form]) =>
  formOf(name, form.data().page, form.data().fields, form.data().texts),
);
export const forms: readonly Form[] = [powerForm, pvForm, ...smallForms];
