import { get } from "./records";

/**
 * Shared words of all pages: headings of lists, text alternatives, names of buttons. For server components; islands get
 * theirs as props.
 */
export const words = get("words");
