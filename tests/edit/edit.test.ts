import { cities } from "@/content/cities";
import { guides } from "@/content/guides";
import { services } from "@/content/services";
import { type Edited, startEditing } from "./support";

jest.setTimeout(240_000);

let edited: Edited;
beforeAll(async () => {
  edited = await startEditing("edit-test");
});
afterAll(() => edited?.close());

const fileOf = (origin: string) => `content/${origin.split(":")[0]}.ts`;
const sectionOf = (sections: readonly { kind: string }[], kind: string) =>
  `sections.${sections.findIndex((section) => section.kind === kind)}`;
const { pomiary } = services;
const { fotowoltaika } = guides;

/** Texts of twenty kinds on five kinds of pages, by page. */
const kinds: readonly (readonly [what: string, page: string, origin: string])[] = [
  ["lead of the home page", "/", "home:hero.lead"],
  ["terminal", "/", "home:terminals.0.text"],
  ["heading of a part", "/", "home:specializations.heading"],
  ["title of a circuit", "/", "home:specializations.feeders.0.title"],
  ["text of a circuit", "/", "home:specializations.feeders.0.text"],
  ["review", "/", "reviews:0.text"],
  ["heading of a page", "/uslugi/pomiary", "services/pomiary:hero.title"],
  ["lead with a fact", "/uslugi/pomiary", "services/pomiary:hero.lead"],
  ["heading of a section", "/uslugi/pomiary", "services/pomiary:sections.0.heading"],
  ["title of a step", "/uslugi/pomiary", "services/pomiary:sections.0.items.0.title"],
  ["text of a step", "/uslugi/pomiary", "services/pomiary:sections.0.items.0.text"],
  ["words of a button", "/uslugi/pomiary", "services/pomiary:hero.button.label"],
  ["advice", "/uslugi/pomiary", "services/pomiary:advice"],
  ["band", "/uslugi/pomiary", "services/pomiary:band.heading"],
  ["question", "/uslugi/pomiary", `services/pomiary:${sectionOf(pomiary.sections, "faq")}.items.1.question`],
  ["answer", "/uslugi/pomiary", `services/pomiary:${sectionOf(pomiary.sections, "faq")}.items.1.answer`],
  [
    "paragraph of a guide",
    "/poradnik/fotowoltaika",
    `guides/fotowoltaika:${sectionOf(fotowoltaika.sections, "text")}.paragraphs.0`,
  ],
  [
    "cell of a table",
    "/poradnik/fotowoltaika",
    `guides/fotowoltaika:${sectionOf(fotowoltaika.sections, "table")}.rows.0.cells.0`,
  ],
  ["words of a calculator", "/poradnik/fotowoltaika", "calculators:pvTexts.lead"],
  ["district", "/gliwice", "cities/gliwice:districts.items.0"],
  ["service of a city", "/gliwice", "cities/gliwice:services.items.0.text"],
  ["label of the contact page", "/kontakt", "contact:email.label"],
];

/** What differs between two states of a file. */
function difference(before: string, after: string): { from: string; to: string } {
  let start = 0;
  while (before[start] === after[start] && start < before.length) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: before.slice(start, before.length - end), to: after.slice(start, after.length - end) };
}

/** Saves whatever the checks say: a word more may be one too many. */
async function saveAnyway(): Promise<void> {
  await edited.page.keyboard.press("Control+s");
  const editor = edited.page.locator(".edytor");
  const draft = editor.getByRole("button", { name: "Zapisz jako szkic" });
  await Promise.race([editor.waitFor({ state: "detached" }), draft.waitFor().then(() => draft.click())]);
  await editor.waitFor({ state: "detached" });
}

