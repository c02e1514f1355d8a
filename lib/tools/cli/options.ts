import { type ParseArgsConfig, parseArgs } from "node:util";
import { UserError } from "@/lib/tools/user-error";

/** Former Polish options and their current names. */
const formerOptions: Readonly<Record<string, string>> = {
  "--adres": "--address",
  "--bez-naglowkow": "--no-headers",
  "--do": "--to",
  "--mimo-brakow": "--force",
  "--obok": "--beside",
  "--od": "--from",
  "--stare-adresy": "--old-addresses",
  "--strona": "--page",
  "--zwolnij-blokade": "--release-lock",
};

/**
 * Parses the arguments after a command.
 * @param usage a sentence that names all possible arguments
 * @throws UserError for unknown arguments
 */
export function readOptions<T extends Omit<ParseArgsConfig, "args">>(args: readonly string[], config: T, usage = "") {
  for (const argument of args) {
    const [option = ""] = argument.split("=");
    const currentName = formerOptions[option];
    if (currentName) throw new UserError(`Opcja ${option} nazywa się teraz ${currentName}.`);
  }
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new UserError(`Nie rozumiem tego polecenia: ${(error as Error).message}\n${usage}`.trim());
  }
}
