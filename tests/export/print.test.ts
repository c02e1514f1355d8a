/** Somebody with the sheet in hand cannot get back to the page: no phone reads the code at its foot. */
import jsQR from "jsqr";
import sharp from "sharp";
import { site } from "@/content/site";
import { slugsOf } from "@/lib/content/records";
import { testAll } from "@/tests/extent";
import { plain } from "@/tests/support";
import { decode, read } from "./pages";

/** Pixels of a module of the code: as small as a phone's camera sees it from a sheet. */
const scale = 4;

/** What a phone reads from a QR code, drawn as the page draws it. */
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
/** One of each kind, and the longest address: the finest code. */
const longest = sheets.reduce((one, other) => (other.length > one.length ? other : one));
const sample = [...new Set([sheets.at(0), sheets.at(-1), longest])];

test.each(testAll ? sheets : sample)(
  "the sheet of /%s ends with a code that phones read as its address, the date and the number",
  async (path) => {
    const [, foot = ""] = /<div hidden="" data-paper-foot="">(.*?)<\/div>/s.exec(read(`${path}.html`)) ?? [];
    const text = plain(decode(foot));
    const address = `${site.url}/${path}`;
    expect(await readCode(foot)).toBe(address);
    expect(text).toContain(address);
    expect(text).toContain(site.phone.display);
    expect(foot).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/);
  },
  60_000,
);
