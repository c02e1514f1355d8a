/** Proxy in front of the development server: answers some addresses itself and forwards the rest. */
import { type ClientRequest, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Transform } from "node:stream";
import { createProxyServer, type ProxyServer, type ProxyTarget } from "httpxy";
import { isForPages, isOwn } from "./guard";
import type { Session } from "./session";

type Options = {
  /** Development server. */
  site: ProxyTarget;
  port: number;
  /** Name or address to listen on. */
  host: string;
  /** HTML inserted into the head of every page. */
  headHtml?: string;
  /** Sent in place of a page that fails, whose own page is for programmers. */
  failureHtml?: string;
  /** Answers an address that is not the site's. @returns false for the site's */
  handle: (url: URL, request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
};

/** Sends a body that browsers neither cache nor sniff for another type. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...headers,
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

/** Message for a bug; its trace is in the terminal. */
export const bugMessage = "Program trafił na własny błąd: opis jest w terminalu. Przekaż go programiście.";

const foreignMessage =
  "Pod tym adresem podgląd nie odpowiada. Otwórz ten, który polecenie wypisało w terminalu; na telefonie w miejscu 0.0.0.0 wpisz numer IP tego komputera.";

/** URL of a request; undefined where it is not a path, such as "//". */
function urlOf({ url = "" }: IncomingMessage): URL | undefined {
  const base = "http://127.0.0.1";
  const requestUrl = url.startsWith("/") && URL.canParse(url, base) ? new URL(url, base) : undefined;
  return requestUrl?.origin === base ? requestUrl : undefined;
}

/** Inserts HTML at the start of a page's head and streams the rest. */
function insertInHead(headHtml: string): Transform {
  const head = "<head>";
  let pendingBytes: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!pendingBytes) return done(null, chunk);
      pendingBytes = Buffer.concat([pendingBytes, chunk]);
      const at = pendingBytes.indexOf(head);
      if (at < 0) return done();
      const rest = at + head.length;
      done(null, Buffer.concat([pendingBytes.subarray(0, rest), Buffer.from(headHtml), pendingBytes.subarray(rest)]));
      pendingBytes = undefined;
    },
    flush(done) {
      done(null, pendingBytes);
    },
  });
}

function proxyTo(site: ProxyTarget, headHtml: string, failureHtml: string): ProxyServer {
  const proxy = createProxyServer({
    target: site,
    selfHandleResponse: true,
    // A new connection for each request: the server may just be closing an idle one.
    agent: false,
  });
  // The guard has checked it; the development server knows only one of this computer's names.
  for (const event of ["proxyReq", "proxyReqWs"] as const)
    proxy.on(event, (outgoing: ClientRequest) => outgoing.removeHeader("origin"));
  proxy.on("proxyRes", (answer, _, response) => {
    const { "content-length": length, ...headers } = answer.headers;
    const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
    const clientResponse = response as ServerResponse;
    const { statusCode = 502 } = answer;
    if (isPage && failureHtml && statusCode >= 500) {
      answer.resume();
      send(clientResponse, statusCode, "text/html; charset=utf-8", failureHtml);
      return;
    }
    const isChanged = isPage && headHtml !== "";
    clientResponse.writeHead(statusCode, isChanged || length === undefined ? headers : answer.headers);
    // `pipeline` already closes both sides.
    const ignoreError = () => undefined;
    if (isChanged) pipeline(answer, insertInHead(headHtml), clientResponse, ignoreError);
    else pipeline(answer, clientResponse, ignoreError);
  });
  return proxy;
}

/** Starts the proxy. Bad requests are refused and a bug ends only one response: the server keeps running. */
export async function startProxy(options: Options): Promise<{ port: number; close: () => void }> {
  const { site, port, host, headHtml = "", failureHtml = "", handle } = options;
  const proxy = proxyTo(site, headHtml, failureHtml);

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // HTML can only be inserted into an uncompressed page.
    if (headHtml) delete request.headers["accept-encoding"];
    try {
      await proxy.web(request, response);
    } catch {
      if (response.headersSent) return;
      // The development server is not ready yet: the browser retries by itself.
      response.setHeader("Refresh", "1");
      sendText(response, 502, "Strona się uruchamia…");
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const url = urlOf(request);
      if (!url) sendText(response, 400, "To nie jest adres tej strony.");
      else if (!isOwn(request, host)) sendJson(response, 403, { message: foreignMessage });
      else if (!isForPages(url.pathname)) sendText(response, 404, "Podgląd nie udostępnia tego adresu.");
      else if (!(await handle(url, request, response))) await forward(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, bugMessage);
    }
  });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const url = urlOf(request);
    if (!url || !isOwn(request, host) || !isForPages(url.pathname)) socket.destroy();
    // Hot reload of the development server.
    else proxy.ws(request, socket as never, { target: site }, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.on("error", reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Streams the session's state to a page. */
export function streamState(session: Session, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  const sendState = (state: unknown) => response.write(`data: ${JSON.stringify(state)}\n\n`);
  sendState(session.state);
  response.on("close", session.listen(sendState));
}
