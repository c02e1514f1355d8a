/**
 * Builds a copy of the project in another folder and compares it with out/, byte by byte: the same commit must give the
 * same site wherever it is built. Then breaks a content file of the copy: the build must stop with its name and leave
 * the copy's last good site whole. Then it changes one word of a service, builds, and lists the files that became other
 * ones. At last it builds the copy with DEFER_HYDRATION=0 and looks at what that gives. Takes over nothing but
 * installed packages and encoded pictures.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { deliveryFolder } from "@/lib/tools/cache";
import { filesBelow } from "@/lib/tools/files";
import { startServer } from "@/lib/tools/hosting/serve";
import { loadsFramework } from "@/tests/support";
import { build, copyProject, differences } from "./copy";
import { oneWordProblems } from "./one-word";

/** What is wrong with a site that was built with DEFER_HYDRATION=0. */
async function plainProblems(site: string, servers: string): Promise<string[]> {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const pages = filesBelow(site).filter((file) => file.endsWith(".html"));
  const without = pages.filter((page) => !loadsFramework(read(join(site, page))));
  const policies = [...read(join(site, "_headers")).matchAll(/Content-Security-Policy: (.*)/g)].map(
    ([, value]) => value,
  );
  const scripts = /script-src ([^;]*)/.exec(policies[0] ?? "")?.[1] ?? "";
  const files = [join(site, ".htaccess"), join(servers, "nginx.conf"), join(servers, "Caddyfile")];
  const { url, close } = await startServer({ root: site, port: 0 });
  const answers = await Promise.all(
    ["/", "/oferta"].map(async (path) => ({ path, status: (await fetch(url + path)).status })),
  ).finally(close);
  return [
    ...without.map((page) => `${page} does not load the framework`),
    ...(policies.length === 1 ? [] : [`${policies.length} policies in _headers instead of one`]),
    ...(/^'self'( 'sha256-[^']+')+$/.test(scripts) ? [] : [`script-src ${scripts} is not hashes alone`]),
    ...policies.filter((policy) => policy?.includes("unsafe-inline")).map((policy) => `${policy} is not strict`),
    ...files.filter((file) => !read(file).includes(scripts)).map((file) => `${file} does not carry the policy`),
    ...answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} is answered with ${status}`),
  ];
}

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "reproduce-"));
try {
  copyProject(copy);
  const first = build(copy);
  if (first.status !== 0) throw new Error(`The second build failed.\n${first.output}`);
  const different = differences(join(root, "out"), join(copy, "out"));
  if (different.length > 0)
    throw new Error(`${different.length} files differ between two builds:\n  ${different.slice(0, 20).join("\n  ")}`);
  console.log("Two builds in different folders: every byte the same.");

  const file = "content/services/pomiary.ts";
  const good = readFileSync(join(copy, file), "utf8");
  const bad = good.replace('name: "Pomiary"', 'name: "Pomiary {nie.ma}"');
  if (bad === good) throw new Error(`${file} no longer holds the name that this check replaces.`);
  writeFileSync(join(copy, file), bad);
  const broken = build(copy);
  if (broken.status === 0) throw new Error("A build with a wrong content file went through.");
  if (!broken.output.includes(file)) throw new Error(`The message does not name ${file}:\n${broken.output}`);
  if (differences(join(root, "out"), join(copy, "out")).length > 0)
    throw new Error("A failed build changed the last good site.");
  console.log("A wrong content file stops the build by name; the last good site stays whole.");

  writeFileSync(join(copy, file), good);
  const unexpected = oneWordProblems(copy, join(root, "out"));
  if (unexpected.length > 0) throw new Error(`One word of a service changed:\n  ${unexpected.join("\n  ")}`);
  console.log("One changed word changes its page, the search index with the page that names it, and the map's date.");

  const servers = join(copy, relative(root, deliveryFolder));
  rmSync(servers, { recursive: true });
  const plain = build(copy, "0");
  if (plain.status !== 0) throw new Error(`The build with DEFER_HYDRATION=0 failed.\n${plain.output}`);
  const problems = await plainProblems(join(copy, "out"), servers);
  if (problems.length > 0) throw new Error(`The build with DEFER_HYDRATION=0:\n  ${problems.join("\n  ")}`);
  console.log("A build with DEFER_HYDRATION=0 brings the framework, one strict policy and what servers need.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
