import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A copy of the site on its own port, which a test can change and switch off. */
export type Mirror = {
  url: string;
  /** "200 /oferta", in order. */
  requests: string[];
  /** Changes a file before it is sent. */
  change: (body: string, path: string) => string | Promise<string>;
  /** Stops answering until `plugIn`. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
};

/** Starts a mirror of the site at an address, with the same cache headers and its own validators. */
export async function startMirror(site: string): Promise<Mirror> {
  const server = createServer(async ({ url = "", headers }, response) => {
    const answer = await fetch(site + url);
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = /^text\/|xml|json/.test(type) ? Buffer.from(await mirror.change(bytes.toString(), url)) : bytes;
    const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
    const status = headers["if-none-match"] === etag ? 304 : answer.status;
    mirror.requests.push(`${status} ${url}`);
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
    requests: [],
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
