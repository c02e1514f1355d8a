import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildFactsFile } from "@/lib/tools/cache";
import { buildId } from "@/lib/tools/export/build-id.mjs";
import { filesBelow, sha256 } from "@/lib/tools/files";

/** SHA-256 and bytes of a file. */
export type FileFacts = { hash: string; size: number };

/** What a finished build says of itself, for whoever publishes it later. */
export type BuildFacts = {
  /** Fingerprint of what it was built from. */
  sources: string;
  /** Variants of the build: for a CDN alone, the policy in the pages. */
  cdn: boolean;
  policyInPages: boolean;
  /** Every file of the site by its path, "uslugi/pomiary.html". */
  files: Readonly<Record<string, FileFacts>>;
};

/** Where the site goes and which addresses it had: noting these after a build makes that build no older. */
const notMadeOf: ReadonlySet<string> = new Set(["publishing.ts", "stare-adresy.txt", "opublikowane-adresy.txt"]);

/**
 * Fingerprint of everything the site is made from: the code, the content, and the files an owner has put into public/.
 * What a build makes in public/ itself follows from the others, and stands in folders or is in git's list of ignored
 * files.
 */
export function sourcesFingerprint(): string {
  const content = filesBelow("content")
    .filter((file) => !notMadeOf.has(file))
    .map((file) => `${file} ${sha256(readFileSync(join("content", file)))}`);
  const ignored = readFileSync(".gitignore", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("public/"))
    .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", ".*")}`));
  const own = readdirSync("public", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.some((pattern) => pattern.test(`public/${entry.name}`)))
    .map(({ name }) => `${name} ${sha256(readFileSync(join("public", name)))}`)
    .sort();
  const tools = ["export", "hosting", "make"].flatMap((folder) =>
    filesBelow(join("lib/tools", folder)).map((file) => join("lib/tools", folder, file)),
  );
  const made = [...tools, "next-sitemap.config.js"].map((file) => `${file} ${sha256(readFileSync(file))}`);
  return sha256([buildId(), ...made, ...content, ...own].join("\n"));
}

/** Hash and size of every file below a folder. */
export function factsOf(folder: string): Record<string, FileFacts> {
  return Object.fromEntries(
    filesBelow(folder).map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [file, { hash: sha256(bytes), size: bytes.length }];
    }),
  );
}

/**
 * Notes what a build has made, after it has taken its place.
 * @param site folder of the site
 * @param sources fingerprint taken before the build began: what was edited meanwhile makes the build an old one
 */
export function writeBuildFacts(site: string, sources: string): void {
  const facts: BuildFacts = {
    sources,
    cdn: process.env.DELIVERY_CDN === "1",
    policyInPages: process.env.DELIVERY_CSP_META === "1",
    files: factsOf(site),
  };
  mkdirSync(dirname(buildFactsFile), { recursive: true });
  writeFileSync(buildFactsFile, `${JSON.stringify(facts, null, 1)}\n`);
}
