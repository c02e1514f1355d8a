/** A picture that an editor replaces changes the wrong files, or keeps the place and time it was taken. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { cities } from "@/content/cities";
import { gallery } from "@/content/gallery";
import { pictureNameOf } from "@/lib/content/schema/pages";
import type { City } from "@/lib/content/types";
import { textChange } from "@/lib/tools/edit/journal";
import {
  addPicture,
  fileOf,
  fitPicture,
  pictureAt,
  placePicture,
  replacePicture,
} from "@/lib/tools/edit/picture-files";
import { putFile, workFolder } from "@/tests/support";

/** A photo of a phone: on its side, with its orientation. */
const photo = (width: number) =>
  sharp({ create: { width, height: 3600, channels: 3, background: "#3a6ea5" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

const cityWithPicture = Object.values<City>(cities).find(({ picture }) => picture && !picture.alt);
const origin = `cities/${cityWithPicture?.slug}:picture.name`;

test("a photo of a phone is turned upright, made no wider than needed, and loses its metadata", async () => {
  const { width, height, orientation, exif } = await sharp(await fitPicture(await photo(2400))).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 3000, height: 2000 });
});

test("another picture of the gallery is used, and nothing else of the page changes", () => {
  const shown = pictureAt(origin);
  const other = gallery.map(({ src }) => pictureNameOf(src)).find((name) => name !== shown);
  const file = `content/cities/${cityWithPicture?.slug}.ts`;
  const before = readFileSync(file, "utf8");
  const after = before.replace(`"${shown}"`, `"${other}"`);
  expect(placePicture(origin, String(other))).toEqual([textChange(file, before, after)]);
});

test("a file that replaces a picture everywhere has its name, and the gallery has the new texts", async () => {
  const name = pictureAt(origin);
  const words = { title: "Inny miernik", alt: "Czarny miernik na stole" };
  const [picture, gallery] = await replacePicture(name, await photo(2400), words);
  expect(picture?.file).toMatch(new RegExp(`^content/gallery/${name}\\.(?:jpg|png)$`));
  expect(picture?.to).not.toEqual(picture?.from);
  for (const word of Object.values(words)) expect(gallery?.to?.toString()).toContain(word);
});

describe("in a small gallery", () => {
  workFolder();
  const entry = { src: "01-licznik.png", title: "Licznik", alt: "Licznik na ścianie" };
  const words = { title: "Szafa", alt: "Szafa w garażu" };
  const wide = sharp({
    create: { width: 1600, height: 1200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  });

  beforeEach(() => {
    putFile("content/home.ts", 'export const home = { hero: { picture: { name: "01-licznik" } } };');
    putFile("content/gallery/index.ts", `export const gallery = [${JSON.stringify(entry)}];`);
    putFile("content/gallery/01-licznik.png", "PNG");
  });

  test("an entry that names a file outside the gallery replaces and shows none", () => {
    putFile(
      "content/gallery/index.ts",
      `export const gallery = [${JSON.stringify({ ...entry, src: "../../a.png" })}];`,
    );
    expect(() => fileOf(pictureNameOf("../../a.png"))).toThrow(/nie stoi w content\/gallery.*pole src/);
  });

  test("a replaced PNG becomes a JPEG of the same name, white where it was transparent", async () => {
    const changes = await replacePicture("01-licznik", await wide.png().toBuffer(), words);
    const [picture, former, gallery] = changes;
    expect(changes.map(({ file, to }) => [file, to !== undefined])).toEqual([
      ["content/gallery/01-licznik.jpg", true],
      ["content/gallery/01-licznik.png", false],
      ["content/gallery/index.ts", true],
    ]);
    expect([former?.from?.toString(), gallery?.to?.toString()]).toEqual([
      "PNG",
      expect.stringMatching(/"01-licznik\.jpg".*"Szafa"/),
    ]);
    expect((await sharp(picture?.to).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    expect((await sharp(picture?.to).metadata()).format).toBe("jpeg");
  });

  test("the head of the home page refuses a photo that is too small for its crops", async () => {
    const small = await wide.clone().resize(1210, 800).jpeg().toBuffer();
    const reason = "wycięty ze zdjęcia 1210 × 800 px ma 1210 px szerokości, a potrzeba 1280 px. Wstaw większe zdjęcie";
    await expect(replacePicture("01-licznik", small, words)).rejects.toThrow(reason);
    const added = { ...words, kind: "dom", own: true };
    await expect(addPicture(small, { ...added, origin: "home:hero.picture.name" })).rejects.toThrow(reason);
    expect((await addPicture(small, added)).name).toBe("02-szafa");
  });
});
