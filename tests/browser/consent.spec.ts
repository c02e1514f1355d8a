/** The law: a visitor would be counted without a yes, asked again after a no, or not heard when the mind is changed. */
import { execFileSync } from "node:child_process";
import type { BrowserContext, Page } from "@playwright/test";
import { site } from "@/content/site";
import { get } from "@/lib/content/records";
import { getLayoutTexts } from "@/lib/content/site";
import { trackingHosts } from "@/lib/tools/hosting/csp";
import { addressesOf, bundlePageScript } from "@/lib/tools/make/scripts";
import { callEvents, consentKey } from "@/lib/tracking/tag";
import { cityPage } from "@/tests/today";
import { pageWith, painted, phoneViewport } from "./pages";
import { expect, test } from "./test";

test.use({ mayFail: /net::ERR/ });

// The site comes without a tag. These tests put into its exported pages what a build with ids puts there: the markup
// of the real components, the real bundle and the hosts of the policy. Google's tag is a local stand-in.
const tracking = { gtagId: "G-TEST", conversionId: "AW-1/etykieta" };
const { title, accept, reject, change } = get("privacy").consent;
/** The question of a site that has a tag: the one of the tests takes its place. */
const ownQuestion = /<section[^>]*data-consent-banner[\s\S]*?<\/section>/;

let markup: { banner: string; links: string };
let files: Map<string, string>;

test.beforeAll(async () => {
  const outputs = await bundlePageScript("consent");
  files = new Map(outputs.map(({ name, text }) => [`/scripts/${name}`, text]));
  // Playwright compiles JSX for its own component tests, so React renders in a process of its own.
  const code = `
    import { createElement } from "react";
    import { renderToStaticMarkup } from "react-dom/server";
    import { Consent } from "@/components/islands/script/consent/consent";
    import { ConsentLink } from "@/components/islands/script/consent/consent-link";
    import { get } from "@/lib/content/records";
    const texts = get("privacy").consent;
    const { tracking, bundle } = ${JSON.stringify({ tracking, bundle: addressesOf(outputs) })};
    console.log(JSON.stringify({
      banner: renderToStaticMarkup(createElement(Consent, { texts, tracking, bundle })),
      links: renderToStaticMarkup(createElement(ConsentLink, { text: texts.change })),
    }));`;
  const options = ["--import", "tsx", "--input-type=module", "--eval", code];
  markup = JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" }).trim().split("\n").at(-1) ?? "");
});

/** The policy of a page, with the hosts of the tag. */
const policyWithTag = (policy = ""): string =>
  Object.entries(trackingHosts(tracking)).reduce(
    (all, [name, hosts]) => all.replace(new RegExp(`(^|; )(${name} [^;]*)`), `$1$2 ${hosts.join(" ")}`),
    policy,
  );

const standIn = `(() => {
  const told = (window.__told = []);
  const hear = (entry) => {
    if (Object.prototype.toString.call(entry) !== "[object Arguments]") return;
    const [command, name, parameters] = entry;
    told.push([command, name, parameters]);
    if (command === "config" && name === "G-TEST") document.cookie = "_ga=GA1.1.1; path=/";
    if (command !== "event") return;
    fetch("https://region1.google-analytics.com/g/collect?en=" + name, { method: "POST", mode: "no-cors", keepalive: true });
    parameters?.event_callback?.();
  };
  dataLayer.forEach(hear);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => { push(...entries); entries.forEach(hear); };
})();`;

/** A dialled number is a request, too, but of the phone. */
const own = (address: string) => /^(tel:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(address);

/** A page of the site as a build with ids would serve it. Returns what it requests elsewhere. */
async function configured(context: BrowserContext) {
  const page = await context.newPage();
  const external: string[] = [];
  page.on("request", (request) => void (own(request.url()) || external.push(request.url())));
  await context.route("**/*", async (route) => {
    const { pathname, hostname } = new URL(route.request().url());
    const bundled = files.get(pathname);
    if (bundled !== undefined)
      return route.fulfill({ body: bundled, contentType: pathname.endsWith("css") ? "text/css" : "text/javascript" });
    if (hostname === "www.googletagmanager.com")
      return route.fulfill({ body: standIn, contentType: "text/javascript" });
    if (!own(route.request().url())) return route.fulfill({ status: 204 });
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace("</footer>", ownQuestion.test(html) ? "</footer>" : `${markup.links}</footer>`)
      .replace(ownQuestion, "")
      .replace(/<body[^>]*>/, (start) => start + markup.banner);
    const policy = policyWithTag(response.headers()["content-security-policy"]);
    return route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  return { page, external };
}

const question = (page: Page) => page.getByRole("region", { name: title });
const answer = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { __told?: [string, string, Record<string, unknown>?][] }).__told ?? []);
const kept = (page: Page) =>
  page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { record, stores: localStorage.length + sessionStorage.length, cookies: document.cookie };
  }, consentKey);
