import { expect, test } from "@/tests/browser/test";
import { isDemonstration, otherContent } from "./demonstration";

/** Skips a file of rows on another firm's site, and gives its pages a computer's width. */
export function asSpecified(): void {
  test.skip(!isDemonstration, otherContent);
  // Requests that rows cut.
  test.use({ viewport: { width: 1440, height: 900 }, mayFail: /net::ERR_FAILED/ });
}

/** A row: the statement, what the page shows, what the specification says. */
export const row = (statement: string, shown: unknown, said: unknown): void =>
  expect.soft(shown, statement).toEqual(said);
