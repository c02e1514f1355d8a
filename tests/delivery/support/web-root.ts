import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import type { Redirect } from "@/lib/content/types";
import { readExport } from "@/lib/tools/hosting/export-summary";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { webRootFiles } from "@/lib/tools/hosting/write";
import { manifestFile } from "@/lib/tools/publish/manifest";
import type { LocalSite } from "@/tests/delivery/local/servers";
import { putFile, sharedFolder } from "@/tests/support";

/** Redirects of the site and of the tests: a chain, letters beyond ASCII, another site. */
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

/** Text of files that are on many servers by accident and must not be served. */
const trapText = "TAJNE";
/** A file below a hidden folder that is served. */
const security = "/.well-known/security.txt";

/** Makes the web root as a copy: servers started by root drop its rights and may be unable to read the project. */
async function makeWebRoot(dir: string): Promise<LocalSite> {
  if (!existsSync("out/index.html.br")) throw new Error("Brak eksportu w folderze out. Najpierw: npm run build");
  const root = join(dir, "root");
  cpSync("out", root, { recursive: true });
  const exported = await readExport(root);
  const summary = { ...exported, files: [...exported.files, security] };
  const rules = deliveryRules({ site, redirects: testRedirects, summary });
  const traps = [".env", ".git/config", manifestFile, "kopia.js.map"];
  const files: Record<string, string> = {
    ".htaccess": webRootFiles(rules)[".htaccess"] ?? "",
    [security]: "Contact: mailto:kontakt@firma.example\n",
    ...Object.fromEntries(traps.map((name) => [name, trapText])),
  };
  for (const [name, content] of Object.entries(files)) putFile(join(root, name), content);
  return { dir, root, rules, plainRules: deliveryRules({ site, redirects: testRedirects, summary, https: false }) };
}

/** A web root with the site of out/ and traps, and a folder for configurations, ready when the tests start. */
export function sharedWebRoot(): LocalSite {
  const web = {} as LocalSite;
  const dir = sharedFolder();
  beforeAll(async () => void Object.assign(web, await makeWebRoot(dir)));
  return web;
}
