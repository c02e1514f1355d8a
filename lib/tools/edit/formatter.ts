/** The project's formatter (Biome), for files that are written by a program. */
import { spawnSync } from "node:child_process";

/**
 * How the formatter would write a file, without writing it.
 * @param file its name decides the language and the rules
 * @param imports sorts and merges imports as well
 * @returns nothing where the text cannot be read as code
 */
export function formatted(file: string, text: string, { imports = false } = {}): string | undefined {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/@biomejs/biome/bin/biome",
      ...(imports ? ["check", "--write"] : ["format"]),
      `--stdin-file-path=${file}`,
    ],
    { input: text, encoding: "utf8" },
  );
  return status === 0 ? stdout : undefined;
}
