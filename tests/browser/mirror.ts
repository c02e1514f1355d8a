import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The site once more, on a port of its own, which a test can change and switch off. */
export type Mirror = {
  url: string;
  /** What it was asked for, "200 /oferta", in this order. */
  asked: string[];
  /** What it makes of a file before it answers. */
  change: (body: string, path: string) => string | Promise<string>;
  /** The cable is pulled: nothing answers until it is plugged in again. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
};

/**
 * Starts a mirror of the site: the same files, asked for again as the site would have it, with validators of their own.
 * @param site address of the site
 */
export async function mirrorOf(site: string): Promise<Mirror> {
  const server = createServer(async ({ url = "", headers }, response) => {
    const answer = await fetch(site + url);
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = /^text\/|xml|json/.test(type) ? Buffer.from(await mirror.change(bytes.toString(), url)) : bytes;
    const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
    const status = headers["if-none-match"] === etag ? 304 : answer.status;
    mirror.asked.push(`${status} ${url}`);
    response.writeHead(status, {
      "content-type": type,
      "cache-control": answer.headers.get("cache-control") ?? "no-cache",
      etag,
    });
    response.end(status === 304 ? undefined : body);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const mirror: Mirror = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    change: (body) => body,
    unplug: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    plugIn: () => listen(port),
  };
  return mirror;
}
