import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of a package.json that is read here. */
type Manifest = {
  name: string;
  /** Missing in packages that another bundles. */
  version?: string;
  license: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
};

/** Its dependencies are mostly tools. Browsers run these; what it bundles of React has React's own licence. */
const framework = { name: "next", shipped: ["@swc/helpers", "next/dist/compiled/process"] };

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const folderOf = (name: string) => join("node_modules", name);

/** The packages with their own dependencies, each once, sorted. */
function withDependencies(names: readonly string[], found = new Set<string>()): string[] {
  for (const name of names.filter((name) => !found.has(name))) {
    found.add(name);
    const { dependencies = {} } = manifestOf(folderOf(name));
    withDependencies(name === framework.name ? framework.shipped : Object.keys(dependencies), found);
  }
  return [...found].sort();
}

/** Licence and notices as a package carries them, or nothing. */
function ownLicence(name: string): string | undefined {
  const folder = folderOf(name);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
  return files.length > 0
    ? files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n")
    : undefined;
}

/**
 * Licence of a package. One that says MIT and carries no file gets the words of that licence with its author's name.
 * @throws Error for a package without a licence that can be quoted
 */
function licenceOf(name: string): string {
  const own = ownLicence(name);
  if (own) return own;
  const { license, author } = manifestOf(folderOf(name));
  const holder = typeof author === "object" ? author.name : author;
  const [, terms] = /(Permission is hereby granted[\s\S]+)/.exec(ownLicence("react") ?? "") ?? [];
  if (license !== "MIT" || !holder || !terms)
    throw new Error(`${name} has no licence file: licencje.txt cannot quote it.`);
  return `MIT License\n\nCopyright (c) ${holder}\n\n${terms}`;
}

/**
 * Licences and notices of all work by others that the site sends to browsers: the dependencies of package.json, what
 * comes with them, and the font. Packages under the very same words share them.
 */
export function licencesText(): string {
  const { dependencies = {} } = manifestOf(".");
  // The base of the stylesheet ships, too.
  const shipped = withDependencies([...Object.keys(dependencies), "tailwindcss"]);
  const holders = new Map<string, string[]>([
    [readFileSync("components/styles/fonts/OFL.txt", "utf8").trim(), ["Archivo"]],
  ]);
  for (const name of shipped) {
    const text = licenceOf(name);
    const { name: title, version = "" } = manifestOf(folderOf(name));
    holders.set(text, [...(holders.get(text) ?? []), `${title} ${version}`.trim()]);
  }
  const parts = [...holders].map(([text, titles]) => `${"=".repeat(72)}\n${titles.join(", ")}\n\n${text}\n`);
  return ["Ta strona korzysta z pracy innych. Oto ich licencje, w oryginale.\n", ...parts].join("\n");
}
