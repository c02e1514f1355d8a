/**
 * What an editor typed or chose in the window of edit mode is lost, or given to the wrong field.
 * @jest-environment jsdom
 */
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { LaunchItem } from "@/lib/tools/check/launch/item";
import type { SiteView } from "@/lib/tools/edit/answers";
import type { Refusal } from "@/lib/tools/edit/messages";
import type { Request } from "@/lib/tools/edit/requests";
import { makeEditor } from "@/lib/tools/edit/window/editor";
import { actionButton, showForm } from "@/lib/tools/edit/window/form";
import { makeLeft } from "@/lib/tools/edit/window/left";
import { editMeta } from "@/lib/tools/edit/window/meta";
import { editPicture } from "@/lib/tools/edit/window/picture";
import { makePublishDialog } from "@/lib/tools/edit/window/publish";
import { makeSecrets } from "@/lib/tools/edit/window/secrets";
import { makeSiteLists } from "@/lib/tools/edit/window/site-lists";
import { makeLogo } from "@/lib/tools/edit/window/step-extras";
import { makeTakeover } from "@/lib/tools/edit/window/takeover";
import { followTyping } from "@/lib/tools/edit/window/unsaved";

jest.mock("@/lib/tools/edit/window/stage", () => ({
  makeStage: () => ({
    element: document.createElement("iframe"),
    path: () => "/a",
    boxOf: () => ({}),
    ...Object.fromEntries(["go", "reload", "toggleFrames", "setOpen", "focus"].map((name) => [name, jest.fn()])),
  }),
}));

const { body } = document;
const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });

const refuse = (refusal: Refusal, status = 422) => ({ refusal, status });

/** Answers requests by name, others with nothing, checks never. @returns the names asked, without checks */
function serve(answers: Readonly<Record<string, (request: Request<"save">) => unknown>>): string[] {
  const asked: string[] = [];
  global.fetch = jest.fn(async (url, init) => {
    const name = String(url).split("/").at(-1) ?? "";
    if (name === "check") return new Promise<never>(() => {});
    asked.push(name);
    const answer = (await answers[name]?.(JSON.parse(String(init?.body)))) ?? {};
    const { refusal = answer, status = 200 } = answer as Partial<ReturnType<typeof refuse>>;
    return { ok: status === 200, status, json: async () => refusal } as Response;
  });
  return asked;
}

/** Answers of a request in the order of its questions, each given when the test says so. */
function later() {
  const give: ((answer: unknown) => void)[] = [];
  return { give, answer: () => new Promise((resolve) => give.push(resolve)) };
}

/** Says yes or no to the question about unsaved text. @returns the question */
const decide = (discards: boolean) => jest.spyOn(window, "confirm").mockReturnValue(discards);

beforeEach(() => {
  body.replaceChildren();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  URL.createObjectURL = () => "blob:";
});
afterEach(() => jest.restoreAllMocks());

const field = { origin: "a:lead", file: "content/a.ts", line: 1, value: "Od dziś.", length: 4, problems: [] };

/** Opens the editor of an optional entry of a list, with a text typed into it. */
function openEditor() {
  const onClose = jest.fn();
  const options = { site: () => ({ facts: [] }) as unknown as SiteView, onFact: jest.fn(), onClose };
  const list = { index: 0, length: 2 };
  const editor = makeEditor({ field: { ...field, isOptional: true, list, prompt: undefined }, ...options });
  body.append(editor.element);
  const input = within(editor.element).getByRole("textbox");
  input.textContent = "Od jutra.";
  fireEvent.input(input);
  return { editor, input, onClose, press: (words: string) => within(editor.element).getByText(words).click() };
}

test.each([
  ["list", "Kopiuj", {}],
  ["list", "Dodaj pod spodem", {}],
  ["list", "Usuń", {}],
  ["settle", "Usuń pole", {}],
  ["list", "Alt ↓", { key: "ArrowDown", altKey: true }],
  ["list", "Alt Enter", { key: "Enter", altKey: true }],
  ["", "Esc", { key: "Escape" }],
])("request „%s” of %s: asks before it drops a text, and then the window asks no more", async (request, words, key) => {
  const asked = serve({});
  const { input, onClose, press } = openEditor();
  const act = () => ("key" in key ? fireEvent.keyDown(input, key) : press(words));
  const question = decide(false);
  act();
  await waitFor(() => expect(question).toHaveBeenCalled());
  expect([input.isConnected, input.textContent, isAsked(), asked]).toEqual([true, "Od jutra.", true, []]);
  decide(true);
  act();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect([isAsked(), asked]).toEqual([false, request ? [request] : []]);
});

