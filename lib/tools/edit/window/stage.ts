/** The page in the window, with a button over each of its texts that opens the editor. */
import { acceptFiles, el } from "./dom";
import { type MarkedText, markedTexts } from "./fields";

const style = `
:host { all: initial; }
button {
  position: absolute; z-index: 2147483000; margin: 0; padding: 0; border: 1px dashed transparent; border-radius: 5px;
  background: none; cursor: text;
}
button:hover, button:focus-visible { border-color: #5534c9; outline: none; }
button[aria-expanded=true] { border: 2px solid #5534c9; }
button[data-picture] { cursor: pointer; }
button[data-over] { border: 3px solid #5534c9; background: rgb(85 52 201 / 18%); }
button::after {
  content: attr(data-field); display: none; position: absolute; right: -1px; bottom: 100%; padding: 4px 7px;
  border: 1px dashed #5534c9; border-bottom: 0; background: #fff; color: #4a2bbd; white-space: nowrap;
  font: 500 11.5px/1 ui-monospace, "DejaVu Sans Mono", monospace;
}
button:hover::after, button:focus-visible::after { display: block; }
:host([hidden]) { display: none; }
`;

/**
 * Also shows closed answers: their texts can be edited. React would notice an `open` attribute as a change. Hides the
 * error messages of Next.js, which are for programmers.
 */
const pageStyle = `
details:not([open])::details-content { content-visibility: visible; block-size: auto; }
nextjs-portal { display: none; }
`;

/** Whether a page has failed: on the server, or in the browser after a change of its files. */
const isFailing = (page: Document): boolean =>
  page.documentElement.matches("[data-failure], #__next_error__") ||
  Boolean(page.querySelector("nextjs-portal")?.shadowRoot?.querySelector("[data-nextjs-dialog]"));

type Events = {
  onOpen: (origin: string) => void;
  /** A picture was clicked, or a file was dropped on it. */
  onPicture: (origin: string, file?: File) => void;
  onPage: (path: string) => void;
  /** A link was clicked while frames are shown. @returns whether it must not be followed */
  onLink: (link: HTMLAnchorElement) => boolean;
  /** Called often, with whether the page that is shown has failed. */
  onFailing: (isFailing: boolean) => void;
  /** Keys pressed while the focus is in the page. */
  onKey: (event: KeyboardEvent) => void;
};

type PageWindow = Window & typeof globalThis;

/** Milliseconds between checks for a new page. */
const pollInterval = 100;

/** Room around a text, pixels. */
const margin = 5;

/** The button over a text; undefined where the text takes no room. */
function makeFieldButton(text: MarkedText, page: Window, isOpen: boolean): HTMLButtonElement | undefined {
  const box = text.target.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return undefined;
  const button = el("button", {
    type: "button",
    "aria-label": `Edytuj: ${text.words}`,
    "aria-expanded": String(isOpen),
    "data-origin": text.origin,
    "data-field": text.picture ? "zdjęcie" : text.origin.slice(text.origin.indexOf(":") + 1),
    "data-picture": text.picture,
  });
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
  Object.assign(button.style, {
    left: `${box.left + page.scrollX - margin}px`,
    top: `${box.top + page.scrollY - margin}px`,
    width: `${width}px`,
    height: `${height}px`,
    // Large ones below small ones: a text inside another's box stays within reach.
    zIndex: String(2147483000 - Math.min(2000000, Math.round(width * height))),
  });
  return button;
}

/** What the buttons depend on: the open text, and where each text stands. */
const layoutKey = (texts: readonly MarkedText[], page: Window, openOrigin: string | undefined): string =>
  JSON.stringify([
    openOrigin,
    texts.map(({ origin, target }) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      return [origin, Math.round(x), Math.round(y + page.scrollY), Math.round(width), Math.round(height)];
    }),
  ]);

