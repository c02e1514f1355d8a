/**
 * A text, file or password that is refused, or typed while another is saved, is lost.
 * @jest-environment jsdom
 */
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { LaunchItem } from "@/lib/tools/check/launch/item";
import type { SiteView } from "@/lib/tools/edit/field-views";
import type { Request } from "@/lib/tools/edit/requests";
import { makeLeft } from "@/lib/tools/edit/window/launch-list";
import { editMeta } from "@/lib/tools/edit/window/meta";
import { editPicture } from "@/lib/tools/edit/window/picture";
import { makePublishDialog } from "@/lib/tools/edit/window/publish";
import { makeSecrets } from "@/lib/tools/edit/window/secrets";
import { makeSiteLists } from "@/lib/tools/edit/window/site-lists";
import { makeLogo } from "@/lib/tools/edit/window/step-extras";
import { makeTakeover } from "@/lib/tools/edit/window/takeover";
import { followTyping } from "@/lib/tools/edit/window/unsaved";
import { body, decide, isAsked, later, prepareWindow, refuse, serve, type } from "./edit-window";

prepareWindow();

test("of title and description one is saved, one refused, mended and saved, each with its own remarks", async () => {
  const files: Record<string, unknown> = { "a:meta.title": "Tytuł", "a:meta.description": "Opis" };
  const save = ({ origin, base, value, draft }: Request<"save">) => {
    if (files[origin] !== base) return refuse({ message: "", current: String(files[origin]) }, 409);
    if (value === "źle" && !draft) return refuse({ message: "", problems: [{ what: "Błąd opisu.", mend: "" }] });
    files[origin] = value;
    return { value };
  };
  serve({ field: ({ origin }) => ({ value: files[origin] }), save });
  void editMeta({ page: { file: "a", path: "/a", title: "", heading: "" }, brand: "B", url: "https://a.example" });
  const dialog = await within(body).findByRole("dialog");
  const [title, description] = within(dialog).getAllByRole("textbox") as [HTMLElement, HTMLElement];
  type(title, "Nowy");
  type(description, "źle");
  within(dialog).getByText("Zapisz").click();
  await waitFor(() => expect(dialog.textContent).toContain("Błąd opisu."));
  expect(files).toEqual({ "a:meta.title": "Nowy", "a:meta.description": "Opis" });
  files["a:meta.title"] = "Obok";
  type(title, "Nowszy");
  within(dialog).getByText("Zapisz jako szkic").click();
  await waitFor(() => expect(dialog.textContent).toMatch(/W pliku stoi teraz: Obok.*Błąd opisu\./));
  type(description, "Nowy opis");
  within(dialog).getByText("Zapisz jako szkic").click();
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(files).toEqual({ "a:meta.title": "Nowszy", "a:meta.description": "Nowy opis" });
});

/** Chooses a file; a browser reports it only where the field does not hold one of that name. */
function chooseFile(input: HTMLInputElement, name: string): void {
  const file = Object.assign(new File([""], name), { text: async () => "<svg/>" });
  const value = Object.getOwnPropertyDescriptor(input, "value")?.value ?? "";
  if (value === name) return;
  for (const [key, one] of Object.entries({ files: [file], value: name }))
    Object.defineProperty(input, key, { value: one, writable: true, configurable: true });
  fireEvent.change(input);
}

test("a refused file can be chosen again under its name, and the words typed for it stay", async () => {
  const asked = serve({
    changeLogo: () => refuse({ message: "", problems: [{ what: "Tekst", mend: "w pliku." }] }),
    picture: () => ({ name: "1", title: "Stare", alt: "Stare" }),
  });
  body.append(makeLogo());
  for (const times of [1, 2]) {
    chooseFile(within(body).getByLabelText(/^Znak firmy/), "znak.svg");
    await waitFor(() => expect(body.textContent).toMatch(/Tekst w pliku\.$/));
    expect(asked).toHaveLength(times);
  }
  const pictures = [{ name: "1", title: "Inne", alt: "Inne", uses: [] }];
  void editPicture({ origin: "a:picture.name", site: { pictures, galleryKinds: [] } as unknown as SiteView });
  const dialog = await within(body).findByRole("dialog");
  const photo = within(dialog).getByLabelText<HTMLInputElement>("Plik z komputera");
  const title = within(dialog).getByLabelText<HTMLInputElement>(/^Podpis/);
  chooseFile(photo, "foto.jpg");
  type(title, "Pomiar");
  within(dialog).getByTitle("Inne").click();
  expect(title.value).toBe("Inne");
  chooseFile(photo, "foto.jpg");
  expect([title.value, title.disabled]).toEqual(["Pomiar", false]);
});

