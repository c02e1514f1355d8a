import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import jsQR from "jsqr";
import sharp from "sharp";
import { site } from "@/content/site";
import { slugsOf } from "@/lib/content/records";
import { exportDir } from "./pages";

/** Pixels of a module of the code: as small as a phone's camera sees it from a sheet. */
const scale = 4;

/** What a phone reads from a QR code, drawn as the page draws it. */
async function read(svg: Element): Promise<string | undefined> {
  const side = Number(svg.getAttribute("viewBox")?.split(" ")[2]) * scale;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${svg.getAttribute("viewBox")}" stroke="${svg.getAttribute("stroke")}">${svg.innerHTML}</svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  ...slugsOf("services").map((slug) => `uslugi/${slug}`),
  ...slugsOf("guides").map((slug) => `poradnik/${slug}`),
])("the sheet of /%s ends with a code that phones read as its address, the date and the number", async (path) => {
  const html = readFileSync(join(exportDir, `${path}.html`), "utf8");
  const foot = new JSDOM(html).window.document.querySelector("[data-paper-foot]");
  const address = `${site.url}/${path}`;
  expect(await read(foot?.querySelector("svg") as Element)).toBe(address);
  expect(foot?.textContent).toContain(address);
  expect(foot?.textContent?.replaceAll("\u00a0", " ")).toContain(site.phone.display);
  expect(foot?.querySelector("time")?.getAttribute("datetime")).toMatch(/^\d{4}-\d\d-\d\d$/);
});
