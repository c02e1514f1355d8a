/** A phone cannot read the code on a printed page, which leads back to it. */
import jsQR from "jsqr";
import sharp from "sharp";
import { site } from "@/content/site";
import { slugsOf } from "@/lib/content/records";
import { testAll } from "@/tests/extent";
import { plain } from "@/tests/support";
import { decode, read } from "./pages";

/** Pixels of a module of the code, as a phone's camera sees a sheet. */
const scale = 4;

/** Reads a QR code as the page draws it. */
async function readCode(foot: string): Promise<string | undefined> {
  const [, box, size, drawing] = /<svg viewBox="(0 0 (\d+) \d+)"[^>]*>(.*?)<\/svg>/.exec(foot) ?? [];
  const side = Number(size) * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box}" stroke="#000">`;
  const { data, info } = await sharp(Buffer.from(`${svg}${drawing}</svg>`))
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const sheets = [
  ...slugsOf("services").map((slug) => `uslugi/${slug}`),
  ...slugsOf("guides").map((slug) => `poradnik/${slug}`),
];
/** One of each kind, and the longest address, which has the finest code. */
const longest = sheets.reduce((one, other) => (other.length > one.length ? other : one));
const sample = [...new Set([sheets.at(0), sheets.at(-1), longest])];

test.each(testAll ? sheets : sample)(
  "the sheet of /%s ends with its address as a readable code, the date and the number",
  async (path) => {
    const [, foot = ""] = /<div hidden="" data-paper-foot="">(.*?)<\/div>/s.exec(read(`${path}.html`)) ?? [];
    const text = plain(decode(foot));
    const address = `${site.url}/${path}`;
    expect(await readCode(foot)).toBe(address);
    expect(text).toContain(address);
    expect(text).toContain(site.phone.display);
    expect(foot).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/);
  },
);