test("a late answer to an old question does not replace a newer one", async () => {
  const { give, answer } = later();
  serve({ site: answer, checkConnection: answer });
  const lists = makeSiteLists(jest.fn());
  const loads = [lists.load(), lists.load()];
  give[1]?.({ brand: "nowa" });
  give[0]?.({ brand: "stara" });
  await Promise.all(loads);
  expect(lists.site().brand).toBe("nowa");
  makePublishDialog();
  for (const _ of loads) within(body).getByText("Sprawdź połączenie").click();
  give[3]?.({ message: "drugie" });
  give[2]?.({ message: "pierwsze" });
  await waitFor(() => expect(body.textContent).toContain("drugie"));
  expect(body.textContent).not.toContain("pierwsze");
});

test("a text that a step refuses stays until the editor gives it up", async () => {
  const forms = [{ origin: "site:a", key: "", name: "NIP", optional: false, kind: "text", value: "" }];
  serve({ forms: () => forms, savePart: () => refuse({ message: "Zły numer." }) });
  const takeover = makeTakeover({ go: jest.fn(), extras: new Proxy({} as never, { get: () => [] }) });
  body.append(takeover.element);
  await takeover.resume();
  const nip = within(body).getByLabelText<HTMLInputElement>("NIP");
  type(nip, "526");
  fireEvent.change(nip);
  await waitFor(() => expect(body.textContent).toContain("Zły numer."));
  await takeover.resume();
  const question = decide(false);
  within(body)
    .getByText(/^Dalej/)
    .click();
  await waitFor(() => expect(question).toHaveBeenCalled());
  expect([nip.isConnected, nip.value, isAsked()]).toEqual([true, "526", true]);
  decide(true);
  const { give, answer } = later();
  serve({ forms: answer });
  const next = within(body).getByText(/^Dalej/);
  next.focus();
  next.click();
  await waitFor(() => expect(body.textContent).toContain("2 z 7"));
  // An undo while the next step is loading.
  const resumed = takeover.resume();
  for (const one of give) one(forms);
  await resumed;
  expect([nip.isConnected, isAsked()]).toEqual([false, false]);
});

test("a number typed into the table while another one is saved is saved before the signature", async () => {
  const save = later();
  const asked = serve({ save: save.answer });
  const item = { group: "prices", file: "content/facts/a.ts", field: "a", what: "cena", how: "" } as LaunchItem;
  const fact = {
    key: "a",
    what: "Cena",
    origin: "a",
    source: "",
    unit: "zł",
    uses: [],
    values: [{ field: "value", value: 90 }],
  };
  const left = makeLeft({ site: () => ({ facts: [fact] }) as unknown as SiteView } as Parameters<typeof makeLeft>[0]);
  body.append(left.element);
  left.show([item]);
  within(body).getByText("Otwórz tabelę i potwierdź").click();
  const price = await within(body).findByLabelText<HTMLInputElement>("Cena, value");
  type(price, "100");
  fireEvent.change(price);
  type(price, "1000");
  await waitFor(() => expect(save.give).toHaveLength(1));
  save.give[0]?.({ value: 100 });
  await waitFor(() => expect(isAsked()).toBe(true));
  within(body)
    .getByText(/^Potwierdzam/)
    .click();
  await waitFor(() => expect(save.give).toHaveLength(2));
  expect(asked).toEqual(["save", "save"]);
  save.give[1]?.({ value: 1000 });
  await waitFor(() => expect(asked).toEqual(["save", "save", "confirm"]));
  expect(isAsked()).toBe(false);
});

test("a text that is typed and taken back is not unsaved", () => {
  const field = body.appendChild(document.createElement("input"));
  followTyping(body);
  field.focus();
  type(field, "a");
  expect(isAsked()).toBe(true);
  type(field, "");
  expect(isAsked()).toBe(false);
  type(field, "ab");
  // Perhaps saved: an empty field may then be another text than that of the file.
  fireEvent.change(field);
  type(field, "");
  expect(isAsked()).toBe(true);
});

test("a password that is typed while another one is saved stays", async () => {
  serve({ secrets: () => ["A", "B"].map((label) => ({ name: label, label, isSet: false })) });
  const { element, update } = makeSecrets(() => "sftp");
  body.append(element);
  update();
  const first = await within(body).findByLabelText<HTMLInputElement>("A");
  const second = within(body).getByLabelText<HTMLInputElement>("B");
  fireEvent.change(first, { target: { value: "haslo" } });
  type(second, "dru");
  await waitFor(() => expect(body.textContent).toContain("Zapisano"));
  expect([first.value, first.placeholder, second.value, second.isConnected]).toEqual([
    "",
    "jest zapisane",
    "dru",
    true,
  ]);
});
