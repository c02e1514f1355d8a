import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import send from "send";
import { site } from "@/content/site";
import { readExport } from "@/lib/tools/hosting/export";
import { sitePolicy } from "@/lib/tools/hosting/rules";
import { putPolicyInPages } from "@/lib/tools/hosting/write";
import { walk } from "./support/browser";
import { exportDir } from "./support/web-root";

jest.setTimeout(120_000);

/** GitHub Pages in small: clean addresses, compression of its own, and not one header of ours. */
describe("a host without headers, with DELIVERY_CSP_META=1", () => {
  const dir = mkdtempSync(join(tmpdir(), "delivery-meta-"));
  const outDir = join(dir, "out");
  let server: Server;

  beforeAll(async () => {
    mkdirSync(outDir);
    for (const name of readdirSync(exportDir)) {
      if (name === "media") symlinkSync(join(exportDir, name), join(outDir, name));
      else if (!/\.(?:br|gz)$/.test(name)) cpSync(join(exportDir, name), join(outDir, name), { recursive: true });
    }
    const facts = await readExport(outDir);
    await putPolicyInPages(outDir, facts.files, sitePolicy({ site, facts }));
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const page = `${pathname}.html`;
      send(request, existsSync(join(outDir, page)) ? page : pathname, { root: outDir }).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server?.close();
    server?.closeAllConnections();
    rmSync(dir, { recursive: true, force: true });
  });

  it("lets a browser walk the pages with the policy in force, without a violation or an error", async () => {
    const { port } = server.address() as AddressInfo;
    const close = () => Promise.resolve();
    const here = { name: "bez nagłówków", version: "", host: `127.0.0.1:${port}`, httpPort: port, headers: {}, close };
    expect(await walk(here)).toEqual([]);
  });
});
