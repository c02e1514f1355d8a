/** History of an editing session, with undo and redo. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { applyPatch, createTwoFilesPatch, parsePatch, reversePatch } from "diff";
import { writeWhole } from "@/lib/tools/files";
import type { ChangeView } from "./messages";
import { RefusalError } from "./refusal";
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

const formatTime = (moment: Date): string =>
  moment.toLocaleTimeString("pl-PL", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Warsaw" });

const contentOf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
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
   * @throws RefusalError where a file is no longer as the change expects; nothing is written then
   */
  async write(files: readonly FileChange[], words: Pick<ChangeView, "field" | "before" | "after">): Promise<void> {
    await writeFiles(files);
    this.#done.push({ id: this.#nextId, time: formatTime(new Date()), file: files[0]?.file ?? "", ...words, files });
    this.#nextId += 1;
    this.#undone.length = 0;
    this.onChange();
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
    await writeFiles(filesOf(entry.files));
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

/** @throws RefusalError before anything is written */
async function writeFiles(files: readonly FileChange[]): Promise<void> {
  for (const { file, from } of files)
    if (!isSame(contentOf(file), from))
      throw new RefusalError(
        `Plik ${file} zmienił się poza tym oknem. Otwórz pole jeszcze raz: zobaczysz nowy tekst.`,
        409,
      );
  for (const { file, to } of files) {
    if (!to) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    await writeWhole(file, to);
  }
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
