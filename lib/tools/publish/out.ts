import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Publishing } from "@/lib/content/types";
import { buildRecordFile } from "@/lib/tools/cache";
import { git } from "@/lib/tools/git";
import { type BuildRecord, hashFiles, sourcesFingerprint } from "@/lib/tools/make/build-record";
import { UserError } from "@/lib/tools/user-error";
import { isFileName } from "./file-names";
import type { LocalSite } from "./manifest";
import { firstFew } from "./outcome";

export const outFolder = "out";

function readRecord(): BuildRecord {
  try {
    return JSON.parse(readFileSync(buildRecordFile, "utf8")) as BuildRecord;
  } catch {
    throw new UserError("Nie ma jeszcze zbudowanej strony. Najpierw: npm run build");
  }
}

/** Differences between out/ and the build that made it. */
function differences(record: BuildRecord): string[] {
  const now = hashFiles(outFolder);
  const [builtFiles, presentFiles] = [Object.keys(record.files), Object.keys(now)];
  const missing = builtFiles.filter((file) => !(file in now));
  const changed = builtFiles.filter((file) => file in now && now[file]?.hash !== record.files[file]?.hash);
  const added = presentFiles.filter((file) => !(file in record.files));
  return Object.entries({ brakuje: missing, "zmienione po budowie": changed, "dodane po budowie": added }).flatMap(
    ([what, files]) => (files.length > 0 ? [`${what}: ${firstFew(files)}`] : []),
  );
}

/**
 * Returns the present commit, which has the files of the build. It may be newer than the build: edit mode commits when
 * it publishes.
 */
function presentCommit(): string {
  // Without "--verify" git answers "HEAD" where there is no commit yet.
  const { output: commit } = git(["rev-parse", "--verify", "--quiet", "HEAD"]);
  return commit && git(["status", "--porcelain"]).output !== "" ? `${commit}+zmiany` : commit;
}

/**
 * Reads the built site.
 * @param kind of host it is meant for
 * @throws UserError in Polish where it is outdated, incomplete or changed since
 */
export function readBuiltSite(kind: Publishing["kind"]): LocalSite {
  if (!existsSync(outFolder) || readdirSync(outFolder).length === 0)
    throw new UserError("Nie ma jeszcze zbudowanej strony. Najpierw: npm run build");
  const record = readRecord();
  const wrong = differences(record);
  if (wrong.length > 0)
    throw new UserError(
      `Folder out/ nie jest już taki, jak po budowie (${wrong.join("; ")}). Zbuduj stronę jeszcze raz: npm run build`,
    );
  if (record.sources !== sourcesFingerprint())
    throw new UserError(
      "Treść albo kod zmieniły się po ostatniej budowie, więc out/ to starsza wersja strony. Zbuduj ją jeszcze raz: npm run build",
    );
  if (".htaccess" in record.files === (kind === "git"))
    throw new UserError(
      "Strona w out/ jest zbudowana dla innego rodzaju hostingu niż w content/publishing.ts. Zbuduj ją jeszcze raz: npm run build",
    );
  const strange = Object.keys(record.files).find((file) => !isFileName(file));
  if (strange !== undefined)
    throw new UserError(
      `Plik ${outFolder}/${strange} ma w nazwie znaki spoza zestawu A-Z a-z 0-9 . _ ~ -. Zmień jego nazwę (najczęściej w folderze public) i zbuduj stronę jeszcze raz: npm run build`,
    );
  return { folder: outFolder, files: record.files, commit: presentCommit() };
}
