/**
 * `npm run handbook`: does what docs/edytor.md describes, in a copy of the project, takes the handbook's pictures of it
 * (docs/obrazy) and prints how many seconds, keys and clicks each task took. Run it when the window has changed: a unit
 * test says so.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { services } from "@/content/services";
import { type pictures, windowFingerprint, windowFingerprintFile } from "./handbook-pictures";
import { type Edited, startEditing } from "./support";

/** Width of the handbook's pictures in pixels: a column of text, twice as fine. */
const pictureWidth = 1200;

/** Counts what an editor does. */
class Hand {
  keys = 0;
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.dispatchEvent("click");
  }

  /** Types a text into what has the focus. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.insertText(text);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }
}

type Task = { name: string; page: string; run: (edited: Edited, hand: Hand, take: Take) => Promise<void> };
type Take = (name: (typeof pictures)[number]) => Promise<void>;

const dialogOf = (edited: Edited) => edited.page.getByRole("dialog");

/** The cell of the price list that stands on this fact. */
function priceCell(key: string): string {
  const section = services.pomiary.sections.findIndex(({ kind }) => kind === "table");
  const table = services.pomiary.sections[section];
  const rows = table?.kind === "table" ? table.rows : [];
  const row = rows.findIndex(({ cells }) => cells.some((cell) => cell.includes(`{${key}}`)));
  const column = rows[row]?.cells.findIndex((cell) => cell.includes(`{${key}}`));
  return `services/pomiary:sections.${section}.rows.${row}.cells.${column}`;
}

const photo = () =>
  sharp("content/gallery/18-pomiary-instalacji.jpg").resize(1600, 1067).modulate({ hue: 150 }).jpeg().toBuffer();

const tasks: readonly Task[] = [
  {
    name: "zmienić cenę",
    page: "/uslugi/pomiary",
    run: async (edited, hand, take) => {
      const cell = edited.site.locator(`edycja-pola button[data-origin="${priceCell("pomiary.domDo150")}"]`).first();
      await cell.scrollIntoViewIfNeeded();
      await hand.click(cell);
      await edited.page.locator(".edytor .chip").waitFor();
      await take("cena-1");
      await hand.click(edited.page.locator(".edytor .chip").first());
      await hand.click(edited.page.locator(".panel [data-pole=value]"));
      await edited.page.locator(".edytor .pole[aria-label$='.value']").waitFor();
      await hand.press("Control+a");
      await hand.type("850");
      await take("cena-2");
      await hand.press("Control+s");
      await edited.page.locator(".edytor").waitFor({ state: "detached" });
    },
  },
  {
    name: "zmienić godziny telefonu",
    page: "/uslugi/pomiary",
    run: async (edited, hand, take) => {
      await hand.click(edited.page.getByRole("button", { name: "Dane firmy" }));
      await edited.page.getByRole("searchbox").waitFor();
      await hand.type("phone.closes");
      await take("godziny-1");
      await hand.press("Enter");
      await edited.page.locator(".edytor .pole").waitFor();
      await hand.press("Control+a");
      await hand.type("19:00");
      await hand.press("Control+s");
      await edited.page.locator(".edytor").waitFor({ state: "detached" });
    },
  },
  {
    name: "wymienić zdjęcie",
    page: "/uslugi/pomiary",
    run: async (edited, hand, take) => {
      const picture = edited.site
        .locator('edycja-pola button[data-origin="services/pomiary:hero.picture.name"]')
        .first();
      await hand.click(picture);
      await edited.page.getByLabel("Plik z komputera").setInputFiles({
        name: "IMG_2034.jpg",
        mimeType: "image/jpeg",
        buffer: await photo(),
      });
      hand.clicks += 1;
      await hand.type("Miernik przed rozdzielnicą");
      await hand.press("Tab");
      await hand.type("Niebieski miernik na stole, za nim otwarta rozdzielnica z opisanymi obwodami");
      await take("zdjecie");
      await hand.click(dialogOf(edited).getByRole("button", { name: "Zapisz" }));
      await dialogOf(edited).waitFor({ state: "detached" });
    },
  },
  {
    name: "dodać opinię",
    page: "/",
    run: async (edited, hand, take) => {
      await hand.click(edited.page.getByRole("button", { name: "Nowe…" }));
      await take("nowe");
      await hand.click(dialogOf(edited).getByRole("button", { name: /^Opinia/ }));
      await dialogOf(edited).getByRole("textbox").focus();
      await hand.type("Anna z Tychów");
      await hand.click(dialogOf(edited).getByRole("button", { name: "Dodaj" }));
      const wanted = edited.page.locator(".edytor .chciane");
      await wanted.filter({ hasText: "gwiazdek" }).waitFor();
      await hand.type("5");
      await take("uzupelnij");
      await hand.press("Control+s");
      await wanted.filter({ hasText: "słowa klienta" }).waitFor();
      await hand.type("Przyjechali następnego dnia, wymienili rozdzielnicę i zostawili opis każdego obwodu.");
      await hand.press("Control+s");
      await edited.page.locator(".edytor").waitFor({ state: "detached" });
    },
  },
  {
    name: "dodać pytanie",
    page: "/uslugi/pomiary",
    run: async (edited, hand, take) => {
      await hand.click(edited.page.getByRole("button", { name: "Nowe…" }));
      await hand.click(dialogOf(edited).getByRole("button", { name: /^Pytanie/ }));
      await dialogOf(edited).getByRole("textbox").focus();
      await hand.type("Czy pomiary robicie w sobotę?");
      await hand.click(dialogOf(edited).getByRole("button", { name: "Dodaj" }));
      await edited.page.locator(".edytor .chciane").waitFor();
      await hand.type("Tak, w sobotę robimy pomiary w mieszkaniach i domach.");
      await hand.press("Control+s");
      await edited.page.locator(".edytor").waitFor({ state: "detached" });
      await take("zmiany");
    },
  },
  {
    name: "dodać miasto, do pierwszego pola",
    page: "/",
    run: async (edited, hand, take) => {
      await hand.click(edited.page.getByRole("button", { name: "Nowe…" }));
      await hand.click(dialogOf(edited).getByRole("button", { name: /^Miasto/ }));
      await dialogOf(edited).getByRole("textbox").focus();
      await hand.type("Mysłowice");
      for (const city of ["Katowice", "Sosnowiec"]) {
        hand.clicks += 1;
        await dialogOf(edited).getByLabel(city).check();
      }
      await take("miasto");
      await hand.click(dialogOf(edited).getByRole("button", { name: "Dodaj" }));
      await edited.page.locator(".edytor .chciane").waitFor();
    },
  },
];

