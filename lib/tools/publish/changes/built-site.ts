import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, sha256 } from "@/lib/tools/files";
import { pagePath } from "@/lib/tools/hosting/rules";
import { UserError } from "@/lib/tools/user-error";
import { readPage, type SitePage } from "./page-texts";

/** A built site in a folder. Pages are parsed when they are asked for. */
export type BuiltSite = ReturnType<typeof openSite>;

const textOf = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";

/** Redirects of a `_redirects` file, without other spellings of the same address. */
function redirectsIn(text: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([from = "", to = ""]) =>
      from && to && !/\/$|\.html$/.test(from) && !pages.has(from) ? [[from, to] as const] : [],
    ),
  );
}

/** Headers that `_headers` sets for every address. */
function headersIn(text: string): Map<string, string> {
  const [block = ""] = text.split("\n\n").filter((part) => part.startsWith("/*\n"));
  return new Map([...block.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]));
}

/** Opens a built site. @throws UserError where the folder holds none */
export function openSite(folder: string) {
  if (!existsSync(join(folder, "index.html")))
    throw new UserError(
      `W folderze ${folder} nie ma zbudowanej strony (brakuje pliku index.html). Zbuduj ją poleceniem npm run build albo podaj inny folder.`,
    );
  const names = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const pages = new Map(names.filter((file) => file.endsWith(".html")).map((file) => [pagePath(`/${file}`), file]));
  const readPages = new Map<string, SitePage>();
  return {
    /** SHA-256 of every file by name, "uslugi/pomiary.html", without compressed copies. */
    files: new Map(names.map((file) => [file, sha256(readFileSync(join(folder, file)))])),
    /** Files of pages by path; the page for unknown addresses is "/404". */
    pages,
    redirects: redirectsIn(textOf(folder, "_redirects"), pages),
    headers: headersIn(textOf(folder, "_headers")),
    page(path: string): SitePage {
      const sitePage = readPages.get(path) ?? readPage(path, textOf(folder, pages.get(path) ?? ""));
      readPages.set(path, sitePage);
      return sitePage;
    },
  };
}
