import { blockId, type DeferBlock } from "@/lib/hydration";
import { readyEvent } from "./ready-event";

/** How often a page tries to load the framework. */
const maxTries = 4;
/** How long the islands may take to be ready once everything has come, in milliseconds. */
const patience = 20_000;

/** Waiting for a need · loading · handed to the framework · done with: ready, or never going to be. */
enum State {
  idle,
  loading,
  handed,
  done,
}

/**
 * Hydration on demand: loads the framework when an island is first needed, and never for a plain link. Does nothing on
 * a page without the adapter's block (no islands, or a plain export).
 *
 * An island is an element with `data-island`; use-island-ready.ts says what it declares. A press of one of its buttons
 * waits and is handled once, when the island is ready.
 *
 * @returns listener for clicks, to be the first that hears them
 */
export function watchIslands(doc: Document): (event: Event) => void {
  let hear: ((event: Event) => void) | undefined;
  // The block stands behind this script, where React expects nothing of its own.
  doc.addEventListener("DOMContentLoaded", () => {
    const block = doc.getElementById(blockId);
    if (block) hear = defer(doc, JSON.parse(block.innerHTML));
  });
  const onIntent = (event: Event) => hear?.(event);
  for (const type of ["pointerover", "focusin", "input", "scroll"]) doc.addEventListener(type, onIntent, true);
  return onIntent;
}

/** Follows the block. Returns what listens for a need of the islands. */
function defer(doc: Document, { flight, integrity, styles, entry, scripts }: DeferBlock): (event: Event) => void {
  let state: number = State.idle;
  let tries = 0;
  let kept: HTMLElement | undefined;

  const add = (path: string) =>
    new Promise((resolve, reject) => {
      const script = doc.createElement("script");
      // As the attribute, too: React looks for script[async][src] before it adds one of its own.
      script.async = true;
      script.src = `/_next/${path}`;
      script.onload = resolve;
      script.onerror = reject;
      doc.head.append(script);
    });

  const markBusy = (busy: "true" | null) => {
    for (const island of doc.querySelectorAll("[data-busy]")) island.ariaBusy = busy;
  };
  const giveUp = () => {
    state = state === State.loading ? State.idle : State.done;
    kept = undefined;
    markBusy(null);
  };

  const load = async () => {
    if (state || ++tries > maxTries) return;
    state = State.loading;
    markBusy("true");
    // React finds them and adds none of its own.
    doc.head.insertAdjacentHTML("beforeend", styles);
    try {
      // The scripts only register until the entry is pushed: nothing runs before everything has come, whole.
      const [text] = await Promise.all([
        fetch(flight, { integrity }).then((response) => response.text()),
        ...scripts.map(add),
      ]);
      state = State.handed;
      self.__next_f = [[0], [1, text]];
      self.TURBOPACK.push(entry);
      setTimeout(giveUp, patience);
    } catch {
      giveUp();
    }
  };

  const onIntent = (event: Event) => {
    const { target, type, pointerType } = event as PointerEvent & { target: Element };
    // The target may be the document, which has no closest().
    const button = target.closest?.("button");
    const island = target.closest?.<HTMLElement>("a,[data-island]");
    if (
      state === State.done ||
      !island?.dataset.island ||
      // A mouse on a button is about to press it. Not so a finger: it may be on its way down the page.
      (type === "pointerover" && (tries || !button || pointerType === "touch")) ||
      // A row that scrolls has to say where it stands, except on phones, where it has no such text and no buttons.
      (type === "scroll" && (tries || !island.querySelector("button")?.offsetWidth))
    )
      return;
    load();
    if (type !== "click" || !button || !state) return;
    kept = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  doc.addEventListener(readyEvent, ({ target }) => {
    state = State.done;
    const button = kept;
    if (!button || !(target as Element).contains(button)) return;
    kept = undefined;
    // After the other effects of the same commit.
    setTimeout(() => button.click());
  });

  for (const island of doc.querySelectorAll<HTMLElement>("[data-island]")) {
    const [when, name] = (island.dataset.hydrate as string).split("query:");
    if (when?.includes("visible"))
      new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) load();
      }).observe(island);
    // Or pressed before this script came.
    if ((name && new URLSearchParams(location.search).has(name)) || island.matches(":focus-within")) load();
  }
  return onIntent;
}
