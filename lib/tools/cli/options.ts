import { type ParseArgsConfig, parseArgs } from "node:util";
import { UserError } from "@/lib/tools/user-error";

/**
 * What stands behind a command.
 * @param usage a sentence that names all that may stand there
 * @throws UserError for anything else
 */
export function readOptions<T extends Omit<ParseArgsConfig, "args">>(args: readonly string[], config: T, usage = "") {
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new UserError(`Nie rozumiem tego polecenia: ${(error as Error).message}\n${usage}`.trim());
  }
}
