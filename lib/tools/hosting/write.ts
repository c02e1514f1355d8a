import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";
import { metaPolicy } from "./csp";
import { readExport } from "./export-summary";
import { apacheConfig } from "./hosts/apache";
import { cdnHeaders, cdnProblems, cdnRedirects } from "./hosts/cdn";
import { nginxConfig } from "./hosts/nginx";
import { precompress } from "./precompress";
import { type DeliveryInput, type DeliveryRules, deliveryRules, sitePolicy } from "./rules";

export type WriteOptions = {
  /** The export: host files and compressed copies are put into it. */
  outDir: string;
  site: DeliveryInput["site"];
  redirects: readonly Redirect[];
  /** Folder of settings for a server that the owner runs, outside the web root. */
  configDir: string;
  /** Folder of compressed bytes for the next build. */
  cacheDir: string;
  /** Whether to put the policy into the pages too, for hosts without headers. Default: DELIVERY_CSP_META=1. */
  policyInPages?: boolean;
  /** For a CDN, which builds from git: no .htaccess and no copies, which it would publish. */
  cdn: boolean;
};

/** Returns files that hosts read from the root of the site. */
export function webRootFiles(rules: DeliveryRules): Record<string, string> {
  return {
    ".htaccess": apacheConfig(rules),
    _headers: cdnHeaders(rules),
    _redirects: cdnRedirects(rules),
  };
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
}

/** Puts a policy into every page of an export, right after the charset, before anything a policy could govern. */
export async function putPolicyInPages(outDir: string, files: readonly string[], policy: string): Promise<void> {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}"/>`;
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(join(outDir, page), "utf8");
    if (html.includes(meta)) continue;
    const withPolicy = html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
    if (withPolicy === html) throw new Error(`Strona ${page} nie ma znacznika <meta charset="utf-8">`);
    await writeFile(join(outDir, page), withPolicy);
  }
}

/**
 * Last step of a build: makes an export ready for every kind of host.
 * @throws UserError if the export or the redirects do not allow it
 */
export async function writeDelivery(options: WriteOptions): ReturnType<typeof precompress> {
  const { outDir, site, redirects, cdn, policyInPages = process.env.DELIVERY_CSP_META === "1" } = options;
  const summary = await readExport(outDir);
  const rules = deliveryRules({ site, redirects, summary });
  if (policyInPages) await putPolicyInPages(outDir, summary.files, sitePolicy({ site, summary }));
  const problems = cdn ? cdnProblems(outDir, rules) : [];
  if (problems.length > 0)
    throw new UserError(`Cloudflare Pages nie przyjmie całej strony:\n  ${problems.join("\n  ")}`);
  const { ".htaccess": htaccess = "", ...others } = webRootFiles(rules);
  await writeAll(outDir, cdn ? others : { ".htaccess": htaccess, ...others });
  await writeAll(options.configDir, { "nginx.conf": nginxConfig(rules) });
  return precompress(outDir, cdn ? [] : summary.files, options.cacheDir);
}
