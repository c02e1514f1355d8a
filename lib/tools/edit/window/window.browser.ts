/** The window of edit mode: the page, the editor of the text clicked, the panel. */
import type { PageView } from "@/lib/tools/edit/field-views";
import type { NextStep } from "@/lib/tools/edit/messages";
import type { State } from "@/lib/tools/edit/session";
import { ask, followState, RequestError, refusalOf } from "./api";
import { choose } from "./choose";
import { openCopyDialog } from "./copy";
import { button, el, isTyping, keyOf } from "./dom";
import { type Editor, makeEditor } from "./editor";
import { makeFailure } from "./failure";
import { makeFirm } from "./firm-steps";
import { latestOnly, newestOnly } from "./latest";
import { editMeta } from "./meta";
import { makeNewEntry } from "./new-entry";
import { openFields } from "./page-fields";
import { makePanel } from "./panel";
import { editPicture } from "./picture";
import { makePublishDialog } from "./publish";
import { makeSiteLists } from "./site-lists";
import { makeStage } from "./stage";

let editor: Editor | undefined;
const startWay = newestOnly();

/** Paths of pages that were added and undone. */
let removedPages: readonly string[] = [];

/** Page that the list of tasks is about. */
let tasksPage: string | undefined;

const notice = el("p.notice", { role: "status" });
const pageName = el("b");
const lists = makeSiteLists(() => firm.update());
const { site } = lists;
const verdict = el("span.verdict", { role: "status" });

function showRefusal(error: unknown): void {
  notice.textContent = refusalOf(error).message;
}

/**
 * The way out of the editor, for all that shows something else or changes the files below it: begins when the editor
 * is closed, which asks before it drops unsaved text.
 * @param work gets a function that says whether no other way has been taken since, to ask after each answer
 */
async function leaving(work: (isNewest: () => boolean) => unknown): Promise<void> {
  if (editor && !(await editor.close())) return;
  clearNotice();
  try {
    await work(startWay());
  } catch (error) {
    showRefusal(error);
  }
}

/** Leaves for work that needs the site's lists. They may still be missing: the first check of the content is slow. */
const withSite = (work: () => Promise<unknown>): Promise<void> =>
  leaving(async (isNewest) => {
    await lists.ensure();
    if (isNewest()) await work();
  });

const findingEvents = {
  onOpen: (origin: string) => void open(origin),
  onWord: (word: string) => void ask("addWord", { word }).then(clearNotice, showRefusal),
};
const panel = makePanel({
  ...findingEvents,
  onRevert: (id) => void leaving(() => ask("revert", { id })),
});
const stage = makeStage({
  onOpen: (origin) => void open(origin),
  onPicture: (origin, file) => void openPicture(origin, file),
  onPage: (path) => {
    pageName.textContent = path;
  },
  onLink: (link) => {
    const isLeaving = link.host !== location.host;
    const isBrand = link.textContent.trim() === site().brand;
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
  panel.showFact(site().facts.find((fact) => fact.key === key));
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

const open = (origin: string): Promise<void> => leaving((isNewest) => openEditor(origin, isNewest));

async function openEditor(origin: string, isNewest: () => boolean): Promise<void> {
  const field = await ask("field", { origin });
  if (!isNewest()) return;
  const newEditor = makeEditor({
    field,
    site,
    onFact: showFact,
    onClose: (next) => {
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
  const shown = stage.path();
  for (let tries = 0; tries < 40 && !(await fetch(path)).ok; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 500));
  // Meanwhile the editor may have gone elsewhere.
  if (!removedPages.includes(path) && stage.path() === shown) stage.go(path);
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
const openPicture = (origin?: string, file?: File): Promise<void> =>
  leaving(async (isNewest) => {
    // The list may be older than the last change.
    await lists.load();
    if (isNewest() && (await editPicture({ origin, file, site: site() }))) stage.reload();
  });

const openNew = (): Promise<void> =>
  makeNewEntry({ site: site(), page: stage.path(), onPicture: () => void openPicture(), onMade: followUp });

/** Folder of the site on this computer. */
let folder = "";

async function openCopy(): Promise<void> {
  // The page shown may not be in the copy.
  if (await openCopyDialog(folder)) stage.go("/");
}

async function choosePage(): Promise<void> {
  const pages = site().pages.map(({ title, path }) => ({ name: title, note: path, value: path }));
  const page = await choose("Która strona", pages);
  if (page) stage.go(page);
}

const currentPage = () => site().pages.find(({ path }) => path === stage.path());

/** Runs work on the page that is shown. @throws RequestError for a page without fields */
async function withPage(work: (page: PageView) => Promise<void>): Promise<void> {
  const page = currentPage();
  if (!page) throw new RequestError("Ta strona nie ma własnych pól: jej adresu nie ma na liście stron.");
  await work(page);
}

const publishDialog = makePublishDialog();

const openPublishing = (): Promise<void> => leaving(() => publishDialog.open());

const firm = makeFirm({
  site,
  go: (path) => void leaving(() => stage.go(path)),
  showMain: (element) => void panel.showMain(element),
  onOpen: (origin) => void open(origin),
  onFact: showFact,
  onPicture: (origin) => void openPicture(origin),
  onNew: () => void withSite(openNew),
  onPublish: () => void openPublishing(),
  onRefused: showRefusal,
});

/** Takes a change back or makes it again; forms show the values of the files. */
const step = (name: "undo" | "redo") => () =>
  void leaving(async () => {
    await ask(name);
    firm.refresh();
  });
const undo = step("undo");
const redo = step("redo");

function toggleFrames(): void {
  framesButton.textContent = stage.toggleFrames() ? "Pokaż bez ramek" : "Pokaż ramki";
}

const framesButton = button("Pokaż bez ramek", toggleFrames, { title: "Alt P", class: "bordered" });
const undoButton = button("Cofnij", undo, { title: "Ctrl Z" });
const publishButton = button("Publikuj", () => void openPublishing(), { class: "primary" });
const redoButton = button("Ponów", redo, { title: "Ctrl Shift Z" });

function showState(state: State): void {
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
  void showLists(state);
}

/** Shows what needs the site's lists, one state after another. */
const showLists = latestOnly(async ({ overview }: State) => {
  await lists.load().catch(() => undefined);
  if (openFact) showFact(openFact);
  if (!overview) return;
  panel.showNotices(overview.notices);
  firm.showLeft(overview.left);
});

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
    "header.toolbar",
    el("button", { type: "button", class: "pages", onclick: () => void withSite(choosePage) }, pageName),
    button("Tytuł i opis", () => void withSite(() => withPage((page) => editMeta({ page, ...site() })))),
    button("Pola strony", () => void withSite(() => withPage(({ file }) => openFields(file, open)))),
    button("Dane firmy", firm.open),
    button("Słowa wspólne", () => void leaving(() => openFields("words", open))),
    button("Nowe…", () => void withSite(openNew)),
    button("Kopia", () => void leaving(openCopy), { title: "Kopia i inny komputer" }),
    el("span.spacer"),
    firm.leftButton,
    verdict,
    undoButton,
    redoButton,
    framesButton,
    publishButton,
  ),
  el("main", el("h1", "Edycja strony"), stage.element, failure.element),
  panel.element,
  notice,
);
stage.go("/");
lists.load().catch(() => undefined);
followState(showState, () => {
  verdict.className = "verdict bad";
  verdict.textContent = "Edycja nie odpowiada";
});
