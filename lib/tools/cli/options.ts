import { type ParseArgsConfig, parseArgs } from "node:util";
import { UserError } from "@/lib/tools/user-error";

/**
 * Parses the arguments after a command.
 * @param usage a sentence that names all possible arguments
 * @throws UserError for unknown arguments
 */
export function readOptions<T extends Omit<ParseArgsConfig, "args">>(args: readonly string[], config: T, usage = "") {
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new UserError(`Nie rozumiem tego polecenia: ${(error as Error).message}\n${usage}`.trim());
  }
}
