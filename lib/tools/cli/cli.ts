/**
 * Every command of package.json: `tsx lib/tools/cli/cli.ts NAME …`. What a person must mend is printed as a sentence;
 * whatever else goes wrong is a bug, and is printed with its trace.
 */
import "./check-node.mjs";
import { UserError } from "@/lib/tools/user-error";

/** Takes what stands behind the command and gives its exit code. */
type Command = (args: readonly string[]) => number | Promise<number>;

/** Loaded one at a time: most read all content as they load. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import("./build")).build,
  changes: async () => (await import("./changes")).changes,
  "check:content": async () => (await import("./check-content")).checkContent,
  "check:live": async () => (await import("./check-live")).checkLiveAddress,
  deploy: async () => (await import("./deploy")).deploySite,
  dev: async () => (await import("./dev")).dev,
  edit: async () => (await import("./edit")).edit,
  "launch-check": async () => (await import("./launch-check")).launchCheck,
  new: async () => (await import("./new")).makeNew,
  prepare: async () => (await import("./prepare")).prepare,
  rollback: async () => (await import("./deploy")).rollbackSite,
  serve: async () => (await import("./serve")).serve,
};

/** Their exit code 1 is an answer, so 2 says that there is none. */
const questions = ["changes", "check:live", "launch-check"];

const [name = "", ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (!load) throw new UserError(`Nie ma polecenia „${name}”. Wybierz jedno z: ${Object.keys(commands).join(", ")}.`);
  const command = await load();
  process.exitCode = await command(args);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = questions.includes(name) ? 2 : 1;
}
