/** Calls, contact buttons, events and requests are not those of sections 4, 7 and 8 of the specification. */
import { phoneViewport } from "@/tests/browser/pages";
import { expect, test } from "@/tests/browser/test";
import { phone } from "./addresses";
import { asSpecified, row } from "./visit";

asSpecified();

for (const [address, link, thanks] of [
  ["/", "[data-action] a[data-call=hero]", 100],
  ["/kontakt", "main a[data-call=contact-tile]", 1000],
  ["/uslugi/instalacje", "main a[data-call=service]", 100],
  ["/oferta/instalacje", "main a[data-call=service]", 100],
  ["/dla-firm", "header > div > a:has-text('Zadzwoń')", 0],
] as const)
  test(`4, 7 a call on ${address} dials, is reported, then /dziekujemy after ${thanks || "no"} ms`, async ({
    page,
  }) => {
    if (!thanks) await page.setViewportSize(phoneViewport);
    const log: string[] = [];
    page.on("request", (request) => void (request.url().startsWith("tel:") && log.push(`dials ${request.url()}`)));
    await page.exposeFunction("note", (url: string) => void log.push(`reports ${url}`));
    await page.clock.install();
    await page.goto(address);
    await page.evaluate(() => {
      window.gtag_report_conversion = (window as unknown as { note: (url: string) => void }).note;
    });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator(link).first().click();
    await page.clock.runFor((thanks || 5000) - 1);
    row("not earlier", [new URL(page.url()).pathname, ...log], [address, `dials ${phone}`, `reports ${phone}`]);
    await page.clock.runFor(2);
    await expect(page).toHaveURL(new RegExp(`${thanks ? "/dziekujemy" : address}$`));
  });

for (const [address, name] of [
  ["/oferta", "Skontaktuj się z nami"],
  ["/", "Znajdź elektryka koło siebie"],
  ["/gliwice", "Znajdź elektryka koło siebie"],
  ["/uslugi/sieci-lan", "Porozmawiajmy o twojej sieci"],
] as const)
  test(`4 '${name}' on ${address} calls the analytics function with /kontakt, or goes there`, async ({ page }) => {
    const sent: string[] = [];
    await page.exposeFunction("note", (to: string) => void sent.push(to));
    await page.goto(address);
    await page.evaluate(() => {
      window.gtagSendEvent = (window as unknown as { note: (to: string) => void }).note;
    });
    const button = page.getByRole("link", { name }).filter({ visible: true }).last();
    await button.click();
    await expect.poll(() => sent).toEqual(["/kontakt"]);
    row("the function leads on", new URL(page.url()).pathname, address);
    await page.evaluate(() => delete window.gtagSendEvent);
    await button.click();
    await expect(page).toHaveURL(/\/kontakt$/);
  });

test("7 pushes on the measurements page load, and its two helpers", async ({ page, context }) => {
  const foreign: string[] = [];
  page.on("request", (sent) => void (/^http:..127/.test(sent.url()) || foreign.push(sent.url())));
  for (const address of ["/uslugi/pomiary", "/oferta/pomiary"]) {
    await page.goto(address);
    await page.evaluate(() => {
      window.trackCtaClick?.("Zamów przegląd instalacji");
      window.trackDocumentDownload?.("protokół");
    });
    const groups = { page_path: "/uslugi/pomiary", content_group1: "Usługi", content_group2: "Pomiary" };
    const where = { page_title: await page.title(), page_location: page.url(), ...groups };
    const [measurements, name] = ["pomiary_elektryczne", expect.stringMatching(/\S/)];
    const interest = { service_category: "diagnostyka_elektryczna", interest_level: "medium" };
    const source = { service_category: "pomiary", download_source: "pomiary_page" };
    row(`data layer of ${address}`, await page.evaluate(() => window.dataLayer), [
      { event: "page_view", ...where, service_category: measurements, user_type: "visitor" },
      { event: "service_interest", service_name: name, ...interest },
      { event: "cta_click", cta_name: name, page_section: "pomiary", service_type: measurements },
      { event: "document_download", document_type: "protokół", ...source },
    ]);
  }
  await page.goto("/uslugi/naprawy");
  row("no pushes on other pages", await page.evaluate(() => window.dataLayer), undefined);
  row("no call to another server, no cookie", [foreign, await context.cookies()], [[], []]);
});

test("7 data-fetching client: freshness 5 minutes, 1 retry; 2 /poradnik: the query parameter q", async ({ page }) => {
  let [requests, isCut] = [0, false];
  await page.route(/\/search\/index/, (route) => {
    requests++;
    return isCut ? route.abort() : route.continue();
  });
  await page.clock.install();
  await page.goto("/poradnik?q=alarm");
  const field = page.getByRole("searchbox");
  await expect(field).toHaveValue("alarm");
  const finds = async (statement: string, title: string, said: number) => {
    await expect(page.locator("[data-island=search] h3").first()).toHaveText(title);
    row(statement, requests, said);
  };
  await finds("the query parameter q is searched", "Systemy alarmowe", 1);
  await page.clock.fastForward(280_000);
  await field.fill("awaria");
  await finds("fresh for 5 minutes", "Awarie i usterki", 1);
  await page.clock.fastForward(20_000);
  await field.fill("fotowoltaika");
  await finds("loaded again after 5 minutes", "Fotowoltaika", 2);
  isCut = true;
  await page.clock.fastForward(301_000);
  await field.fill("awaria");
  await finds("1 retry, then the older index", "Awarie i usterki", 4);
});

test("8 unknown path: 404 page", async ({ request }) => {
  const answer = await request.get("/nie-ma-takiej-strony");
  row("status and heading", [answer.status(), (await answer.text()).includes("Nie znaleziono strony")], [404, true]);
});
