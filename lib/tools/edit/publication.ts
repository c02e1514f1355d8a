/** Publishes from the window: runs the commands of the terminal and collects their output. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { onlineWithFaults } from "@/lib/tools/publish/outcome";
import { messageOf, UserError } from "@/lib/tools/user-error";
import type { Author, PublicationView } from "./messages";

/** Folder an editor's changes are limited to. */
const editedFolder = "content";

/** Limit of output lines kept. */
const maxLines = 400;

export class Publication {
  #view: PublicationView | undefined;
  #child: ChildProcess | undefined;

  /** @param onChange is called whenever the view has changed */
  constructor(private readonly onChange: () => void) {}

  /** undefined before the first build, and after a change of files. */
  get view(): PublicationView | undefined {
    return this.#view;
  }

  /**
   * Builds the site and lists what visitors would notice. Does nothing while a command runs.
   * @param variables of the environment, for the build
   */
  async build(variables: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.#child) return;
    this.#show({ step: "build", lines: [] });
    if ((await this.#run("build", variables)) !== 0) {
      this.#show({ step: "failed" });
      return;
    }
    this.#show({ step: "compare", lines: [] });
    await this.#run("changes");
    // Before the first publication there is nothing to compare with; the hint on options only helps in a terminal.
    const lines = (this.#view?.lines ?? []).flatMap((line) => line.split(" Podaj folder z tamtą stroną")[0] ?? []);
    const needsAuthor = isInRepository() && !git("var", "GIT_COMMITTER_IDENT").ok;
    this.#show({ step: "ready", lines: lines.filter((line) => !line.startsWith("Użycie:")), needsAuthor });
  }

  /** Commits the content where there is a repository, and puts the site online. @param message for the commit */
  async send(message: string): Promise<void> {
    if (this.#child || this.#view?.step !== "ready") return;
    this.#show({ step: "send", lines: [] });
    this.#commit(message);
    const status = await this.#run("deploy");
    const step = status === 0 ? "done" : status === onlineWithFaults ? "flawed" : "failed";
    if (step !== "failed") this.#push();
    this.#show({ step });
  }

  /** Puts the previous release online again. Does nothing while a command runs. */
  async restore(): Promise<void> {
    if (this.#child) return;
    this.#show({ step: "restore", lines: [] });
    this.#show({ step: (await this.#run("rollback")) === 0 ? "restored" : "failed" });
  }

  /** Discards a build made of older content. */
  discardBuild(): void {
    if (this.#child || !this.#view) return;
    this.#view = undefined;
    this.onChange();
  }

  close(): void {
    this.#child?.kill();
  }

  #show(change: Partial<PublicationView> & Pick<PublicationView, "step">): void {
    this.#view = { lines: [], ...this.#view, ...change };
    this.onChange();
  }

  #print(...lines: string[]): void {
    if (!this.#view) return;
    this.#show({ step: this.#view.step, lines: [...this.#view.lines, ...lines].slice(-maxLines) });
  }

  /** Runs a command. @returns exit code; null where it was killed or did not start */
  async #run(command: string, variables: Readonly<Record<string, string>> = {}): Promise<number | null> {
    // Commands set their own NODE_ENV. The types of Next.js require it, hence the cast below.
    const { NODE_ENV, EDIT_MODE, ...env } = process.env;
    const args = ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", command];
    const child = spawn(process.execPath, args, {
      env: { ...env, ...variables } as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        const lines = stripVTControlCharacters(text).split(/[\r\n]+/);
        this.#print(...lines.filter((line) => line.trim() !== ""));
      });
    try {
      const [status] = await once(child, "exit");
      return status as number | null;
    } catch (error) {
      this.#print(messageOf(error));
      return null;
    } finally {
      this.#child = undefined;
    }
  }

  #commit(message: string): void {
    if (!isInRepository()) return;
    git("add", "--all", "--", editedFolder);
    if (git("diff", "--cached", "--quiet", "--", editedFolder).ok) return;
    const { ok, reason } = git("commit", "--quiet", "--message", message, "--", editedFolder);
    this.#print(
      ok
        ? `Zapisano w historii: ${message}`
        : `Zmiana nie zapisała się w historii (git: ${reason}). Strona i tak się opublikuje, a do historii zapisze zmianę następna publikacja.`,
    );
  }

  /** Pushes the history where the branch has an upstream. */
  #push(): void {
    if (!git("rev-parse", "--abbrev-ref", "@{upstream}").ok) return;
    const { ok, reason } = git("push", "--quiet");
    this.#print(
      ok
        ? "Historia wysłana do repozytorium."
        : `Strona jest w internecie, ale historii nie udało się wysłać do repozytorium (git: ${reason}). Spróbuje jeszcze raz następna publikacja.`,
    );
  }
}

/** Runs git. @returns whether it succeeded, and the last thing it said */
function git(...args: string[]): { ok: boolean; reason: string } {
  const { status, stderr, error } = spawnSync("git", args, { encoding: "utf8" });
  return { ok: status === 0, reason: error?.message ?? stderr.trim().split("\n").at(-1) ?? "" };
}

const isInRepository = (): boolean => git("rev-parse", "--is-inside-work-tree").ok;

/** Tells git, in this repository only, who changes the site. @throws UserError where a part is missing or refused */
export function setAuthor({ name, email }: Author): void {
  if (!/[\p{L}\d]/u.test(name) || !/^[^\s@<>]+@[^\s@<>]+$/.test(email.trim()))
    throw new UserError(
      "Wpisz imię i nazwisko oraz adres e-mail: tak podpisana będzie każda zmiana w historii strony.",
    );
  for (const [field, value] of Object.entries({ name, email })) {
    const { ok, reason } = git("config", `user.${field}`, value.trim());
    if (!ok) throw new UserError(`Nie udało się zapisać podpisu (git: ${reason}). Spróbuj jeszcze raz.`);
  }
}
