/** A server in front of the development server: it answers some addresses itself, under all others stands the site. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Transform } from "node:stream";
import { createProxyServer, type ProxyServer } from "httpxy";
import type { Session } from "./session";

type Options = {
  /** Address of the development server, "http://127.0.0.1:3001". */
  site: string;
  port: number;
  host: string;
  /** HTML for the head of every page of the site. */
  headHtml?: string;
  /** Whether a request may come in; any may, unless this says no. */
  isAllowed?: (request: IncomingMessage, port: number) => boolean;
  /** Answers what is no page of the site. @returns whether it did */
  handle: (url: URL, request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
};

/** Sends a body that no browser keeps or takes for another type. */
export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(body);
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, "application/json; charset=utf-8", JSON.stringify(body));

const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, "text/plain; charset=utf-8", text);

/** What is told of a mistake of the program; its trace stands in the terminal. */
export const bugMessage = "Program trafił na własny błąd: opis jest w terminalu. Przekaż go programiście.";

/** The address that was asked for; nothing where it is no path of this server, such as "//". */
function urlOf({ url = "" }: IncomingMessage): URL | undefined {
  const base = "http://127.0.0.1";
  const requested = url.startsWith("/") && URL.canParse(url, base) ? new URL(url, base) : undefined;
  return requested?.origin === base ? requested : undefined;
}

/** Puts something at the start of the head of a page that passes. The rest comes as it is made. */
function insertInHead(headHtml: string): Transform {
  const head = "<head>";
  let pending: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!pending) return done(null, chunk);
      pending = Buffer.concat([pending, chunk]);
      const at = pending.indexOf(head);
      if (at < 0) return done();
      const rest = at + head.length;
      done(null, Buffer.concat([pending.subarray(0, rest), Buffer.from(headHtml), pending.subarray(rest)]));
      pending = undefined;
    },
    flush(done) {
      done(null, pending);
    },
  });
}

/** The development server, asked for what others have asked for. */
function proxyTo(site: string, headHtml: string): ProxyServer {
  const proxy = createProxyServer({
    target: site,
    changeOrigin: true,
    selfHandleResponse: headHtml !== "",
    // A connection for each request: the development server closes idle ones, and a request sent then would fail.
    agent: false,
  });
  if (headHtml)
    proxy.on("proxyRes", (answer, _, response) => {
      const { "content-length": length, ...headers } = answer.headers;
      const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
      const clientResponse = response as ServerResponse;
      clientResponse.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? headers : answer.headers);
      // Where one side breaks off, the other does, too.
      const ignoreError = () => undefined;
      if (isPage) pipeline(answer, insertInHead(headHtml), clientResponse, ignoreError);
      else pipeline(answer, clientResponse, ignoreError);
    });
  return proxy;
}

/** Starts the server. Whatever it is asked, it goes on: it refuses what is no request, a bug ends that one answer. */
export async function startProxy(options: Options): Promise<{ port: number; close: () => void }> {
  const { site, port, host, headHtml = "", isAllowed = () => true, handle } = options;
  const proxy = proxyTo(site, headHtml);
  const ownPort = (): number => (server.address() as AddressInfo).port;

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only what is not compressed can be added to.
    if (headHtml) delete request.headers["accept-encoding"];
    try {
      await proxy.web(request, response);
    } catch {
      if (response.headersSent) return;
      // It does not answer, or not yet: the browser asks again by itself.
      response.setHeader("Refresh", "1");
      sendText(response, 502, "Strona się uruchamia…");
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const url = urlOf(request);
      if (!url) sendText(response, 400, "To nie jest adres tej strony.");
      else if (!isAllowed(request, ownPort())) sendJson(response, 403, { message: "Ten adres nie należy do edycji." });
      else if (!(await handle(url, request, response))) await forward(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, bugMessage);
    }
  });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (!urlOf(request) || !isAllowed(request, ownPort())) socket.destroy();
    // The connection by which the development server tells its pages of changes.
    else proxy.ws(request, socket as never, { target: site }, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.on("error", reject).listen(port, host, resolve));
  return {
    port: ownPort(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Tells a page the state of the session, now and whenever it changes. */
export function streamState(session: Session, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  const sendState = (state: unknown) => response.write(`data: ${JSON.stringify(state)}\n\n`);
  sendState(session.state);
  response.on("close", session.listen(sendState));
}
