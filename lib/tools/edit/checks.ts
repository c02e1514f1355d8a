/**
 * Asks the process that checks (checker.ts). It is started anew after every change of content, with the files as they
 * are.
 */
import { type ChildProcess, fork } from "node:child_process";
import type { Answer, Finding, Question } from "./protocol";

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** Content that cannot be loaded, with the reason. */
export class Unloadable extends Error {
  /** What is told where nothing could be checked. */
  get finding(): Finding {
    return {
      file: "content",
      field: "(wszystko)",
      what: `Kontrola została przerwana: ${this.message}`,
      mend: "Zapisz dowolną zmianę, żeby sprawdzić jeszcze raz; jeśli to nie pomoże, uruchom polecenie od nowa.",
    };
  }
}

/** Content has changed while it was asked about. */
export class Outdated extends Unloadable {}

export class Checks {
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor() {
    this.renew();
  }

  /** Starts again with the files as they are now. Questions about one thing that are open are asked anew. */
  renew(): void {
    this.close();
    const child = fork("lib/tools/edit/checker.ts", {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child = child;
    let told = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      told += chunk.toString();
    });
    let ready = false;
    this.#ready = new Promise((resolve, reject) => {
      child.on("message", (message: { ready?: true; id?: number; answer?: Answer; error?: string }) => {
        if (message.ready) {
          ready = true;
          resolve();
        }
        const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
        if (!waiting || message.id === undefined) return;
        this.#waiting.delete(message.id);
        if (message.answer) waiting.resolve(message.answer);
        else waiting.reject(new Unloadable(message.error ?? ""));
      });
      child.on("exit", () => {
        const reason = new Unloadable(/\w*Error: (.*)/.exec(told)?.[1] ?? "Nie da się wczytać treści.");
        reject(reason);
        if (!ready || child !== this.#child) return;
        // It broke off while it worked: its questions may be why, the next ones find another.
        this.#refuse(reason);
        this.renew();
      });
    });
    // Whoever asks is told; nobody may be asking.
    this.#ready.catch(() => undefined);
  }

  /** @throws Unloadable while content cannot be read; of everything, also where it was changed meanwhile */
  async ask<Kind extends Question["kind"]>(
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Extract<Answer, { kind: Kind }>> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (!(error instanceof Outdated) || question.kind === "all") throw error;
      return this.ask(question);
    }
  }

  async #askOnce<Kind extends Question["kind"]>(
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Extract<Answer, { kind: Kind }>> {
    const child = this.#child;
    await this.#ready.catch((error: unknown) => {
      throw child === this.#child ? error : new Outdated();
    });
    const id = this.#next;
    this.#next += 1;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child?.send({ id, question });
    });
    return answer as Extract<Answer, { kind: Kind }>;
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
    this.#refuse(new Outdated("Treść zmieniła się w czasie kontroli."));
  }

  #refuse(reason: Unloadable): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
