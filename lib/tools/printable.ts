import { stripVTControlCharacters } from "node:util";

/**
 * A text without characters that control a terminal or hide text: they could clear the screen, or show other words than
 * were written. Line ends, tabs and soft hyphens stay.
 */
export const visible = (text: string): string => stripVTControlCharacters(text).replaceAll(/[^\P{C}\n\t\u00ad]/gu, " ");

/** Characters kept of what a server says. */
const maxLength = 300;

/** Words of a server on one line. */
export function printable(text: string): string {
  const line = visible(text)
    .replaceAll(/[\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
