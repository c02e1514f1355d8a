/** The window of edit mode: the page, the editor of the text clicked, the panel. */
import type { PageView, SiteView } from "@/lib/tools/edit/answers";
import type { FieldEntry, NextStep } from "@/lib/tools/edit/messages";
import { placeName } from "@/lib/tools/edit/names";
import type { State } from "@/lib/tools/edit/session";
import { ask, followState, RequestError } from "./api";
import { choose } from "./choose";
import { openCopyDialog } from "./copy";
import { button, el, isTyping, keyOf } from "./dom";
import { type Editor, makeEditor } from "./editor";
import { makeFailure } from "./failure";
import { makePartForm } from "./field-form";
import { makeFirm } from "./firm";
import { actionButton, showForm } from "./form";
import { editMeta } from "./meta";
import { makeNewEntry } from "./new-entry";
import { makePanel } from "./panel";
import { editPicture } from "./picture";
import { makePublishDialog } from "./publish";
import { makeStage } from "./stage";

let site: SiteView = {
  facts: [],
  pages: [],
  pictures: [],
  galleryKinds: [],
  hideable: [],
  host: "none",
  tel: "+48000000000",
  accent: undefined,
  brand: "",
  url: "https://example.invalid",
};
let editor: Editor | undefined;
/** Number of the last request to open a field: answers to earlier ones are dropped. */
let openCount = 0;

/** Paths of pages that were added and undone. */
let removedPages: readonly string[] = [];

/** Page that the list of tasks is about. */
let tasksPage: string | undefined;

const notice = el("p", { class: "notice", role: "status" });
const pageName = el("b");
const verdict = el("span", { class: "verdict", role: "status" });

/** Loads facts, pages and pictures to choose from. @throws RequestError while content cannot be read */
async function loadSite(): Promise<void> {
  site = await ask("site");
  firm.update();
}

function showRefusal(error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
  notice.textContent = error.message;
}

/** Runs work that needs the site's lists. They may still be missing: the first check of the content is slow. */
async function withSite(work: () => Promise<unknown>): Promise<void> {
  clearNotice();
  try {
    if (site.pages.length === 0) await loadSite();
    await work();
  } catch (error) {
    showRefusal(error);
  }
}

const findingEvents = {
  onOpen: (origin: string) => void open(origin),
  onWord: (word: string) => void ask("addWord", { word }).then(clearNotice, showRefusal),
};
const panel = makePanel({
  ...findingEvents,
  onRevert: (id) => void ask("revert", { id }).then(clearNotice, showRefusal),
});
const stage = makeStage({
  onOpen: (origin) => void open(origin),
  onPicture: (origin, file) => void openPicture(origin, file),
  onPage: (path) => {
    pageName.textContent = path;
  },
  onLink: (link) => {
    const isLeaving = link.host !== location.host;
    const isBrand = link.textContent.trim() === site.brand;
    if (isLeaving && link.protocol.startsWith("http"))
      notice.textContent = `Ten odnośnik prowadzi poza stronę: ${link.href}. Otworzysz go, gdy ukryjesz ramki.`;
    else if (isLeaving || isBrand)
      notice.replaceChildren(
        "Nazwę, telefon i e-mail firmy zmienisz w Danych firmy. ",
        button("Otwórz Dane firmy", () => firm.open(), { class: "bordered" }),
      );
    return isLeaving || (isBrand && link.pathname === stage.path());
  },
  onFailing: (isFailing) => failure.show(isFailing),
  onKey: (event) => onKey(event),
});
const failure = makeFailure(() => undo(), findingEvents);

function clearNotice(): void {
  notice.textContent = "";
}

let openFact: string | undefined;

function showFact(key: string): void {
  openFact = key;
  panel.showFact(site.facts.find((fact) => fact.key === key));
}

