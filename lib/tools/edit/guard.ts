/** Who may ask the servers of `npm run edit` and `npm run dev`, and for which addresses of Next.js. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Address that these servers listen on by default: this computer only. */
export const thisComputer = "127.0.0.1";

/**
 * Whether a request comes from the server's own pages or from nobody's. Another name means DNS rebinding: a foreign page
 * whose name was pointed at this computer. An address in digits cannot be pointed elsewhere, so a server that others
 * may reach accepts each one. The port proves nothing, and a tunnel may change it.
 * @param listening name or address that the server listens on
 */
export function isOwn({ headers: { host = "", origin } }: IncomingMessage, listening: string): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const isNamed = [thisComputer, "localhost", listening.toLowerCase()].includes(name);
  const isAddress = listening !== thisComputer && isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
  return (isNamed || isAddress) && (origin === undefined || origin === `http://${host}`);
}

/** Addresses of Next.js that pages need, and its panel that shows errors. */
const needed =
  /^\/(?:_next\/(?:static\/|hmr$)|__nextjs_(?:font\/|(?:original-stack-frames|source-map|devtools_config|disable_dev_indicator)$))/;

/** A path as Next.js reads it. One that it cannot read is no address of its own. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a path is for pages. Other addresses of Next.js open a debugger or an editor, restart it or run its tools. */
export const isForPages = (path: string): boolean => !/^\/_+next/.test(decoded(path)) || needed.test(path);
