import type { z } from "zod";
import { parseInline } from "@/lib/text/inline";
import { plainCharacters } from "@/lib/text/plain";
import { typeset, typesetHeading } from "@/lib/text/typography";
import { insertFacts } from "./figures";
import { type HidableFolder, isHidden, isHiddenSlug, listAbove, withoutHiddenLinks } from "./hidden";
import { isEditing, markOrigin } from "./origin";
import type { Role } from "./schema/meta";
import { leftOut, walk } from "./schema/walk";

/** A text as it can be shown: in edit mode a draft with unknown Markdown keeps its signs. */
function showable(text: string): string {
  if (!isEditing) return text;
  try {
    parseInline(text);
    return text;
  } catch {
    return text.replace(/[\\`*_[<!]/g, "\\$&");
  }
}

/** Answers for a link or a slug that leads to a hidden page; keeps every other string. */
export function leaveOutHidden(text: string, role: Role, removable: boolean): string | typeof leftOut | undefined {
  const isLink = role.role === "link" && isHidden(text);
  const isSlug = role.role === "slug" && isHiddenSlug(role.folder as HidableFolder, text);
  if (!isLink && !isSlug) return undefined;
  if (removable) return leftOut;
  return isLink ? listAbove(text) : undefined;
}

/**
 * Prepares a content record for display: inserts facts and sets Polish typography; addresses and codes stay as they
 * are. What leads to a hidden page goes: a link in a text, an entry of a list, an optional field; a link that has to be
 * there leads to the list above. Pages show only prepared records (get() in records.ts).
 *
 * @param file of the record, as for markOrigin(); without one its texts cannot be edited on the page
 * @throws Error for an unknown fact
 */
export const prepare = <T>(schema: z.core.$ZodType, record: T, file?: string): T =>
  walk(schema, record, (text, role, path, removable) => {
    switch (role.role) {
      case "text":
      case "label": {
        const typesetText = typeset(withoutHiddenLinks(insertFacts(showable(text))));
        const shownText = role.heading ? typesetHeading(typesetText) : typesetText;
        return file ? markOrigin(shownText, file, path) : shownText;
      }
      // pictureData() moves the mark from the name to the alt text.
      case "picture":
        return file ? markOrigin(text, file, path) : text;
      case "meta":
        return plainCharacters(insertFacts(text));
      default:
        return leaveOutHidden(text, role, removable);
    }
  });
