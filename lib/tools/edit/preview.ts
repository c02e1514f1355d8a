/**
 * The address of `npm run dev`: the development server's pages, each with what is wrong with the content, until it is
 * mended. Also a page that has failed shows it.
 */

import { send, startProxy, streamState } from "./proxy";
import type { Session } from "./session";
import { bundleScript } from "./window-page";

const prefix = "/__preview";

/**
 * @param site address of the development server, "http://127.0.0.1:3001"
 * @returns the port it listens on, and how to stop it
 */
export async function startPreview(session: Session, options: { site: string; port: number; host: string }) {
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
