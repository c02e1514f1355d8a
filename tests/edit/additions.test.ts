import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { services } from "@/content/services";
import { blankMark } from "@/lib/tools/check/blanks";
import { type Edited, startEditing } from "./support";

jest.setTimeout(400_000);

let edited: Edited;
beforeAll(async () => {
  edited = await startEditing("additions-test");
});
afterAll(() => edited?.close());
// What a test that failed has left open would be in the way of the next one.
afterEach(async () => {
  if (await dialog().count()) await edited.page.keyboard.press("Escape");
});

const gallery = "content/gallery/index.ts";
const place = "services/pomiary:hero.picture.name";
const shown = services.pomiary.hero.picture.name;
const pictures = () => readdirSync(join(edited.root, "content/gallery"));
const dialog = () => edited.page.getByRole("dialog");

/** A photo as a telephone takes it: lying on its side, with a note which way is up. */
const photo = () =>
  sharp({ create: { width: 2400, height: 3600, channels: 3, background: "#3a6ea5" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Drops a file on a picture of the page, as a mouse would: only what is on the page can be dropped on. */
async function drop(origin: string, bytes: Buffer): Promise<void> {
  const button = edited.site.locator(`edycja-pola button[data-origin="${origin}"]`).first();
  const dropOnce = () =>
    button.evaluate((element, base64) => {
      if (!element.isConnected) return false;
      const dataTransfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([content], "IMG_2034.jpg", { type: "image/jpeg" }));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, composed: true, cancelable: true }));
      return true;
    }, bytes.toString("base64"));
  while (!(await dropOnce()));
  await dialog().waitFor();
}

async function describePicture(title: string, alt: string): Promise<void> {
  await dialog()
    .getByLabel(/^Podpis/)
    .fill(title);
  await dialog().getByLabel(/^Opis/).fill(alt);
  await dialog().getByRole("button", { name: "Zapisz" }).click();
  await dialog().waitFor({ state: "detached" });
}

async function undo(): Promise<void> {
  const changes = await edited.page.locator(".panel h2", { hasText: /^Zmiany/ }).textContent();
  await edited.page.getByRole("button", { name: "Cofnij", exact: true }).click();
  await edited.page
    .locator(".panel h2", { hasText: /^Zmiany/ })
    .filter({ hasNotText: changes ?? "" })
    .waitFor();
}

describe("pictures", () => {
  test("a file dropped on a picture stands in its place, upright and no wider than needed, and can be taken back", async () => {
    const before = {
      gallery: edited.read(gallery),
      page: edited.read("content/services/pomiary.ts"),
      files: pictures(),
    };
    await edited.visit("/uslugi/pomiary");
    await drop(place, await photo());
    await describePicture(
      "Miernik w rozdzielnicy domu",
      "Miernik z żółtą osłoną na parapecie, obok otwarte drzwiczki rozdzielnicy",
    );
    const [added = ""] = pictures().filter((file) => !before.files.includes(file));
    expect(added).toMatch(/^\d+-miernik-w-rozdzielnicy-domu\.jpg$/);
    const { width, height, orientation, exif } = await sharp(join(edited.root, "content/gallery", added)).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 3000,
      height: 2000,
      orientation: undefined,
      exif: undefined,
    });
    expect(edited.read("content/services/pomiary.ts")).toBe(
      before.page.replace(`"${shown}"`, `"${added.slice(0, -4)}"`),
    );
    expect(edited.read(gallery)).toContain("Miernik w rozdzielnicy domu");
    await edited.site
      .locator(`img[src*="${added.slice(0, -4)}"]`)
      .first()
      .waitFor({ state: "attached" });
    await undo();
    await undo();
    expect({
      gallery: edited.read(gallery),
      page: edited.read("content/services/pomiary.ts"),
      files: pictures(),
    }).toEqual(before);
  });

  test("it replaces the old one wherever that stands", async () => {
    const file = join(edited.root, "content/gallery", `${shown}.jpg`);
    const before = readFileSync(file);
    await edited.visit("/uslugi/pomiary");
    await drop(place, await photo());
    await dialog()
      .getByRole("radio", { name: /^wszędzie/ })
      .check();
    await describePicture("Inny miernik", "Czarny miernik na stole, przewody w trzech kolorach");
    expect(readFileSync(file).equals(before)).toBe(false);
    expect(edited.read(gallery)).toContain('title: "Inny miernik"');
    await undo();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("another picture of the gallery is chosen", async () => {
    const before = edited.read("content/services/pomiary.ts");
    const other =
      pictures()
        .find((file) => file.startsWith("16-"))
        ?.slice(0, -4) ?? "";
    await edited.visit("/uslugi/pomiary");
    await edited.site.locator(`edycja-pola button[data-origin="${place}"]`).first().dispatchEvent("click");
    await dialog().locator(`[data-nazwa="${other}"]`).click();
    await dialog().getByRole("button", { name: "Zapisz" }).click();
    await dialog().waitFor({ state: "detached" });
    expect(edited.read("content/services/pomiary.ts")).toBe(before.replace(`"${shown}"`, `"${other}"`));
    await undo();
  });

  test("one that is too small or no picture is refused, and nothing is written", async () => {
    const before = pictures();
    const small = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    for (const [bytes, said] of [
      [small, "600 px szerokości"],
      [Buffer.from("To nie jest zdjęcie."), "nie da się odczytać jako zdjęcia"],
    ] as const) {
      await edited.visit("/uslugi/pomiary");
      await drop(place, bytes);
      await dialog()
        .getByLabel(/^Podpis/)
        .fill("Podpis");
      await dialog().getByLabel(/^Opis/).fill("Opis");
      await dialog().getByRole("button", { name: "Zapisz" }).click();
      await dialog().locator(".blad", { hasText: said }).waitFor();
      await dialog().getByRole("button", { name: "Zamknij" }).click();
    }
    expect(pictures()).toEqual(before);
  });
});

