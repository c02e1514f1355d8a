import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import getPort, { portNumbers } from "get-port";
import send from "send";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { UserError } from "@/lib/tools/user-error";
import { type Answer, answerer } from "./answer";
import { readExport } from "./export";
import { allow, allowedMethods, contentType, type DeliveryRules, deliveryRules, fileHeaders, isText } from "./rules";

const notFoundPage = "/404.html";
const extensions = { br: ".br", gzip: ".gz", "": "" } as const;
type Encoding = keyof typeof extensions;
/** What the library says of a condition that is not met, or a part that is not there. */
type SendError = { status: number; headers?: Record<string, string> };

/** The best encoding of those kept beside the files that the client accepts: "br", "gzip" or "". */
export function acceptedEncoding(header: string): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", weight = "1"] = part.trim().split(/\s*;\s*q=/);
        return [name, Number(weight)];
      }),
  );
  return (["br", "gzip"] as const).find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0) ?? "";
}

/**
 * Sends a file of the export, or its compressed copy: whole, a part of it, or the news that it has not changed. An
 * error page is always sent whole.
 * @returns false if there is no such file any more: a build may have replaced it
 */
function sendFile(path: string, status: 200 | 404, request: IncomingMessage, response: ServerResponse): boolean {
  const wanted = isText(path) ? acceptedEncoding(String(request.headers["accept-encoding"] ?? "")) : "";
  const encoding = existsSync(path + extensions[wanted]) ? wanted : "";
  if (!encoding && !existsSync(path)) return false;
  if (isText(path)) response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Content-Type", contentType(path));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.statusCode = status;
  const whole = status === 404;
  // Without the headers that set conditions or ask for a part.
  const asked: IncomingMessage = whole ? Object.create(request, { headers: { value: {} } }) : request;
  send(asked, path + extensions[encoding], {
    acceptRanges: !whole,
    cacheControl: false,
    dotfiles: "allow",
    etag: !whole,
    lastModified: !whole,
  })
    .on("error", ({ status: failure, headers = {} }: SendError) => {
      for (const name of ["Content-Encoding", "Content-Type"]) response.removeHeader(name);
      response.writeHead(failure, headers).end();
    })
    .pipe(response);
  return true;
}

/**
 * A handler that answers by the delivery rules, with compressed copies, validators and ranges as the real servers give
 * them. The files are listed once: restart after a build.
 */
export function createSite({ root, rules }: { root: string; rules: DeliveryRules }): RequestListener {
  const answer = answerer(rules);
  const answerTo = ({ method, url = "" }: IncomingMessage): Answer | { status: 405 } => {
    if (!allowedMethods.some((allowed) => allowed === method)) return { status: 405 };
    // Later versions of Node.js refuse bare bytes by themselves.
    return /[^!-~]/.test(url) ? { status: 400 } : answer(url);
  };

  return (request, response) => {
    const setHeaders = (path: string) => {
      for (const [name, value] of fileHeaders(rules, path, false)) response.setHeader(name, value);
    };
    const result = answerTo(request);
    if (result.status === 200) {
      setHeaders(result.file);
      if (sendFile(join(root, result.file), 200, request, response)) return;
    }
    setHeaders(notFoundPage);
    if (result.status === 301) response.setHeader("Location", result.location);
    if (result.status === 405) response.setHeader(...allow);
    const missing = result.status === 200 || result.status === 404;
    if (missing && sendFile(join(root, notFoundPage), 404, request, response)) return;
    response.writeHead(missing ? 404 : result.status, { "Content-Type": "text/plain; charset=utf-8" }).end();
  };
}

/**
 * Serves an export over http by the delivery rules, for developers and browser tests, to this computer alone.
 * @param root the export; out/ where it is left out
 * @param port 3000 or the next free one where it is left out; one given here or in PORT must be free
 * @returns where it listens, and how to stop it
 */
export async function startServer({ root = join(process.cwd(), "out"), port }: { root?: string; port?: number } = {}) {
  const host = "127.0.0.1";
  if (!existsSync(join(root, "index.html")))
    throw new UserError(`W folderze ${root} nie ma strony. Najpierw: npm run build`);
  const facts = await readExport(root);
  const rules = deliveryRules({ site, redirects, facts, https: false });
  const fixed = port ?? (process.env.PORT ? Number(process.env.PORT) : undefined);
  const server = createServer(createSite({ root: resolve(root), rules }));
  server.listen(fixed ?? (await getPort({ host, port: portNumbers(3000, 3100) })), host);
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new UserError(`Port ${fixed} jest zajęty. Podaj inny: PORT=3001.`);
  }
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
