import { existsSync } from "node:fs";
import { join } from "node:path";
import { gallery } from "@/content/gallery";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { sitePaths } from "@/lib/content/routes";
import type { Site } from "@/lib/content/types";
import { contentPath } from "@/lib/tools/files";
import { redirectMap } from "@/lib/tools/hosting/rules";
import { PicturesError, readOriginals } from "@/lib/tools/make/pictures/originals";
import { pictureSettings } from "@/lib/tools/make/pictures/settings";
import type { Problem } from "./problem";

const gallerySource = "content/gallery";

/** Photographs that are missing, damaged, too small or too large, and entries without a file. */
async function pictureProblems(): Promise<Problem[]> {
  try {
    await readOriginals(gallerySource, gallery, pictureSettings);
    return [];
  } catch (error) {
    if (!(error instanceof PicturesError)) throw error;
    return error.problems.map(({ file, field, wrong, mend }) => ({
      file: contentPath(gallerySource, file),
      field,
      what: `${wrong[0]?.toUpperCase()}${wrong.slice(1)}.`,
      mend,
    }));
  }
}

/** Old addresses that lead nowhere, in a circle, or from a page that is there. */
function redirectProblems(): Problem[] {
  try {
    redirectMap(redirects, new Set(sitePaths));
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split("\n");
    return lines.map((line) => ({
      file: "content/redirects.ts",
      field: "redirects",
      what: `${line.trim()}.`,
      mend: "Popraw ten wiersz albo go usuń.",
    }));
  }
}

/** A picture of the owner's that content/site.ts names and public/ does not have. */
function widgetProblems({ reputationWidget }: Pick<Site, "reputationWidget">): Problem[] {
  const src = reputationWidget?.src;
  if (!src?.startsWith("/") || existsSync(join("public", src))) return [];
  return [
    {
      file: "content/site.ts",
      field: "site.reputationWidget.src",
      what: `W folderze public nie ma pliku ${src}.`,
      mend: "Wgraj go tam albo podaj adres zaczynający się od https://.",
    },
  ];
}

/** What content names and the project does not hold as a file, or as an address. */
export const fileProblems = async (): Promise<Problem[]> => [
  ...(await pictureProblems()),
  ...redirectProblems(),
  ...widgetProblems(site),
];
