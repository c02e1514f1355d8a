/** A shared page or a bookmark shows a title cut off, or no picture. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import Color from "colorjs.io";
import sharp from "sharp";
import { getSite } from "@/lib/content/site";
import { icons } from "@/lib/seo/addresses";
import { accentReport, accentStyles, siteColours, sitePalette } from "@/lib/tools/make/accent";
import { putFiles, removeOthers } from "@/lib/tools/make/cache";
import { readColours, readPalette } from "@/lib/tools/make/colours";
import { buildSiteIcons } from "@/lib/tools/make/icons";
import { letterSign } from "@/lib/tools/make/letter-sign";
import { logoFaults, readSign } from "@/lib/tools/make/logo";
import { sharePages } from "@/lib/tools/make/share-images/cards-of-pages";
import { fitTitle } from "@/lib/tools/make/share-images/title";
import { freshFolder } from "@/tests/support";

const folder = freshFolder();

test.each([
  ["white", "oklch(1 0 0)", "#fff"],
  ["black", "oklch(0 0 0)", "#000"],
  ["sRGB red", "oklch(0.62796 0.25768 29.234)", "red"],
  ["ink", "oklch(0.218 0.043 260)", "#0e1a2e"],
])("%s is converted from oklch, and an unknown colour is refused", (_, value, colour) => {
  const colours = readColours(readPalette(`--color-tried: ${value};`));
  expect(colours("tried")).toBe(colour);
  expect(() => colours("ink-1000")).toThrow("ink-1000");
});

test("from every colour come buttons, lines and captions that can be seen and read", () => {
  const parts = ["00", "80", "ff"];
  const accents = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
  const wrong = accents.flatMap((accent) => {
    const colour = readColours(sitePalette(accent));
    const contrast = (one: string, other: string) => new Color(colour(one)).contrast(colour(other), "WCAG21");
    const [hover, rest, pressed] = ["amber-300", "amber-400", "amber-500"] as const;
    const marked = new Color(colour("paper-50")).mix(colour(hover), 0.45, { space: "srgb" });
    return Object.entries({
      text: Math.min(...[hover, rest, pressed].map((area) => contrast("on-amber", area))) - 4.5,
      caption: Math.min(contrast("on-amber-muted", hover), contrast("on-amber-muted", rest)) - 4.5,
      mark: marked.contrast(colour("ink-900"), "WCAG21") - 4.5,
      "shape on dark": Math.min(contrast(rest, "ink-800"), contrast(pressed, "ink-800")) - 3,
      underline: contrast(pressed, "paper-100") - 3,
      hovered: new Color(colour(hover)).deltaE(colour(rest), "OK") - 0.02,
    }).flatMap(([name, margin]) => (margin < 0 ? [`${accent} ${name}: ${margin}`] : []));
  });
  expect(wrong).toEqual([]);
  expect(accentStyles(undefined)).toBe("");
  expect(accentStyles("#FFB400")).toContain("--color-amber-400: #ffb400;");
});

test.each([
  ["#ffb400", 9.8, "bez zmian; napis na przyciskach będzie ciemny."],
  ["#0A2463", 4.8, "Na ciemnym tle ten kolor byłby za słabo widoczny; strona użyje jaśniejszego #4d6fb4."],
  ["#ff0000", 4.5, "Napis na przycisku w tym kolorze byłby za słabo czytelny; strona użyje ciemniejszego #"],
  ["#ffffff", 11.1, "Na jasnym tle ten kolor byłby prawie niewidoczny; strona użyje ciemniejszego #cecece."],
])("the owner is told what becomes of %s", (accent, contrast, words) => {
  expect(accentReport(accent)).toMatchObject({ contrast, words: expect.stringContaining(words) });
});

const svg = (content: string, box = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
const [path, cut] = ['<path d="M1 1h7v7z"', '<clipPath id="b"><rect width="9" height="9"/></clipPath>'];

test.each([
  ["half a file", svg("<path"), "nie jest plik SVG"],
  ["text", svg("<text>A</text>"), "napis pisany czcionką (text)"],
  ["a picture", svg(`<image href="a.png"/>${path}/>`), "obraz z pikseli (image)"],
  ["a script", svg(`<script>1</script>${path}/>`), "coś więcej niż kształty (script)"],
  ["a gradient", svg(`<radialGradient id="a"/>${path} fill="url(#a)"/>`), "przejście barw albo wzór"],
  ["a wordmark", svg(`${path}/>`, 'width="30mm" height="9mm"'), "Ma wymiary 30 × 9"],
  ["no shape", svg("<g/>"), "Niczego nie rysuje"],
  ["a hidden layer alone", svg(`<g style="display:none">${path}/></g>`), "Niczego nie rysuje"],
  ["a part cut off", svg(`<g clip-path="url(#b)">${path}/></g>${cut.replace("rect", 'rect x="3"')}`), "(clipPath)"],
  ["a colour the site lacks", svg(`${path} fill="var(--color-__proto__)"/>`), "nie zna (--color-__proto__)"],
  ["endless sides", svg(`${path}/>`, 'viewBox="0 0 1e99 1e99"'), "Nie podaje swoich wymiarów"],
  ["an endless icon", svg(`${path}/><symbol id="ikona" viewBox="0 0 Infinity 9">${path}/></symbol>`), "(viewBox)"],
  ["300 groups in each other", svg(`${"<g>".repeat(300)}${path}/>${"</g>".repeat(300)}`), "Niczego nie rysuje"],
  ["a portrait", svg(`<path d="M1 1${"h1v1".repeat(999)}"/>`), "a może mieć 4000"],
])("a sign with %s is refused in the words of its owner", async (_, file, words) => {
  expect((await logoFaults(file)).map(({ what }) => what).join()).toContain(words);
});

test.each([
  ["without a colour takes that of the text", svg(`${path}/>`), `${path}/>`, "#0e1a2e"],
  ["seen on every ground keeps its colour", svg(`${path} fill="#c8102e"/>`), `${path} fill="#c8102e"/>`, "#0e1a2e"],
  ["too dark gets a tile", svg(`${path} style="fill:#0a2463" onclick="a()"/>`), `${path} fill="#0a2463"/>`, "#f9f6f1"],
  ["cut by its program is not", svg(`<g clip-path="url(#b)">${path}/></g>${cut}`), `<g>${path}/></g>`, "#0e1a2e"],
])("a sign %s", async (_, file, plain, ground) => {
  expect(await logoFaults(file)).toEqual([]);
  const sign = await readSign(file);
  expect(sign).toMatchObject({ plain: expect.stringContaining(plain), icon: expect.stringContaining(plain), ground });
  expect(sign.plain.startsWith("<rect")).toBe(ground === "#f9f6f1");
});

test.each([
  ["URL(https://a.pl)", ""],
  ["u\\72l(https://a.pl)", ""],
  ["/**/src('https://a.pl')", ""],
  ["image-set('https://a.pl' 1x)", ""],
  ["var(--color-amber-400, rgb(1, 2, 3))", siteColours()("amber-400")],
  ["v\\61r(--none, var(--color-amber-400))", siteColours()("amber-400")],
  ["var(--color-none, rgb(1, 2, 3))", "#010203"],
  ["/* of the brand */ RGB(255 0 0)", "red"],
])("the colour %s of a sign is read as CSS reads it", async (fill, colour) => {
  const drawn = `${path}${colour && ` fill="${colour}"`}/>`;
  for (const file of [svg(`${path} fill="${fill}"/>`), svg(`<style>.a{fill:${fill}}</style>${path} class="a"/>`)]) {
    expect(await logoFaults(file)).toEqual([]);
    expect((await readSign(file)).icon).toContain(drawn);
  }
});

