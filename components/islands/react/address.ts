/** Milliseconds between two changes. WebKit throws after a hundred within ten seconds: an arrow key held in a field. */
const pause = 1000;

type Change = (address: URL) => void;

/** Changes that wait for the end of the pause, the latest of each island. */
const waiting = new Map<string, Change>();
let timer: ReturnType<typeof setTimeout> | undefined;

function apply(method: "replaceState" | "pushState", changes: Iterable<Change>): void {
  const address = new URL(location.href);
  for (const change of changes) change(address);
  try {
    if (address.href !== location.href) history[method](null, "", address);
  } catch {
    // The browser refuses. An island works without its address, too.
  }
}

/** Writes the changes that wait. */
export function writeAddress(): void {
  apply("replaceState", waiting.values());
  waiting.clear();
}

function writeAndPause(): void {
  writeAddress();
  timer = setTimeout(() => {
    timer = undefined;
    if (waiting.size > 0) writeAndPause();
  }, pause);
}

/** A link leaves the page, or adds an entry for a place in it, which takes over the address. */
const onClick = ({ target }: Event) => (target as Element).closest?.("a") && writeAddress();
/** The changes were for the entry before. */
const onTravel = () => waiting.clear();

/**
 * Changes the address of the current history entry: at once, or together with what else changes within a second of the
 * last time. Sooner if the page is left or hidden; not at all if the visitor goes to another entry before.
 *
 * @param island name of the island; a change replaces its own earlier one that still waits
 * @param change is called when the address is written, so that it keeps what others have changed by then
 */
export function changeAddress(island: string, change: Change): void {
  addEventListener("click", onClick, true);
  addEventListener("pagehide", writeAddress);
  addEventListener("visibilitychange", writeAddress);
  addEventListener("popstate", onTravel);
  waiting.set(island, change);
  if (timer === undefined) writeAndPause();
}

/** Adds a history entry, after the changes of the current one. */
export function pushAddress(change: Change): void {
  writeAddress();
  apply("pushState", [change]);
}
