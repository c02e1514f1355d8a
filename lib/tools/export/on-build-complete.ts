import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NextAdapter } from "next";
import { exportedPageFile } from "@/lib/tools/cache";
import { deferExport } from "./defer-export";
import { stylesInliner } from "./inline-styles";
import { ShapeError } from "./shape";
import { shareIcons } from "./shared-icons";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** The page that a test compares with the one the adapter was written for. */
const samplePage = "dziekujemy.html";

/**
 * Runs when the export is complete: hydration on demand for all of its pages, each with its own styles.
 * @throws ShapeError when the export is not written the way this adapter knows, which stops the build
 */
export function onBuildComplete({ outputs, projectDir, buildId }: Build): void {
  const [first] = outputs.staticFiles;
  if (!first?.filePath.endsWith(first.id)) throw new ShapeError("export", "a list of its files", JSON.stringify(first));
  const root = first.filePath.slice(0, -first.id.length);
  cpSync(join(root, samplePage), exportedPageFile);
  const inline = stylesInliner(root);
  for (const file of deferExport({ root, publicDir: join(projectDir, "public"), buildId })) {
    const page = join(root, file);
    writeFileSync(page, inline(shareIcons(readFileSync(page, "utf8")), file));
  }
}
