/** A copy of the whole site as one zip file: to keep, to come back to, to move to another computer. */
import { existsSync, readFileSync } from "node:fs";
import { buildDay } from "@/lib/text/dates";
import { toLine } from "@/lib/tools/check/problem";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { problemsIn } from "@/lib/tools/check/readable";
import { generatedFiles } from "@/lib/tools/make/build-record";
import { isSystemFile } from "@/lib/tools/system-files";
import { UserError } from "@/lib/tools/user-error";
import type { FileChange } from "./journal";
import { slugFor } from "./new/entry";
import { isRestored, siteFiles } from "./site-files";
import { openZip, pack, type Zip } from "./zip";

/** Start of a private key, as OpenSSH, OpenSSL and PuTTY write it. */
const privateKey = /^(?:-----BEGIN [A-Z ]*PRIVATE KEY-----|PuTTY-User-Key-File)/;

/** Bytes of a file for a copy; undefined for a secret. The settings of npm may hold one: only its switches are copied. */
function bytesToCopy(file: string): Buffer | undefined {
  const bytes = readFileSync(file);
  if (privateKey.test(bytes.toString("latin1", 0, 100).trimStart())) return undefined;
  if (file !== ".npmrc") return bytes;
  const switches = bytes.toString().match(/^[a-z-]+ *= *(?:true|false)$/gm) ?? [];
  return Buffer.from(switches.map((line) => `${line}\n`).join(""));
}

/**
 * Makes a copy of the project without what can be made again or is secret. Its files are in one folder, so that no
 * unpacker spills them among others.
 */
export async function makeCopy(): Promise<{ name: string; bytes: Buffer }> {
  // Not parsed: a site with a mistake can be copied too.
  const [, brand = "strona"] = /\bbrand: "([^"]+)"/.exec(readFileSync("content/site.ts", "utf8")) ?? [];
  const name = `${slugFor(brand)}-${buildDay()}`;
  const files = siteFiles().flatMap((file) => {
    const bytes = bytesToCopy(file);
    return bytes ? { path: `${name}/${file}`, bytes, isScript: /\.(?:command|sh)$/.test(file) } : [];
  });
  return { name: `${name}.zip`, bytes: await pack(files) };
}

/** Reads the package.json of a copy or of this project. */
const readManifest = (text: string): { name?: unknown; version?: unknown } => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Folder of the project in a copy, "wattera-2026-11-26/". @throws UserError for another zip file or newer program */
async function rootOf({ paths, unpack }: Zip): Promise<string> {
  const [path = ""] = paths
    .filter((one) => /(?:^|\/)package\.json$/.test(one))
    .toSorted((one, other) => one.length - other.length);
  const text = (await unpack([path])).get(path)?.toString() ?? "";
  const [copy, own] = [readManifest(text), readManifest(readFileSync("package.json", "utf8"))];
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

/** @throws UserError with every file of the content that is foreign, no data, or cannot be read */
function requireContent(files: ReadonlyMap<string, Buffer>): void {
  if (!files.has("content/site.ts"))
    throw new UserError("W tej kopii brakuje pliku content/site.ts, więc nie da się z niej odtworzyć strony.");
  const problems = problemsIn(files);
  if (problems.length > 0)
    throw new UserError(
      [
        "Ta kopia nie została otwarta: w jej treści jest coś, czego program strony tam nie zapisuje.",
        ...problems.map(toLine),
        "Jeśli to Twoja kopia, rozpakuj ją i popraw te pliki.",
      ].join("\n"),
    );
}

/**
 * Reads a copy made by `makeCopy`, also one that was packed anew. Its program stays closed; what is foreign in public/
 * is passed over, as are files of systems. A foreign file in content/ is a stranger's: no copy made here has one.
 * @param bytes of a zip file
 * @returns changes that bring content/ and the texts and pictures in public/ to the state of the copy
 * @throws UserError in Polish where it is not a copy of this site, or of a newer program, damaged, too large or unsafe
 */
export async function openCopy(bytes: Uint8Array): Promise<FileChange[]> {
  const zip = await openZip(bytes);
  const root = await rootOf(zip);
  const generated = generatedFiles();
  const paths = zip.paths.filter((path) => path.startsWith(root));
  const isWanted = (path: string) => (/^content\//.test(path) ? !isSystemFile(path) : isRestored(path, generated));
  const unpacked = await zip.unpack(paths.filter((path) => isWanted(path.slice(root.length))));
  const copied = new Map([...unpacked].map(([path, data]) => [path.slice(root.length), data] as const));
  requireContent(new Map([...copied].filter(([file]) => file.startsWith("content/"))));
  const addresses = mergeAddresses(copied.get(addressesFile));
  if (addresses) copied.set(addressesFile, addresses);
  const files = new Set([...copied.keys(), ...siteFiles()]);
  return [...files]
    .filter((file) => isRestored(file, generated))
    .map((file) => ({ file, from: existsSync(file) ? readFileSync(file) : undefined, to: copied.get(file) }))
    .filter(({ from, to }) => !(from && to?.equals(from)))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}
