/**
 * `npm run handbook` performs the tasks of docs/edytor.md in a copy of the project, takes its pictures (docs/obrazy)
 * and prints seconds, keys and clicks of each task. A nightly unit test says when the window has changed.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { services } from "@/content/services";
import { type pictures, windowFingerprint, windowFingerprintFile } from "./handbook-pictures";
import { allowBuild, makeCopy, openWindow } from "./support";

/** Width of the pictures in pixels: a column of text at 2x. */
const pictureWidth = 1200;

const page = "/uslugi/pomiary";

/** Origin of the cell of the price list that uses a fact. */
function priceCell(key: string): string {
  const sections = services.pomiary?.sections ?? [];
  const section = sections.findIndex(({ kind }) => kind === "table");
  const table = sections[section];
  const rows = table?.kind === "table" ? table.rows : [];
  const row = rows.findIndex(({ cells }) => cells.some((cell) => cell.includes(`{${key}}`)));
  const column = rows[row]?.cells.findIndex((cell) => cell.includes(`{${key}}`));
  return `services/pomiary:sections.${section}.rows.${row}.cells.${column}`;
}

const copy = await makeCopy("handbook");
try {
  const edited = await openWindow(copy);
  const { dialog, editor, button } = edited;
  const { keyboard } = edited.page;
  const promptLine = editor.locator(".prompt");

  async function take(name: (typeof pictures)[number]): Promise<void> {
    const shot = await edited.page.screenshot();
    const picture = await sharp(shot).resize(pictureWidth).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
    writeFileSync(join("docs", "obrazy", `${name}.png`), picture);
  }

  let [keys, clicks] = [0, 0];
  async function click(target: Locator): Promise<void> {
    clicks += 1;
    await target.dispatchEvent("click");
  }
  async function type(text: string): Promise<void> {
    keys += text.length;
    await keyboard.insertText(text);
  }
  async function press(...pressed: readonly string[]): Promise<void> {
    keys += pressed.length;
    for (const key of pressed) await keyboard.press(key);
  }
  async function replaceText(text: string): Promise<void> {
    await press("Control+a");
    await type(text);
  }
  async function save(): Promise<void> {
    await press("Control+s");
    await editor.waitFor({ state: "detached" });
  }
  async function add(kind: RegExp, name: string): Promise<void> {
    await click(dialog.getByRole("button", { name: kind }));
    await dialog.getByRole("textbox").focus();
    await type(name);
  }

  await edited.page.getByRole("heading", { name: /^Przejęcie strony/ }).waitFor();
  await take("przejecie");
  await edited.page.locator(".toolbar button", { hasText: /^Zostało/ }).click();
  await take("zostalo");
  await edited.page.locator("summary", { hasText: /^Ceny/ }).click();
  await button("Otwórz tabelę i potwierdź").first().click();
  await take("ceny");
  await keyboard.press("Escape");
  await button("Zamknij").click();
  await edited.visit(page);
  await edited.over("services/pomiary:hero.lead").hover();
  await take("okno");
  await edited.open("services/pomiary:hero.lead");
  await keyboard.insertText(" Elektyrk przyjedzie od {nie.ma} zł.");
  await editor.locator(".remarks .error").first().waitFor();
  await take("blad");
  await keyboard.press("Escape");
  await button("Tytuł i opis").click();
  await dialog.getByRole("img").evaluate((image: HTMLImageElement) => image.decode());
  await take("tytul");
  await keyboard.press("Escape");

  console.log("| zadanie | sekundy | klawisze | kliknięcia |\n| --- | ---: | ---: | ---: |");
  async function task(name: string, path: string, run: () => Promise<void>): Promise<void> {
    await edited.visit(path);
    [keys, clicks] = [0, 0];
    const start = performance.now();
    await run();
    console.log(`| ${name} | ${((performance.now() - start) / 1000).toFixed(1)} | ${keys} | ${clicks} |`);
  }

  await task("zmienić cenę", page, async () => {
    const cell = edited.over(priceCell("pomiary.domDo150"));
    await cell.scrollIntoViewIfNeeded();
    await click(cell);
    await editor.locator(".chip").first().waitFor();
    await take("cena-1");
    await click(editor.locator(".chip").first());
    await click(edited.page.locator(".panel [data-field=value]"));
    await editor.locator(".field[aria-label$='.value']").waitFor();
    await replaceText("850");
    await take("cena-2");
    await save();
  });
  await task("zmienić godziny telefonu", page, async () => {
    await click(button("Dane firmy"));
    const closes = edited.page.getByLabel(/^Do godziny/).last();
    await closes.waitFor();
    await closes.focus();
    await take("dane-firmy");
    await replaceText("19");
    await edited.change(() => press("Tab"));
  });
  await task("wymienić zdjęcie", "/dla-firm", async () => {
    await click(edited.over("dla-firm:hero.picture.name"));
    const meter = sharp("content/gallery/18-pomiary-instalacji.jpg").resize(1600, 1067).modulate({ hue: 150 });
    const file = { name: "IMG_2034.jpg", mimeType: "image/jpeg", buffer: await meter.jpeg().toBuffer() };
    await edited.page.getByLabel("Plik z komputera").setInputFiles(file);
    clicks += 1;
    await type("Miernik przed rozdzielnicą");
    await press("Tab");
    await type("Niebieski miernik na stole, za nim otwarta rozdzielnica z opisanymi obwodami");
    await take("zdjecie");
    await click(button("Zapisz"));
    await dialog.waitFor({ state: "detached" });
  });
  await task("dodać opinię", "/", async () => {
    await click(button("Nowe…"));
    await take("nowe");
    await add(/^Opinia/, "Anna z Tychów");
    await click(button("Dodaj"));
    await promptLine.filter({ hasText: "gwiazdek" }).waitFor();
    await type("5");
    await take("uzupelnij");
    await press("Control+s");
    await promptLine.filter({ hasText: "słowa klienta" }).waitFor();
    await type("Przyjechali następnego dnia, wymienili rozdzielnicę i zostawili opis każdego obwodu.");
    await save();
  });
  await task("dodać pytanie", page, async () => {
    await click(button("Nowe…"));
    await add(/^Pytanie/, "Czy pomiary robicie w sobotę?");
    await click(button("Dodaj"));
    await promptLine.waitFor();
    await type("Tak, w sobotę robimy pomiary w mieszkaniach i domach.");
    await save();
    await take("zmiany");
  });
  await task("dodać miasto, do pierwszego pola", "/", async () => {
    await click(button("Nowe…"));
    await add(/^Miasto/, "Mysłowice");
    for (const city of ["Katowice", "Sosnowiec"]) {
      clicks += 1;
      await dialog.getByLabel(city).check();
    }
    await take("miasto");
    await click(button("Dodaj"));
    await promptLine.waitFor();
  });

  // The city lacks its texts: without it the content can be published.
  await keyboard.press("Escape");
  await edited.undo();
  allowBuild(copy);
  await edited.page.locator(".verdict", { hasText: "Sprawdzam" }).waitFor();
  await edited.page.locator(".verdict", { hasText: "Treść bez błędów" }).waitFor();
  await button("Publikuj").click();
  await button("Zbuduj i pokaż, co się zmieni").click();
  await dialog.getByRole("status").filter({ hasText: "zbudowana" }).waitFor({ timeout: 400_000 });
  await take("publikacja");
  writeFileSync(windowFingerprintFile, `${windowFingerprint()}\n`);
} finally {
  await copy.close();
}
