/** Script of /kontakt: the answering line, copy buttons, the draft message. */
import { watchAnswering } from "@/components/islands/script/answering/answering.browser";
import { whenParsed } from "@/components/islands/script/next-page/when-shown";
import { enableCopying } from "./copying.browser";
import { fillMessage } from "./message.browser";

whenParsed(document, () => {
  fillMessage(document);
  enableCopying(document);
  watchAnswering(document);
});
