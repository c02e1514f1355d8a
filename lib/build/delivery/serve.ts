import { createReadStream, existsSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Negotiator from "negotiator";
import sirv from "sirv";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { answerer } from "./answer";
import { readExport } from "./export";
import { contentType, type DeliveryRules, deliveryRules, fileHeaders, fileTypes } from "./rules";

/** A request handler for node:http. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const notFoundPage = "/404.html";
const compressible = (file: string) => fileTypes.some(({ extension, text }) => text && file.endsWith(`.${extension}`));

/** The best encoding of those kept beside the files that the client accepts: "br", "gzip" or "". */
export function acceptedEncoding(header: string): "br" | "gzip" | "" {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]);
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "";
}

function plain(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache", ...headers });
  response.end();
}

/** Puts the validator into a 304: sirv, which answers so when the sent one is the file's, leaves it out. */
function keepValidator(request: IncomingMessage, response: ServerResponse): void {
  const validator = request.headers["if-none-match"];
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: OutgoingHttpHeaders,
  ) => ServerResponse;
  if (!validator) return;
  response.writeHead = (status: number, headers?: unknown) =>
    writeHead(status, status === 304 ? { ETag: validator } : (headers as OutgoingHttpHeaders));
}

/** The 404 page under status 404: sirv answers with 200 or 304 only. */
function notFound(root: string, request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"] ?? "");
  const packed = join(root, `${notFoundPage}${encoding === "br" ? ".br" : ".gz"}`);
  const file = encoding && existsSync(packed) ? packed : join(root, notFoundPage);
  if (!existsSync(file)) {
    plain(response, 404);
    return;
  }
  if (file === packed) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Vary", "Accept-Encoding");
  response.writeHead(404, { "Content-Type": contentType(notFoundPage), "Content-Length": statSync(file).size });
  if (request.method === "HEAD") response.end();
  else createReadStream(file).pipe(response);
}

/**
 * A handler that answers by the delivery rules. Which file an address means is decided here; sirv sends it, with its
 * compressed copy, validator and type. The files are listed once: restart after a build.
 */
export function createSite({ root, rules }: { root: string; rules: DeliveryRules }): Handler {
  const answer = answerer(rules);
  const send = sirv(root, { etag: true, brotli: true, gzip: true, extensions: [] });

  return (request, response) => {
    const setHeaders = (path: string) => {
      for (const [name, value] of fileHeaders(rules, path, false)) response.setHeader(name, value);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      plain(response, 405, { Allow: "GET, HEAD" });
      return;
    }
    const result = answer(request.url ?? "");
    if (result.status === 301) {
      setHeaders(notFoundPage);
      plain(response, 301, { Location: result.location });
    } else if (result.status === 400) {
      setHeaders(notFoundPage);
      plain(response, 400);
    } else if (result.status === 404) {
      setHeaders(notFoundPage);
      notFound(root, request, response);
    } else {
      setHeaders(result.file);
      response.setHeader("Content-Type", contentType(result.file));
      if (compressible(result.file)) response.setHeader("Vary", "Accept-Encoding");
      // sirv looks for the names of encodings without their weights, and misreads ranges from the end.
      request.headers["accept-encoding"] = acceptedEncoding(request.headers["accept-encoding"] ?? "");
      delete request.headers.range;
      request.url = result.file;
      keepValidator(request, response);
      send(request, response, () => notFound(root, request, response));
    }
  };
}

/** Where a started server listens, and how to stop it. */
type RunningServer = { url: string; close: () => Promise<void> };
/** Options of `startServer`. */
type ServerOptions = {
  /** The export. Default: out/. */
  root?: string;
  /** Default: 3000, or the next free port. A port given here or in PORT must be free. */
  port?: number;
  host?: string;
};

/** Listens on a port, or on the next free one of the following hundred if `mayMove`. */
function listen(server: Server, port: number, host: string, mayMove: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = (candidate: number) => {
      const failed = (error: NodeJS.ErrnoException) => {
        if (error.code === "EADDRINUSE" && mayMove && candidate < port + 100) attempt(candidate + 1);
        else if (error.code === "EADDRINUSE")
          reject(new Error(`Port ${candidate} jest zajęty. Podaj inny: PORT=3001.`));
        else reject(error);
      };
      server.once("error", failed);
      server.listen(candidate, host, () => {
        server.off("error", failed);
        resolve();
      });
    };
    attempt(port);
  });
}

/** Serves an export over http by the delivery rules, for developers and browser tests. */
export async function startServer({
  root = join(process.cwd(), "out"),
  port,
  host = "127.0.0.1",
}: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(join(root, "index.html")))
    throw new Error(`W folderze ${root} nie ma strony. Najpierw: npm run build`);
  const facts = await readExport(root);
  const rules = deliveryRules({ site, redirects, facts, https: false });
  const server = createServer(createSite({ root, rules }));
  const fixed = port ?? (process.env.PORT ? Number(process.env.PORT) : undefined);
  await listen(server, fixed ?? 3000, host, fixed === undefined);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
