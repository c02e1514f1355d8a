import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "@/lib/tools/hosting/serve";

/** A site whose pages tell what goes wrong in them. */
export type WatchedSite = {
  url: string;
  /** What pages have told so far. */
  told: string[];
  close(): Promise<void>;
};

/** Ending of an address that is answered after a second. */
export const slowly = "?wolno";
/** Addresses the site has no page at. */
const script = "/watch.test.js";
const inbox = "/watch.test.txt";

/**
 * Runs in every page before its first script, and leaves the document as it was. Waits for each answer: what was told
 * is here before anybody can ask.
 */
function watch(address: string): void {
  document.currentScript?.remove();
  const tell = (problem: string) => {
    const request = new XMLHttpRequest();
    request.open("POST", address, false);
    request.send(`${location.pathname}: ${problem}`);
  };
  addEventListener("error", ({ message }) => tell(message));
  addEventListener("unhandledrejection", ({ reason }) => tell(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    tell(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    tell(parts.join(" "));
    error(...parts);
  };
}

/** What an answer says of its bytes, which are other bytes here. */
const ofBytes = ["content-encoding", "content-length", "transfer-encoding", "connection", "etag", "keep-alive"];

/**
 * Starts the site of out/ for engines, not all of which let a script in before a page's own: every page begins with
 * one from an address of this site, which the site's policy, left as it is, allows.
 */
export async function watchedSite(): Promise<WatchedSite> {
  const site = await startServer({ port: 0 });
  const told: string[] = [];
  const answer = async ({ url = "", headers }: IncomingMessage) => {
    if (url.endsWith(slowly)) await pause(1000);
    const accept = headers.accept ?? "*/*";
    const original = await fetch(site.url + url, { redirect: "manual", headers: { accept } });
    const bytes = Buffer.from(await original.arrayBuffer());
    const isPage = original.headers.get("content-type")?.startsWith("text/html");
    return {
      status: original.status,
      headers: [...original.headers].filter(([name]) => !ofBytes.includes(name)).flat(),
      body: isPage ? bytes.toString().replace(/<head>/, `$&<script src="${script}"></script>`) : bytes,
    };
  };
  const server = createServer(async (request, response) => {
    if (request.url === inbox) {
      told.push(await text(request));
      response.end();
    } else if (request.url === script) {
      response.setHeader("Content-Type", "text/javascript; charset=utf-8");
      response.end(`(${watch})(${JSON.stringify(inbox)})`);
    } else {
      const { status, headers, body } = await answer(request);
      response.writeHead(status, headers).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
