import { plainText } from "@/lib/inline";

/** A prepared text as structured data carries it: no Markdown, ordinary spaces and hyphens. */
export const clean = (text: string): string =>
  plainText(text).replaceAll("\u00a0", " ").replaceAll("\u2011", "-").trim();
