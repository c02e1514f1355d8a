/**
 * The server of edit mode: the window at /__edycja, its requests below it, and the development server's pages under all
 * other addresses, so that the window may look into them. On 127.0.0.1 only; requests need the key of the session.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { Answers, Requests } from "./protocol";
import { Refused, refusalOf } from "./refusal";
import type { Session } from "./session";
import { siteBehind, tellState } from "./site-behind";
import { windowFiles } from "./window-page";

const prefix = "/__edycja";

type Handlers = { [Name in keyof Requests]: (request: Requests[Name]) => Promise<Answers[Name]> };

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
  new: (request) => session.new(request),
  picture: (request) => session.picture(request),
  "change-picture": (request) => session.changePicture(request),
  "prepare-publication": () => session.preparePublication(),
  publish: (request) => session.publish(request),
});

const sameText = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
};

/** Names under which a browser may know this server: another one would be somebody else's page (DNS rebinding). */
function isOwnHost(request: IncomingMessage, port: number): boolean {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = "", origin } = request.headers;
  return own.includes(host) && (origin === undefined || own.some((name) => origin === `http://${name}`));
}

/** Requests that change nothing: an answer to what is typed does not wait until a picture is encoded. */
const reading: ReadonlySet<string> = new Set<keyof Requests>(["field", "check", "site", "fields", "picture"]);

/** Requests one after another: two changes at once would both begin with the same file. */
function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

async function sendPicture(response: ServerResponse, read: () => Promise<Buffer>): Promise<void> {
  try {
    const picture = await read();
    response.writeHead(200, { "Content-Type": "image/*", "Cache-Control": "no-store" });
    response.end(picture);
  } catch (error) {
    json(response, 404, { message: (error as Error).message });
  }
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
  const pages = siteBehind(site);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!isOwnHost(request, portOf(server))) {
      json(response, 403, { message: "Ten adres nie należy do edycji." });
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) {
      pages.show(request, response);
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
    if (pathname === `${prefix}/stan`) tellState(session, response);
    else if (pathname === `${prefix}/obrazek`)
      void sendPicture(response, () => session.shareImage(searchParams.get("strona") ?? "/"));
    else if (pathname === `${prefix}/zdjecie`)
      void sendPicture(response, () => session.pictureFile(searchParams.get("nazwa") ?? ""));
    else if (request.method === "POST") {
      const name = pathname.slice(`${prefix}/api/`.length);
      const carryOut = () => answerRequest(handlers, name, request, response);
      void (reading.has(name) ? carryOut() : turn(carryOut));
    } else json(response, 405, { message: "Tu działa tylko POST." });
  }

  const server = createServer(answer);
  server.on("upgrade", (request, socket, head) => {
    if (!isOwnHost(request, portOf(server))) socket.destroy();
    else pages.connect(request, socket, head);
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