test("a firm without a sign gets the first letter of its name", async () => {
  const [letter, ...others] = await Promise.all(["żarówka", "Żyła", "„Żyła”", "⚡ Z\u0307yła"].map(letterSign));
  expect(others).toEqual(others.map(() => letter));
  expect(await logoFaults(String(letter))).toEqual([]);
  expect(letter).not.toBe(await letterSign("4 fazy"));
});

test("every card has a tag of at most four characters and a title in few lines, none of which ends with a short word", () => {
  const wrong = sharePages().filter(({ title, tag }) => {
    const { lines, size } = fitTitle(title, { width: 600, height: 292 }, { leading: 1.06, largest: 92 });
    const short = lines.slice(0, -1).some((line) => /(?:^|\s)\p{Ll}{1,3}$/u.test(line));
    return !title || tag.length > 4 || lines.join(" ") !== title || lines.length > 4 || size < 48 || short;
  });
  expect(wrong).toEqual([]);
});

test("unchanged files are not made again, changed ones are, stale ones go", async () => {
  const folders = { outDir: join(folder, "og"), cacheDir: join(folder, "cache") };
  mkdirSync(folders.outDir);
  writeFileSync(join(folders.outDir, "gone.png"), "stale");
  const put = (...files: readonly (readonly [file: string, words: string])[]) =>
    putFiles(
      files.map(([file, words]) => ({ file, key: `${file}-${words}`, render: async () => Buffer.from(words) })),
      folders,
      "Próby",
    );
  expect(await put(["a.png", "one"], ["b.png", "two"])).toEqual({ misses: 2, hits: 0 });
  expect(await put(["a.png", "one"], ["b.png", "new"])).toEqual({ misses: 1, hits: 1 });
  await removeOthers(folders.outDir, new Set(["a.png", "b.png"]));
  expect(readdirSync(folders.outDir).toSorted()).toEqual(["a.png", "b.png"]);
  expect(readFileSync(join(folders.outDir, "b.png"), "utf8")).toBe("new");
  expect(readdirSync(folders.cacheDir).toSorted()).toEqual(["a.png-one", "b.png-new"]);
});

test("icons and the manifest are made from one sign, and a second run draws none", async () => {
  const files = Object.values(icons).map((address) => basename(address));
  const folders = { outDir: join(folder, "public"), cacheDir: join(folder, "cache") };
  const sign = await readSign();
  expect(await buildSiteIcons(folders, sign)).toEqual({ misses: files.length, hits: 0 });
  expect(await buildSiteIcons(folders, sign)).toEqual({ misses: 0, hits: files.length });
  expect(readdirSync(folders.outDir).toSorted()).toEqual(files.toSorted());

  const sizeOf = async (file: string) => (await sharp(join(folders.outDir, file)).metadata()).width;
  const pngs = ["icon-192.png", "icon-512.png", "apple-touch-icon.png"];
  expect(await Promise.all(pngs.map(sizeOf))).toEqual([192, 512, 180]);
  // ICONDIR: type 1, an icon, with two pictures of 32 and 48 px (Microsoft, "ICO file format").
  const ico = readFileSync(join(folders.outDir, "favicon.ico"));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 2, 32, 48]);
  // The second picture begins where its entry says, as a PNG.
  expect(ico.subarray(ico.readUInt32LE(22 + 12) + 1).toString("latin1", 0, 3)).toBe("PNG");
  const manifest = JSON.parse(readFileSync(join(folders.outDir, "manifest.webmanifest"), "utf8"));
  const { brand, meta } = getSite();
  expect(manifest).toMatchObject({ short_name: brand, theme_color: meta.themeColor, lang: "pl", start_url: "/" });
});
