import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import getPort, { portNumbers } from "get-port";
import send from "send";
import { getRedirects } from "@/lib/content/records";
import { site } from "@/lib/content/written";
import { UserError } from "@/lib/tools/user-error";
import { type Answer, createResponder } from "./answer";
import { readExport } from "./export-summary";
import { allow, allowedMethods, contentType, type DeliveryRules, deliveryRules, fileHeaders, isText } from "./rules";

const notFoundPage = "/404.html";
const extensions = { br: ".br", gzip: ".gz", "": "" } as const;
type Encoding = keyof typeof extensions;
/** Error of the library for a failed condition or an invalid range. */
type SendError = { status: number; headers?: Record<string, string> };

/** Returns the best accepted encoding of which there are copies: "br", "gzip" or "". */
function acceptedEncoding(header: string): Encoding {
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
 * Sends a file of the export, or its compressed copy: whole, a range, or 304. An error page is always sent whole.
 * @returns false if the file no longer exists: a build may have replaced it
 */
function sendFile(path: string, status: 200 | 404, request: IncomingMessage, response: ServerResponse): boolean {
  const requestedEncoding = isText(path) ? acceptedEncoding(String(request.headers["accept-encoding"] ?? "")) : "";
  const encoding = existsSync(path + extensions[requestedEncoding]) ? requestedEncoding : "";
  if (!encoding && !existsSync(path)) return false;
  if (isText(path)) response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Content-Type", contentType(path));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.statusCode = status;
  const isWhole = status === 404;
  // Without conditional headers and ranges.
  const plainRequest: IncomingMessage = isWhole ? Object.create(request, { headers: { value: {} } }) : request;
  send(plainRequest, path + extensions[encoding], {
    acceptRanges: !isWhole,
    cacheControl: false,
    dotfiles: "allow",
    etag: !isWhole,
    lastModified: !isWhole,
  })
    .on("error", ({ status: failure, headers = {} }: SendError) => {
      for (const name of ["Content-Encoding", "Content-Type"]) response.removeHeader(name);
      response.writeHead(failure, headers).end();
    })
    .pipe(response);
  return true;
}

/**
 * Returns a handler that follows the delivery rules, with compressed copies, validators and ranges like the real
 * servers. Files are listed once: restart after a build.
 */
export function createSite({ root, rules }: { root: string; rules: DeliveryRules }): RequestListener {
  const answer = createResponder(rules);
  const answerTo = ({ method, url = "" }: IncomingMessage): Answer | { status: 405 } => {
    if (!allowedMethods.some((allowed) => allowed === method)) return { status: 405 };
    // Control characters, and bytes outside ASCII, which newer versions of Node.js reject themselves.
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
    const isMissing = result.status === 200 || result.status === 404;
    if (isMissing && sendFile(join(root, notFoundPage), 404, request, response)) return;
    response.writeHead(isMissing ? 404 : result.status, { "Content-Type": "text/plain; charset=utf-8" }).end();
  };
}

/**
 * Serves an export over http by the delivery rules, to this computer only, for developers and browser tests.
 * @param root the export; default: out/
 * @param port must be free; default: PORT, which must be free as well, else 3000 or the next free one
 * @returns its address, and a function that stops it
 */
export async function startServer({ root = join(process.cwd(), "out"), port }: { root?: string; port?: number } = {}) {
  const host = "127.0.0.1";
  if (!existsSync(join(root, "index.html")))
    throw new UserError(`W folderze ${root} nie ma strony. Najpierw: npm run build`);
  const summary = await readExport(root);
  const rules = deliveryRules({ site, redirects: getRedirects(), summary, https: false });
  const fixedPort = port ?? (process.env.PORT ? Number(process.env.PORT) : undefined);
  const server = createServer(createSite({ root: resolve(root), rules }));
  server.listen(fixedPort ?? (await getPort({ host, port: portNumbers(3000, 3100) })), host);
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new UserError(`Port ${fixedPort} jest zajęty. Podaj inny: PORT=3001.`);
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
