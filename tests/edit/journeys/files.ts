/** Journeys of an editor who works in files, with `npm run dev` beside. */
import { existsSync, readdirSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "@/lib/tools/hosting/serve";
import { city, cityFile, copy } from "./editing";

/** Status of an answer from a development server on a pipe; undefined where none listens any more. */
const statusOn = (socketPath: string, path: string) =>
  new Promise<number | undefined>((resolve) => {
    get({ socketPath, path }, (answer) => resolve(answer.resume().statusCode)).on("error", () => resolve(undefined));
  });

/** Runs in the page: an island as it stands, without what differs by build: names of modules, pictures. */
function markupOf(island: Element): string {
  const copy = island.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("[data-ph] > *, svg *")) part.remove();
  for (const part of copy.querySelectorAll("svg, [data-slot] *")) part.removeAttribute("class");
  // How far a picture has loaded.
  for (const part of copy.querySelectorAll("[data-ph]"))
    for (const name of ["data-state", "data-lazy"]) part.removeAttribute(name);
  return copy.outerHTML;
}

export function testFiles(): void {
  let url: string;
  let published: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    url = await copy.start("dev");
    published = await startServer({ port: 0 });
  });
  afterAll(() => published?.close());

  test("npm run dev: a mistake in a file is shown on the page until it is corrected", async () => {
    const page = await copy.newPage();
    const remark = page.locator("content-remarks").getByRole("alert").filter({ hasText: "Elektyrk" });
    await page.goto(`${url}/${city.slug}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    copy.replace(cityFile, city.hero.lead, "Elektyrk przyjedzie.");
    await remark.filter({ hasText: cityFile }).waitFor();
    // Also on a page that is opened now.
    await page.reload();
    await remark.waitFor();
    copy.restore();
    await remark.waitFor({ state: "detached" });
    // A program, as a pull may bring it, stops the page and never runs.
    copy.replace(
      cityFile,
      "import type",
      `import { writeFileSync } from "node:fs";\nwriteFileSync("ran", "");\nimport type`,
    );
    const refusal = page.locator("content-remarks").getByRole("alert").filter({ hasText: "stoją tylko dane" });
    await refusal.waitFor();
    expect((await page.reload())?.status()).toBe(500);
    expect(existsSync(join(copy.root, "ran"))).toBe(false);
    copy.restore();
    // Else the pages of the next test are loaded again while they are used.
    await refusal.waitFor({ state: "detached" });
    await page.close();
  });

  test.each([
    ["/oferta", (page: Page) => page.locator("[data-island] button").nth(1).click()],
    ["/wycena", (page: Page) => page.locator("input[name=obwod]").nth(2).check({ force: true })],
    ["/poradnik/oswietlenie", (page: Page) => page.locator("[name=powierzchnia]").fill("31")],
  ])("npm run dev: the island of %s is that of the published page, before and after its use", async (path, use) => {
    const pages = await Promise.all(
      [published.url, url].map(async (site) => {
        const page = await copy.newPage({ viewport: { width: 1280, height: 900 } });
        await page.goto(site + path);
        await page.locator("[data-island] input").first().focus();
        await page.locator("[data-island]:not([data-busy])").waitFor();
        return page;
      }),
    );
    const markup = () => Promise.all(pages.map((page) => page.locator("[data-island]").evaluate(markupOf)));
    const expectSame = async (previous = "") => {
      const deadline = Date.now() + 20_000;
      let [one = "", other = ""] = await markup();
      while (Date.now() < deadline && (one !== other || one === previous)) [one = "", other = ""] = await markup();
      expect(other).toBe(one);
      expect(one).not.toBe(previous);
      return one;
    };
    const before = await expectSame();
    for (const page of pages) await use(page);
    await expectSame(before);
    for (const page of pages) await page.close();
  });

  test("npm run dev opens no debugger: not through the preview, nor at the server behind it", async () => {
    const inspector = "/__nextjs_attach-nodejs-inspector";
    expect((await fetch(url + inspector)).status).toBe(404);
    const folders = readdirSync(tmpdir()).filter((name) => /^development-\w{12}$/.test(name));
    const statuses = await Promise.all(folders.map((folder) => statusOn(join(tmpdir(), folder, "pipe"), inspector)));
    expect([...new Set(statuses.filter(Boolean))]).toEqual([500]);
  });
}
