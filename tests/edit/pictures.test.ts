/** A picture that an editor replaces changes the wrong files, or keeps the place and time it was taken. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { cities } from "@/content/cities";
import { gallery } from "@/content/gallery";
import { pictureNameOf } from "@/lib/content/schema/records";
import type { City } from "@/lib/content/types";
import { textChange } from "@/lib/tools/edit/journal";
import { fitPicture, pictureAt, placePicture, replacePicture } from "@/lib/tools/edit/pictures";

/** A photo of a phone: on its side, with its orientation. */
const photo = (width: number) =>
  sharp({ create: { width, height: 3600, channels: 3, background: "#3a6ea5" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

const cityWithPicture = Object.values<City>(cities).find(({ picture }) => picture && !picture.alt);
const origin = `cities/${cityWithPicture?.slug}:picture.name`;

test("a photo of a phone is turned upright, made no wider than needed, and loses its metadata", async () => {
  const { width, height, orientation, exif } = await sharp(await fitPicture(await photo(2400), "1.jpg")).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 3000, height: 2000 });
});

test("a file that is no picture is refused", async () => {
  await expect(fitPicture(Buffer.from("To nie jest zdjęcie."), "1.jpg")).rejects.toThrow("nie da się odczytać");
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
