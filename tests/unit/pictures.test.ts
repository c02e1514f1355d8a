/** A photo is published too small, sideways or with its location, or a refused one is not named to the editor. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { getPicture, placeholderName } from "@/lib/content/pictures";
import type { GalleryPicture } from "@/lib/content/types";
import type { PictureManifest } from "@/lib/generated";
import { fitPicture } from "@/lib/tools/edit/picture-files";
import { sha256 } from "@/lib/tools/files";
import { buildPictures } from "@/lib/tools/make/pictures/encode-all";
import { minimumSize, type PictureSettings, pictureSettings, shrunkSize } from "@/lib/tools/make/pictures/settings";
import { freshFolder } from "@/tests/support";

const avif = { quality: 40, effort: 0 };
const settings: PictureSettings = {
  photo: { maxAspect: 4, avif: { widths: [30, 60], options: avif }, jpeg: { widths: [60], options: {} } },
  hero: {
    phone: { aspect: 4 / 5, avif: { widths: [40], options: avif }, jpeg: { widths: [40], options: {} } },
    wide: { avif: { widths: [80], options: avif }, jpeg: { widths: [80], options: {} } },
  },
  limits: {
    minWidth: 90,
    maxWidth: 200,
    maxArea: 60_000,
    kept: { formats: ["jpeg", "png"], maxBytes: 30_000, maxPixels: 70_000 },
    dropped: { formats: ["jpeg", "png", "webp", "tiff", "gif"], maxBytes: 50_000, maxPixels: 400_000 },
  },
};
const entry = (src: string, title = src): GalleryPicture => ({ src, title, alt: "Opis" });
const twoPictures = [entry("00-dom.jpg"), entry("01-szafa.png")];
const PHOTO_FILES = 3;
const ALL_FILES = 2 * PHOTO_FILES + 4;

const root = freshFolder();
let manifest: PictureManifest;
const folder = (name: string) => join(root, name);
const original = (name: string) => join(folder("source"), name);
const publishedFiles = async () => (await readdir(folder("media"))).sort();
const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function build(
  gallery: readonly GalleryPicture[] = twoPictures,
  changed: Partial<PictureSettings> = {},
  opening = "00-dom",
) {
  const folders = { sourceDir: folder("source"), cacheDir: folder("cache"), outDir: folder("media") };
  const result = await buildPictures({
    ...folders,
    gallery,
    openings: [opening],
    settings: { ...settings, ...changed },
  });
  manifest = result.manifest;
  return result;
}

/** Message of a build that must fail before it publishes anything. */
async function refusal(gallery?: readonly GalleryPicture[]): Promise<string> {
  const reason: unknown = await build(gallery).catch((error: unknown) => error);
  expect(await readdir(root)).toEqual(["source"]);
  return reason instanceof Error ? reason.message : "no error";
}

beforeEach(async () => {
  await mkdir(folder("source"));
  await draw(160, 90, "#336699").jpeg().toFile(original("00-dom.jpg"));
  await draw(120, 80, "#ff8000").png().toFile(original("01-szafa.png"));
});

