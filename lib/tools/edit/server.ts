/**
 * Server of edit mode: the window at /__edit, its API below it, and the development server's pages everywhere else: one
 * origin, so that the window can read them. Listens on 127.0.0.1 only; requests need the session's key.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import type { ProxyTarget } from "httpxy";
import { fileProblem } from "@/lib/tools/file-problem";
import { UserError } from "@/lib/tools/user-error";
import { thisComputer } from "./guard";
import { bugMessage, send, sendJson, startProxy, streamState } from "./proxy";
import { isRequestName, RefusalError, type RequestName, requests, unreadableError } from "./requests";
import type { Session } from "./session";
import { failureHtml, windowFiles } from "./window-page";

const prefix = "/__edit";

/** Methods of the session that the window calls at /__edit/api/NAME. */
export type Api = Pick<Session, RequestName>;

const isSameText = (text: string, otherText: string): boolean => {
  const [one, other] = [Buffer.from(text), Buffer.from(otherText)];
  return one.length === other.length && timingSafeEqual(one, other);
};

function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Answers with the reason. The trace of a bug goes to the terminal. */
function refuse(response: ServerResponse, thrown: unknown, status = 400): void {
  const error = fileProblem(thrown) ?? thrown;
  if (error instanceof RefusalError) sendJson(response, error.status, { message: error.message, ...error.more });
  else if (error instanceof UserError) sendJson(response, status, { message: error.message });
  else {
    console.error(error);
    sendJson(response, 500, { message: bugMessage });
  }
}

/** Fields that are compared with the text of a file. */
const comparedFields = ["base", "remove"];

/** Joins letters that a PDF or a Mac has split, in all texts of a value. */
function joinLetters(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  if (Array.isArray(value)) return value.map(joinLetters);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, comparedFields.includes(key) ? one : joinLetters(one)]),
  );
}

/** Reads what the window sends. All text for content enters here, so that letters are joined here; a password stays. */
function parseBody(name: RequestName, body: string): unknown {
  try {
    const sent: unknown = JSON.parse(body || "{}");
    return name === "setSecret" ? sent : joinLetters(sent);
  } catch {
    throw new UserError("Żądanie jest niepełne. Odśwież okno edycji.");
  }
}

/**
 * @param site the development server
 * @returns address to open, with the key, and a function that stops the server
 */
export async function startEditServer(
  session: Session,
  { site, port = 0 }: { site: ProxyTarget; port?: number },
): Promise<{
  url: string;
  close: () => void;
}> {
  const key = randomBytes(24).toString("base64url");
  const enqueue = makeQueue();
  const files = await windowFiles(prefix);

  async function carryOut(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isRequestName(name)) throw new UserError(`Nie ma polecenia „${name}”.`);
    const { form, changesFiles } = requests[name];
    const { success, data } = form.safeParse(parseBody(name, await readText(request)));
    if (!success) throw unreadableError();
    const work = (): Promise<unknown> => session[name](data as never);
    sendJson(response, 200, (await (changesFiles ? enqueue(work) : work())) ?? {});
  }

  const sendPicture = (response: ServerResponse, read: Promise<{ type: string; bytes: Buffer }>): Promise<void> =>
    read.then(
      ({ type, bytes }) => send(response, 200, type, bytes),
      (error) => refuse(response, error, 404),
    );

  const server = await startProxy({
    site,
    port,
    host: thisComputer,
    failureHtml,
    handle: async ({ pathname, searchParams }, request, response) => {
      if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false;
      const file = request.method === "GET" ? files.get(pathname) : undefined;
      const givenKey = String(request.headers["x-key"] ?? searchParams.get("key") ?? "");
      if (file) send(response, 200, file.type, file.body);
      else if (!isSameText(givenKey, key))
        sendJson(response, 403, {
          message:
            "Tego okna edycja już nie zna. Skopiuj stąd niezapisany tekst, a potem otwórz adres, który wypisał npm run edit.",
        });
      else if (pathname === `${prefix}/state`) streamState(session, response);
      else if (pathname === `${prefix}/share-image`)
        await sendPicture(response, session.shareImage(searchParams.get("page") ?? "/"));
      else if (pathname === `${prefix}/picture`)
        await sendPicture(response, session.pictureFile(searchParams.get("name") ?? ""));
      else if (pathname === `${prefix}/copy`)
        await session.copy().then(
          ({ name, bytes }) =>
            send(response, 200, "application/zip", bytes, { "Content-Disposition": `attachment; filename="${name}"` }),
          (error) => refuse(response, error),
        );
      else if (request.method === "POST")
        await carryOut(pathname.slice(`${prefix}/api/`.length), request, response).catch((error) =>
          refuse(response, error),
        );
      else sendJson(response, 405, { message: "Tu działa tylko POST." });
      return true;
    },
  });
  return { url: `http://${thisComputer}:${server.port}${prefix}#${key}`, close: server.close };
}
