import { blockId, type DeferBlock, type Entry } from "@/components/islands/react/hydration/block";
import { readyEvent } from "./ready-event";

declare global {
  /** Set by the framework's inline scripts, which the adapter removes. */
  var __next_f: unknown[];
  var TURBOPACK: { push(entry: Entry): void };
}

/** Milliseconds after which islands that are not ready are marked as failed. */
const readyTimeout = 10_000;

/**
 * Hydrates on demand: loads the framework when an island is first used, and never for a plain link. Does nothing on a
 * page without the adapter's block: it has no islands.
 *
 * An island is an element with `data-island`; use-island-ready.ts lists its attributes. A click on one of its buttons
 * before hydration is replayed once, when the island is ready. When loading fails, `data-failed` shows the message of
 * load-failure.tsx, and the next use tries again. `data-changed` marks an island whose fields differ from the server's
 * HTML.
 *
 * @returns click listener, to be the first of the page
 */
export function watchIslands(doc: Document): (event: Event) => void {
  let onIslandEvent: ((event: Event) => void) | undefined;
  // The adapter appends the block to the body, after this script, where it does not disturb React's hydration.
  doc.addEventListener("DOMContentLoaded", () => {
    const block = doc.getElementById(blockId);
    if (block) onIslandEvent = loadOnUse(doc, JSON.parse(block.innerHTML));
  });
  const onEvent = (event: Event) => onIslandEvent?.(event);
  for (const type of ["pointerover", "focusin", "input", "scroll"]) doc.addEventListener(type, onEvent, true);
  return onEvent;
}

/** Returns a function that loads a script by its path, once: a retry requests only the scripts that failed. */
function scriptLoader(doc: Document): (path: string) => Promise<unknown> {
  const loads: Record<string, Promise<unknown> | undefined> = {};
  return (path) =>
    (loads[path] ??= new Promise((resolve, reject) => {
      const script = doc.createElement("script");
      // Sets the attribute, too: React looks for script[async][src] before it adds one of its own.
      script.async = true;
      script.src = `/_next/${path}`;
      script.onload = resolve;
      script.onerror = () => {
        loads[path] = undefined;
        reject();
      };
      doc.head.append(script);
    }));
}

/**
 * Fills an island's field from the address, so that it shows the query even if the island never loads.
 * @returns whether the address has the island's parameter
 */
function fillFromAddress(island: HTMLElement): boolean {
  const name = island.dataset.query as string;
  const value = new URLSearchParams(location.search).get(name);
  if (value !== null) {
    island.dataset.changed = "";
    Object.assign(island.querySelector(`[name=${name}]`) ?? {}, { value });
  }
  return value !== null;
}

/** Loads the block's scripts when an island needs them. Returns the event listener that notices a use of an island. */
function loadOnUse(doc: Document, { flight, integrity, styles, entry, scripts }: DeferBlock): (event: Event) => void {
  /** The framework is loading or has loaded. */
  let loadStarted = false;
  let loadTried = false;
  let pendingButton: HTMLElement | undefined;
  const loadScript = scriptLoader(doc);

  /** Marks the islands that are not ready as busy, or as failed until they are ready (use-island-ready.ts). */
  const markIslands = (busy: "true" | null = null) => {
    for (const island of doc.querySelectorAll<HTMLElement>("[data-busy]")) {
      island.ariaBusy = busy;
      if (!busy) island.dataset.failed = "";
    }
  };

  const load = async () => {
    if (loadStarted) return;
    loadStarted = true;
    markIslands("true");
    // React finds these styles and adds none of its own.
    if (!loadTried) doc.head.insertAdjacentHTML("beforeend", styles);
    loadTried = true;
    // Loading goes on after the timeout; a pending click is still replayed.
    setTimeout(markIslands, readyTimeout);
    try {
      // Scripts only register until the entry is pushed: nothing runs before all of it has arrived, unchanged.
      const [text] = await Promise.all([
        fetch(flight, { integrity }).then((response) => response.text()),
        ...scripts.map(loadScript),
      ]);
      self.__next_f = [[0], [1, text]];
      self.TURBOPACK.push(entry);
    } catch {
      loadStarted = false;
      pendingButton = undefined;
      markIslands();
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
      // A mouse over a button is about to press it. A finger may be scrolling the page.
      (type === "pointerover" && (loadTried || !button || pointerType === "touch")) ||
      // A scrolled row shows its position, except on phones, where it has neither that text nor buttons.
      (type === "scroll" && (loadTried || !island.querySelector("button")?.offsetWidth))
    )
      return;
    load();
    if (type !== "click" || !button || !island.ariaBusy) return;
    pendingButton = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  doc.addEventListener(readyEvent, ({ target }) => {
    const button = pendingButton;
    if (!button || !(target as Element).contains(button)) return;
    pendingButton = undefined;
    // Clicks after the other effects of the same commit.
    setTimeout(() => button.click());
  });

  const loadIfNeeded = () => {
    if (loadStarted) return;
    for (const island of doc.querySelectorAll<HTMLElement>("[data-island]")) {
      // It may have the focus from before this script ran.
      if (fillFromAddress(island) || island.matches(":focus-within")) load();
    }
  };
  loadIfNeeded();
  // After a reload, Back to an entry that an island pushed fires this event and loads no page.
  addEventListener("popstate", loadIfNeeded);
  return onIntent;
}
