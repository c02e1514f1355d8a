import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

export const exportDir = join(process.cwd(), "out");
export const exportedFiles: readonly string[] = filesBelow(exportDir);

export const read = (file: string): string => readFileSync(join(exportDir, file), "utf8");

/** Whether an address names a file that is not empty. */
export const isPublished = (address: string): boolean => {
  const file = join(exportDir, address);
  return existsSync(file) && statSync(file).size > 0;
};

/** Bytes that a browser loads: those of the compressed copy, if there is one. */
export function weightOf(file: string): number {
  const packed = join(exportDir, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(exportDir, file)).size;
}

/** A node of structured data. */
export type Node = { "@type"?: string; "@id"?: string } & Record<string, unknown>;

/** Nodes of structured data and nodes inside them, without bare references. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  return [...(node["@type"] ? [node] : []), ...Object.values(node).flatMap(nodesIn)];
}

export const pageFiles: readonly string[] = exportedFiles.filter((file) => file.endsWith(".html"));
if (pageFiles.length === 0) throw new Error("There is no site in out/.");

export type ExportedPage = {
  /** Address: "/", "/oferta", "/404". */
  path: string;
  file: string;
  html: string;
  /** Parsed at first use, which needs jsdom. */
  readonly document: Document;
};

export const pages: readonly ExportedPage[] = pageFiles.map((file) => {
  const html = read(file);
  let document: Document | undefined;
  return {
    path: `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`,
    file,
    html,
    get document() {
      document ??= new DOMParser().parseFromString(html, "text/html");
      return document;
    },
  };
});

/** Expects no faults on any page, and lists them all. @param check returns a list of faults, or one, or false */
export function expectNoFaults<Page extends { path: string }>(among: readonly Page[], check: (page: Page) => unknown) {
  const faults = among.flatMap((page) =>
    [check(page)].flat().flatMap((fault) => (fault === false ? [] : [`${page.path}: ${fault}`])),
  );
  expect(faults).toEqual([]);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Decodes text that React has escaped. */
export const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name) => entities[name] ?? entity);

/** Removes scripts, in which Next.js repeats a page's text: empty pages would pass. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
