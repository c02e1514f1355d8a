/**
 * The address of `npm run dev`: the development server's pages, each with what is wrong with the content, until it is
 * mended. Also a page that has failed shows it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Session } from "./session";
import { siteBehind, tellState } from "./site-behind";
import { bundled } from "./window-page";

const prefix = "/__tresc";

/**
 * @param site address of the development server, "http://127.0.0.1:3001"
 * @returns the port it listens on
 */
export async function startPreview(
  session: Session,
  { site, port, host }: { site: string; port: number; host: string | undefined },
): Promise<number> {
  const script = await bundled("remarks.browser.ts");
  const pages = siteBehind(site, `<script src="${prefix}/uwagi.js"></script>`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", site);
    if (pathname === `${prefix}/stan`) tellState(session, response);
    else if (pathname === `${prefix}/uwagi.js`) {
      response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" });
      response.end(script);
    } else pages.show(request, response);
  });
  server.on("upgrade", pages.connect);
  await new Promise<void>((resolve, reject) => server.on("error", reject).listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}
