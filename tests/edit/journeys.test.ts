/** An editor's change in the window of `npm run edit` is not in the files, or cannot be undone. */
import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import sharp from "sharp";
import { pvTexts } from "@/content/calculators";
import { cities } from "@/content/cities";
import { dlaFirm } from "@/content/dla-firm";
import { facts } from "@/content/facts";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { collections } from "@/lib/content/collections";
import { factKeysIn } from "@/lib/content/figures";
import { eachString } from "@/lib/content/schema/fields";
import type { City, Service } from "@/lib/content/types";
import { pvPage } from "@/tests/today";
import { type Copy, type EditWindow, makeCopy, openWindow } from "./support";

jest.setTimeout(300_000);

const [city] = Object.values<City>(cities) as [City];
const [cityPage, cityFile, lead] = [`/${city.slug}`, `content/cities/${city.slug}.ts`, `cities/${city.slug}:hero.lead`];

/** Texts of services with a fact whose value is a number. */
const pricedTexts = Object.values<Service>(services).flatMap(({ slug, ...record }) => {
  const texts: { page: string; origin: string; fact: string }[] = [];
  eachString(collections.services.schema, record, (text, { role }, path) => {
    const [fact = ""] = factKeysIn(text);
    const { value } = (facts as Readonly<Record<string, { value?: unknown }>>)[fact] ?? {};
    if (role === "text" && typeof value === "number")
      texts.push({ page: `/uslugi/${slug}`, origin: `services/${slug}:${path}`, fact });
  });
  return texts;
});

let copy: Copy;
let edited: EditWindow;
beforeAll(async () => {
  copy = await makeCopy("journeys");
  edited = await openWindow(copy);
});
afterAll(() => copy?.close());

const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** Expects other words in one place of a file, and no other change except line breaks. */
function expectReplaced(file: string, from: string, to: string): void {
  expect(oneLine(copy.read(file))).toBe(oneLine(readFileSync(file, "utf8").replace(from, () => to)));
}

// Each journey undoes its changes; those of a failed one are restored.
afterEach(async () => {
  const changed = copy.restore();
  const open = await edited.page.locator(".editor, dialog[open]").count();
  if (open > 0 || changed.length > 0) await edited.page.reload();
  expect({ changed, open }).toEqual({ changed: [], open: 0 });
});

test("by keyboard, on a page that stops all events: a text is changed, undone, redone, and undone from the list", async () => {
  const { keyboard } = edited.page;
  const words = "Przyjeżdżamy w umówionym dniu.";
  await edited.visit("/");
  // The first photograph takes a file, and the number above it is not dialled.
  await edited.over("home:hero.picture.name").waitFor({ state: "attached" });
  await edited.site.locator('header a[href^="tel:"]').first().click({ force: true });
  await edited.page.locator(".notice", { hasText: "telefon i e-mail firmy zmienisz" }).waitFor();
  await edited.page.locator("header.toolbar").click();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await edited.dialog.waitFor();
  await keyboard.insertText(cityPage);
  await keyboard.press("Enter");
  await edited.shows(cityPage);
  await edited.site.locator(":root").evaluate(({ ownerDocument }) => {
    const keep = (event: Event) => event.stopImmediatePropagation();
    for (const type of ["click", "keydown"]) ownerDocument.addEventListener(type, keep, { capture: true });
  });
  const focused = () =>
    edited.site.locator("edit-fields").evaluate(({ shadowRoot }) => {
      const focus = shadowRoot?.activeElement as HTMLElement | null;
      return focus?.dataset.origin;
    });
  for (let presses = 0; presses < 500 && (await focused()) !== lead; presses += 1) await keyboard.press("Tab");
  for (const state of ["hidden", "visible"] as const) {
    await keyboard.press("Alt+p");
    await edited.over(lead).waitFor({ state });
  }
  await edited.over(lead).focus();
  await keyboard.press("Enter");
  await edited.editor.waitFor();
  await edited.type(words);
  await edited.save();
  const saved = copy.read(cityFile);
  expectReplaced(cityFile, city.hero.lead, words);
  await edited.site.getByText(words).first().waitFor();
  await edited.change(() => keyboard.press("Control+z"), -1);
  expect(copy.read(cityFile)).toBe(readFileSync(cityFile, "utf8"));
  await edited.change(() => keyboard.press("Control+Shift+Z"));
  expect(copy.read(cityFile)).toBe(saved);
  const card = edited.page.locator(".panel .card", { has: edited.page.locator("ins", { hasText: words }) });
  await edited.change(() => card.getByRole("button", { name: "cofnij" }).press("Enter"));
  expect(copy.read(cityFile)).toBe(readFileSync(cityFile, "utf8"));
  await edited.undo(2);
});

