import { createHash } from "node:crypto";
import { serve } from "@/tests/delivery/local/process";

/** A copy of the site on its own port, which a test can change and switch off. */
export type Mirror = {
  url: string;
  /** "200 /oferta", in order. */
  requests: string[];
  /** Changes a file before it is sent. */
  change: (body: string, path: string) => string | Promise<string>;
  /** Stops answering until `plugIn`. */
  unplug(): Promise<void>;
  plugIn(): Promise<unknown>;
};

/** Starts a mirror of the site at an address, with the same cache headers and its own validators. */
export async function startMirror(site: string): Promise<Mirror> {
  const { port, close, reopen } = await serve(async ({ url = "", headers }, response) => {
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
  const mirror: Mirror = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    change: (body) => body,
    unplug: close,
    plugIn: reopen,
  };
  return mirror;
}
