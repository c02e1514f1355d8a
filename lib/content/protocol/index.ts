import { protocol as record } from "@/content/protocol";
import { factValue } from "@/lib/content/facts";
import { prepare } from "@/lib/content/prepare";
import type { ProtocolPage } from "@/lib/content/protocol-types";
import { type ProtocolView, protocolView } from "./view";

const page: ProtocolPage = prepare(record);

/** /wzor-protokolu, with facts and typography in place. */
export const getProtocol = (): ProtocolPage => page;

/** The tables of the specimen with their limits and verdicts, ready to be shown. */
export const getProtocolView = (): ProtocolView => protocolView(page.specimen, factValue("siec.napiecie"));
