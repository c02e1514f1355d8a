import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { NextAdapter } from "next";
import { deferReportFile, exportedPageFile } from "@/lib/tools/cache";
import { type DeferReport, deferExport } from "./defer-export";
import { type StyleReport, stylesInliner } from "./inline-styles";
import { ShapeError } from "./shape";
import { shareIcons } from "./shared-icons";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** The page that a test compares with the one the adapter was written for. */
const samplePage = "dziekujemy.html";

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

function summary({ pages, filesBefore, filesAfter, pruned }: DeferReport, styles: StyleReport): string {
  const sum = (size: "before" | "after") => kilobytes(pages.reduce((total, page) => total + page[size], 0));
  const withIslands = pages.filter(({ islands }) => islands > 0).length;
  return (
    `Hydration on demand: ${pages.length} pages, ${withIslands} with islands; ` +
    `HTML ${sum("before")} → ${sum("after")} kB, files ${filesBefore} → ${filesAfter}; ` +
    `scripts nothing names, removed: ${pruned.map((file) => basename(file)).join(", ")}\n` +
    `Styles in the pages: ${kilobytes(styles.linked)} → ${kilobytes(styles.inline)} kB`
  );
}

/**
 * Runs when the export is complete: hydration on demand for all of its pages, each with its own styles.
 * @throws ShapeError when the export is not written the way this adapter knows, which stops the build
 */
export function onBuildComplete({ outputs, projectDir, buildId }: Build): void {
  const [first] = outputs.staticFiles;
  if (!first?.filePath.endsWith(first.id)) throw new ShapeError("export", "a list of its files", JSON.stringify(first));
  const root = first.filePath.slice(0, -first.id.length);
  cpSync(join(root, samplePage), exportedPageFile);
  const report = deferExport({ root, publicDir: join(projectDir, "public"), buildId });
  const { inline, report: styles } = stylesInliner(root);
  for (const { file } of report.pages) {
    const page = join(root, file);
    writeFileSync(page, inline(shareIcons(readFileSync(page, "utf8")), file));
  }
  writeFileSync(deferReportFile, `${JSON.stringify(report, null, 2)}\n`);
  console.log(summary(report, styles));
}