describe("a build", () => {
  test("encodes every file once, a changed original or setting alone, and removes old files", async () => {
    expect(await build()).toMatchObject({ misses: ALL_FILES, hits: 0 });
    expect(await build()).toMatchObject({ misses: 0, hits: ALL_FILES });
    await draw(120, 80, "#00aa00").png().toFile(original("01-szafa.png"));
    expect(await build()).toMatchObject({ misses: PHOTO_FILES, hits: ALL_FILES - PHOTO_FILES });
    expect(await publishedFiles()).toHaveLength(ALL_FILES);
    expect(await readdir(folder("cache"))).toHaveLength(ALL_FILES);
    const jpeg = { widths: [60], options: { quality: 30 } };
    expect(await build(twoPictures, { photo: { ...settings.photo, jpeg } })).toMatchObject({ misses: 2, hits: 8 });
  });

  test("names files by their content, repairs a damaged one and keeps other files", async () => {
    await build();
    const files = await publishedFiles();
    await writeFile(join(folder("media"), files[0] ?? ""), "half");
    await writeFile(join(folder("media"), "note.txt"), "");
    await build();
    expect(await publishedFiles()).toEqual([...files, "note.txt"]);
    for (const file of files)
      expect(sha256(await readFile(join(folder("media"), file)))).toContain(file.split(".").at(-2));
  });

  test("describes sizes and the mean colour", async () => {
    await build();
    const { "00-dom": house, "01-szafa": rack } = manifest;
    expect(rack).toMatchObject({ width: 120, height: 80, color: "#ff8000" });
    expect(house?.uses.photo.jpeg).toMatchObject([{ width: 60, height: 34 }]);
  });

  test("turns pictures upright and removes metadata", async () => {
    await draw(120, 100, "#ff8000")
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .toFile(original("01-szafa.png"));
    await build();
    const rack = manifest["01-szafa"];
    expect(rack).toMatchObject({ width: 100, height: 120 });
    const { file = "" } = rack?.uses.photo.jpeg[0] ?? {};
    const { width, height, exif, icc, orientation } = await sharp(join(folder("media"), file)).metadata();
    expect({ width, height, exif, icc, orientation }).toEqual({ width: 60, height: 72 });
  });
});