test("the demonstration asks for the firm's data: checked while typed, written at once, taken off what is left", async () => {
  const { button, dialog, page } = edited;
  const left = page.locator(".toolbar button", { hasText: /^Zostało \d+$/ });
  const countLeft = async () => Number((await left.textContent())?.replace(/\D/g, ""));
  await page.getByRole("heading", { name: "Przejęcie strony: 1 z 7, Firma" }).waitFor();
  const nip = page.getByLabel(/^NIP/);
  await nip.pressSequentially("526-104-08-27");
  await page.locator(".part .error", { hasText: "błędną cyfrę" }).waitFor();
  const before = await countLeft();
  await edited.change(async () => {
    await nip.fill("526-104-08-28");
    await nip.press("Tab");
  });
  expect(copy.read("content/site.ts")).toContain('nip: "5261040828"');
  await left.filter({ hasText: String(before - 1) }).waitFor();
  await left.click();
  await page.locator("summary", { hasText: /^Ceny/ }).click();
  await button("Otwórz tabelę i potwierdź").first().click();
  const rows = await dialog.locator("tr").count();
  await edited.change(async () => {
    await dialog.getByLabel(/imię i nazwisko/).fill("Anna Nowak");
    await dialog.getByRole("button", { name: /^Potwierdzam/ }).click();
  });
  expect(copy.read("content/facts/safety.ts")).toContain('confirmedBy: "Anna Nowak"');
  await left.filter({ hasText: String(before - 1 - rows) }).waitFor();
  // Two answers, the second before the list has followed the first.
  await page.locator("summary", { hasText: /^Decyzje/ }).click();
  await edited.change(async () => {
    for (const answer of [0, 1]) await button("Zostaw te słowa").nth(answer).click();
  }, 2);
  expect(copy.read("content/site.ts")).toMatch(/openWords: \["\w+", "\w+"\]/);
  await edited.undo(4);
  await button("Zamknij").click();
});

test("an entry of a list is copied, moved and removed", async () => {
  const entry = (index: number) => `cities/${city.slug}:districts.items.${index}`;
  const [first, second] = city.districts.items.map((name) => `"${name}"`) as [string, string];
  const inFile = () => oneLine(copy.read(cityFile));
  await edited.visit(cityPage);
  await edited.open(entry(0));
  await edited.change(() => edited.button("Kopiuj").click());
  expect(inFile()).toContain(`${first}, ${first}, ${second}`);
  // The copy is open. The stand-in for the editor drops what is typed.
  await edited.type("Nigdzie");
  await edited.change(() => edited.field(entry(1)).press("Alt+ArrowDown"));
  await edited.editor.waitFor({ state: "detached" });
  expect(inFile()).toContain(`${first}, ${second}, ${first}`);
  await edited.open(entry(2));
  await edited.change(() => edited.button("Usuń").click());
  await edited.editor.waitFor({ state: "detached" });
  expect(inFile()).toBe(oneLine(readFileSync(cityFile, "utf8")));
  await edited.undo(3);
});

test("a change of somebody else is not overwritten", async () => {
  await edited.visit(cityPage);
  await edited.open(lead);
  await edited.type("Z okna.");
  const elsewhere = copy.read(cityFile).replace(city.hero.lead, () => "Zmiana obok.");
  copy.write(cityFile, elsewhere);
  await edited.page.keyboard.press("Control+s");
  await edited.editor.locator(".remarks", { hasText: "W pliku stoi teraz: Zmiana obok." }).waitFor();
  expect(copy.read(cityFile)).toBe(elsewhere);
  copy.restore();
  await edited.page.keyboard.press("Escape");
});

