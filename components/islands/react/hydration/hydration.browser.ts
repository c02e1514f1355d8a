import { readyEvent } from "./ready-event";

/** Milliseconds after which an island that is not ready is marked as failed. */
const readyTimeout = 10_000;

/** What stands beside an island as inert JSON (components/ui/island.tsx). */
export type IslandData = {
  /** Address of each script and its hash: any other content is refused. */
  scripts: readonly (readonly [address: string, integrity: string])[];
  props: object;
};

/**
 * Starts an island when it is first used, and never for a plain link: loads its scripts, then makes it a React root of
 * its own (island-root.browser.tsx).
 *
 * An island is an element with `data-island`; use-island-ready.ts lists its attributes. A click on one of its buttons
 * before it is ready is replayed once, when it is. When loading fails, `data-failed` shows the message of
 * load-failure.tsx, and the next use tries again. `data-changed` marks an island whose fields differ from the server's
 * HTML.
 *
 * @returns click listener, to be the first of the page
 */
export function watchIslands(doc: Document): (event: Event) => void {
  const loads: Record<string, Promise<unknown> | undefined> = {};
  /** Islands that are starting or have started. */
  const started = new Set<HTMLElement>();
  let wasTried = false;
  let pending: { island: HTMLElement; button: HTMLElement; index: number } | undefined;

  /** Loads a script, once: a retry requests only the scripts that failed. */
  const loadScript = ([address, integrity]: IslandData["scripts"][number]) =>
    (loads[address] ??= new Promise((resolve, reject) => {
      const script = doc.createElement("script");
      Object.assign(script, { integrity, src: address, onload: resolve });
      script.onerror = () => {
        loads[address] = undefined;
        reject();
      };
      doc.head.append(script);
    }));

  const start = async (island: HTMLElement) => {
    // In development Next.js starts the islands, and nothing stands beside them.
    const data = island.parentElement?.querySelector<HTMLElement>(`[data-props=${island.dataset.island}]`);
    if (!data || island.dataset.busy === undefined || started.has(island)) return;
    started.add(island);
    wasTried = true;
    island.ariaBusy = "true";
    const fail = () => {
      island.ariaBusy = null;
      if (island.dataset.busy === "") island.dataset.failed = "";
    };
    const giveUp = () => {
      clearTimeout(timer);
      started.delete(island);
      pending = undefined;
      fail();
    };
    // Loading goes on after the timeout; a pending click is still replayed.
    const timer = setTimeout(fail, readyTimeout);
    try {
      const { scripts, props }: IslandData = JSON.parse(data.innerHTML);
      await Promise.all(scripts.map(loadScript));
      self.startIsland(island, props, (data.nextElementSibling as HTMLTemplateElement).content, giveUp);
    } catch {
      giveUp();
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
      (type === "pointerover" && (wasTried || !button || pointerType === "touch")) ||
      // A scrolled row shows its position, except on phones, where it has neither that text nor buttons.
      (type === "scroll" && (wasTried || !island.querySelector("button")?.offsetWidth))
    )
      return;
    start(island);
    if (type !== "click" || !button || !island.ariaBusy) return;
    pending = { island, button, index: [...island.querySelectorAll("button")].indexOf(button) };
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  doc.addEventListener(readyEvent, ({ target }) => {
    if (pending?.island !== target) return;
    const { island, button, index } = pending as NonNullable<typeof pending>;
    pending = undefined;
    // Clicks after the other effects of the same commit, on the button in its place where the island was drawn anew.
    setTimeout(() => (button.isConnected ? button : island.querySelectorAll("button")[index])?.click());
  });

  const startIfNeeded = () => {
    // It may have the focus from before this script ran.
    for (const island of doc.querySelectorAll<HTMLElement>("[data-busy]"))
      if (fillFromAddress(island) || island.matches(":focus-within")) start(island);
  };
  startIfNeeded();
  // After a reload, Back to an entry that an island pushed fires this event and loads no page.
  addEventListener("popstate", startIfNeeded);
  for (const type of ["pointerover", "focusin", "input", "scroll"]) doc.addEventListener(type, onIntent, true);
  return onIntent;
}

/**
 * Fills an island's field from the address, so that it shows the query even if the island never loads.
 * @returns whether the address has the island's parameter
 */
function fillFromAddress(island: HTMLElement): boolean {
  const { query } = island.dataset;
  const value = query ? new URLSearchParams(location.search).get(query) : null;
  if (value === null) return false;
  island.dataset.changed = "";
  Object.assign(island.querySelector(`[name=${query}]`) ?? {}, { value });
  return true;
}