const edited = await startEditing("handbook");
const take: Take = async (name) => {
  const shot = await edited.page.screenshot();
  const picture = await sharp(shot).resize(pictureWidth).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
  writeFileSync(join("docs", "obrazy", `${name}.png`), picture);
};

try {
  await edited.visit("/uslugi/pomiary");
  await edited.site.locator('edycja-pola button[data-field="hero.lead"]').first().hover();
  await take("okno");
  await edited.site.locator('edycja-pola button[data-field="hero.lead"]').first().dispatchEvent("click");
  await edited.page.locator(".edytor .pole").press("Control+End");
  await edited.page.keyboard.insertText(" Elektyrk przyjedzie od {nie.ma} zł.");
  await edited.page.locator(".uwagi .blad").first().waitFor();
  await take("blad");
  edited.page.once("dialog", (dialog) => void dialog.accept());
  await edited.page.keyboard.press("Escape");
  await edited.page.getByRole("button", { name: "Tytuł i opis" }).click();
  await dialogOf(edited)
    .getByRole("img")
    .evaluate((image: HTMLImageElement) => image.decode());
  await take("tytul");
  await edited.page.keyboard.press("Escape");

  console.log("| zadanie | sekundy | klawisze | kliknięcia |\n| --- | ---: | ---: | ---: |");
  for (const { name, page, run } of tasks) {
    await edited.visit(page);
    const hand = new Hand(edited.page);
    const start = performance.now();
    await run(edited, hand, take);
    const seconds = (performance.now() - start) / 1000;
    console.log(`| ${name} | ${seconds.toFixed(1)} | ${hand.keys} | ${hand.clicks} |`);
  }

  // The city waits for its words: without it the content is sound, and can be published.
  await edited.page.keyboard.press("Escape");
  await edited.page.getByRole("button", { name: "Cofnij", exact: true }).click();
  await edited.page.locator(".stan", { hasText: "Treść bez błędów" }).waitFor();
  await edited.page.getByRole("button", { name: "Publikuj" }).click();
  await dialogOf(edited).getByRole("button", { name: "Zbuduj i pokaż, co się zmieni" }).click();
  await dialogOf(edited).getByRole("status").filter({ hasText: "zbudowana" }).waitFor({ timeout: 400_000 });
  await take("publikacja");
  writeFileSync(windowFingerprintFile, `${windowFingerprint()}\n`);
} finally {
  await edited.close();
}