/** Waits for what a request changes: the file system says nothing. */
async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!done()) {
    if (Date.now() > end) throw new Error("It did not happen within 30 s.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function chooseField(name: string, search: string): Promise<void> {
  await edited.page.getByRole("button", { name }).click();
  await edited.page.getByRole("searchbox").fill(search);
  await edited.page.keyboard.press("Enter");
  await edited.page.locator(".edytor .pole").waitFor();
}

describe("a text of every kind is edited on the page, and nothing else of its file changes", () => {
  test.each(kinds)("%s", async (_, page, origin) => {
    const before = edited.read(fileOf(origin));
    await edited.visit(page);
    const field = await edited.open(origin);
    await field.press("Control+End");
    await edited.page.keyboard.insertText(" razem");
    await saveAnyway();
    const { from, to } = difference(before, edited.read(fileOf(origin)));
    expect(from.trim()).toBe("");
    expect(to.trim()).toBe("razem");
  });
});

// React does so with what is pressed before it is there.
test("what the page keeps from everything in it is heard all the same", async () => {
  await edited.visit("/kontakt");
  await edited.site.locator(":root").evaluate(() => {
    for (const type of ["click", "keydown"])
      document.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
  });
  await edited.open("contact:email.label");
  await edited.page.keyboard.press("Escape");
  const frames = edited.site.locator("edycja-pola");
  await frames.locator('button[data-origin="contact:email.label"]').first().press("Alt+p");
  await frames.waitFor({ state: "hidden" });
  await edited.page.getByRole("button", { name: "Pokaż ramki" }).click();
});

describe("what no text of a page says", () => {
  test("hours", async () => {
    const before = edited.read("content/site.ts");
    await chooseField("Dane firmy", "hours.phone.closes");
    await edited.page.keyboard.press("Control+a");
    await edited.page.keyboard.insertText("19:00");
    await edited.save();
    const at = before.indexOf("closes:", before.indexOf("phone: {", before.indexOf("hours: {")));
    expect(edited.read("content/site.ts")).toBe(
      before.slice(0, at) + before.slice(at).replace(/"\d\d:\d\d"/, '"19:00"'),
    );
  });

  test("a yes or no", async () => {
    const before = edited.read("content/site.ts");
    await chooseField("Dane firmy", "samples");
    await edited.page.keyboard.press("Control+a");
    await edited.page.keyboard.insertText("false");
    await edited.save();
    expect(edited.read("content/site.ts")).toBe(before.replace("samples: true", "samples: false"));
  });

  test("a fact's value, from its chip", async () => {
    const before = edited.read("content/facts/safety.ts");
    const table = sectionOf(pomiary.sections, "table");
    const cell = pomiary.sections
      .flatMap((section) => (section.kind === "table" ? section.rows : []))
      .flatMap(({ cells }, row) => cells.map((text, column) => ({ text, at: `rows.${row}.cells.${column}` })))
      .find(({ text }) => text.includes("{pomiary.domDo150}"));
    await edited.visit("/uslugi/pomiary");
    await edited.open(`services/pomiary:${table}.${cell?.at}`);
    await edited.page.locator(".edytor .chip").first().click();
    await edited.page.locator(".panel [data-pole=value]").click();
    const field = edited.page.locator(".edytor .pole[aria-label$='.value']");
    await field.fill("850");
    await edited.save();
    expect(difference(before, edited.read("content/facts/safety.ts"))).toEqual({ from: "0", to: "5" });
    await edited.site.locator("td", { hasText: "850" }).first().waitFor();
  });

  test("title of a page, with the search result it makes", async () => {
    const before = edited.read("content/services/pomiary.ts");
    await edited.page.getByRole("button", { name: "Tytuł i opis" }).click();
    const title = edited.page.getByRole("textbox", { name: "Tytuł" });
    await title.fill("Pomiary elektryczne na Śląsku");
    await edited.page.locator(".w-tytul", { hasText: "Pomiary elektryczne na Śląsku | " }).waitFor();
    await edited.page.getByRole("dialog").getByRole("button", { name: "Zapisz" }).click();
    await edited.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(edited.read("content/services/pomiary.ts")).toBe(
      before.replace(`title: "${pomiary.meta.title}"`, 'title: "Pomiary elektryczne na Śląsku"'),
    );
  });
});

describe("the way back", () => {
  const origin = "cities/gliwice:hero.lead";

  test("undo, redo, and one change among others", async () => {
    const before = edited.read(fileOf(origin));
    await edited.visit("/gliwice");
    await (await edited.open(origin)).press("Control+End");
    await edited.page.keyboard.insertText(" Raz.");
    await saveAnyway();
    const once = edited.read(fileOf(origin));
    await edited.page.keyboard.press("Control+z");
    await until(() => edited.read(fileOf(origin)) === before);
    await edited.page.keyboard.press("Control+Shift+Z");
    await until(() => edited.read(fileOf(origin)) === once);
    await (await edited.open("cities/gliwice:districts.items.1")).press("Control+End");
    await edited.page.keyboard.insertText(" i okolice");
    await saveAnyway();
    const card = edited.page.locator(".panel .karta", { hasText: "hero.lead" }).first();
    await card.getByRole("button", { name: "cofnij" }).click();
    await until(() => !edited.read(fileOf(origin)).includes(" Raz."));
    expect(edited.read(fileOf(origin))).toContain(`${cities.gliwice.districts.items[1]} i okolice`);
  });

  test("an entry of a list is copied, moved and removed; the file is as before", async () => {
    const entry = "cities/gliwice:districts.items.2";
    const before = edited.read(fileOf(entry));
    const change = async (name: string) => {
      const previous = edited.read(fileOf(entry));
      await edited.open(entry);
      const editor = edited.page.locator(".edytor", { hasText: "districts.items.2" });
      await editor.getByRole("button", { name, exact: true }).click();
      await until(() => edited.read(fileOf(entry)) !== previous);
      await editor.waitFor({ state: "detached" });
    };
    await edited.visit("/gliwice");
    await change("Kopiuj");
    const name = `"${cities.gliwice.districts.items[2]}",`;
    expect(edited.read(fileOf(entry)).split(name)).toHaveLength(3);
    await change("Usuń");
    expect(edited.read(fileOf(entry))).toBe(before);
    await change("↓");
    await change("↑");
    expect(edited.read(fileOf(entry)).length).toBe(before.length);
  });

  test("a file that was changed elsewhere is not overwritten", async () => {
    await edited.visit("/gliwice");
    await (await edited.open(origin)).press("Control+End");
    await edited.page.keyboard.insertText(" Z okna.");
    const elsewhere = edited.read(fileOf(origin)).replace(/(lead: ")(.)/, "$1Zmiana obok. $2");
    edited.write(fileOf(origin), elsewhere);
    await edited.page.keyboard.press("Control+s");
    await edited.page.locator(".uwagi", { hasText: "zmienił się poza tym oknem" }).waitFor();
    expect(edited.read(fileOf(origin))).toBe(elsewhere);
    edited.page.once("dialog", (dialog) => void dialog.accept());
    await edited.page.keyboard.press("Escape");
  });

  test("a mistake is told while it is typed, and is saved only as a draft", async () => {
    const before = edited.read(fileOf(origin));
    await edited.visit("/gliwice");
    await (await edited.open(origin)).press("Control+End");
    await edited.page.keyboard.insertText(" Od {nie.ma} zł.");
    await edited.page.locator(".uwagi .blad").first().waitFor();
    await edited.page.getByRole("button", { name: "Zapisz jako szkic" }).waitFor();
    expect(edited.read(fileOf(origin))).toBe(before);
    edited.page.once("dialog", (dialog) => void dialog.accept());
    await edited.page.keyboard.press("Escape");
  });
});

test("whoever has no key, or comes from another page, gets nothing", async () => {
  const { origin, hash } = new URL(edited.url);
  const key = hash.slice(1);
  const ask = (headers: Record<string, string>, body: unknown = { origin: "site:brand" }) =>
    fetch(`${origin}/__edycja/api/field`, { method: "POST", headers, body: JSON.stringify(body) });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ "x-klucz": `${key}a` })).status).toBe(403);
  expect((await ask({ "x-klucz": key, origin: "https://example.com" })).status).toBe(403);
  expect((await ask({ "x-klucz": key })).status).toBe(200);
  expect((await ask({ "x-klucz": key }, { origin: "../package:name" })).status).toBe(400);
  expect((await ask({ "x-klucz": key }, { origin: "../lib/text/dates:day" })).status).toBe(400);
});