test("a mistake is shown while typing, can be saved as a draft only, and blocks publishing", async () => {
  const { button, dialog, page } = edited;
  await edited.visit(cityPage);
  await edited.open(lead);
  await edited.type("Bardzo długi tekst. ".repeat(400));
  await edited.editor.locator(".remarks .error", { hasText: "mieści się" }).waitFor();
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll(".editor button")];
    return buttons.every((one) => one.getBoundingClientRect().bottom < innerHeight);
  });
  await edited.type("Od {nie.ma} zł.");
  await edited.editor.locator(".remarks .error", { hasText: "nie.ma" }).waitFor();
  await button("Zapisz jako szkic").waitFor();
  await edited.save();
  await page.locator(".verdict", { hasText: /^Do poprawienia: \d+$/ }).waitFor();
  expect(await button("Publikuj").isDisabled()).toBe(true);
  await page.locator(".card.faulty", { hasText: "nie.ma" }).getByRole("button", { name: "otwórz" }).click();
  await edited.field(lead).locator(".chip.bad").waitFor();
  await page.keyboard.press("Escape");
  await edited.undo();
  await page.locator(".verdict", { hasText: "Treść bez błędów" }).waitFor();
  await button("Publikuj").click();
  await dialog.getByRole("status").filter({ hasText: "zanim cokolwiek trafi do internetu" }).waitFor();
  expect(await button("Opublikuj").isDisabled()).toBe(true);
  const colourOf = (name: string) => button(name).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colourOf("Opublikuj")).not.toBe(await colourOf("Zbuduj i pokaż, co się zmieni"));
  await page.keyboard.press("Escape");
});

test("title and description are shown as a search result, with their image, and saved", async () => {
  const { button, dialog } = edited;
  await edited.visit(cityPage);
  await button("Tytuł i opis").click();
  await dialog.locator(".result", { hasText: ` | ${site.brand}` }).waitFor();
  const image = dialog.getByRole("img");
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(1200);
  await dialog.getByLabel("Opis", { exact: true }).fill("Za krótki.");
  await dialog.locator(".result", { hasText: "Za krótki." }).waitFor();
  await edited.change(() => button("Zapisz jako szkic").click());
  await dialog.waitFor({ state: "detached" });
  expectReplaced(cityFile, city.meta.description, "Za krótki.");
  await edited.undo();
});

test("texts of a calculator are changed in a window of 1024 px, where every button can be clicked", async () => {
  const words = "Podaj zużycie i wielkość instalacji.";
  await edited.visit(pvPage);
  await edited.page.setViewportSize({ width: 1024, height: 768 });
  await edited.open("calculators:pvTexts.lead");
  const buttons = edited.page.locator("header.toolbar button:enabled, .editor button:enabled");
  expect(await buttons.count()).toBeGreaterThan(10);
  for (const button of await buttons.all()) await button.click({ trial: true });
  await edited.type(words);
  await edited.save();
  await edited.page.setViewportSize({ width: 1440, height: 900 });
  expectReplaced("content/calculators.ts", pvTexts.lead, words);
  await edited.site.getByText(words).first().waitFor();
  // In a field of the page Ctrl Z takes back what was typed there, not the change of the text.
  const power = edited.site.locator("main input:is([type=text], [type=number], :not([type]))").first();
  const before = await power.inputValue();
  await power.press("7");
  expect(await power.inputValue()).not.toBe(before);
  await power.press("Control+z");
  expect(await power.inputValue()).toBe(before);
  await edited.undo();
});

