import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { deliveryFolder, precompressedFolder } from "@/lib/tools/cache";
import { writeDelivery } from "@/lib/tools/hosting/write";
import { finishExport } from "@/lib/tools/make/finish";

// Only where they are asked to write is looked at: delivery-write.test.ts and the export tests look at what they write.
jest.mock("@/lib/tools/hosting/write", () => ({ writeDelivery: jest.fn() }));
jest.mock("@/lib/tools/make/sitemap", () => ({ writeSitemap: jest.fn() }));
jest.mock("@/lib/tools/make/worker", () => ({ writeWorker: jest.fn() }));

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), "finish-"));
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));
const written = () => jest.mocked(writeDelivery).mock.lastCall?.[0];

test("a build leaves server configurations in the one folder the guides name", async () => {
  await finishExport(outDir);
  expect(written()).toMatchObject({ outDir, configDir: deliveryFolder, cacheDir: precompressedFolder });
  const named = relative(process.cwd(), deliveryFolder);
  for (const [guide, file] of [
    ["nginx", "nginx.conf"],
    ["caddy", "Caddyfile"],
  ])
    expect(readFileSync(`docs/hosting-${guide}.md`, "utf8")).toContain(`${named}/${file}`);
});
