import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { getRedirects, sitePaths } from "@/lib/content/records";
import type { Site } from "@/lib/content/types";
import { gallery, home, site } from "@/lib/content/written";
import { logoFile } from "@/lib/tools/files";
import { redirectMap } from "@/lib/tools/hosting/rules";
import { openingsOf, readOriginals } from "@/lib/tools/make/pictures/originals";
import { pictureSettings } from "@/lib/tools/make/pictures/settings";
import { UserError } from "@/lib/tools/user-error";
import { ContentError, collectProblems, type Problem } from "./problem";

/** Reports photographs that are missing, damaged, too small or too large, and entries without a file. */
async function pictureProblems(): Promise<readonly Problem[]> {
  try {
    await readOriginals("content/gallery", gallery, openingsOf(home), pictureSettings);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

/** Reports what is wrong with the firm's sign. Without the file, one is drawn. */
async function logoProblems(): Promise<Problem[]> {
  if (!existsSync(logoFile)) return [];
  // Edit mode loads the checks after every change; the libraries for a sign take as long as all of content.
  const { logoFaults } = await import("@/lib/tools/make/logo");
  return (await logoFaults(readFileSync(logoFile, "utf8"))).map((fault) => ({
    file: logoFile,
    field: "plik",
    ...fault,
  }));
}

/** Reports redirects that lead nowhere, form a loop, or start at an existing page. */
const redirectProblems = (): Problem[] =>
  collectProblems("content/redirects.ts", (report) => {
    try {
      redirectMap(getRedirects(), new Set(sitePaths));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const [, ...lines] = error.message.split("\n");
      for (const line of lines) report("redirects", `${line.trim()}.`, "Popraw ten wiersz albo go usuń.");
    }
  });

const isPicture = (file: string): Promise<boolean> =>
  sharp(file)
    .metadata()
    .then(
      () => true,
      () => false,
    );

/** Reports a picture named in content/site.ts that no visitor could see. */
async function widgetProblems({ reputationWidget }: Pick<Site, "reputationWidget">): Promise<Problem[]> {
  const src = reputationWidget?.src;
  if (!src || src.startsWith("https://")) return [];
  // Without steps upwards, which a server does not take either.
  const [path = ""] = join("/", src).split(/[?#]/);
  const isPath = /^\/(?!\/)/.test(src);
  if (isPath && (await isPicture(join("public", path)))) return [];
  const what = isPath
    ? `W folderze public nie ma obrazka ${src}.`
    : `Adres ${src} nie zaczyna się od https:// ani od /.`;
  const mend = "Wgraj obrazek do folderu public albo podaj adres zaczynający się od https://.";
  return [{ file: "content/site.ts", field: "site.reputationWidget.src", what, mend }];
}

/** Reports files and addresses that content names and the project does not have. */
export const fileProblems = async (): Promise<Problem[]> => [
  ...(await pictureProblems()),
  ...(await logoProblems()),
  ...redirectProblems(),
  ...(await widgetProblems(site)),
];
