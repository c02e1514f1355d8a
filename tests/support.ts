import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CheckedInput } from "@/lib/calculators/results";
import { plainCharacters } from "@/lib/text/plain";

/** Declares a test that needs a program or a right. Without it the test is skipped; tests/run/all.mjs prints why. */
export const testIf = (isAvailable: boolean, reason: string) => (name: string, run: () => unknown, timeout?: number) =>
  isAvailable ? test(name, run as () => void, timeout) : test.skip(`${name} (skipped: ${reason})`, run as () => void);

/** Argument of Chromium: a mouse, which it lacks without a screen. */
export const withMouse =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Returns a text without markup, with ordinary spaces and hyphens. */
export const plain = (text: string | null = ""): string =>
  plainCharacters((text ?? "").replace(/<\/?[a-z][^>]*>/gi, ""));

/** Input of a form. @throws Error if a field is wrong */
export function valid<Input>(checked: CheckedInput<Input>): Input {
  if (!checked.ok) throw new Error(`The calculator does not take these numbers: ${JSON.stringify(checked.errors)}`);
  return checked.input;
}

const temporaryFolder = (): string => join(tmpdir(), `test-${randomUUID()}`);

/** Makes an empty folder before each test, and removes it after. */
export function freshFolder(): string {
  const folder = temporaryFolder();
  beforeEach(() => mkdirSync(folder));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an empty folder before each test, in which the test works, and removes it after. */
export function workFolder(): string {
  const root = process.cwd();
  afterEach(() => process.chdir(root));
  const folder = freshFolder();
  beforeEach(() => process.chdir(folder));
  return folder;
}

/** Makes an empty folder for all tests of a file or a `describe`. */
export function sharedFolder(): string {
  const folder = temporaryFolder();
  beforeAll(() => mkdirSync(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function putFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
