import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "@/lib/tools/hosting/serve";
import { serve } from "@/tests/delivery/local/process";

/** A query that delays the answer by a second. */
export const slowQuery = "?wolno";
/** Addresses that are no pages of the site. */
const script = "/watch.test.js";
const inbox = "/watch.test.txt";

/** Runs in every page before its first script. Sends reports synchronously: they arrive before later questions. */
function watch(address: string): void {
  document.currentScript?.remove();
  const report = (problem: string) => {
    const request = new XMLHttpRequest();
    request.open("POST", address, false);
    request.send(`${location.pathname}: ${problem}`);
  };
  addEventListener("error", ({ message }) => report(message));
  addEventListener("unhandledrejection", ({ reason }) => report(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    report(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    report(parts.join(" "));
    error(...parts);
  };
}

/** Headers that depend on the bytes, which differ here. */
const bodyHeaders = ["content-encoding", "content-length", "transfer-encoding", "connection", "etag", "keep-alive"];

/**
 * Starts the site of out/ with pages that report their errors. Not all engines can add a script before a page's own, so
 * each page starts with one from this site, which its policy allows.
 */
export async function watchedSite() {
  const site = await startServer({ port: 0 });
  const problems: string[] = [];
  const { port, close } = await serve(async (request, response) => {
    const { url = "", headers } = request;
    if (url === inbox) {
      problems.push(await text(request));
      response.end();
    } else if (url === script) {
      response.setHeader("Content-Type", "text/javascript; charset=utf-8");
      response.end(`(${watch})(${JSON.stringify(inbox)})`);
    } else {
      if (url.endsWith(slowQuery)) await pause(1000);
      const answer = await fetch(site.url + url, { redirect: "manual", headers: { accept: headers.accept ?? "*/*" } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get("content-type")?.startsWith("text/html");
      const otherHeaders = [...answer.headers].filter(([name]) => !bodyHeaders.includes(name));
      response.writeHead(answer.status, otherHeaders.flat());
      response.end(isPage ? bytes.toString().replace("<head>", `$&<script src="${script}"></script>`) : bytes);
    }
  });
  return {
    url: `http://127.0.0.1:${port}`,
    problems,
    close: async () => {
      await close();
      await site.close();
    },
  };
}