/** Places the editor below its text, above it where there is no room, or at the edge. */
function placeBeside(element: HTMLElement, origin: string): void {
  const area = stage.element.getBoundingClientRect();
  const box = stage.boxOf(origin) ?? new DOMRect(area.x + 40, area.y + 40, 0, 0);
  const { width, height } = element.getBoundingClientRect();
  const below = box.bottom + 8;
  const top = below + height < area.bottom ? below : box.top - height - 8;
  element.style.left = `${Math.max(area.left + 8, Math.min(box.left, area.right - width - 8))}px`;
  element.style.top = `${Math.max(area.top + 8, Math.min(top, area.bottom - height - 8))}px`;
}

async function open(origin: string): Promise<void> {
  if (editor && !editor.close()) return;
  clearNotice();
  openCount += 1;
  const ownCount = openCount;
  const field = await ask("field", { origin }).catch(showRefusal);
  if (!field || ownCount !== openCount) return;
  const newEditor = makeEditor({
    field,
    site: () => site,
    onFact: showFact,
    onClose: (next) => {
      newEditor.element.remove();
      editor = undefined;
      stage.setOpen();
      stage.focus(origin);
      followUp(next ?? {});
    },
  });
  editor = newEditor;
  document.body.append(newEditor.element);
  stage.setOpen(origin);
  // It grows with the text and the remarks.
  new ResizeObserver(() => placeBeside(newEditor.element, origin)).observe(newEditor.element);
  newEditor.focus();
}

/** Shows a page that has just been added, once the development server knows it. */
async function goWhenThere(path: string): Promise<void> {
  for (let tries = 0; tries < 40 && !(await fetch(path)).ok; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 500));
  if (!removedPages.includes(path)) stage.go(path);
}

/** Continues after a change: shows its page, opens its field, lists what is left to do. */
function followUp({ origin, page, tasks = [] }: NextStep): void {
  if (page) void goWhenThere(page);
  if (origin) void open(origin);
  if (tasks.length > 0) {
    panel.showTasks(tasks);
    tasksPage = page;
  }
}

/** @param origin field of the picture; undefined for a new one */
async function openPicture(origin?: string, file?: File): Promise<void> {
  if (editor && !editor.close()) return;
  await withSite(async () => {
    // The list may be older than the last change.
    await loadSite();
    if (await editPicture({ origin, file, site })) stage.reload();
  });
}

const openNew = (): Promise<void> =>
  makeNewEntry({ site, page: stage.path(), onPicture: () => void openPicture(), onMade: followUp });

/** Folder of the site on this computer. */
let folder = "";

async function openCopy(): Promise<void> {
  if (editor && !editor.close()) return;
  clearNotice();
  // The page shown may not be in the copy.
  if (await openCopyDialog(folder)) stage.go("/");
}

async function choosePage(): Promise<void> {
  const pages = site.pages.map(({ title, path }) => ({ name: title, note: path, value: path }));
  const page = await choose("Która strona", pages);
  if (page) stage.go(page);
}

const currentPage = () => site.pages.find(({ path }) => path === stage.path());

/** Runs work on the page that is shown. @throws RequestError for a page without fields */
async function withPage(work: (page: PageView) => Promise<void>): Promise<void> {
  const page = currentPage();
  if (!page)
    throw new RequestError(0, { message: "Ta strona nie ma własnych pól: jej adresu nie ma na liście stron." });
  await work(page);
}

/** Lists every field of a file, also those that no page shows, such as opening hours. */
async function openFields(file: string): Promise<void> {
  const { present, absent } = await ask("fields", { file });
  const choiceOf = ({ value, field, origin }: FieldEntry) => ({
    name: value === "" ? "dodaj" : String(value),
    note: placeName(file, field),
    value: origin,
  });
  const origin = await choose(`Wszystkie pola: content/${file}.ts`, [...present, ...absent].map(choiceOf));
  if (absent.some((one) => one.origin === origin)) await openPart(origin ?? "");
  else if (origin) await open(origin);
}

/** Opens the form of a field that a file does not have yet. */
async function openPart(origin: string): Promise<void> {
  const [part] = await ask("forms", { origins: [origin] });
  if (!part) return;
  const close = actionButton("Gotowe");
  await showForm({
    title: `Nowe pole: ${part.name}`,
    content: [makePartForm(part)],
    action: close,
    onAction: async () => undefined,
  });
}

