import { z } from "zod";
import { code, codeLike, list, record } from "./fields";
import { claimKey } from "./sections";

/**
 * How the owner proves to Google's Search Console that the site is theirs: the token of Google's HTML tag, which the
 * home page then has, a record of the domain ("dns"), or not at all ("none"). Left out: the launch check asks.
 */
export const searchConsole = z.union([
  record({ token: codeLike(/^[\w-]{20,100}$/, "Wpisz samą zawartość pola content ze znacznika Google.") }),
  z.enum(["dns", "none"]),
]);

/**
 * Key of IndexNow (https://www.indexnow.org/documentation): 8 to 128 letters, digits and dashes. Where it is set, the
 * build publishes it as a file of that name, and changed addresses are reported after a deploy.
 */
export const indexNowKey = codeLike(/^[a-zA-Z0-9-]{8,128}$/, "Klucz ma od 8 do 128 liter, cyfr i myślników.");

/** Decisions of the owner: each settles an item of the launch check. */
export const decisions = record({
  /** No counting of visits is wanted. */
  analytics: z.literal("none").optional(),
  /** The firm had no site before: no old addresses have to lead anywhere. */
  oldSite: z.literal("none").optional(),
  /** Visualisations in the gallery: shown, not called finished work; or left out, and with them an empty gallery. */
  renders: z.enum(["shown", "hidden"]).optional(),
  /** Cameras are installed by people on the list of qualified technical security workers. */
  cameras: z.literal("qualified").optional(),
  /** What texts may still mention: addresses of hidden pages, such as a town where the firm works, and the region. */
  mentioned: list(code()).optional(),
  /** Claims and fields that stay without proof or value: texts keep their open wording. */
  openWords: list(z.enum([...claimKey.options, "declinedVisit", "dutyPhone"])).optional(),
});
