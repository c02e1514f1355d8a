/** Script of /kontakt: the answering line, copy buttons, the prepared message. */
import { whenParsed } from "@/components/islands/script/next-page/when-shown";
import { watchAnswering } from "./answering.browser";
import { enableCopying } from "./copying.browser";
import { prepareMessage } from "./message.browser";

whenParsed(document, () => {
  prepareMessage(document);
  enableCopying(document);
  watchAnswering(document);
});
