/**
 * Runs one of the commands below: `node lib/tools/cli/start.mjs NAME …`. For what a person must fix, only the message is
 * printed; any other error is a bug and is printed with its trace.
 */
import { inspect } from "node:util";
import { requireReadable } from "@/lib/tools/check/readable";
import { fileProblem } from "@/lib/tools/file-problem";
import { visible } from "@/lib/tools/printable";
import { UserError } from "@/lib/tools/user-error";

/** Takes the arguments after the command and returns its exit code. */
type Command = (args: readonly string[]) => number | Promise<number>;

/** Imported one at a time: most import all content as they load, which runs it. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import("./build")).build,
  changes: async () => (await import("./changes")).changes,
  "check:content": async () => (await import("./check-content")).checkContent,
  "check:live": async () => (await import("./check-live")).checkLiveAddress,
  deploy: async () => (await import("./deploy")).deploySite,
  dev: async () => (await import("./dev")).dev,
  edit: async () => (await import("./edit")).edit,
  "launch-check": async () => (await import("./launch-check")).launchCheck,
  make: async () => (await import("./make")).make,
  new: async () => (await import("./new")).makeNew,
  rollback: async () => (await import("./deploy")).rollbackSite,
  serve: async () => (await import("./serve")).serve,
};

/** Commands whose exit code 1 is an answer; errors exit with 2. */
const checkCommands = ["changes", "check:live", "launch-check"];

/** The command that itself reports content which is no data or cannot be read, in the form its reader wants. */
const readsContentLast = "check:content";

// What is printed, a bug as well, may quote content or a server, and so a stranger.
for (const method of ["log", "warn", "error"] as const) {
  const print = console[method];
  console[method] = (...parts: unknown[]) =>
    print(...parts.map((part) => visible(typeof part === "string" ? part : inspect(part))));
}

const [name = "", ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (!load) throw new UserError(`Nie ma polecenia „${name}”. Wybierz jedno z: ${Object.keys(commands).join(", ")}.`);
  if (name !== readsContentLast) requireReadable();
  const command = await load();
  process.exitCode = await command(args);
} catch (error) {
  const problem = error instanceof UserError ? error : fileProblem(error);
  console.error(problem ? problem.message : error);
  process.exitCode = checkCommands.includes(name) ? 2 : 1;
}
