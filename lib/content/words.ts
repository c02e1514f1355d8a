import { words as typed } from "@/content/words";
import { prepare } from "./prepare";
import { words as schema } from "./schema/words";
import type { Words } from "./types";

/**
 * Words of the pages that belong to no single record: headings of lists, text alternatives, names of buttons. Server
 * components read them here; islands receive theirs as props.
 */
export const words: Words = prepare(schema, typed, "words");
