import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { site } from "@/content/site";
import { trackingHosts } from "@/lib/tools/hosting/csp";
import { addressesOf, bundlePageScript } from "@/lib/tools/make/scripts";
import { callEvents, consentKey } from "@/lib/tracking/tag";
import { cityPage } from "@/tests/today";
import { painted, stopClock } from "./pages";

// The site comes without a tag. These tests put into its exported pages what a build with ids puts there: the markup
// of the real components, the real bundle and the hosts of the policy. Google's tag is a local stand-in.
const tracking = { gtagId: "G-TEST", conversionId: "AW-1/etykieta" };

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
    import { ConsentLinks } from "@/components/islands/script/consent/consent-links";
    import { get } from "@/lib/content/records";
    const texts = get("privacy").consent;
    const { tracking, bundle } = ${JSON.stringify({ tracking, bundle: addressesOf(outputs) })};
    console.log(JSON.stringify({
      banner: renderToStaticMarkup(createElement(Consent, { texts, tracking, bundle })),
      links: renderToStaticMarkup(createElement(ConsentLinks, { texts })),
    }));`;
  const options = ["--import", "tsx", "--input-type=module", "--eval", code];
  markup = JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" }).trim().split("\n").at(-1) ?? "");
});

/** The policy the page came with, or the strictest that lets its inline scripts run, with the hosts of the tag. */
function policyFor(html: string, sent: string | undefined): string {
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  const strict = `default-src 'self'; script-src 'self' ${inline.join(" ")}; style-src 'self'; img-src 'self' data:; connect-src 'self'`;
  const directives = (sent ?? strict).split("; ").map((directive) => {
    const name = directive.split(" ")[0] as keyof ReturnType<typeof trackingHosts>;
    return [directive, ...(trackingHosts(tracking)[name] ?? [])].join(" ");
  });
  return directives.join("; ");
}

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

type Options = {
  tag?: "answers" | "blocked" /** Ending of the files of the question that do not come. */;
  missing?: ".js" | ".css";
};

/** A page of the site as a build with ids would serve it. Returns what it requests elsewhere, and what went wrong. */
async function configured(context: BrowserContext, { tag = "answers", missing }: Options = {}) {
  const page = await context.newPage();
  const external: string[] = [];
  const wrong: string[] = [];
  // A dialled number is a request, too, but of the phone.
  const own = (address: string) => /^(tel:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(address);
  page.on("request", (request) => void (own(request.url()) || external.push(request.url())));
  page.on("pageerror", (error) => void wrong.push(error.message));
  page.on("console", (message) => void (/Content.Security.Policy/i.test(message.text()) && wrong.push(message.text())));
  await context.route("**/*", async (route) => {
    const { pathname, hostname } = new URL(route.request().url());
    const bundled = files.get(pathname);
    if (bundled !== undefined && missing && pathname.endsWith(missing)) return route.abort("internetdisconnected");
    if (bundled !== undefined)
      return route.fulfill({ body: bundled, contentType: pathname.endsWith("css") ? "text/css" : "text/javascript" });
    if (hostname === "www.googletagmanager.com")
      return tag === "blocked" ? route.abort() : route.fulfill({ body: standIn, contentType: "text/javascript" });
    if (!own(route.request().url())) return route.fulfill({ status: 204 });
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<body[^>]*>/, (start) => start + markup.banner)
      .replace("</footer>", `${markup.links}</footer>`);
    const { "content-security-policy": sent, ...headers } = response.headers();
    return route.fulfill({ response, body, headers: { ...headers, "content-security-policy": policyFor(html, sent) } });
  });
  return { page, external, wrong };
}

const question = (page: Page) => page.getByRole("region", { name: "Czy możemy policzyć tę wizytę?" });
const answer = (page: Page, name: "Zgadzam się" | "Nie zgadzam się") =>
  page.getByRole("button", { name, exact: true }).click();
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { __told?: [string, string, Record<string, unknown>?][] }).__told ?? []);
const kept = (page: Page) =>
  page.evaluate(
    (key) => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      JSON.parse(localStorage.getItem(key) ?? "{}"),
    ],
    consentKey,
  );

test("where the question's script does not come, nobody is asked or measured, and the footer leads to the explanation", async ({
  context,
}) => {
  const { page, external, wrong } = await configured(context, { missing: ".js" });
  await page.goto("/dla-firm", { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-asked");
  expect(await kept(page)).toEqual([0, 0, "", {}]);
  expect(external).toEqual([]);
  expect(wrong).toEqual([]);
  await expect(page.getByRole("link", { name: "Zmień zgodę na pomiar" })).toHaveAttribute(
    "href",
    "/polityka-prywatnosci#pomiar",
  );
});

test("where the question's styles do not come, nobody is asked or measured, and the footer leads to the explanation", async ({
  context,
}) => {
  const { page, external } = await configured(context, { missing: ".css" });
  await page.goto("/dla-firm", { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  expect(await kept(page)).toEqual([0, 0, "", {}]);
  expect(external).toEqual([]);
  await page.getByRole("link", { name: "Zmień zgodę na pomiar" }).click();
  await expect(page).toHaveURL(/\/polityka-prywatnosci#pomiar$/);
});

test("without a tag the site requests nothing elsewhere and keeps nothing", async ({ page, context }) => {
  test.skip("gtagId" in site.tracking, "this site has a tag");
  const external: string[] = [];
  page.on(
    "request",
    (request) => void (new URL(request.url()).hostname === "127.0.0.1" || external.push(request.url())),
  );
  for (const path of ["/", "/kontakt", "/uslugi/pomiary", "/poradnik", cityPage.path]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await kept(page)).toEqual([0, 0, "", {}]);
    await expect(page.locator("[data-consent-banner]")).toHaveCount(0);
    await expect(page.locator('a[href="/polityka-prywatnosci"]')).toHaveCount(0);
  }
  expect(external).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("undecided: the question is asked, nothing is kept, requested or reported, and calls go through", async ({
  context,
}) => {
  const { page, external, wrong } = await configured(context);
  await page.goto("/kontakt");
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.locator("a[data-call=contact-tile]").click();
  await expect(page).toHaveURL(/\/dziekujemy$/);
  await expect(question(page)).toBeVisible();
  expect(await kept(page)).toEqual([0, 0, "", {}]);
  expect(external).toEqual([]);
  expect(wrong).toEqual([]);
});

test("a no is one click like a yes, is kept on the next page and reports nothing", async ({ context }) => {
  const { page, external, wrong } = await configured(context);
  await page.goto("/");
  await answer(page, "Nie zgadzam się");
  await expect(question(page)).toBeHidden();
  await page.goto("/oferta", { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  await page.locator("a[data-call]").filter({ visible: true }).first().click();
  const [, , cookies, record] = await kept(page);
  expect(record).toMatchObject({ categories: [] });
  expect(cookies).toBe("");
  expect(external).toEqual([]);
  expect(wrong).toEqual([]);
});

test("a yes loads the tag under the policy, and a call is reported once to every account", async ({ context }) => {
  const { page, external, wrong } = await configured(context);
  await page.goto("/oferta");
  await answer(page, "Zgadzam się");
  await expect.poll(() => told(page)).toHaveLength(5);
  expect((await told(page)).map(([command, name]) => (command === "js" ? [command] : [command, name]))).toEqual([
    ["consent", "default"],
    ["consent", "update"],
    ["js"],
    ["config", "G-TEST"],
    ["config", "AW-1"],
  ]);
  const link = page.locator("a[data-call]").filter({ visible: true }).first();
  await link.click();
  const expected = callEvents(tracking, (await link.getAttribute("href")) ?? "");
  await expect
    .poll(async () => (await told(page)).slice(5))
    .toEqual(expected.map(({ name, ...parameters }) => ["event", name, parameters]));
  await expect.poll(() => external.filter((url) => url.includes("/g/collect"))).toHaveLength(expected.length);
  expect(external[0]).toBe("https://www.googletagmanager.com/gtag/js?id=G-TEST");
  expect(new URL(page.url()).pathname).toBe("/oferta");
  expect(wrong).toEqual([]);
});

test("a yes is kept: the next page loads the tag without asking, contact buttons go through it", async ({
  context,
}) => {
  const { page, wrong } = await configured(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await answer(page, "Zgadzam się");
  await page.goto("/oferta");
  await expect.poll(() => told(page)).toHaveLength(5);
  await expect(question(page)).toBeHidden();
  await stopClock(page);
  await page.locator("header a[data-contact]").filter({ visible: true }).click();
  await page.waitForURL("**/kontakt");
  expect(wrong).toEqual([]);
});

test("with the tag blocked contact buttons are plain links, at once", async ({ context }) => {
  const { page } = await configured(context, { tag: "blocked" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await answer(page, "Zgadzam się");
  await expect.poll(() => page.evaluate(() => typeof window.gtagSendEvent)).toBe("undefined");
  await stopClock(page);
  await page.locator("header a[data-contact]").filter({ visible: true }).click();
  await page.waitForURL("**/kontakt");
});

test("a changed mind: from the footer, by keyboard, the cookies of the tag go and the page is loaded without it", async ({
  context,
}) => {
  const { page, external, wrong } = await configured(context);
  await page.goto("/dla-firm");
  await answer(page, "Zgadzam się");
  await expect.poll(async () => (await kept(page))[2]).toContain("_ga=");
  const change = page.getByRole("link", { name: "Zmień zgodę na pomiar" });
  await change.focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(change).toBeFocused();
  await page.keyboard.press("Enter");
  const loaded = page.waitForEvent("load");
  await answer(page, "Nie zgadzam się");
  await loaded;
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe("/dla-firm");
  expect(await told(page)).toEqual([]);
  expect(await kept(page)).toEqual([1, 0, "", expect.objectContaining({ categories: [] })]);
  const before = external.length;
  await page.locator("a[data-call=footer]").click();
  await painted(page);
  expect(external).toHaveLength(before);
  expect(wrong).toEqual([]);
});

test("the question leaves phone link and menu of the header free, and Tab leads out of it", async ({ context }) => {
  const { page } = await configured(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(question(page)).toBeVisible();
  const [banner, phone] = [
    await question(page).boundingBox(),
    await page.locator("header a[data-call=header]").filter({ visible: true }).boundingBox(),
  ];
  expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
  await page.getByRole("button", { name: "Zgadzam się", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Przejdź do treści" })).toBeFocused();
});
