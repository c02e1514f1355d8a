/** An editor who works in files does not see a mistake, or still sees it when it is corrected.
 * @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cities } from "@/content/cities";
import type { City } from "@/lib/content/types";
import { type Copy, makeCopy } from "./support";

jest.setTimeout(300_000);

const [city] = Object.values<City>(cities) as [City];
const cityFile = `content/cities/${city.slug}.ts`;

let copy: Copy;
beforeAll(async () => {
  copy = await makeCopy("files");
});
afterAll(() => copy?.close());

test("npm run dev: a mistake in a file is shown on the page until it is corrected", async () => {
  const url = await copy.start("dev");
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
  await page.locator("content-remarks").getByRole("alert").filter({ hasText: "stoją tylko dane" }).waitFor();
  expect((await page.reload())?.status()).toBe(500);
  expect(existsSync(join(copy.root, "ran"))).toBe(false);
  copy.restore();
});
