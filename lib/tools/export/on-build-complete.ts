import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NextAdapter } from "next";
import { exportedPageFile } from "@/lib/tools/cache";
import { deferExport } from "./defer-export";
import { createStyleInliner } from "./inline-styles";
import { ShapeError } from "./shape";
import { shareIcons } from "./shared-icons";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** A test compares this page with the one the adapter was written for. */
const samplePage = "dziekujemy.html";

/**
 * Runs after the export: prepares all pages for hydration on demand and inlines their styles.
 * @throws ShapeError if the export has an unknown form, which stops the build
 */
export function onBuildComplete({ outputs, projectDir, buildId }: Build): void {
  const [first] = outputs.staticFiles;
  if (!first?.filePath.endsWith(first.id)) throw new ShapeError("export", "a list of its files", JSON.stringify(first));
  const root = first.filePath.slice(0, -first.id.length);
  cpSync(join(root, samplePage), exportedPageFile);
  const inline = createStyleInliner(root);
  for (const file of deferExport({ root, publicDir: join(projectDir, "public"), buildId })) {
    const page = join(root, file);
    writeFileSync(page, inline(shareIcons(readFileSync(page, "utf8")), file));
  }
}
