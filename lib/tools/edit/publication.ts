/** Publishes from the window: runs the commands of the terminal and collects their output. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { onlineWithFaults, partlyOnline } from "@/lib/tools/publish/outcome";
import { messageOf } from "@/lib/tools/user-error";
import { commitContent, needsAuthor, pushHistory, rememberContent } from "./history";
import type { PublicationView } from "./messages";

/** Limit of output lines kept. */
const maxLines = 400;

/** Nobody looks at the terminal, where git might ask for a password. */
const neverAsking: Readonly<Record<string, string>> = { GIT_TERMINAL_PROMPT: "0" };

/** Steps in which a command runs. */
const busySteps: readonly PublicationView["step"][] = ["build", "compare", "send", "restore"];

/** Steps after a command that sends: of one that was ended from outside, nobody knows how far it came. */
const stepsAfter = new Map<number | null, PublicationView["step"]>([
  [onlineWithFaults, "flawed"],
  [partlyOnline, "partly"],
  [null, "partly"],
]);

export class Publication {
  #view: PublicationView | undefined;
  #child: ChildProcess | undefined;
  /** Whether the content has changed since the build began. */
  #isOutdated = false;
  /** The content that was built, as git knows it. */
  #tree: string | undefined;

  /** @param onChange is called whenever the view has changed */
  constructor(private readonly onChange: () => void) {}

  /** undefined before the first build, and after a change of files. */
  get view(): PublicationView | undefined {
    return this.#view;
  }

  /** Builds the site and lists what visitors would notice. Does nothing while a command runs. */
  async build(): Promise<void> {
    if (this.#child) return;
    this.#isOutdated = false;
    this.#show({ step: "build", lines: [] });
    if ((await this.#run("build")) !== 0) {
      this.#show({ step: "failed" });
      return;
    }
    this.#show({ step: "compare", lines: [] });
    await this.#run("changes");
    // Before the first publication there is nothing to compare with; the hint on options only helps in a terminal.
    const lines = (this.#view?.lines ?? []).flatMap((line) => line.split(" Podaj folder z tamtą stroną")[0] ?? []);
    if (this.#isOutdated) {
      this.#show({ step: "failed", lines: ["Treść zmieniła się w czasie budowania. Zbuduj stronę jeszcze raz."] });
      return;
    }
    this.#show({
      step: "ready",
      lines: lines.filter((line) => !line.startsWith("Użycie:")),
      needsAuthor: needsAuthor(),
    });
    this.#tree = this.#tryGit(rememberContent);
  }

  /**
   * Commits the content that was built, where there is a repository, and puts the site online. What goes online names
   * its commit, so the commit comes first; it is taken back if nothing went online.
   * @param message for the commit
   */
  async send(message: string): Promise<void> {
    if (this.#child || this.#view?.step !== "ready") return;
    this.#show({ step: "send", lines: [] });
    const tree = this.#tree;
    const takeBack = tree && this.#tryGit(() => commitContent(tree, message));
    if (takeBack) this.#print(`Zapisano w historii: ${message}`);
    const status = await this.#run("deploy");
    const step = status === 0 ? "done" : (stepsAfter.get(status) ?? "failed");
    if (step === "done" || step === "flawed") {
      if (this.#tryGit(pushHistory, notPushed)) this.#print("Historia wysłana do repozytorium.");
    } else if (step === "failed" && takeBack) {
      takeBack();
      this.#print("Strona nie trafiła do internetu, więc zmiany nie ma w historii. Zapisze ją następna publikacja.");
    }
    this.#show({ step });
  }

  /** Puts the previous release online again. Does nothing while a command runs. */
  async restore(): Promise<void> {
    if (this.#child) return;
    this.#show({ step: "restore", lines: [] });
    const status = await this.#run("rollback");
    this.#show({ step: status === 0 ? "restored" : (stepsAfter.get(status) ?? "failed") });
  }

  /** Discards a build made of older content; one that is still running counts as failed when it ends. */
  discardBuild(): void {
    this.#isOutdated = true;
    if (!this.#view || busySteps.includes(this.#view.step)) return;
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
  async #run(command: string): Promise<number | null> {
    // Commands set their own NODE_ENV. The types of Next.js require it, hence the cast below.
    const { NODE_ENV, EDIT_MODE, ...env } = process.env;
    const args = ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", command];
    const child = spawn(process.execPath, args, {
      env: { ...env, ...neverAsking } as NodeJS.ProcessEnv,
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

  /** Works on the history. Without one the site can be published all the same. @param failed words for git's reason */
  #tryGit<Answer>(work: () => Answer, failed: (reason: string) => string = notRemembered): Answer | undefined {
    try {
      return work();
    } catch (error) {
      this.#print(failed(messageOf(error)));
      return undefined;
    }
  }
}

const notRemembered = (reason: string): string =>
  `Zmiana nie zapisała się w historii (git: ${reason}). Strona i tak się opublikuje, a do historii zapisze zmianę następna publikacja.`;
const notPushed = (reason: string): string =>
  `Strona jest w internecie, ale historii nie udało się wysłać do repozytorium (git: ${reason}). Spróbuje jeszcze raz następna publikacja.`;
