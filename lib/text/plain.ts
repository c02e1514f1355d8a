/**
 * Takes out what only typography needs: no-break spaces and hyphens, and the word joiners of ranges. For texts that are
 * searched, compared, copied or sent.
 */
export const plainCharacters = (text: string): string =>
  text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-").replaceAll("\u2060", "");
