import { scriptHash } from "@/lib/tools/hosting/export-summary";
import type { LocalServer } from "@/tests/delivery/local/servers";
import { ask } from "@/tests/delivery/support/request";

/** Scripts, styles, pictures and flight data of a page. */
const assetsIn = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(/(?:src|href|data-flight|content)="(?:https:\/\/www\.firma\.example)?(\/[^"]*\.[a-z0-9]+)"/g),
    ].map(([, path = ""]) => path),
  ),
];
const linksIn = (html: string): string[] => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, path = ""]) => path);

/** Follows links from the home page and loads every page in every encoding. @returns faults that visitors notice */
export async function crawl(server: LocalServer): Promise<string[]> {
  const problems: string[] = [];
  const visited = new Set<string>();
  const loaded = new Set<string>();
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (visited.has(path)) continue;
    visited.add(path);
    const plain = await ask(server, path, { headers: { "Accept-Encoding": "identity" } });
    // An old address that redirects already.
    if (plain.status === 301) {
      queue.push(new URL(plain.headers.location ?? "", "https://www.firma.example").pathname);
      continue;
    }
    if (plain.status !== 200 || !plain.body.endsWith("</html>")) problems.push(`${path}: ${plain.status}, cut off`);
    for (const encoding of ["br", "gzip"]) {
      const { body } = await ask(server, path, { headers: { "Accept-Encoding": encoding } });
      if (body !== plain.body) problems.push(`${path}: another text in ${encoding} than uncompressed`);
    }
    const [, script = ""] = /<script>([^<]*)<\/script>/.exec(plain.body) ?? [];
    if (!plain.headers["content-security-policy"]?.includes(scriptHash(script)))
      problems.push(`${path}: the policy stops its script`);
    for (const asset of assetsIn(plain.body).filter((asset) => !loaded.has(asset))) {
      const { status, body } = await ask(server, asset, { headers: { "Accept-Encoding": "br" } });
      if (status !== 200 || body === "") problems.push(`${path}: ${asset} is answered with ${status}`);
      else loaded.add(asset);
    }
    queue.push(...linksIn(plain.body));
  }
  return problems;
}
