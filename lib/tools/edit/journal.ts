/** History of an editing session, with undo and redo. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { applyPatch, createTwoFilesPatch, parsePatch, reversePatch } from "diff";
import { fileProblem } from "@/lib/tools/file-problem";
import { writeWhole } from "@/lib/tools/files";
import { UserError } from "@/lib/tools/user-error";
import type { ChangeView } from "./messages";
import { RefusalError } from "./requests";
import { isGuide, withDayOfChange } from "./rewrite";

/** A text or picture file before and after a change; undefined where it does not exist. */
export type FileChange = { file: string; from: Buffer | undefined; to: Buffer | undefined };

export const textChange = (file: string, from: string | undefined, to: string): FileChange => ({
  file,
  from: from === undefined ? undefined : Buffer.from(from),
  to: Buffer.from(to),
});

/** The change with the day of a guide's change set to today, for a guide that stays. */
export const withDay = ({ file, from, to }: FileChange): FileChange =>
  from && to && isGuide(file)
    ? textChange(file, from.toString(), withDayOfChange(from.toString(), to.toString()))
    : { file, from, to };

type FileChanges = readonly FileChange[];
type JournalEntry = ChangeView & { files: FileChanges };
type Words = Pick<ChangeView, "field" | "before" | "after">;

const formatTime = (moment: Date): string =>
  moment.toLocaleTimeString("pl-PL", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Warsaw" });

/** A folder in the place of a file is found when that is written. */
const contentOf = (file: string): Buffer | undefined =>
  existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other;

const reverseChange = ({ file, from, to }: FileChange): FileChange => ({ file, from: to, to: from });

export class Journal {
  readonly #done: JournalEntry[] = [];
  readonly #undone: JournalEntry[] = [];
  #nextId = 1;

  constructor(private readonly onChange: () => void = () => undefined) {}

  /** Applied changes, newest first. */
  get changes(): readonly ChangeView[] {
    return this.#done.toReversed().map(({ files, ...change }) => change);
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /**
   * Writes files and records the change. Each file is replaced atomically.
   * @param files in an order that is valid at every step: a file comes before those that refer to it
   * @throws RefusalError where a file is no longer as the change expects, UserError where one cannot be written: then
   *   nothing is
   */
  async write(files: FileChanges, words: Words): Promise<void> {
    await this.#apply(files, words);
    this.#record(files, words);
  }

  #record(files: FileChanges, words: Words): void {
    this.#done.push({ id: this.#nextId, time: formatTime(new Date()), file: files[0]?.file ?? "", ...words, files });
    this.#nextId += 1;
    this.#undone.length = 0;
    this.onChange();
  }

  /** Writes all files or none. What cannot be taken back of a failed write is a change of its own, to be undone later. */
  async #apply(files: FileChanges, words: Words): Promise<void> {
    requireUnchanged(files);
    let done = 0;
    try {
      for (const change of files) {
        await put(change);
        done += 1;
      }
    } catch (error) {
      const left = await takeBack(files.slice(0, done));
      if (left.length > 0) this.#record(left, words);
      const problem = fileProblem(error, files[done]?.file);
      if (!problem) throw error;
      const state = left.length > 0 ? "Część zmian jednak została: cofnij je potem." : "Nic nie zostało zmienione.";
      throw new UserError(`${problem.message} ${state}`, { cause: error });
    }
  }

  /** Undoes the newest change. @throws RefusalError where one of its files has changed since */
  async undo(): Promise<void> {
    await this.#move(this.#done, this.#undone, (files) => files.map(reverseChange).toReversed());
  }

  /** Redoes the change undone last. @throws RefusalError where one of its files has changed since */
  async redo(): Promise<void> {
    await this.#move(this.#undone, this.#done, (files) => files);
  }

  async #move(from: JournalEntry[], to: JournalEntry[], filesOf: (files: FileChanges) => FileChanges): Promise<void> {
    const entry = from.at(-1);
    if (!entry) return;
    const { files, field, before, after } = entry;
    await this.#apply(filesOf(files), { field, before, after });
    from.pop();
    to.push(entry);
    this.onChange();
  }

  /**
   * Reverts one change and keeps later ones. The revert can be undone itself.
   * @throws RefusalError where a later change affects the same lines
   */
  async revert(id: number): Promise<void> {
    const entry = this.#done.find((candidate) => candidate.id === id);
    if (!entry) return;
    const { files, field, before, after } = entry;
    await this.write(files.map(withoutChange).toReversed(), { field, before: after, after: before });
  }
}

/** @throws RefusalError where a file is no longer as a change expects */
function requireUnchanged(files: FileChanges): void {
  for (const { file, from } of files)
    if (!isSame(contentOf(file), from))
      throw new RefusalError(
        `Plik ${file} zmienił się poza tym oknem. Otwórz pole jeszcze raz: zobaczysz nowy tekst.`,
        409,
      );
}

async function put({ file, to }: FileChange): Promise<void> {
  if (!to) return rmSync(file);
  mkdirSync(dirname(file), { recursive: true });
  await writeWhole(file, to);
}

/** Takes back changes just made. @returns those that could not be */
async function takeBack(files: FileChanges): Promise<FileChanges> {
  const left: FileChange[] = [];
  for (const change of files.toReversed())
    await put(reverseChange(change)).catch(() => {
      left.unshift(change);
    });
  return left;
}

/** The present file without a change made earlier. */
function withoutChange({ file, from, to }: FileChange): FileChange {
  const now = contentOf(file);
  if (isSame(now, to)) return { file, from: now, to: from };
  const [patch] = from && to ? parsePatch(createTwoFilesPatch("a", "b", from.toString(), to.toString())) : [];
  const text = patch && now && file.endsWith(".ts") && applyPatch(now.toString(), reversePatch(patch));
  if (!now || !text)
    throw new RefusalError(
      "W tym miejscu jest już późniejsza zmiana. Cofnij najpierw ją albo popraw tekst wprost.",
      409,
    );
  return withDay(textChange(file, now.toString(), text));
}
