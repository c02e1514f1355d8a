import { stripVTControlCharacters } from "node:util";

/** Characters kept of what a server says. */
const maxLength = 300;

/**
 * Words of a server on one line, without characters that control a terminal or hide text: they could clear the screen,
 * or show other words than were sent.
 */
export function printable(text: string): string {
  const line = stripVTControlCharacters(text)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
