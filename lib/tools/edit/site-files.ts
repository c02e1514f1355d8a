/** What the site consists of: these files make a copy, and no others. */
import { existsSync } from "node:fs";
import { isContentFile } from "@/lib/tools/check/readable";
import { filesBelow } from "@/lib/tools/files";
import { fileTypes } from "@/lib/tools/hosting/rules";
import { generatedFiles } from "@/lib/tools/make/build-record";
import { isSystemFile } from "@/lib/tools/system-files";

const folders = [".ci", ".githooks", ".github", "app", "components", "content", "docs", "lib", "public", "tests"];
const rootFiles = [
  ".gitattributes",
  ".gitignore",
  ".npmrc",
  "README.md",
  "biome.json",
  "jest.config.mjs",
  "next-sitemap.config.js",
  "next.config.mjs",
  "package-lock.json",
  "package.json",
  "playwright.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Matches hidden files, where tools keep logins, but what a host has to show there, and earlier copies. */
const keptOut = /\/\.(?!well-known\/)|-20\d\d-\d\d-\d\d\.zip$/;

/** Types of files that run in a browser, or that it or a server obeys. An SVG or XML file is a page with scripts. */
const programTypes = ["html", "css", "js", "xml", "svg", "json", "webmanifest"];
const shownTypes = fileTypes.map(({ extension }) => extension).filter((type) => !programTypes.includes(type));
const shownFile = new RegExp(`^public/(?!_|.*/_).+\\.(?:jpeg|${shownTypes.join("|")})$`, "i");

/** Whether a file is a part of the site that is made by people. @param path from the root of the project, with slashes */
export function belongsToSite(path: string, generated = generatedFiles()): boolean {
  const [folder = "", ...rest] = path.split("/");
  if (!(rest.length > 0 ? folders : rootFiles).includes(folder)) return false;
  if (isSystemFile(path) || generated.test(path) || keptOut.test(path)) return false;
  return folder !== "content" || isContentFile(path);
}

/** Where the site is sent, with which login: a stranger's copy would have the password sent to a server of theirs. */
const publishingFile = "content/publishing.ts";

/**
 * Whether a file is text or a picture, which an opened copy brings back: no program, nothing that sets up a server, and
 * nothing of this computer.
 */
export const isRestored = (path: string, generated = generatedFiles()): boolean =>
  belongsToSite(path, generated) && path !== publishingFile && (path.startsWith("content/") || shownFile.test(path));

/** Files of the project that `belongsToSite`. */
export function siteFiles(): string[] {
  const generated = generatedFiles();
  const below = folders.filter(existsSync).flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  return [...rootFiles.filter(existsSync), ...below].filter((path) => belongsToSite(path, generated));
}
