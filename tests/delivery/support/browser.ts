import { type Browser, chromium, type Page } from "@playwright/test";
import { services } from "@/content/services";
import { site } from "@/content/site";
import type { LocalServer } from "@/tests/delivery/local/servers";
import { installedBrowser } from "@/tests/run/machine.mjs";
import { cityPage, pvPage } from "@/tests/today";

const pageKinds = [
  "/",
  "/oferta",
  `/uslugi/${Object.values(services)[0]?.slug}`,
  "/dla-firm",
  "/poradnik?q=instalacja",
  pvPage,
  cityPage.path,
];

type ServerAddress = Pick<LocalServer, "host" | "httpPort" | "httpsPort">;

/** Starts a browser that reaches only the server under test. */
function launch(server: ServerAddress): Promise<Browser> {
  const port = server.httpsPort ?? server.httpPort;
  const names = `MAP ${server.host.split(":")[0]} 127.0.0.1:${port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`;
  return chromium.launch({
    executablePath: installedBrowser(),
    args: [
      "--no-proxy-server",
      // For the test's own certificate; the option of a context does not apply to workers.
      "--ignore-certificate-errors",
      `--host-resolver-rules=${names}`,
    ],
  });
}

/** Scrolls, hovers and tabs over a page, so that everything is loaded. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.mouse.move(200, 200);
  await page.keyboard.press("Tab");
  const link = page.locator('main a[href^="/"]:visible').first();
  if ((await link.count()) > 0) await link.hover({ timeout: 2000 }).catch(() => undefined);
  await page.waitForLoadState("networkidle");
}

function stopsInlineScripts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'slipped in'";
    document.body.append(script);
    return document.title !== "slipped in";
  });
}

/** Visits a page of each kind and follows links. @returns all violations and errors */
export async function walk(server: ServerAddress): Promise<string[]> {
  const browser = await launch(server);
  const problems: string[] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`CSP ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    const page = await context.newPage();
    const base = `${server.httpsPort ? "https" : "http"}://${server.host}`;
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`${new URL(page.url()).pathname}: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed ${request.url()}`);
    });
    for (const path of pageKinds) await visit(page, base + path);
    for (const link of ["/oferta", "/kontakt"]) {
      await page.locator(`a[href="${link}"]:visible`).first().click();
      await page.waitForURL(`**${link}`);
      await page.waitForLoadState("networkidle");
    }
    const faults = [...problems];
    if (!(await stopsInlineScripts(page))) faults.push("no policy is in force");
    if (site.offline && server.httpsPort && !(await page.evaluate(() => navigator.serviceWorker.controller)))
      faults.push("the worker is not in control");
    return faults;
  } finally {
    await browser.close();
  }
}