const nothing = { record: {}, stores: 0, cookies: "" };

if (!("gtagId" in site.tracking))
  test("without a tag the site requests nothing elsewhere and keeps nothing", async ({ page, context }) => {
    const external: string[] = [];
    page.on("request", (request) => void (own(request.url()) || external.push(request.url())));
    for (const path of ["/", "/kontakt", pageWith("kind measurements", "services"), "/poradnik", cityPage.path]) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await kept(page)).toEqual(nothing);
      await expect(page.locator("[data-consent-banner], a[href='/polityka-prywatnosci']")).toHaveCount(0);
    }
    expect(external).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

test("before a yes nothing is kept, requested or reported, calls go through, and a no is one click", async ({
  context,
}) => {
  const { page, external } = await configured(context);
  await page.goto("/kontakt");
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.locator("a[data-call=contact-tile]").click();
  await expect(page).toHaveURL(/\/dziekujemy$/);
  await expect(question(page)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
  await answer(page, reject);
  await expect(question(page)).toBeHidden();
  await page.goto("/oferta", { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  await page.locator("a[data-call]").filter({ visible: true }).first().click();
  expect(await kept(page)).toMatchObject({ record: { categories: [] }, cookies: "" });
  expect(external).toEqual([]);
});

test("a yes is kept and loads the tag by the policy, and each account is told of a call once", async ({ context }) => {
  const { page, external } = await configured(context);
  await page.goto("/oferta");
  await answer(page, accept);
  // In Google's order: start.test.ts.
  await expect.poll(() => told(page)).toHaveLength(5);
  const link = page.locator("a[data-call]").filter({ visible: true }).first();
  await link.click();
  const expected = callEvents(tracking, (await link.getAttribute("href")) ?? "");
  await expect
    .poll(async () => (await told(page)).slice(5))
    .toEqual(expected.map(({ name, ...parameters }) => ["event", name, parameters]));
  await expect.poll(() => external.filter((url) => url.includes("/g/collect"))).toHaveLength(expected.length);
  expect(external[0]).toBe("https://www.googletagmanager.com/gtag/js?id=G-TEST");
  expect(new URL(page.url()).pathname).toBe("/oferta");
  await page.goto("/kontakt");
  await expect.poll(() => told(page)).toHaveLength(5);
  await expect(question(page)).toBeHidden();
});

test("a changed mind, by keyboard from the footer: the page is loaded without tag and cookies", async ({ context }) => {
  const { page, external } = await configured(context);
  await page.goto("/dla-firm");
  await answer(page, accept);
  await expect.poll(async () => (await kept(page)).cookies).toContain("_ga=");
  const link = page.getByRole("link", { name: change });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  const loaded = page.waitForEvent("load");
  await answer(page, reject);
  await loaded;
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe("/dla-firm");
  expect(await told(page)).toEqual([]);
  expect(await kept(page)).toMatchObject({ record: { categories: [] }, stores: 1, cookies: "" });
  const before = external.length;
  await page.locator("a[data-call=footer]").click();
  await painted(page);
  expect(external).toHaveLength(before);
});

test("the question leaves phone link and menu of the header free, and Tab leads out of it", async ({ context }) => {
  const { page } = await configured(context);
  await page.setViewportSize(phoneViewport);
  await page.goto("/");
  await expect(question(page)).toBeVisible();
  const [banner, phone] = [
    await question(page).boundingBox(),
    await page.locator("header a[data-call=header]").filter({ visible: true }).boundingBox(),
  ];
  expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
  await page.getByRole("button", { name: accept, exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: getLayoutTexts().skip })).toBeFocused();
});