describe("a photo that every viewer opens", () => {
  const colour = "#b07850";
  const whole = () => draw(120, 90, colour);
  const clear = {
    create: { width: 120, height: 90, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  };
  /** A photo of some Samsung phones: its scan begins with three bytes of zero. */
  const badScan = async () => {
    const bytes = await whole().jpeg().toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    return bytes.fill(0, scan + bytes.readUInt16BE(scan + 2) - 1, scan + bytes.readUInt16BE(scan + 2) + 2);
  };

  test.each<[name: string, bytes: () => Promise<Buffer>, colour: string]>([
    ["with a bad scan header", badScan, colour],
    ["in CMYK", () => whole().toColourspace("cmyk").jpeg().toBuffer(), colour],
    ["of 16 bits", () => whole().toColourspace("rgb16").png().toBuffer(), colour],
    ["in grey", () => whole().toColourspace("b-w").jpeg().toBuffer(), "#848484"],
    ["on a transparent ground", () => sharp(clear).png().toBuffer(), "#ffffff"],
  ])("%s passes both doors in its colours", async (_, makeBytes, expected) => {
    const bytes = await makeBytes();
    await writeFile(original("01-szafa.png"), bytes);
    await build(twoPictures, {}, "01-szafa");
    const { file = "" } = manifest["01-szafa"]?.uses.photo.jpeg[0] ?? {};
    for (const published of [join(folder("media"), file), await fitPicture(bytes, true, settings)]) {
      const { data, info } = await sharp(published).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
      const wanted = [1, 3, 5].map((at) => Number.parseInt(expected.slice(at, at + 2), 16));
      expect(info.channels).toBe(3);
      // Colours of print have fewer shades.
      expect(Math.max(...wanted.map((value, channel) => Math.abs(value - (data[channel] ?? 0))))).toBeLessThan(16);
    }
  });

  test.each([
    ["6000 × 4000", "3000 × 2000"],
    ["3000 × 4000", "3000 × 4000"],
    ["1500 × 1000", "1500 × 1000"],
    ["16000 × 3000", "9001 × 1688"],
    ["16000 × 900", "16000 × 900"],
    ["60000 × 3000", "20000 × 1000"],
  ])("of %s px is shrunk to %s px", (before, after) => {
    const [width = 0, height = 0] = before.split(" × ").map(Number);
    expect(Object.values(shrunkSize({ width, height }, pictureSettings)).join(" × ")).toBe(after);
  });

  test("is asked for in the same size by the handbook", async () => {
    const { width, height } = minimumSize(pictureSettings);
    expect((await readFile("docs/edytor.md", "utf8")).split(`co najmniej ${width} × ${height} px`)).toHaveLength(3);
  });

  test("that is a panorama is published without its ends, as high as others", async () => {
    await draw(480, 60, colour).jpeg().toFile(original("01-szafa.png"));
    await build();
    expect(manifest["01-szafa"]?.uses.photo.jpeg).toMatchObject([{ width: 60, height: 15 }]);
  });
});

describe("a refused original", () => {
  const jpeg = (width: number, height: number) => draw(width, height, "#fff").jpeg();
  const png = (width: number, height: number) => draw(width, height, "#fff").png().toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');

  test("is named with what is wrong and the mend, all of them at once, and dropped in edit mode in the same words", async () => {
    const noise = Buffer.from(Array.from({ length: 120 * 80 * 3 }, (_, index) => (index * index) % 251));
    const raw = { width: 120, height: 80, channels: 3 } as const;
    const whole = await sharp(noise, { raw }).jpeg().toBuffer();
    const twoFormats = "zamiast JPEG lub PNG.";
    const frames = await sharp([await png(99, 99), await whole], { join: { animated: true } })
      .gif()
      .toBuffer();
    /** What is wrong with a file put there by hand, and with a dropped one if that is something else or nothing. */
    const sources: Readonly<Record<string, [bytes: Buffer, byHand: string, dropped?: string]>> = {
      "02-tekst.jpg": [Buffer.from("to nie jest zdjęcie"), "Nie da się go odczytać jako zdjęcia."],
      "03-uciete.jpg": [whole.subarray(0, whole.length / 2), "Jest uszkodzony, nie daje się odczytać do końca."],
      "04-puste.jpg": [Buffer.alloc(0), "Jest pusty (0 bajtów). Skopiuj zdjęcie jeszcze raz"],
      "05-ciezkie.jpg": [Buffer.alloc(settings.limits.dropped.maxBytes + 1), "Waży 0 MB, a może najwyżej 0 MB."],
      "06-ogromne.png": [await png(800, 800), "Ma 800 × 800 px, razem więcej niż"],
      "07-waskie.jpg": [await jpeg(80, 60).toBuffer(), "Ma 80 × 60 px, a musi mieć co najmniej 90 × 23 px."],
      "08-webp.jpg": [await draw(120, 80, "#fff").webp().toBuffer(), `Ma format WebP ${twoFormats}`, ""],
      "09-panorama.jpg": [await jpeg(1200, 20).toBuffer(), "Ma 1200 × 20 px, a musi mieć co najmniej 90 × 23 px."],
      "10-telefon.jpg": [Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), "To zdjęcie HEIC z telefonu"],
      "11-telefon.jpg": [Buffer.from("\0\0\0\x1cftypmif1\0\0\0\0mif1heic"), "To zdjęcie HEIC z telefonu"],
      "12-rysunek.jpg": [
        drawing,
        `Ma format SVG ${twoFormats}`,
        "Ma format SVG zamiast JPEG, PNG, WebP, TIFF lub GIF.",
      ],
      "13-ruchome.jpg": [frames, `Ma format GIF ${twoFormats}`, "Ma więcej klatek albo stron niż jedną (2)."],
    };
    for (const [src, [bytes]] of Object.entries(sources)) await writeFile(original(src), bytes);
    const message = await refusal([...twoPictures, ...Object.keys(sources).map((src) => entry(src))]);
    for (const [src, [bytes, byHand, dropped = byHand]] of Object.entries(sources)) {
      expect(message).toContain(`${src} › plik: ${byHand}`);
      const answer = await fitPicture(bytes, false, settings).then(
        () => "",
        (error: Error) => `${error.name}: ${error.message}`,
      );
      expect([src, answer]).toEqual([src, dropped && expect.stringMatching(/^UserError: Tego pliku nie da się użyć/)]);
      expect(answer).toContain(dropped);
    }
    expect(message).toContain("Błędy w treści: 12.");
  });

  test("missing, without an entry, with the title or name of another, with a name unfit for an address", async () => {
    await rm(original("00-dom.jpg"));
    for (const src of ["01-szafa.jpg", "Złącze.JPG", "02-bez-wpisu.jpg"]) await jpeg(120, 80).toFile(original(src));
    const message = await refusal([
      entry("01-szafa.png", "Szafa"),
      entry("01-szafa.jpg", "Szafa"),
      entry("Złącze.JPG", "Złącze"),
      entry("03-nowa.jpg"),
    ]);
    expect(message).toContain("01-szafa.jpg › src: Nazwa 01-szafa występuje drugi raz.");
    expect(message).toContain("01-szafa.jpg › title: Podpis „Szafa” ma już 01-szafa.png.");
    expect(message).toContain("Złącze.JPG › src: Nazwa trafia do adresu strony");
    expect(message).toContain("03-nowa.jpg › src: Nie ma takiego pliku w folderze zdjęć. Dodaj plik");
    expect(message).toContain("02-bez-wpisu.jpg › src: Plik nie ma wpisu w galerii. Dopisz go");
  });

  test("too small for the hero's crop", async () => {
    await jpeg(160, 40).toFile(original("00-dom.jpg"));
    expect(await refusal()).toContain(
      "na telefon, u góry strony głównej, wycięty ze zdjęcia 160 × 40 px ma 32 px szerokości, a potrzeba 40 px",
    );
  });
});

