/**
 * The server of edit mode: the window at /__edycja, its requests below it, and the development server's pages under all
 * other addresses, so that the window may look into them. On 127.0.0.1 only; requests need the key of the session.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { createProxyServer } from "httpxy";
import type { Requests } from "./protocol";
import { Refused, refusalOf, type Session } from "./session";
import { windowFiles } from "./window";

const prefix = "/__edycja";

type Handlers = { [Name in keyof Requests]: (request: Requests[Name]) => Promise<unknown> };

const handlersOf = (session: Session): Handlers => ({
  field: (request) => session.field(request),
  check: (request) => session.check(request),
  save: (request) => session.save(request),
  list: (request) => session.list(request),
  undo: () => session.undo(),
  redo: () => session.redo(),
  revert: (request) => session.revert(request),
  site: () => session.site(),
  fields: (request) => session.fields(request),
});

const sameText = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
};

/** The development server does not answer, or not yet: the browser asks again by itself. */
function askAgain(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" });
  response.end("Strona się uruchamia…");
}

/** Names under which a browser may know this server: another one would be somebody else's page (DNS rebinding). */
function isOwnHost(request: IncomingMessage, port: number): boolean {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = "", origin } = request.headers;
  return own.includes(host) && (origin === undefined || own.some((name) => origin === `http://${name}`));
}

/** Requests one after another: two changes at once would both begin with the same file. */
function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

function tellChanges(session: Session, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  const send = (state: unknown) => response.write(`data: ${JSON.stringify(state)}\n\n`);
  send(session.state);
  response.on("close", session.listen(send));
}

async function answerRequest(handlers: Handlers, name: string, request: IncomingMessage, response: ServerResponse) {
  try {
    if (!Object.hasOwn(handlers, name)) throw new Refused(400, { message: `Nie ma polecenia „${name}”.` });
    const body: unknown = JSON.parse((await readText(request)) || "{}");
    json(response, 200, await handlers[name as keyof Handlers](body as never));
  } catch (error) {
    const { status, refusal } = refusalOf(error);
    json(response, status, refusal);
  }
}

/** @param site address of the development server, "http://127.0.0.1:3001" */
export async function startEditServer(
  session: Session,
  { site, port = 0 }: { site: string; port?: number },
): Promise<{
  /** Address to open, with the key. */
  url: string;
  close: () => void;
}> {
  const key = randomBytes(24).toString("base64url");
  const handlers = handlersOf(session);
  const turn = inTurn();
  const files = await windowFiles(prefix);
  const proxy = createProxyServer({ target: site, changeOrigin: true });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!isOwnHost(request, portOf(server))) {
      json(response, 403, { message: "Ten adres nie należy do edycji." });
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) {
      void proxy.web(request, response).catch(() => askAgain(response));
      return;
    }
    const file = files.get(pathname);
    if (file && request.method === "GET") {
      response.writeHead(200, { "Content-Type": file.type, "Cache-Control": "no-store" });
      response.end(file.body);
      return;
    }
    const given = request.headers["x-klucz"] ?? searchParams.get("klucz") ?? "";
    if (!sameText(String(given), key)) {
      json(response, 403, { message: "Otwórz edycję adresem, który wypisał npm run edit: zawiera klucz." });
      return;
    }
    if (pathname === `${prefix}/stan`) tellChanges(session, response);
    else if (request.method === "POST")
      void turn(() => answerRequest(handlers, pathname.slice(`${prefix}/api/`.length), request, response));
    else json(response, 405, { message: "Tu działa tylko POST." });
  }

  const server = createServer(answer);
  server.on("upgrade", (request, socket, head) => {
    if (!isOwnHost(request, portOf(server))) socket.destroy();
    else void proxy.ws(request, socket as never, { target: site }, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.on("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}${prefix}#${key}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
