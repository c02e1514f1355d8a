/** Client of the checking process (checker.ts). */
import { type ChildProcess, fork } from "node:child_process";
import { UserError } from "@/lib/tools/user-error";
import type { Checker, CheckerReply } from "./checker";

type Question = { name: string; args: readonly unknown[] };
type PendingQuestion = { question: Question; resolve: (answer: unknown) => void; reject: (error: unknown) => void };

export class Checks {
  #child: ChildProcess | undefined;
  readonly #pending = new Map<number, PendingQuestion>();
  #nextId = 1;

  constructor() {
    this.restart();
  }

  /** Restarts the process with the present files and asks open questions again. */
  restart(): void {
    this.close();
    this.#child = this.#start();
    for (const [id, { question }] of this.#pending) this.#send(id, question);
  }

  #start(): ChildProcess {
    const child = fork("lib/tools/edit/checker.ts", {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // Keeps stack traces of errors and bytes of pictures.
      serialization: "advanced",
    });
    let errorOutput = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errorOutput += text;
    });
    child.on("message", ({ id, answer, error, expected }: CheckerReply) => {
      const pending = child === this.#child ? this.#pending.get(id) : undefined;
      if (!pending) return;
      this.#pending.delete(id);
      if (!error) pending.resolve(answer);
      else pending.reject(expected ? new UserError(error.message) : error);
    });
    child.on("exit", () => {
      if (child !== this.#child) return;
      // A question may have caused the crash, so none is repeated. The next one starts a new process.
      this.#child = undefined;
      const reason = new UserError(/\w*Error: (.*)/.exec(errorOutput)?.[1] ?? "Nie da się wczytać treści.");
      for (const { reject } of this.#pending.values()) reject(reason);
      this.#pending.clear();
    });
    return child;
  }

  /** @throws UserError while content cannot be read, or where nothing matches the question */
  ask<Name extends keyof Checker>(name: Name, ...args: Parameters<Checker[Name]>): ReturnType<Checker[Name]> {
    this.#child ??= this.#start();
    const id = this.#nextId;
    this.#nextId += 1;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(id, { question: { name, args }, resolve, reject });
    });
    this.#send(id, { name, args });
    return answer as ReturnType<Checker[Name]>;
  }

  #send(id: number, question: Question): void {
    // If the process is gone, its exit handler rejects the question.
    this.#child?.send({ id, ...question }, () => undefined);
  }

  close(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill();
  }
}