/** Calls back now and after changes of the page, once per frame. */
function observePage(page: PageWindow, onChange: () => void): void {
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  new page.MutationObserver(schedule).observe(page.document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new page.ResizeObserver(schedule).observe(page.document.body);
  page.document.fonts.ready.then(schedule);
  schedule();
}

/** The link or button of the page at a mouse click. A large picture lies below some, and its button above them. */
const controlAt = (page: Document, { clientX, clientY, detail }: MouseEvent): HTMLElement | null | undefined =>
  detail === 0
    ? undefined
    : page
        .elementsFromPoint(clientX, clientY)
        .find(({ localName }) => localName !== "edit-fields")
        ?.closest<HTMLElement>("a, button, summary");

/** The link that an event is for. */
const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((node): node is HTMLAnchorElement => (node as Element).localName === "a");

export function makeStage({ onOpen, onPicture, onPage, onLink, onFailing, onKey }: Events) {
  // Busy while a page loads, which the style sheet shows: the old page stays until the new one is compiled.
  const element = el("iframe", { title: "Strona", class: "site", "aria-busy": "true" });
  let host: HTMLElement | undefined;
  let areFramesShown = true;
  let openOrigin: string | undefined;
  let buttons: readonly HTMLButtonElement[] = [];
  let lastLayout = "";

  /** The button of a text; of a text that stands in several places, the one in view. */
  function buttonFor(origin: string): HTMLButtonElement | undefined {
    const candidates = buttons.filter(({ dataset }) => dataset.origin === origin);
    const isInView = (one: HTMLElement) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < element.clientHeight;
    };
    return candidates.find(isInView) ?? candidates[0];
  }

  /** Draws the buttons where the texts have changed or moved. */
  function draw(): void {
    const page = element.contentWindow;
    const root = host?.shadowRoot;
    // React takes the body away for a moment where it replaces the document.
    if (!page?.document.body || !root || !host) return;
    // React replaces the whole document where it finds it changed.
    if (!host.isConnected) page.document.documentElement.append(host);
    const texts = markedTexts(page.document);
    const layout = layoutKey(texts, page, openOrigin);
    if (layout === lastLayout) return;
    lastLayout = layout;
    const focused = (root.activeElement as HTMLElement | null)?.dataset.origin;
    for (const button of buttons) button.remove();
    buttons = texts.flatMap((text) => makeFieldButton(text, page, text.origin === openOrigin) ?? []);
    root.append(...buttons);
    if (focused) buttonFor(focused)?.focus();
  }

  /** The button an event is for. Outside the shadow root the event's target is the host. */
  function buttonOf(event: Event): HTMLElement | undefined {
    const [target] = event.composedPath();
    return buttons.find((button) => button === target);
  }

  /** Listens on the window, ahead of React, which stops events inside the page until it has hydrated. */
  function listen(page: Window): void {
    page.addEventListener("beforeunload", () => element.setAttribute("aria-busy", "true"));
    page.addEventListener("keydown", onKey, { capture: true });
    page.addEventListener(
      "click",
      (event) => {
        const { origin, picture } = buttonOf(event)?.dataset ?? {};
        const above = picture === undefined ? undefined : controlAt(page.document, event as MouseEvent);
        if (above) {
          event.stopPropagation();
          above.click();
          return;
        }
        const link = areFramesShown ? linkOf(event) : undefined;
        const isStopped = link !== undefined && onLink(link);
        if (isStopped) event.preventDefault();
        if (isStopped || origin !== undefined) event.stopPropagation();
        if (origin === undefined) return;
        if (picture === undefined) onOpen(origin);
        else onPicture(origin);
      },
      { capture: true },
    );
    const pictureOf = (event: Event) => {
      const button = buttonOf(event);
      return button?.dataset.picture === undefined ? undefined : button;
    };
    acceptFiles(page, pictureOf, (file, { dataset }) => onPicture(dataset.origin ?? "", file));
  }

  function load(): void {
    const page = element.contentWindow as PageWindow | null;
    if (!page) return;
    host = page.document.createElement("edit-fields");
    host.hidden = !areFramesShown;
    host.attachShadow({ mode: "open" }).append(el("style", style));
    host.append(el("style", pageStyle));
    page.document.documentElement.append(host);
    listen(page);
    element.setAttribute("aria-busy", "false");
    lastLayout = "";
    observePage(page, () => {
      onPage(page.location.pathname);
      draw();
    });
  }

  // Not the load event: it waits for every picture, long after the texts are there.
  setInterval(() => {
    const page = element.contentDocument;
    if (!page || page.readyState === "loading" || page.location.protocol === "about:") return;
    // The page of Next.js for a failure. The server answers with one of edit mode's, which waits for the mend.
    if (page.documentElement.id === "__next_error__") page.location.reload();
    else if (page !== host?.ownerDocument) load();
    onFailing(isFailing(page));
  }, pollInterval);
  return {
    element,
    /** Path of the page that is shown. */
    path: () => element.contentWindow?.location.pathname ?? "/",
    go: (path: string) => {
      element.src = path;
    },
    reload: () => element.contentWindow?.location.reload(),
    /** Shows or hides the buttons over the texts. @returns whether they are shown now */
    toggleFrames: () => {
      areFramesShown = !areFramesShown;
      if (host) host.hidden = !areFramesShown;
      return areFramesShown;
    },
    /** Box of a text in the window, pixels. */
    boxOf: (origin: string) => {
      const box = buttonFor(origin)?.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      return box && new DOMRect(frame.x + box.x, frame.y + box.y, box.width, box.height);
    },
    /** Marks one text as open, or none. */
    setOpen: (origin?: string) => {
      openOrigin = origin;
      for (const button of buttons) button.setAttribute("aria-expanded", String(button.dataset.origin === origin));
    },
    focus: (origin: string) => buttonFor(origin)?.focus(),
  };
}
