/** Script of pages whose head shows the phone: until when it is answered. */
import { whenParsed } from "@/components/islands/script/next-page/when-shown";
import { watchAnswering } from "./answering.browser";

whenParsed(document, () => watchAnswering(document));
