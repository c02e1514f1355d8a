import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import type { Redirect } from "@/lib/content/types";
import { readExport } from "@/lib/tools/hosting/export";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { webRootFiles, writeDelivery } from "@/lib/tools/hosting/write";
import { manifestFile, ownFolder } from "@/lib/tools/publish/manifest";
import type { LocalSite } from "@/tests/delivery/local/servers";

/** The export under test: out/, or the folder in DELIVERY_ROOT. */
export const exportDir = process.env.DELIVERY_ROOT ?? join(process.cwd(), "out");

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
  { from: "/test-poza", to: "https://katalog.example/wattera" },
];

/** Stands in files that lie on many servers by accident and must never be served. */
const trapText = "TAJNE";
/** A file with a dot in its path that is served. */
export const security = "/.well-known/security.txt";

/** A web root of links to the export, with traps. It lies in a temporary folder together with all configurations. */
export type WebRoot = LocalSite & { remove: () => void };

/** Makes the web root. An export that was not prepared for delivery yet is prepared in a copy. */
export async function makeWebRoot(): Promise<WebRoot> {
  if (!existsSync(join(exportDir, "index.html")))
    throw new Error(`Brak eksportu w ${exportDir}. Najpierw: npm run build`);
  const dir = mkdtempSync(join(tmpdir(), "delivery-"));
  await chmod(dir, 0o755);
  let source = exportDir;
  if (!existsSync(join(exportDir, "index.html.br"))) {
    source = join(dir, "export");
    cpSync(exportDir, source, { recursive: true });
    const own = { configDir: join(dir, "config"), cacheDir: join(dir, "cache") };
    await writeDelivery({ outDir: source, site, redirects, policyInPages: false, ...own });
  }
  const exported = await readExport(source);
  const facts = { ...exported, files: [...exported.files, security] };
  const rules = deliveryRules({ site, redirects: testRedirects, facts });
  const root = join(dir, "root");
  mkdirSync(root);
  for (const name of readdirSync(source)) {
    if (name !== ".htaccess" && name !== ".well-known") symlinkSync(join(source, name), join(root, name));
  }
  writeFileSync(join(root, ".htaccess"), webRootFiles(rules)[".htaccess"] ?? "");
  for (const folder of [".git", ownFolder]) mkdirSync(join(root, folder));
  for (const trap of [".env", ".git/config", manifestFile, "kopia.js.map"]) writeFileSync(join(root, trap), trapText);
  mkdirSync(join(root, ".well-known"));
  writeFileSync(join(root, security), "Contact: mailto:kontakt@wattera.example\n");
  return {
    dir,
    root,
    rules,
    plainRules: deliveryRules({ site, redirects: testRedirects, facts, https: false }),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
