import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "@/lib/tools/hosting/serve";
import { serve } from "@/tests/delivery/local/process";

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
 * Starts the site of out/, whose pages tell what goes wrong in them. Not all engines let a script in before a page's
 * own: every page begins with one from an address of this site, which the site's policy, left as it is, allows.
 */
export async function watchedSite() {
  const site = await startServer({ port: 0 });
  const told: string[] = [];
  const { port, close } = await serve(async (request, response) => {
    const { url = "", headers } = request;
    if (url === inbox) {
      told.push(await text(request));
      response.end();
    } else if (url === script) {
      response.setHeader("Content-Type", "text/javascript; charset=utf-8");
      response.end(`(${watch})(${JSON.stringify(inbox)})`);
    } else {
      if (url.endsWith(slowly)) await pause(1000);
      const answer = await fetch(site.url + url, { redirect: "manual", headers: { accept: headers.accept ?? "*/*" } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get("content-type")?.startsWith("text/html");
      const kept = [...answer.headers].filter(([name]) => !ofBytes.includes(name));
      response.writeHead(answer.status, kept.flat());
      response.end(isPage ? bytes.toString().replace("<head>", `$&<script src="${script}"></script>`) : bytes);
    }
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** What pages have told so far. */
    told,
    close: async () => {
      await close();
      await site.close();
    },
  };
}
