/** Faults that kinds.spec.ts looks for in each page. */
import type { Page } from "@playwright/test";

/** A fault to look for among elements. The function runs in the page: it can use its arguments only. */
export type Look = readonly [
  what: string,
  among: string,
  isWrong: (element: HTMLElement, seen: { shown: boolean; text: string }) => boolean,
];

/** Starts of the markup of faulty elements. The code is sent as text, to which the page's policy does not apply. */
export const matchesOf = (page: Page, [, among, isWrong]: Look): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(among)})]
    .filter((element) => (${isWrong})(element, {
      shown: element.checkVisibility({ visibilityProperty: true }),
      text: [...element.childNodes].map((node) => node.nodeType === Node.TEXT_NODE ? node.textContent : "").join("").trim(),
    }))
    .map((element) => element.outerHTML.slice(0, 100))`);

/** Runs in the page: opens all that is closed, which a visitor may do in any order. */
export function openAnswers(): void {
  for (const one of document.querySelectorAll("details")) Object.assign(one, { name: "", open: true });
}

export const movingElement: Look = [
  "nothing moves for visitors who prefer reduced motion",
  "body, body *",
  (one) => getComputedStyle(one).animationName !== "none" || getComputedStyle(one).transitionDuration !== "0s",
];
export const hiddenContent: Look = [
  "all content is visible that is not closed",
  "main :is(h1, h2, h3, table, tbody tr, dl, ul, ol, figure, [data-facts], [data-island])",
  (one, { shown }) =>
    !shown &&
    !one.closest(
      "[aria-label=Okruszki], details:not([open]), [hidden], noscript, [data-printed], [popover], [data-paper-foot]",
    ),
];
/** After a press of Tab: rings are for keyboard users. */
export const missingRing: Look = [
  "focus is visible",
  "a[href], button:enabled, input:enabled, select:enabled, summary",
  (control, { shown }) => {
    if (!shown) return false;
    control.focus({ preventScroll: true });
    // An invisible field over its label leaves the ring to the label.
    const candidates = [control, control.nextElementSibling, control.parentElement].filter((one) => one !== null);
    return candidates
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::after")])
      .every(({ outlineStyle, outlineWidth }) => outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2);
  },
];
/** With all disclosures open. A link may be as high as what stands in it, or what it draws over its row. */
export const smallTarget: Look = [
  "links and buttons are 24 px high, on a phone 44 where nothing stands beside them",
  "main :is(a[href], button, summary):not(svg *, .sr-only)",
  (control, { shown }) => {
    const boxes = [control, ...control.children].flatMap((one) => [...one.getClientRects()]);
    const { position, height } = getComputedStyle(control, "::after");
    const drawn = position === "absolute" ? Number.parseFloat(height) || 0 : 0;
    let block = control.parentElement as HTMLElement;
    while (getComputedStyle(block).display === "inline") block = block.parentElement as HTMLElement;
    const isAlone = innerWidth < 768 && block.textContent?.trim() === control.textContent?.trim();
    // Half a pixel for rounding.
    return shown && Math.max(drawn, ...boxes.map((box) => box.height)) < (isAlone ? 44 : 24) - 0.5;
  },
];
export const lostInForcedColours: Look = [
  "links and buttons differ from the background in forced colours",
  "a, button, summary",
  (control, { shown }) => {
    const groundOf = (element: Element | null): string => {
      const ground = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
      return ground === "rgba(0, 0, 0, 0)" ? groundOf(element?.parentElement ?? null) : ground;
    };
    const ground = groundOf(control);
    const { color, borderTopColor, borderTopWidth } = getComputedStyle(control);
    const isDrawn = shown && control.checkVisibility({ opacityProperty: true });
    return isDrawn && color === ground && (borderTopWidth === "0px" || borderTopColor === ground);
  },
];
export const unreadableText: Look = [
  "no text is under 14 px, and none of more than two lines wider than 34rem, or 32em if it is larger",
  "main :not(svg *, .sr-only, .sr-only *, [data-printed], [data-printed] *, [data-island], [data-island] *)",
  (one, { shown, text }) => {
    if (!shown || !text || one.getBoundingClientRect().width <= 1) return false;
    const range = document.createRange();
    range.selectNodeContents(one);
    const size = Number.parseFloat(getComputedStyle(one).fontSize);
    // One pixel for rounding.
    const isWide = [...range.getClientRects()].some(({ width }) => width > Math.max(34 * 16, 32 * size) + 1);
    return size < 14 || (one.matches("p, dd, p > span") && text.length > 120 && isWide);
  },
];
export const tornWord: Look = [
  "no word or number goes on in the next line without a hyphen",
  "body :not(svg, svg *)",
  (one, { shown, text }) => {
    if (!shown || !text) return false;
    // Clipped to nothing: for screen readers.
    for (let box: Element | null = one; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath !== "none") return false;
    const range = document.createRange();
    const texts = [...one.childNodes].filter((node): node is Text => node instanceof Text);
    return texts.some((node) =>
      // An address with parameters has no words.
      [...node.data.matchAll(/\S+:\/\/\S+|[\p{L}\d]{2,}/gu)].some(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const after = node.data[index + word.length];
        return (
          range.getClientRects().length > 1 &&
          !word.includes("://") &&
          after !== "\u00ad" &&
          node.data[index - 1] !== "\u00ad"
        );
      }),
    );
  },
];
export const cutWord: Look = [
  "no word goes on beyond the edge of the page, or of a box that cuts it off",
  "body :not(svg, svg *, [data-island=gallery] section *)",
  (one, { shown, text }) => {
    if (!shown || !text) return false;
    const edges = [0, document.documentElement.clientWidth] as [number, number];
    for (let box: Element | null = one; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      // What scrolls can be read, what is clipped to nothing is for screen readers.
      if (overflowX === "auto" || overflowX === "scroll" || clipPath !== "none") return false;
      if (overflowX === "visible") continue;
      const { left, right } = box.getBoundingClientRect();
      edges[0] = Math.max(edges[0], left);
      edges[1] = Math.min(edges[1], right);
    }
    const range = document.createRange();
    return [...one.childNodes].some((node) => {
      range.selectNodeContents(node);
      // One pixel for rounding.
      return (
        node instanceof Text &&
        [...range.getClientRects()].some(({ left, right }) => left < edges[0] - 1 || right > edges[1] + 1)
      );
    });
  },
];
export const onPaper: readonly Look[] = [
  [
    "no box is fixed: it would cover text on every sheet",
    "body *",
    (one, { shown }) => shown && ["fixed", "sticky"].includes(getComputedStyle(one).position),
  ],
  [
    "there are no controls and no empty pictures",
    "nav, button, [popover], [data-contact], [type=search], [data-ph]:has([data-src])",
    (_, { shown }) => shown,
  ],
  [
    "no answer is closed",
    "details:not([data-contents]) > :not(summary)",
    (answer) => !answer.checkVisibility({ contentVisibilityAuto: true }),
  ],
  [
    "text is black",
    "body :not(svg, svg *)",
    (one, { shown, text }) => shown && text !== "" && getComputedStyle(one).color !== "rgb(0, 0, 0)",
  ],
  [
    "the ground is white",
    // A swatch of a legend is the colour that it explains.
    "body :not(i:empty)",
    (one, { shown }) =>
      shown && !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(getComputedStyle(one).backgroundColor),
  ],
  [
    "no text lies beyond the edge",
    "body :not(svg, svg *, .sr-only, .sr-only *)",
    (one, { shown, text }) => {
      const { width, right } = one.getBoundingClientRect();
      return shown && text !== "" && width > 1 && right > document.documentElement.clientWidth + 1;
    },
  ],
];