test("a price is changed from its chip and shown on the page; axe finds nothing in the window", async () => {
  const [{ page, origin, fact }] = pricedTexts as [(typeof pricedTexts)[number]];
  await edited.visit(page);
  await edited.open(origin);
  await edited.editor.locator(`.chip[data-fact="${fact}"]`).click();
  await edited.page.locator(".panel [data-field=value]").click();
  await edited.editor.locator(".field[aria-label$='.value']").waitFor();
  await edited.page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
  const wrong = await edited.page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (of: Document, how: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(document, { iframes: false, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  });
  expect(wrong).toEqual([]);
  await edited.type("98765");
  await edited.save();
  await edited.site
    .getByText(/98\s?765/)
    .first()
    .waitFor();
  await edited.undo();
});

test("a new photo replaces a picture, with its texts", async () => {
  const { dialog, page } = edited;
  const shown = dlaFirm.hero.picture?.name ?? "";
  const origin = "dla-firm:hero.picture.name";
  const photo = async (width: number) => {
    const image = sharp({ create: { width, height: 1067, channels: 3, background: "#3a6ea5" } });
    return { name: `IMG_${width}.jpg`, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
  };
  const describe = async () => {
    await dialog.getByLabel(/^Podpis/).fill("Pomiar w rozdzielnicy");
    await dialog.getByLabel(/^Opis/).fill("Miernik z żółtą osłoną na parapecie");
    await edited.button("Zapisz").click();
  };
  await edited.visit("/dla-firm");
  await edited.drop(origin, await photo(600));
  await describe();
  await dialog.locator(".error", { hasText: "Ma 600 × 1067 px" }).waitFor();
  await dialog.getByLabel("Plik z komputera").setInputFiles(await photo(1600));
  await dialog.locator(".error").waitFor({ state: "detached" });
  await edited.change(describe, 2);
  await dialog.waitFor({ state: "detached" });
  const image = edited.site.locator('img[src*="-pomiar-w-rozdzielnicy"]').first();
  await image.waitFor({ state: "attached" });
  const [name = ""] = /\d+-pomiar-w-rozdzielnicy/.exec((await image.getAttribute("src")) ?? "") ?? [];
  expectReplaced("content/dla-firm.ts", `"${shown}"`, `"${name}"`);
  await edited.undo(2);
  await edited.over(origin).dispatchEvent("click");
  await dialog.locator(`[data-name="${shown}"]`).waitFor();
  // The undone picture is listed until the next check.
  await dialog.locator(`[data-name="${name}"]`).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
});

test("a new city asks for its texts one by one; when it is undone, another page is shown", async () => {
  const { button, dialog, page } = edited;
  const promptLine = edited.editor.locator(".prompt");
  await edited.visit("/");
  // The first photograph takes a file, and the number above it is not dialled.
  await edited.over("home:hero.picture.name").waitFor({ state: "attached" });
  await edited.site.locator('header a[href^="tel:"]').first().click({ force: true });
  await edited.page.locator(".notice", { hasText: "telefon i e-mail firmy zmienisz" }).waitFor();
  await button("Nowe…").click();
  await dialog.getByRole("button", { name: /^Miasto/ }).click();
  await dialog.getByRole("textbox").fill("Zmyślonów");
  await dialog.getByRole("checkbox").first().check();
  // As while the checks run: the window has no list of pages yet.
  await page.route("**/api/site", (route) => route.abort());
  await edited.change(() => button("Dodaj").click());
  await promptLine.filter({ hasText: "miejsce z przyimkiem" }).waitFor();
  await edited.type("w mieście");
  await edited.save();
  await promptLine.filter({ hasText: "dopełniacz" }).waitFor();
  await page.keyboard.press("Escape");
  expect(copy.read("content/cities/zmyslonow.ts")).toContain('inCity: "w mieście"');
  for (const file of ["content/cities/index.ts", cityFile]) expect(copy.read(file)).toContain("zmyslonow");
  await edited.shows("/zmyslonow");
  await edited.undo(2);
  await edited.shows("/");
  await edited.site.locator("edit-fields button").first().waitFor({ state: "attached" });
  await page.unroute("**/api/site");
});

test("when the program has ended, the window says so", async () => {
  await copy.end();
  await edited.page.locator(".verdict.bad", { hasText: "Edycja nie odpowiada" }).waitFor();
});
