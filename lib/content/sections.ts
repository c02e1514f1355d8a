import type { CallPlace } from "@/lib/tracking/events";
import type { ClaimTables } from "./claim-tables";
import type { FactKey } from "./facts";
import type { PictureData } from "./pictures";
import type { ClaimKey, Phone, PictureRef, Section } from "./types";

/** A fact as a gauge needs it: the range and how it is written. */
export type GaugeFact = { min: number; max: number; unit: string; text: string };

/** What the sections of a page need beside their own content. Made by lib/content/view.ts. */
export type PageContext = {
  phone: Phone;
  /** Where calls from these sections are reported from. */
  place: CallPlace;
  /** Under the phone number of the amber band. */
  bandNote: string;
  pictureOf: (ref: PictureRef) => PictureData;
  factOf: (key: FactKey | string) => GaugeFact;
  claimsOf: (keys: readonly ClaimKey[]) => ClaimTables;
};

export type Tone = "paper" | "sheet" | "dark";

/**
 * Backgrounds of a page's sections: dark where content says so, otherwise paper and sheet in turn, beginning with the
 * sheet because the page head is paper.
 */
export function tonesOf(sections: readonly Section[], first: Tone = "sheet"): Tone[] {
  let next: Tone = first;
  return sections.map((section) => {
    if (section.tone === "dark") {
      next = "paper";
      return "dark";
    }
    const tone = next;
    next = tone === "sheet" ? "paper" : "sheet";
    return tone;
  });
}