test("the share image is the one that will be drawn", async () => {
  await edited.visit("/uslugi/pomiary");
  await edited.page.getByRole("button", { name: "Tytuł i opis" }).click();
  const image = dialog().getByRole("img");
  const size = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return [element.naturalWidth, element.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
  await edited.page.keyboard.press("Escape");
});

describe("new entries", () => {
  const addNew = async (kind: string, name: string, fill = async () => {}) => {
    await edited.page.getByRole("button", { name: "Nowe…" }).click();
    await dialog()
      .getByRole("button", { name: new RegExp(`^${kind}`) })
      .click();
    await dialog().getByRole("textbox").fill(name);
    await fill();
    await dialog().getByRole("button", { name: "Dodaj" }).click();
    await edited.page.locator(".edytor .chciane").waitFor();
  };
  const wanted = () => edited.page.locator(".edytor .chciane");

  test("a question, with its answer asked for", async () => {
    await edited.visit("/uslugi/pomiary");
    const before = edited.read("content/services/pomiary.ts");
    await addNew("Pytanie", "Czy pomiary robicie w sobotę?");
    await edited.page.keyboard.insertText("Tak, w soboty przyjmujemy zlecenia w mieszkaniach i domach.");
    await edited.save();
    const after = edited.read("content/services/pomiary.ts");
    expect(after).toContain("Czy pomiary robicie w sobotę?");
    expect(after).not.toContain(blankMark);
    await undo();
    await undo();
    expect(edited.read("content/services/pomiary.ts")).toBe(before);
  });

  test("a city, field after field, numbers as numbers", async () => {
    await addNew("Miasto", "Mysłowice", () => dialog().getByLabel("Katowice").check());
    for (const file of ["content/cities/index.ts", "content/cities/katowice.ts"])
      expect(edited.read(file)).toContain("myslowice");
    const fill = async (asked: RegExp, text: string) => {
      await wanted().filter({ hasText: asked }).waitFor();
      await edited.page.locator(".edytor .pole").focus();
      await edited.page.keyboard.insertText(text);
      await edited.page.keyboard.press("Control+s");
    };
    await fill(/miejsce z przyimkiem/, "w Mysłowicach");
    await fill(/dopełniacz/, "Mysłowic");
    await wanted()
      .filter({ hasText: /opis do wyników/ })
      .waitFor();
    await edited.page.keyboard.press("Escape");
    await edited.page.locator(".panel .karta.zla", { hasText: "geo.latitude" }).getByRole("button").click();
    await fill(/szerokość geograficzna/, "50,24");
    await wanted()
      .filter({ hasText: /opis do wyników/ })
      .waitFor();
    const page = edited.read("content/cities/myslowice.ts");
    expect(page).toContain('inCity: "w Mysłowicach"');
    expect(page).toContain("latitude: 50.24,");
    await edited.page.keyboard.press("Escape");
    for (let change = 0; change < 4; change += 1) await undo();
    expect(existsSync(join(edited.root, "content/cities/myslowice.ts"))).toBe(false);
    expect(edited.read("content/cities/index.ts")).not.toContain("myslowice");
  });
});

test("publishing builds the site, says what would change, and sends nothing where no host is chosen", async () => {
  await edited.page.locator(".stan", { hasText: "Treść bez błędów" }).waitFor();
  await edited.page.getByRole("button", { name: "Publikuj" }).click();
  await dialog().getByRole("button", { name: "Zbuduj i pokaż, co się zmieni" }).click();
  await dialog().getByRole("status").filter({ hasText: "Strona jest zbudowana" }).waitFor({ timeout: 300_000 });
  expect(existsSync(join(edited.root, "out/index.html"))).toBe(true);
  await dialog().getByRole("button", { name: "Opublikuj" }).click();
  await dialog().locator("pre", { hasText: "content/publishing.ts" }).waitFor();
  await dialog().getByRole("status").filter({ hasText: "Nie udało się" }).waitFor();
  await edited.page.keyboard.press("Escape");
});
