import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

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

/** A folder that is there and empty before each test, and gone after it. */
export function freshFolder(): string {
  const folder = join(tmpdir(), `test-${randomUUID()}`);
  beforeEach(() => mkdirSync(folder));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file, with the folders it stands in. */
export function putFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
