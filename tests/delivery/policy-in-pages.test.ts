/** A visitor on a host without headers of ours, such as GitHub Pages, where the policy in the pages stops their parts. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import send from "send";
import { site } from "@/content/site";
import { readExport } from "@/lib/tools/hosting/export";
import { sitePolicy } from "@/lib/tools/hosting/rules";
import { putPolicyInPages } from "@/lib/tools/hosting/write";
import { serve } from "./local/process";
import { walk } from "./support/browser";

jest.setTimeout(120_000);

let dir: string;
let server: Awaited<ReturnType<typeof serve>>;

/** GitHub Pages in small: clean addresses, compression of its own, and not one header of ours. */
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "delivery-meta-"));
  const root = join(dir, "out");
  cpSync("out", root, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const facts = await readExport(root);
  await putPolicyInPages(root, facts.files, sitePolicy({ site, summary: facts }));
  server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const page = `${pathname}.html`;
    send(request, existsSync(join(root, page)) ? page : pathname, { root }).pipe(response);
  });
});
afterAll(async () => {
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

test("a browser walks the pages with the policy in force, without a violation or an error", async () => {
  const { port } = server;
  expect(await walk({ host: `127.0.0.1:${port}`, httpPort: port })).toEqual([]);
});