test("while a text is saved nothing is typed or pressed; who leaves waits for the answer, and a refusal asks", async () => {
  const question = decide(false);
  const { give, answer } = later();
  const asked = serve({ save: answer });
  const { editor, input, press } = openEditor();
  press("Zapisz");
  const isTyped = fireEvent.keyDown(input, { key: "x" });
  press("Kopiuj");
  const left = editor.close();
  give[0]?.(refuse({ message: "W tekście są błędy." }));
  expect([await left, isTyped, question.mock.calls.length, asked]).toEqual([false, false, 1, ["save"]]);
  press("Zapisz jako szkic");
  const leftLater = editor.close();
  give[1]?.({});
  expect([await leftLater, question.mock.calls.length, isAsked()]).toEqual([true, 1, false]);
});

test("the window shows the newer of two states, and no button drops a text or changes files without asking", async () => {
  const page = { path: "/a", title: "A", heading: "A", file: "a" };
  const site = { facts: [], pages: [page], pictures: [], galleryKinds: [], hideable: [], host: "none", brand: "B" };
  const { give, answer } = later();
  const asked = serve({ site: answer, field: () => field, secrets: () => [] });
  const listeners: ((event: { data: string }) => void)[] = [];
  class Stub {
    addEventListener = (_: string, listener: (typeof listeners)[number]) => listeners.push(listener);
    observe = () => undefined;
  }
  Object.assign(window, { EventSource: Stub, ResizeObserver: Stub });
  await import("@/lib/tools/edit/window/window.browser");
  const change = { id: 1, file: "content/a.ts", field: "lead", before: "", after: "" };
  const findings = [{ ...change, what: "", mend: "" }];
  const state = { changes: [change], canRedo: true, removedPages: [], findings, publication: {} };
  const item = { group: "must", file: "", field: "", what: "", how: "" };
  for (const left of [[item], [item, item]])
    listeners.at(-1)?.({ data: JSON.stringify({ ...state, overview: { notices: [], left } }) });
  // The answer to the first question is the last.
  await waitFor(() => {
    for (const one of give.splice(0).reverse()) one(site);
    expect(body.textContent).toContain("Zostało 2");
  });
  const panel = within(body).getByRole("complementary");
  within(panel).getByText("otwórz").click();
  const input = await within(body).findByRole("textbox", { name: field.origin });
  input.textContent = "Od jutra.";
  fireEvent.input(input);
  const question = decide(false);
  asked.length = 0;
  const names = ["Tytuł i opis", "Pola strony", "Słowa wspólne", "Nowe…", "Kopia", "Cofnij", "Ponów", "Publikuj"];
  const buttons = [
    body.querySelector<HTMLElement>(".pages"),
    ...names.map((name) => within(body.querySelector("header") as HTMLElement).getByText(name)),
    ...["otwórz", "cofnij"].map((name) => within(panel).getByText(name)),
  ];
  for (const [index, button] of buttons.entries()) {
    button?.click();
    await waitFor(() =>
      expect([button?.textContent, question.mock.calls.length]).toEqual([button?.textContent, index + 1]),
    );
  }
  // With the editor open the keys are its own.
  fireEvent.keyDown(body, { key: "z", ctrlKey: true });
  within(body).getByText("Zostało 2").click();
  expect([input.isConnected, input.textContent, body.querySelector("dialog[open]")]).toEqual([true, "Od jutra.", null]);
  expect(asked).toEqual([]);
});

test("a dialog asks before it drops typed text, acts once, and not before its own fields are saved", async () => {
  const question = decide(false);
  const [name, own] = [document.createElement("input"), document.createElement("form")];
  own.append(document.createElement("input"));
  const { give, answer } = later();
  const [action, onAction] = [actionButton("Dodaj"), jest.fn(answer)];
  const done = showForm({ title: "Nowe", content: [name, own], action, onAction });
  const dialog = within(body).getByRole("dialog");
  type(name, "Anna");
  fireEvent.keyDown(name, { key: "Escape" });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(question).toHaveBeenCalledTimes(2));
  type(own.firstElementChild as Element, "źle");
  action.click();
  await waitFor(() => expect(dialog.textContent).toContain("nie zostało zapisane"));
  expect([dialog.isConnected, onAction.mock.calls.length, isAsked()]).toEqual([true, 0, true]);
  own.replaceChildren();
  action.click();
  fireEvent.keyDown(name, { key: "Enter" });
  await waitFor(() => expect(onAction).toHaveBeenCalledTimes(1));
  give[0]?.({});
  expect([await done, onAction.mock.calls.length, isAsked()]).toEqual([true, 1, false]);
});

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
