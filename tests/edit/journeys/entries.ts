/** Journeys that add, move and fill in entries, pictures and the firm's data. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { dlaFirm } from "@/content/dla-firm";
import { city, cityFile, cityPage, copy, edited, expectReplaced, oneLine } from "./editing";

export function testEntries(): void {
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
    expect(copy.read("content/facts/measurements.ts")).toContain('confirmedBy: "Anna Nowak"');
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
}