describe("getPicture", () => {
  test("puts the wide hero before the phone's, by viewport", async () => {
    await build();
    const { sources, img } = getPicture("00-dom", "hero", manifest);
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ["image/avif", "(min-width: 64rem)"],
      ["image/jpeg", "(min-width: 64rem)"],
      ["image/avif", undefined],
    ]);
    expect(img).toMatchObject({ width: 40, height: 50, src: expect.stringContaining("-phone-40.") });
  });

  test("gives another picture the crops as soon as it opens the home page, and its own files until then", async () => {
    await build();
    expect(getPicture("01-szafa", "hero", manifest)).toEqual(getPicture("01-szafa", "photo", manifest));
    // All of its detail is at the right edge, and it is narrower than the wide files.
    const lamp = Buffer.from('<svg width="100" height="80"><circle cx="90" cy="40" r="9" fill="#fff"/></svg>');
    await draw(100, 80, "#102030")
      .composite([{ input: lamp }])
      .png()
      .toFile(original("01-szafa.png"));
    const wide = { avif: { widths: [80, 150], options: avif }, jpeg: { widths: [150], options: {} } };
    await build(twoPictures, { hero: { ...settings.hero, wide } }, "01-szafa");
    expect(manifest["00-dom"]?.uses.hero).toBeUndefined();
    expect(manifest["01-szafa"]?.uses.hero?.wide.avif.map(({ width }) => width)).toEqual([80, 100]);
    const { img } = getPicture("01-szafa", "hero", manifest);
    expect(img).toMatchObject({ width: 40, height: 50 });
    const { channels } = await sharp(join(folder("media"), img.src.replace("/media/", ""))).stats();
    expect(channels[0]?.max).toBeGreaterThan(200);
  });

  test("names the nearest pictures and the mend for an unknown name", async () => {
    await build();
    expect(() => getPicture("szafa", "photo", manifest)).toThrow(
      "Nie ma zdjęcia „szafa”. Najbliższe nazwy: 01-szafa, 00-dom. Popraw nazwę albo dodaj plik i wpis",
    );
    expect(() => getPicture("constructor", "photo", manifest)).toThrow("Nie ma zdjęcia");
  });
});

test("a placeholder is named by the picture's number, or by its whole name where two share the number", () => {
  const names = ["01-szafa", "02-dom", "02-dach", "kuchnia"];
  expect(names.map((name) => placeholderName(name, names))).toEqual(["01", "02-dom", "02-dach", "kuchnia"]);
});
