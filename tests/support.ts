/**
 * A test that runs only where something is there, such as a web server. Where it is not, the test counts as skipped and
 * the runner prints why (tests/run/all.mjs).
 */
export const testIf = (there: boolean, reason: string) => (name: string, run: () => unknown, timeout?: number) =>
  there ? test(name, run as () => void, timeout) : test.skip(`${name} (skipped: ${reason})`, run as () => void);

/** Argument of Chromium: a mouse, which a browser without a screen does not have. */
export const withMouse =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** A text as it is read: without markup, with ordinary spaces and hyphens. */
export const plain = (text: string | null = ""): string =>
  (text ?? "")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll("\u00a0", " ")
    .replaceAll("\u2011", "-");
