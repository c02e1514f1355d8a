import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Fields of package.json used here. */
type Manifest = {
  name: string;
  /** Missing in packages bundled into another. */
  version?: string;
  license: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
};

/** Renders the pages at build time: no browser runs any of it (lib/tools/export). */
const builder = "next";

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const folderOf = (name: string) => join("node_modules", name);

/** Returns the packages and their dependencies, each once, sorted. */
function withDependencies(names: readonly string[], packages = new Set<string>()): string[] {
  for (const name of names.filter((name) => !packages.has(name))) {
    packages.add(name);
    const { dependencies = {} } = readManifest(folderOf(name));
    withDependencies(Object.keys(dependencies), packages);
  }
  return [...packages].sort();
}

/** Returns the licence and notice files of a package, or undefined without any. */
function readLicence(name: string): string | undefined {
  const folder = folderOf(name);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
  return files.length > 0
    ? files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n")
    : undefined;
}

/**
 * Returns the licence of a package. An MIT package without a file gets the MIT text with its author's name.
 * @throws Error for a package without a licence that can be quoted
 */
function licenceOf(name: string): string {
  const ownText = readLicence(name);
  if (ownText) return ownText;
  const { license, author } = readManifest(folderOf(name));
  const owner = typeof author === "object" ? author.name : author;
  const [, terms] = /(Permission is hereby granted[\s\S]+)/.exec(readLicence("react") ?? "") ?? [];
  if (license !== "MIT" || !owner || !terms)
    throw new Error(`${name} has no licence file: licencje.txt cannot quote it.`);
  return `MIT License\n\nCopyright (c) ${owner}\n\n${terms}`;
}

/**
 * Licences and notices of all third-party work sent to browsers: dependencies of package.json, their dependencies, and
 * the font. Packages with the same text share it.
 */
export function licencesText(): string {
  const { dependencies = {} } = readManifest(".");
  // Its base styles are part of the stylesheet.
  const packages = withDependencies([...Object.keys(dependencies).filter((name) => name !== builder), "tailwindcss"]);
  const packagesByText = new Map<string, string[]>([
    [readFileSync("components/styles/fonts/OFL.txt", "utf8").trim(), ["Archivo"]],
  ]);
  for (const name of packages) {
    const text = licenceOf(name);
    const { name: packageName, version = "" } = readManifest(folderOf(name));
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${packageName} ${version}`.trim()]);
  }
  const parts = [...packagesByText].map(([text, names]) => `${"=".repeat(72)}\n${names.join(", ")}\n\n${text}\n`);
  return ["Ta strona korzysta z pracy innych. Oto ich licencje, w oryginale.\n", ...parts].join("\n");
}
