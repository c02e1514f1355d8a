/** The content as an editor changes it: watched, checked after each change, asked about its fields. */
import { watch } from "node:fs";
import { basename } from "node:path";
import type { Fault, Problem } from "@/lib/tools/check/problem";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { UserError } from "@/lib/tools/user-error";
import type { Overview } from "./checker";
import { Checks } from "./checks";
import type { FieldValue, FieldView } from "./messages";
import { readOrigin } from "./place";
import { doubtOf } from "./typed-number";
import { readTyped } from "./typed-values";

/** Milliseconds from the last file change to the checks: text editors save in bursts. */
const checkDelay = 150;

/** Problem shown where the checks crashed. */
const crashProblem = ({ message }: Error): Problem => ({
  file: "content",
  field: "(wszystko)",
  what: `Kontrola została przerwana: ${message}`,
  mend: "Zapisz dowolną zmianę, żeby sprawdzić jeszcze raz; jeśli to nie pomoże, uruchom polecenie od nowa.",
});

export class CheckedContent {
  // Two processes, so that typing is checked while the full check runs.
  readonly #checks = new Checks();
  readonly #answers = new Checks();
  #isChecking = false;
  #timer: NodeJS.Timeout | undefined;
  #watcher = this.#watch();
  /** What is wrong; undefined while the checks run. */
  findings: readonly Problem[] | undefined;
  /** What is left before the site goes live, and remarks; older than the findings for a moment. */
  overview: Overview | undefined;

  /** `onFiles`: files change; `onNews`: findings or overview have changed; `onChecked`: a full check has ended. */
  constructor(
    private readonly events: {
      onFiles: () => void;
      onNews: () => void;
      onChecked: (findings: readonly Problem[]) => void;
    },
  ) {
    void this.#checkAll();
  }

  /** Asks a question about the present files (checker.ts). */
  ask: Checks["ask"] = (name, ...args) => this.#answers.ask(name, ...args);

  #watch() {
    return watch("content", { recursive: true }, (_, file) => {
      // Builds write the addresses file. That change does not make the build outdated.
      if (file !== basename(addressesFile)) this.#onFileChange();
    });
  }

  #onFileChange(): void {
    clearTimeout(this.#timer);
    this.events.onFiles();
    // Questions asked from now on are answered from the new files.
    this.#answers.close();
    this.#timer = setTimeout(() => {
      // On Linux a watcher loses sight of a file that has been replaced.
      this.#watcher.close();
      this.#watcher = this.#watch();
      this.#checks.restart();
      this.#answers.restart();
      void this.#checkAll();
    }, checkDelay);
  }

  /** Runs one full check at a time; `restart` repeats a running one with the new files. */
  async #checkAll(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    this.findings = undefined;
    this.events.onNews();
    const findings = await this.#checks.ask("all").catch((error: Error) => {
      if (!(error instanceof UserError)) console.error(error);
      return [crashProblem(error)];
    });
    this.#isChecking = false;
    this.findings = findings;
    this.events.onNews();
    this.events.onChecked(findings);
    // Not among the answers: nobody waits for it. While the content cannot be read the last one stays.
    this.overview = await this.#checks.ask("overview").catch(() => this.overview);
    this.events.onNews();
  }

  /** How a typed value would stand in its field, and what the checks say. @param present the value in the file */
  async viewField(origin: string, typed: FieldValue, present: FieldValue): Promise<FieldView> {
    const { file, path } = readOrigin(origin);
    const view = await this.ask("field", file, path.join("."), typed, present).catch((error: unknown): FieldView => {
      if (!(error instanceof UserError)) throw error;
      const value = typeof typed === "string" ? readTyped(typed, undefined, present) : typed;
      return { value, length: String(value).length, problems: [] };
    });
    if (isOfKind(view.value, present)) return view;
    return { ...view, problems: [doubtOf(view.value, present, view.unit) ?? kindFault(present)] };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher.close();
    this.#checks.close();
    this.#answers.close();
  }
}

/** Whether a value may replace the present one. Words in place of a number or an answer would break its page. */
export const isOfKind = (value: FieldValue, present: FieldValue): boolean =>
  typeof present === "string" || typeof value === typeof present;

const kindFault = (present: FieldValue): Fault =>
  typeof present === "boolean"
    ? { what: "To nie jest odpowiedź.", mend: "Wpisz tak albo nie." }
    : { what: "To nie jest liczba.", mend: "Wpisz ją cyframi, na przykład 850 albo 4,5." };
