/**
 * Tools of /kontakt: whether the phone is answered now, copy buttons, the prepared message. Loaded by that page alone.
 */
import { whenParsed } from "@/components/islands/script/next-page/when-shown";
import { watchAnswering } from "./answering.browser";
import { enableCopying } from "./copying.browser";
import { prepareMessage } from "./message.browser";

whenParsed(document, () => {
  prepareMessage(document);
  enableCopying(document);
  watchAnswering(document);
});
