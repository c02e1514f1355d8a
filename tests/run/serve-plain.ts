/**
 * Serves the export as Next.js wrote it, before the adapter: tests of islands and navigation run on it as well. Its
 * pages hold inline scripts of the framework, so it has no Content-Security-Policy.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

const root = process.argv[2] ?? ".cache/plain-export";
// Compressed copies where the benchmark has made them.
const send = sirv(root, { extensions: ["html"], etag: true, brotli: true });
const notFound = readFileSync(join(root, "404.html"));
const server = createServer((request, response) =>
  send(request, response, () => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(notFound);
  }),
);
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
