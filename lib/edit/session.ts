/** One session of `npm run edit`: fields are read, checked, written, taken back. Knows no HTTP. */
import { watch } from "node:fs";
import { Checks, Unloadable } from "./checks";
import { Conflict, Journal } from "./journal";
import { fieldsOf, placeOf, readOrigin, typedValue } from "./place";
import type { FieldEntry, FieldView, Finding, OpenField, Refusal, Requests, SiteView, State } from "./protocol";
import { type ListChange, withEntry, withValue } from "./rewrite";

/**
 * A request that was not carried out, with the status that says why: 409 changed elsewhere, 422 wrong, 400 impossible.
 */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 409 | 422,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** Milliseconds between the last change of a file and the checks: an editor of text saves in bursts. */
const settle = 150;

export class Session {
  readonly #journal = new Journal();
  readonly #checks = new Checks();
  readonly #listeners = new Set<(state: State) => void>();
  #findings: State["findings"];
  #timer: NodeJS.Timeout | undefined;
  readonly #watcher = watch("content", { recursive: true }, () => this.#changed());

  readonly #onChecked: (findings: readonly Finding[]) => void;

  /**
   * @param onChecked is given the mistakes after every check of everything: at the start, and when files have changed
   */
  constructor(onChecked: (findings: readonly Finding[]) => void = () => undefined) {
    this.#onChecked = onChecked;
    void this.#checkAll();
  }

  get state(): State {
    return {
      changes: this.#journal.changes,
      canRedo: this.#journal.canRedo,
      ...(this.#findings && { findings: this.#findings }),
    };
  }

  /** Calls back with the state whenever it changes. @returns how to stop */
  listen(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.state);
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#checks.renew();
      void this.#checkAll();
    }, settle);
  }

  async #checkAll(): Promise<void> {
    this.#findings = undefined;
    this.#tell();
    try {
      const { problems } = await this.#checks.ask({ kind: "all" });
      this.#findings = problems;
      this.#tell();
      this.#onChecked(problems);
    } catch (error) {
      // Files have changed meanwhile, and are being checked again.
      if (!(error instanceof Unloadable)) throw error;
    }
  }

  async #view(origin: string, value: string): Promise<FieldView> {
    const { file, path } = readOrigin(origin);
    try {
      const { kind, ...view } = await this.#checks.ask({ kind: "field", file, path: path.join("."), value });
      return view;
    } catch (error) {
      if (!(error instanceof Unloadable)) throw error;
      return { length: value.length, problems: [] };
    }
  }

  async field({ origin }: Requests["field"]): Promise<OpenField> {
    const place = placeOf(origin);
    const value = typedValue(place);
    return {
      ...(await this.#view(origin, String(value))),
      origin,
      file: place.file,
      line: place.line,
      value,
      ...(place.list && { list: { index: place.list.index, length: place.list.node.elements.length } }),
    };
  }

  check({ origin, value }: Requests["check"]): Promise<FieldView> {
    return this.#view(origin, value);
  }

  async site(): Promise<SiteView> {
    const { kind, ...view } = await this.#checks.ask({ kind: "site" });
    return view;
  }

  /** Every text, number and yes-or-no that a file holds. */
  async fields({ file }: Requests["fields"]): Promise<readonly FieldEntry[]> {
    return fieldsOf(file);
  }

  /** @throws Refused where the field was changed elsewhere, or is wrong and not wanted as a draft */
  async save({ origin, base, value, draft }: Requests["save"]): Promise<State> {
    const place = placeOf(origin);
    const current = typedValue(place);
    if (current !== base)
      throw new Refused(409, {
        message: "Ten tekst zmienił się poza tym oknem. Porównaj oba i zapisz jeszcze raz.",
        current,
      });
    if (typeof value !== typeof current) throw new Refused(400, { message: "Tu ma stać wartość tego samego rodzaju." });
    if (typeof value === "string" && !draft) {
      const { problems } = await this.#view(origin, value);
      if (problems.length > 0) throw new Refused(422, { message: "W tekście są błędy.", problems });
    }
    if (value !== current) await this.#write(place, withValue(place, value), origin, String(current), String(value));
    return this.state;
  }

  async list({ origin, change }: Requests["list"]): Promise<State> {
    const place = placeOf(origin);
    const words: Record<ListChange, string> = {
      up: "przesunięto wyżej",
      down: "przesunięto niżej",
      copy: "skopiowano pozycję",
      add: "dodano pozycję",
      remove: "usunięto pozycję",
    };
    await this.#write(place, withEntry(place, change), origin, "", words[change]);
    return this.state;
  }

  async #write(place: { file: string; text: string }, text: string, origin: string, before: string, after: string) {
    const field = origin.slice(origin.indexOf(":") + 1);
    await this.#journal.write(place.file, place.text, text, { field, before, after });
    this.#tell();
  }

  async undo(): Promise<State> {
    await this.#journal.undo();
    this.#tell();
    return this.state;
  }

  async redo(): Promise<State> {
    await this.#journal.redo();
    this.#tell();
    return this.state;
  }

  async revert({ id }: Requests["revert"]): Promise<State> {
    await this.#journal.revert(id);
    this.#tell();
    return this.state;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher.close();
    this.#checks.close();
  }
}

/** How an error is told to the window. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof Conflict) return new Refused(409, { message: error.message });
  return new Refused(400, { message: (error as Error).message });
}