const publishDialog = makePublishDialog();

const firm = makeFirm({
  site: () => site,
  go: stage.go,
  showMain: panel.showMain,
  onOpen: (origin) => void open(origin),
  onFact: showFact,
  onPicture: (origin) => void openPicture(origin),
  onNew: () => void withSite(openNew),
  onPublish: () => publishDialog.open(),
  onRefused: showRefusal,
});

/** Takes a change back or makes it again; forms show the values of the files. */
const step = (name: "undo" | "redo") => () =>
  void ask(name).then(() => {
    clearNotice();
    firm.refresh();
  }, showRefusal);
const undo = step("undo");
const redo = step("redo");

function toggleFrames(): void {
  framesButton.textContent = stage.toggleFrames() ? "Pokaż bez ramek" : "Pokaż ramki";
}

const framesButton = button("Pokaż bez ramek", toggleFrames, { title: "Alt P", class: "bordered" });
const undoButton = button("Cofnij", undo, { title: "Ctrl Z" });
const publishButton = button("Publikuj", () => publishDialog.open(), { class: "primary" });
const redoButton = button("Ponów", redo, { title: "Ctrl Shift Z" });

async function showState(state: State): Promise<void> {
  panel.showState(state);
  folder = state.folder;
  failure.showState(state);
  undoButton.disabled = state.changes.length === 0;
  redoButton.disabled = !state.canRedo;
  const count = state.findings?.length ?? 0;
  publishDialog.show(state.publication);
  // Before the checks end, which takes seconds: the removed page would show an error of Next.js.
  ({ removedPages } = state);
  if (tasksPage && removedPages.includes(tasksPage)) panel.showTasks([]);
  if (removedPages.includes(stage.path())) stage.go("/");
  publishButton.disabled = (!state.findings || count > 0) && !state.publication;
  verdict.className = `verdict ${count > 0 ? "bad" : state.findings ? "good" : ""}`;
  verdict.textContent = !state.findings ? "Sprawdzam…" : count > 0 ? `Do poprawienia: ${count}` : "Treść bez błędów";
  await loadSite().catch(() => undefined);
  if (openFact) showFact(openFact);
  if (!state.overview) return;
  panel.showNotices(state.overview.notices);
  firm.showLeft(state.overview.left);
}

function onKey(event: KeyboardEvent): void {
  const key = keyOf(event);
  // In a field the browser takes back what was typed there, and below a dialog nothing changes.
  const isFree = !editor && !isTyping(event) && !document.querySelector("dialog[open]");
  if (key === "Alt p") toggleFrames();
  else if (key === "Ctrl z" && isFree) (event.shiftKey ? redo : undo)();
  else return;
  event.preventDefault();
}

addEventListener("keydown", onKey);

document.body.append(
  el(
    "header",
    { class: "toolbar" },
    el("button", { type: "button", class: "pages", onclick: () => void withSite(choosePage) }, pageName),
    button("Tytuł i opis", () => void withSite(() => withPage((page) => editMeta({ page, ...site })))),
    button("Pola strony", () => void withSite(() => withPage(({ file }) => openFields(file)))),
    button("Dane firmy", firm.open),
    button("Słowa wspólne", () => void openFields("words").catch(showRefusal)),
    button("Nowe…", () => void withSite(openNew)),
    button("Kopia", () => void openCopy(), { title: "Kopia i inny komputer" }),
    el("span", { class: "spacer" }),
    firm.leftButton,
    verdict,
    undoButton,
    redoButton,
    framesButton,
    publishButton,
  ),
  el("main", {}, el("h1", {}, "Edycja strony"), stage.element, failure.element),
  panel.element,
  notice,
);
stage.go("/");
loadSite().catch(() => undefined);
followState(
  (state) => void showState(state),
  () => {
    verdict.className = "verdict bad";
    verdict.textContent = "Edycja nie odpowiada";
  },
);
