/** The pages of the development server, behind a server that adds something of its own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Duplex, Transform } from "node:stream";
import { createProxyServer } from "httpxy";
import type { Session } from "./session";

/** The development server does not answer, or not yet: the browser asks again by itself. */
function askAgain(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" });
  response.end("Strona się uruchamia…");
}

const isPage = ({ headers }: IncomingMessage): boolean => headers["content-type"]?.startsWith("text/html") ?? false;

/**
 * Puts something at the start of the head of a page that passes, also of one that has failed. The rest comes as it is
 * made: the development server holds pages open.
 */
function withInHead(added: string): Transform {
  let begin: string | undefined = "";
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (begin === undefined) return done(null, chunk);
      begin += chunk.toString();
      const [before = "", ...rest] = begin.split("<head>");
      if (rest.length === 0) return done();
      begin = undefined;
      done(null, `${before}<head>${added}${rest.join("<head>")}`);
    },
    flush(done) {
      done(null, begin || undefined);
    },
  });
}

/**
 * @param site address of the development server, "http://127.0.0.1:3001"
 * @param added HTML for the head of every page
 */
export function siteBehind(
  site: string,
  added = "",
): {
  show: (request: IncomingMessage, response: ServerResponse) => void;
  /** Connects the page with the server that tells it of changes. */
  connect: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
} {
  const proxy = createProxyServer({
    target: site,
    changeOrigin: true,
    selfHandleResponse: added !== "",
    // A connection for each request: the development server closes idle ones, and a request sent then would fail.
    agent: false,
  });
  if (added)
    proxy.on("proxyRes", (answer, _, response) => {
      const { "content-length": length, ...headers } = answer.headers;
      const page = isPage(answer);
      const own = response as ServerResponse;
      own.writeHead(answer.statusCode ?? 502, page || length === undefined ? headers : answer.headers);
      if (page) answer.pipe(withInHead(added)).pipe(own);
      else answer.pipe(own);
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
