/** A copy of the whole site as one zip file: to keep, to come back to, to move to another computer. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { unzipSync, type Zippable, zipSync } from "fflate";
import { buildDay } from "@/lib/text/dates";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { UserError } from "@/lib/tools/user-error";
import type { FileChange } from "./journal";
import { slugFor } from "./new/entry";

/** Maximum bytes of a copy that is opened, and of its content when unpacked. */
const maxBytes = 200e6;
const maxUnpackedBytes = 600e6;

/** What a copy leaves out besides files that git ignores: history, passwords, earlier copies, files of the system. */
const neverCopied = [".git", ".env*", "*-20*-*-*.zip", ".DS_Store", "Thumbs.db"];

/** Matches what git ignores: it is made again or secret. Knows names, folders and stars, all that .gitignore uses. */
function ignoredPaths(): RegExp {
  const patterns = readFileSync(".gitignore", "utf8").split(/\r?\n/).filter(Boolean);
  const forms = [...patterns, ...neverCopied].map((pattern) => {
    const path = pattern.replace(/\/$/, "");
    const form = path.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
    return `${path.includes("/") ? "^" : "(?:^|/)"}${form}(?:/|$)`;
  });
  return new RegExp(forms.join("|"), "i");
}

/** Files of a folder that belong into a copy, with slashes on Windows too. @param folder "" is the project */
function filesToCopy(folder: string, ignored = ignoredPaths()): string[] {
  return readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignored.test(path)) return [];
    return entry.isDirectory() ? filesToCopy(path, ignored) : entry.isFile() ? [path] : [];
  });
}

/** Permissions in a zip file. On Windows, which has none, those of scripts would be lost. */
const permissionsOf = (file: string): number => (/\.(?:command|sh)$/.test(file) ? 0o100755 : 0o100644);

/**
 * Makes a copy of the project without what can be made again or is secret. Its files are in one folder, so that no
 * unpacker spills them among others.
 */
export async function makeCopy(): Promise<{ name: string; bytes: Buffer }> {
  // Not parsed: a site with a mistake can be copied too.
  const [, brand = "strona"] = /\bbrand: "([^"]+)"/.exec(readFileSync("content/site.ts", "utf8")) ?? [];
  const name = `${slugFor(brand)}-${buildDay()}`;
  const files: Zippable = {};
  for (const file of filesToCopy("")) {
    const level = /\.(?:jpe?g|png|webp|avif|woff2)$/i.test(file) ? 0 : 6;
    const attrs = (permissionsOf(file) << 16) >>> 0;
    files[`${name}/${file}`] = [readFileSync(file), { level, os: 3, attrs }];
  }
  return { name: `${name}.zip`, bytes: Buffer.from(zipSync(files)) };
}

/** Matches absolute paths, drives, and parts such as ".." or "site.ts.", which Windows reads as "site.ts". */
const unsafePath = /^[/\\]|[:\0]|[. ](?=[/\\]|$)/;

/** Reads the package.json of a copy or of this project. */
const readManifest = (text: string): { name?: unknown; version?: unknown } => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Reads the files of a zip file that `isWanted`. @throws UserError where it is none, or too large, or unsafe */
function unpack(bytes: Uint8Array, isWanted: (path: string) => boolean): Map<string, Buffer> {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (unsafePath.test(name.replace(/[/\\]$/, "")))
          throw new UserError(`Ta kopia ma plik „${name}” poza folderem strony, więc nie jest bezpieczna. Użyj innej.`);
        if (/[/\\]$/.test(name) || !isWanted(name.replaceAll("\\", "/"))) return false;
        total += originalSize;
        if (total > maxUnpackedBytes)
          throw new UserError(
            `Po rozpakowaniu ta kopia ma ponad ${maxUnpackedBytes / 1e6} MB, więc to nie jest kopia tej strony.`,
          );
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, data]) => [name.replaceAll("\\", "/"), Buffer.from(data)]));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      "To nie jest plik zip albo jest uszkodzony. Wybierz plik, który powstał przyciskiem „Pobierz kopię”.",
      { cause: error },
    );
  }
}

/** Folder of the project in a copy, "wattera-2026-11-26/". @throws UserError for another zip file or newer program */
function rootOf(bytes: Uint8Array): string {
  const manifests = unpack(bytes, (path) => /(?:^|\/)package\.json$/.test(path) && !path.includes("node_modules/"));
  const [[path, text] = ["", ""]] = [...manifests].toSorted(([one], [other]) => one.length - other.length);
  const [copy, own] = [readManifest(text.toString()), readManifest(readFileSync("package.json", "utf8"))];
  if (copy.name !== own.name)
    throw new UserError("To nie jest kopia tej strony. Wybierz plik, który powstał przyciskiem „Pobierz kopię”.");
  if (String(copy.version).localeCompare(String(own.version), "en", { numeric: true }) > 0)
    throw new UserError(
      `Ta kopia powstała w nowszej wersji programu (${copy.version}) niż ta tutaj (${own.version}). Rozpakuj ją do osobnego folderu i uruchom edycję stamtąd.`,
    );
  return path.slice(0, -"package.json".length);
}

/** The list of addresses ever published of the copy, with those known only here: no copy undoes a publication. */
function mergeAddresses(copied: Buffer | undefined): Buffer | undefined {
  const here = existsSync(addressesFile) ? readFileSync(addressesFile, "utf8").split("\n") : [];
  const copiedLines = copied?.toString().trimEnd().split("\n") ?? [];
  const lines = [...copiedLines, ...here.filter((line) => line && !copiedLines.includes(line))];
  return lines.length > 0 ? Buffer.from(`${lines.join("\n")}\n`) : undefined;
}

/** New files are written before those that name them, and removed ones last. */
const orderOf = ({ from, to }: FileChange): number => (from ? (to ? 1 : 2) : 0);

/**
 * Reads a copy made by `makeCopy`, also one that was packed anew.
 * @param bytes of a zip file
 * @returns changes that bring content/ and the owner's files in public/ to the state of the copy
 * @throws UserError in Polish where it is not a copy of this site, or of a newer program, too large or unsafe
 */
export async function openCopy(bytes: Uint8Array): Promise<FileChange[]> {
  if (bytes.length > maxBytes)
    throw new UserError(`Ten plik ma ponad ${maxBytes / 1e6} MB, więc to nie jest kopia tej strony.`);
  const root = rootOf(bytes);
  const ignored = ignoredPaths();
  const folders = ["content", "public"];
  const isRestored = (path: string) => folders.includes(path.split("/")[0] ?? "") && !ignored.test(path);
  const copied = new Map(
    [...unpack(bytes, (path) => path.startsWith(root) && isRestored(path.slice(root.length)))].map(
      ([path, data]) => [path.slice(root.length), data] as const,
    ),
  );
  if (!copied.has("content/site.ts"))
    throw new UserError("W tej kopii brakuje pliku content/site.ts, więc nie da się z niej odtworzyć strony.");
  const addresses = mergeAddresses(copied.get(addressesFile));
  if (addresses) copied.set(addressesFile, addresses);
  const present = folders.filter((folder) => existsSync(folder)).flatMap((folder) => filesToCopy(folder, ignored));
  return [...new Set([...copied.keys(), ...present])]
    .map((file) => ({ file, from: existsSync(file) ? readFileSync(file) : undefined, to: copied.get(file) }))
    .filter(({ from, to }) => !(from && to?.equals(from)))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}
