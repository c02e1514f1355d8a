import { type ParseArgsConfig, parseArgs } from "node:util";
import { UserError } from "@/lib/tools/user-error";

/** Polish options of former versions, and what each is called now. */
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
 * What stands behind a command.
 * @param usage a sentence that names all that may stand there
 * @throws UserError for anything else
 */
export function readOptions<T extends Omit<ParseArgsConfig, "args">>(args: readonly string[], config: T, usage = "") {
  for (const argument of args) {
    const [option = ""] = argument.split("=");
    const present = formerOptions[option];
    if (present) throw new UserError(`Opcja ${option} nazywa się teraz ${present}.`);
  }
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new UserError(`Nie rozumiem tego polecenia: ${(error as Error).message}\n${usage}`.trim());
  }
}
