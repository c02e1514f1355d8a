/**
 * `npm run bench:drawn`: of one page of each kind, how high it is and what share of it is drawn or photographed, on a
 * phone and on a wide screen. Boxes of pictures and of drawings at least 120 × 60 px, over the area of the page's main
 * part, as it is before anything is opened.
 *
 *     npm run bench:drawn               the last build
 *     npm run bench:drawn -- FOLDER     another export
 */
import { openBrowser, serveFolder, settle } from "@/lib/tools/publish/changes/draw";
import { ensureChromium } from "@/tests/run/machine.mjs";
import { table } from "./table";

const widths = [390, 1440] as const;
const pages = {
  home: "/",
  offer: "/oferta",
  "services, list": "/uslugi",
  "service, tests": "/uslugi/pomiary",
  "service, installations": "/uslugi/instalacje",
  "service, storage": "/uslugi/magazyny-energii",
  business: "/dla-firm",
  "guides, list": "/poradnik",
  "guide, power": "/poradnik/obliczanie-mocy",
  "guide, rules": "/poradnik/przepisy",
  city: "/katowice",
  contact: "/kontakt",
} as const;

/** Runs in the page. */
function measure() {
  const main = document.querySelector("main");
  const box = main?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const drawn = [...(main?.querySelectorAll("img, svg") ?? [])]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .map(({ left, right, height }) => ({ width: Math.min(right, innerWidth) - Math.max(left, 0), height }))
    .filter(({ width, height }) => width >= 120 && height >= 60)
    .reduce((sum, { width, height }) => sum + width * height, 0);
  return { height: Math.round(box.height), share: drawn / (box.width * box.height) };
}

const { origin, close } = await serveFolder(process.argv[2] ?? "out");
const browser = await openBrowser(ensureChromium());
const rows: string[][] = [];
for (const [kind, address] of Object.entries(pages)) {
  const cells: string[] = [];
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(origin + address, { waitUntil: "load" });
    const open = await page.locator("details").evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    await settle(page);
    // What is opened for a comparison is closed for a visitor.
    await page.locator("details").evaluateAll((all, states) => {
      for (const [index, state] of states.entries()) (all[index] as HTMLDetailsElement).open = state;
    }, open);
    const { height, share } = await page.evaluate(measure);
    cells.push(String(height), `${(share * 100).toFixed(1)} %`);
    await page.close();
  }
  rows.push([kind, ...cells]);
}
await browser.close();
close();
console.log(table(["page", ...widths.flatMap((width) => [`height at ${width}`, "drawn"])], rows));
