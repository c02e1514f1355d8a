import { protocol as record } from "@/content/protocol";
import { type ProtocolView, protocolView } from "@/lib/protocol-view";
import { factValue } from "./facts";
import { prepare } from "./prepare";
import type { ProtocolPage } from "./protocol-types";

const page: ProtocolPage = prepare(record);

/** /wzor-protokolu, with facts and typography in place. */
export const getProtocol = (): ProtocolPage => page;

/** The tables of the specimen with their limits and verdicts, ready to be shown. */
export const getProtocolView = (): ProtocolView => protocolView(page.specimen, factValue("siec.napiecie"));
