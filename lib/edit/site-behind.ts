/** The pages of the development server, behind a server that adds something of its own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { createProxyServer } from "httpxy";
import type { Session } from "./session";

/** The development server does not answer, or not yet: the browser asks again by itself. */
function askAgain(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" });
  response.end("Strona się uruchamia…");
}

const isPage = ({ headers }: IncomingMessage): boolean => headers["content-type"]?.startsWith("text/html") ?? false;

/** Sends a page on with something at its end; browsers read that even where the page itself has failed. */
async function sendWith(added: string, page: IncomingMessage, response: ServerResponse): Promise<void> {
  const { "content-length": _, ...headers } = page.headers;
  response.writeHead(page.statusCode ?? 502, headers);
  response.end((await text(page)) + added);
}

/**
 * @param site address of the development server, "http://127.0.0.1:3001"
 * @param added HTML that is put after every page
 */
export function siteBehind(
  site: string,
  added = "",
): {
  show: (request: IncomingMessage, response: ServerResponse) => void;
  /** Connects the page with the server that tells it of changes. */
  connect: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
} {
  const proxy = createProxyServer({ target: site, changeOrigin: true, selfHandleResponse: added !== "" });
  if (added)
    proxy.on("proxyRes", (answer, _, response) => {
      if (isPage(answer)) void sendWith(added, answer, response as ServerResponse);
      else {
        (response as ServerResponse).writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response as ServerResponse);
      }
    });
  return {
    show: (request, response) => {
      // Only what is not compressed can be added to.
      if (added) delete request.headers["accept-encoding"];
      void proxy.web(request, response).catch(() => askAgain(response));
    },
    connect: (request, socket, head) =>
      void proxy.ws(request, socket as never, { target: site }, head).catch(() => socket.destroy()),
  };
}

/** Tells a page the state of the session, now and whenever it changes. */
export function tellState(session: Session, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  const send = (state: unknown) => response.write(`data: ${JSON.stringify(state)}\n\n`);
  send(session.state);
  response.on("close", session.listen(send));
}
