import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { readyEvent } from "./ready-event";

/** How long the islands may take to be ready before they say that they are not, in milliseconds. */
const patience = 10_000;

/**
 * Hydration on demand: loads the framework when an island is first needed, and never for a plain link. Does nothing on
 * a page without the adapter's block: it has no islands.
 *
 * An island is an element with `data-island`; use-island-ready.ts says what it declares. A press of one of its buttons
 * waits and is handled once, when the island is ready. When it does not come, `data-failed` shows the sentence that
 * says so (load-failure.tsx), and the next use tries again. `data-changed` stands on an island whose fields no longer
 * hold what the server's HTML was written for.
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
  /** The framework is on its way, or here. */
  let begun = false;
  let tried = false;
  let kept: HTMLElement | undefined;
  /** Scripts that are on their way, or here: another try asks only for the others. */
  const asked: Record<string, Promise<unknown> | undefined> = {};

  const add = (path: string) =>
    (asked[path] ??= new Promise((resolve, reject) => {
      const script = doc.createElement("script");
      // As the attribute, too: React looks for script[async][src] before it adds one of its own.
      script.async = true;
      script.src = `/_next/${path}`;
      script.onload = resolve;
      script.onerror = () => {
        asked[path] = undefined;
        reject();
      };
      doc.head.append(script);
    }));

  /** Marks the islands that are not ready: busy, or failed, which stands until they are (use-island-ready.ts). */
  const mark = (busy: "true" | null = null) => {
    for (const island of doc.querySelectorAll<HTMLElement>("[data-busy]")) {
      island.ariaBusy = busy;
      if (!busy) island.dataset.failed = "";
    }
  };

  const load = async () => {
    if (begun) return;
    begun = true;
    mark("true");
    // React finds them and adds none of its own.
    if (!tried) doc.head.insertAdjacentHTML("beforeend", styles);
    tried = true;
    // What is slow may still come, and then the press that waits is made.
    setTimeout(mark, patience);
    try {
      // The scripts only register until the entry is pushed: nothing runs before everything has come, whole.
      const [text] = await Promise.all([
        fetch(flight, { integrity }).then((response) => response.text()),
        ...scripts.map(add),
      ]);
      self.__next_f = [[0], [1, text]];
      self.TURBOPACK.push(entry);
    } catch {
      begun = false;
      kept = undefined;
      mark();
    }
  };

  const onIntent = (event: Event) => {
    const { target, type, pointerType } = event as PointerEvent & { target: Element };
    // The target may be the document, which has no closest().
    const button = target.closest?.("button");
    const island = target.closest?.<HTMLElement>("a,[data-island]");
    if (!island?.dataset.island) return;
    if (type === "input") island.dataset.changed = "";
    if (
      // A mouse on a button is about to press it. Not so a finger: it may be on its way down the page.
      (type === "pointerover" && (tried || !button || pointerType === "touch")) ||
      // A row that scrolls has to say where it stands, except on phones, where it has no such text and no buttons.
      (type === "scroll" && (tried || !island.querySelector("button")?.offsetWidth))
    )
      return;
    load();
    if (type !== "click" || !button || !island.ariaBusy) return;
    kept = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  doc.addEventListener(readyEvent, ({ target }) => {
    const button = kept;
    if (!button || !(target as Element).contains(button)) return;
    kept = undefined;
    // After the other effects of the same commit.
    setTimeout(() => button.click());
  });

  const look = () => {
    if (begun) return;
    for (const island of doc.querySelectorAll<HTMLElement>("[data-island]")) {
      const name = island.dataset.query as string;
      const value = new URLSearchParams(location.search).get(name);
      if (value !== null) {
        island.dataset.changed = "";
        // What was searched for stays in the field also where no island comes to put it there.
        Object.assign(island.querySelector(`[name=${name}]`) ?? {}, { value });
      }
      // Or pressed before this script came.
      if (value !== null || island.matches(":focus-within")) load();
    }
  };
  look();
  // Steps that an island has written into the history outlive it: after a reload "back" loads no page.
  addEventListener("popstate", look);
  return onIntent;
}
