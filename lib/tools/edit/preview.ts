/** Proxy of `npm run dev`: adds content errors to every page of the development server, even one that fails. */

import type { ProxyTarget } from "httpxy";
import { send, startProxy, streamState } from "./proxy";
import type { Session } from "./session";
import { bundleScript } from "./window-page";

const prefix = "/__preview";

/** @returns the port, and a function that stops it */
export async function startPreview(session: Session, options: { site: ProxyTarget; port: number; host: string }) {
  const script = await bundleScript("remarks.browser.ts");
  return startProxy({
    ...options,
    headHtml: `<script src="${prefix}/remarks.js"></script>`,
    handle: ({ pathname }, _, response) => {
      if (pathname === `${prefix}/state`) streamState(session, response);
      else if (pathname === `${prefix}/remarks.js`) send(response, 200, "text/javascript; charset=utf-8", script);
      else return false;
      return true;
    },
  });
}
