import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import type { Redirect } from "@/lib/content/types";
import { readExport } from "@/lib/tools/hosting/export";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { webRootFiles } from "@/lib/tools/hosting/write";
import { manifestFile } from "@/lib/tools/publish/manifest";
import type { LocalSite } from "@/tests/delivery/local/servers";

/** Redirects of the test beside those of the site: a chain, letters beyond ASCII, another site. */
export const testRedirects: readonly Redirect[] = [
  ...redirects,
  { from: "/test-lancuch", to: "/test-ogniwo" as "/oferta" },
  { from: "/test-ogniwo", to: "/oferta" },
  { from: "/usługi-elektryczne", to: "/uslugi" },
  {
    from: "/test-bardzo-dlugi-adres-starej-strony-o-wymianie-instalacji-elektrycznej-w-bloku-z-wielkiej-plyty",
    to: "/",
  },
  { from: "/test-poza", to: "https://katalog.example/firma" },
];

/** Stands in files that lie on many servers by accident and must never be served. */
const trapText = "TAJNE";
/** A file with a dot in its path that is served. */
const security = "/.well-known/security.txt";

/** Makes the web root: a copy, for servers that root starts give up its rights, and may not see the project. */
async function makeWebRoot(): Promise<LocalSite> {
  if (!existsSync("out/index.html.br")) throw new Error("Brak eksportu w folderze out. Najpierw: npm run build");
  const dir = mkdtempSync(join(tmpdir(), "delivery-"));
  await chmod(dir, 0o755);
  const root = join(dir, "root");
  cpSync("out", root, { recursive: true });
  const exported = await readExport(root);
  const facts = { ...exported, files: [...exported.files, security] };
  const rules = deliveryRules({ site, redirects: testRedirects, summary: facts });
  const traps = [".env", ".git/config", manifestFile, "kopia.js.map"];
  const files: Record<string, string> = {
    ".htaccess": webRootFiles(rules)[".htaccess"] ?? "",
    [security]: "Contact: mailto:kontakt@firma.example\n",
    ...Object.fromEntries(traps.map((name) => [name, trapText])),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return {
    dir,
    root,
    rules,
    plainRules: deliveryRules({ site, redirects: testRedirects, summary: facts, https: false }),
  };
}

/**
 * A web root with the site of out/, and with traps, for all tests of a file: filled in before the first of them. It
 * lies in a temporary folder together with all configurations.
 */
export function sharedWebRoot(): LocalSite {
  const web = {} as LocalSite;
  beforeAll(async () => void Object.assign(web, await makeWebRoot()));
  afterAll(() => web.dir && rmSync(web.dir, { recursive: true, force: true }));
  return web;
}
