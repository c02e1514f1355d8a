/** On a host without our headers, as Apache without mod_headers, the policy in the pages blocks parts of them. */
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import send from "send";
import { site } from "@/content/site";
import { readExport } from "@/lib/tools/hosting/export-summary";
import { sitePolicy } from "@/lib/tools/hosting/rules";
import { putPolicyInPages } from "@/lib/tools/hosting/write";
import { sharedFolder } from "@/tests/support";
import { serve } from "./local/process";
import { walk } from "./support/browser";

jest.setTimeout(120_000);

const root = sharedFolder();
let server: Awaited<ReturnType<typeof serve>>;

/** Serves clean addresses with none of our headers or compressed copies. */
beforeAll(async () => {
  cpSync("out", root, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const summary = await readExport(root);
  await putPolicyInPages(root, summary.files, sitePolicy({ site, summary }));
  server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const page = `${pathname}.html`;
    send(request, existsSync(join(root, page)) ? page : pathname, { root }).pipe(response);
  });
});
afterAll(() => server?.close());

test("a browser walks the pages with the policy in force, without a violation or an error", async () => {
  const { port } = server;
  expect(await walk({ host: `127.0.0.1:${port}`, httpPort: port })).toEqual([]);
});
