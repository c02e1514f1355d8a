/** The law: a visitor is counted without consent, asked again after a no, or cannot withdraw consent. */
import { execFileSync } from "node:child_process";
import type { BrowserContext, Page } from "@playwright/test";
import { site } from "@/content/site";
import { get } from "@/lib/content/records";
import { getLayoutTexts } from "@/lib/content/site";
import { trackingHosts } from "@/lib/tools/hosting/csp";
import { addressesOf, bundlePageScript } from "@/lib/tools/make/scripts";
import { callEvents, consentKey } from "@/lib/tracking/tag";
import { cityPage } from "@/tests/today";
import { pageWith, phoneViewport } from "./pages";
import { expect, expectAbove, test } from "./test";

test.use({ mayFail: /net::ERR/ });

// The site has no tag. These tests add to its exported pages what a build with ids adds: the markup of the real
// components, the real bundle and the hosts in the policy. Google's tag is a local stand-in.
const tracking = { gtagId: "G-TEST", conversionId: "AW-1/etykieta" };
const { title, accept, reject, change } = get("privacy").consent;
/** The question of a site that has a tag; the tests replace it. */
const siteQuestion = /<section[^>]*data-consent-banner[\s\S]*?<\/section>/;

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

const tagScript = `(() => {
  const calls = (window.__tagCalls = []);
  const record = (entry) => {
    if (Object.prototype.toString.call(entry) !== "[object Arguments]") return;
    const [command, name, parameters] = entry;
    calls.push([command, name, parameters]);
    if (command === "config" && name === "G-TEST") document.cookie = "_ga=GA1.1.1; path=/";
    if (command !== "event") return;
    fetch("https://region1.google-analytics.com/g/collect?en=" + name, { method: "POST", mode: "no-cors", keepalive: true });
    parameters?.event_callback?.();
  };
  dataLayer.forEach(record);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => { push(...entries); entries.forEach(record); };
})();`;

const isOwnAddress = (address: string) => /^(tel:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(address);

/** Opens a page as a build with ids would serve it. @returns it and the addresses it requests elsewhere */
async function openWithTag(context: BrowserContext) {
  const page = await context.newPage();
  const external: string[] = [];
  page.on("request", (request) => void (isOwnAddress(request.url()) || external.push(request.url())));
  await context.route("**/*", async (route) => {
    const { pathname, hostname } = new URL(route.request().url());
    const bundled = files.get(pathname);
    if (bundled !== undefined)
      return route.fulfill({ body: bundled, contentType: pathname.endsWith("css") ? "text/css" : "text/javascript" });
    if (hostname === "www.googletagmanager.com")
      return route.fulfill({ body: tagScript, contentType: "text/javascript" });
    if (!isOwnAddress(route.request().url())) return route.fulfill({ status: 204 });
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace("</footer>", siteQuestion.test(html) ? "</footer>" : `${markup.links}</footer>`)
      .replace(siteQuestion, "")
      .replace(/<body[^>]*>/, (start) => start + markup.banner);
    const policy = policyWithTag(response.headers()["content-security-policy"]);
    return route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  return { page, external };
}

const question = (page: Page) => page.getByRole("region", { name: title });
const answer = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const tagCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { __tagCalls?: [string, string, object?][] }).__tagCalls ?? []);
const readStorage = (page: Page) =>
  page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { record, stores: localStorage.length + sessionStorage.length, cookies: document.cookie };
  }, consentKey);
const emptyStorage = { record: {}, stores: 0, cookies: "" };

if (!("gtagId" in site.tracking))
  test("without a tag the site requests nothing elsewhere and stores nothing", async ({ page, context }) => {
    const external: string[] = [];
    page.on("request", (request) => void (isOwnAddress(request.url()) || external.push(request.url())));
    for (const path of ["/", "/kontakt", pageWith("kind rows standards", "services"), "/poradnik", cityPage.path]) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await readStorage(page)).toEqual(emptyStorage);
      await expect(page.locator("[data-consent-banner], a[href='/polityka-prywatnosci']")).toHaveCount(0);
    }
    expect(external).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

test("before a yes nothing is stored, requested or reported, calls work, and a no is one click", async ({
  context,
}) => {
  const { page, external } = await openWithTag(context);
  await page.goto("/kontakt");
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.locator("a[data-call=contact-tile]").click();
  await expect(page).toHaveURL(/\/dziekujemy$/);
  await expect(question(page)).toBeVisible();
  expect(await readStorage(page)).toEqual(emptyStorage);
  await answer(page, reject);
  await expect(question(page)).toBeHidden();
  await page.goto("/oferta", { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  await page.locator("a[data-call]").filter({ visible: true }).first().click();
  expect(await readStorage(page)).toMatchObject({ record: { categories: [] }, cookies: "" });
  expect(external).toEqual([]);
});

test("a yes loads the tag under the policy, a call is reported once to every account, and a no ends it", async ({
  context,
}) => {
  const { page, external } = await openWithTag(context);
  await page.goto("/oferta");
  await answer(page, accept);
  // In Google's order: start.test.ts.
  await expect.poll(() => tagCalls(page)).toHaveLength(5);
  const link = page.locator("a[data-call]").filter({ visible: true }).first();
  await link.click();
  const expected = callEvents(tracking, (await link.getAttribute("href")) ?? "");
  await expect
    .poll(async () => (await tagCalls(page)).slice(5))
    .toEqual(expected.map(({ name, ...parameters }) => ["event", name, parameters]));
  await expect.poll(() => external.filter((url) => url.includes("/g/collect"))).toHaveLength(expected.length);
  expect(external[0]).toBe("https://www.googletagmanager.com/gtag/js?id=G-TEST");
  expect(new URL(page.url()).pathname).toBe("/oferta");
  // The next page does not ask, and starts the tag by itself.
  await page.goto("/kontakt");
  await expect.poll(async () => (await readStorage(page)).cookies).toContain("_ga=");
  await expect(question(page)).toBeHidden();
  await page.getByRole("link", { name: change }).click();
  const loaded = page.waitForEvent("load");
  await answer(page, reject);
  await loaded;
  await page.waitForLoadState("networkidle");
  expect(await tagCalls(page)).toEqual([]);
  expect(await readStorage(page)).toMatchObject({ record: { categories: [] }, stores: 1, cookies: "" });
});

test("the question does not cover the phone link of the header, and Tab leads out of it", async ({ context }) => {
  const { page } = await openWithTag(context);
  await page.setViewportSize(phoneViewport);
  await page.goto("/");
  await expect(question(page)).toBeVisible();
  await expectAbove(page.locator("header a[data-call=header]").filter({ visible: true }), question(page));
  await page.getByRole("button", { name: accept, exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: getLayoutTexts().skip })).toBeFocused();
});
