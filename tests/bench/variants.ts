/** The published site and what it is measured against: the same pages, delivered otherwise. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { cacheFolder } from "@/lib/generated";
import { plainExportFolder } from "@/lib/tools/cache";
import { readShape } from "@/lib/tools/export/shape";
import { filesBelow } from "@/lib/tools/files";
import { writeDelivery } from "@/lib/tools/hosting/write";
import { readyExport } from "@/tests/run/exports";

type Change = (html: string, file: string) => string;

const changes = {
  // The stylesheets of the framework in place of the page's own styles: a second round trip before the first paint.
  linked: (_: string, file: string) => readShape(readFileSync(join(plainExportFolder, file), "utf8"), file).html,
  // Not one script, not even data: what HTML and CSS alone can do.
  scriptless: (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, ""),
  // Nothing is made ready before a link is followed.
  withoutRules: (html: string) => html.replace(/<script type="speculationrules">[\s\S]*?<\/script>/, ""),
  withoutWorker: (html: string) => html.replace(".serviceWorker", ".noWorker"),
} satisfies Record<string, Change>;

async function changed(name: string, change: Change): Promise<string> {
  const source = await readyExport("deferred");
  const root = join(cacheFolder, "bench", name);
  const unfinished = `${root}.new`;
  for (const folder of [root, unfinished]) rmSync(folder, { recursive: true, force: true });
  cpSync(source, unfinished, { recursive: true });
  for (const file of filesBelow(unfinished).filter((path) => path.endsWith(".html"))) {
    const path = join(unfinished, file);
    writeFileSync(path, change(readFileSync(path, "utf8"), file));
  }
  await writeDelivery({
    outDir: unfinished,
    site,
    redirects,
    configDir: join(cacheFolder, "bench", `${name}-delivery`),
    cacheDir: join(cacheFolder, "bench", "precompressed"),
  });
  renameSync(unfinished, root);
  return root;
}

export type Variant = { name: string; root: string };
/** One that a server answers with at an address. */
export type ServedVariant = Variant & { url: string };

/** All variants, ready to be served: "published" first, "scriptless" second. */
export async function readyVariants(): Promise<Variant[]> {
  return [
    { name: "published", root: await readyExport("deferred") },
    { name: "scriptless", root: await changed("scriptless", changes.scriptless) },
    { name: "linked", root: await changed("linked", changes.linked) },
    { name: "plain", root: await readyExport("plain") },
    { name: "no rules", root: await changed("no-rules", changes.withoutRules) },
    { name: "no worker", root: await changed("no-worker", changes.withoutWorker) },
  ];
}
