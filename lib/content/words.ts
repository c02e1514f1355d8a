import { get } from "./records";

/**
 * Words of the pages that belong to no single record: headings of lists, text alternatives, names of buttons. Server
 * components read them here; islands receive theirs as props.
 */
export const words = get("words");
