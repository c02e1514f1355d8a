/** The page in the window, and over each of its texts a button that opens it. */
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

/** Answers are texts, too: shown as the attribute would show them, which React would find changed. */
const pageStyle = "details:not([open])::details-content { content-visibility: visible; block-size: auto; }";

type Events = {
  onOpen: (origin: string) => void;
  /** A picture was clicked, or a file was dropped on it. */
  onPicture: (origin: string, file?: File) => void;
  onPage: (path: string) => void;
  /** Keys pressed while the focus is in the page. */
  onKey: (event: KeyboardEvent) => void;
};

/** Milliseconds between looks for a new page. */
const lookEvery = 100;

/** Room around a text, pixels. */
const margin = 5;

export function makeStage({ onOpen, onPicture, onPage, onKey }: Events) {
  const element = el("iframe", { title: "Strona", class: "site" });
  let host: HTMLElement | undefined;
  let framesShown = true;
  let open: string | undefined;
  let buttons: readonly HTMLButtonElement[] = [];
  let last = "";

  function place(text: MarkedText, page: Window): HTMLButtonElement | undefined {
    const box = text.target.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return undefined;
    const made = el("button", {
      type: "button",
      "aria-label": `Edytuj: ${text.words}`,
      "aria-expanded": String(text.origin === open),
      "data-origin": text.origin,
      "data-field": text.picture ? "zdjęcie" : text.origin.slice(text.origin.indexOf(":") + 1),
      "data-picture": text.picture,
    });
    Object.assign(made.style, {
      left: `${box.left + page.scrollX - margin}px`,
      top: `${box.top + page.scrollY - margin}px`,
      width: `${box.width + 2 * margin}px`,
      height: `${box.height + 2 * margin}px`,
    });
    return made;
  }

  /** The button of a text; of one that stands in several places, the one in view. */
  function buttonFor(origin: string): HTMLButtonElement | undefined {
    const own = buttons.filter(({ dataset }) => dataset.origin === origin);
    const isInView = (one: HTMLElement) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < element.clientHeight;
    };
    return own.find(isInView) ?? own[0];
  }

  /** Buttons for the texts as they stand now. */
  function draw(): void {
    const page = element.contentWindow;
    const root = host?.shadowRoot;
    if (!page || !root || !host) return;
    // React draws the whole document anew where it finds it changed.
    if (!host.isConnected) page.document.documentElement.append(host);
    const texts = markedTexts(page.document);
    const state = JSON.stringify([
      open,
      texts.map(({ origin, target }) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return [origin, Math.round(x), Math.round(y + page.scrollY), Math.round(width), Math.round(height)];
      }),
    ]);
    if (state === last) return;
    last = state;
    const focused = (root.activeElement as HTMLElement | null)?.dataset.origin;
    for (const old of buttons) old.remove();
    // Large ones first: a text within another's box stays within reach.
    const made = texts.flatMap((text) => place(text, page) ?? []);
    const area = (one: HTMLButtonElement) => Number.parseFloat(one.style.width) * Number.parseFloat(one.style.height);
    for (const one of made) one.style.zIndex = String(2147483000 - Math.min(2000000, Math.round(area(one))));
    root.append(...made);
    buttons = made;
    if (focused) buttonFor(focused)?.focus();
  }

  /** The button an event is for: seen from outside, the event is the host's. */
  function buttonOf(event: Event): HTMLElement | undefined {
    const [pressed] = event.composedPath();
    return buttons.find((one) => one === pressed);
  }

  /** The window hears it first: what is pressed before React is there, React keeps from everything within the page. */
  function listen(page: Window): void {
    page.addEventListener("keydown", onKey, { capture: true });
    page.addEventListener(
      "click",
      (event) => {
        const { origin, picture } = buttonOf(event)?.dataset ?? {};
        if (origin === undefined) return;
        event.stopPropagation();
        if (picture === undefined) onOpen(origin);
        else onPicture(origin);
      },
      { capture: true },
    );
    const pictureOf = (event: Event) => {
      const found = buttonOf(event);
      return found?.dataset.picture === undefined ? undefined : found;
    };
    acceptFiles(page, pictureOf, (file, { dataset }) => onPicture(dataset.origin ?? "", file));
  }

  function load(): void {
    const page = element.contentWindow as (Window & typeof globalThis) | null;
    if (!page) return;
    host = page.document.createElement("edit-fields");
    host.hidden = !framesShown;
    host.attachShadow({ mode: "open" }).append(el("style", {}, style));
    host.append(el("style", {}, pageStyle));
    page.document.documentElement.append(host);
    listen(page);
    last = "";
    let waiting = 0;
    const later = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        onPage(page.location.pathname);
        draw();
      });
    };
    new page.MutationObserver(later).observe(page.document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    new page.ResizeObserver(later).observe(page.document.body);
    page.document.fonts.ready.then(later);
    later();
  }

  // Its load event waits for every picture: the texts are there before.
  setInterval(() => {
    const page = element.contentDocument;
    if (page && page !== host?.ownerDocument && page.readyState !== "loading" && page.location.protocol !== "about:")
      load();
  }, lookEvery);
  return {
    element,
    /** Address of the page that is shown. */
    path: () => element.contentWindow?.location.pathname ?? "/",
    go: (path: string) => {
      element.src = path;
    },
    reload: () => element.contentWindow?.location.reload(),
    /** Shows or hides the buttons over the texts. @returns whether they are shown now */
    toggleFrames: () => {
      framesShown = !framesShown;
      if (host) host.hidden = !framesShown;
      return framesShown;
    },
    /** Where a text stands, in pixels of the window. */
    placeOf: (origin: string) => {
      const box = buttonFor(origin)?.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      return box && new DOMRect(frame.x + box.x, frame.y + box.y, box.width, box.height);
    },
    /** Marks one text as open, or none. */
    setOpen: (origin?: string) => {
      open = origin;
      for (const one of buttons) one.setAttribute("aria-expanded", String(one.dataset.origin === origin));
    },
    focus: (origin: string) => buttonFor(origin)?.focus(),
  };
}
