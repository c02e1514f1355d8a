/** What was changed since `npm run edit` was started, with the way back. */
import { readFileSync } from "node:fs";
import { applyPatch, createTwoFilesPatch, parsePatch, reversePatch } from "diff";
import { writeWhole } from "@/lib/build/files";

/** One change of one file. */
export type Change = {
  id: number;
  /** "10:42" */
  time: string;
  file: string;
  /** Field, as the editor sees it. */
  field: string;
  /** What stood there and what stands there now; a sentence where it is no text. */
  before: string;
  after: string;
};

type Entry = Change & { from: string; to: string };

/** The file was changed outside of the editor. The message is Polish. */
export class Conflict extends Error {}

const clock = (moment: Date): string =>
  moment.toLocaleTimeString("pl-PL", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Warsaw" });

export class Journal {
  readonly #done: Entry[] = [];
  readonly #undone: Entry[] = [];
  #next = 1;

  /** Changes that are in the files, the newest first. */
  get changes(): readonly Change[] {
    return this.#done.toReversed().map(({ from, to, ...change }) => change);
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /**
   * Writes a file and notes it. The file is replaced whole: a kill leaves the old or the new one.
   * @throws Conflict where the file is no longer the one the change was made from
   */
  async write(file: string, from: string, to: string, what: Pick<Change, "field" | "before" | "after">): Promise<void> {
    expectUnchanged(file, from);
    await writeWhole(file, to);
    this.#done.push({ id: this.#next, time: clock(new Date()), file, ...what, from, to });
    this.#next += 1;
    this.#undone.length = 0;
  }

  /**
   * Takes the newest change back.
   * @throws Conflict where its file was changed since
   */
  undo(): Promise<void> {
    return exchange(this.#done, this.#undone, ({ from, to }) => ({ present: to, wanted: from }));
  }

  /**
   * Makes the change again that was taken back last.
   * @throws Conflict where its file was changed since
   */
  redo(): Promise<void> {
    return exchange(this.#undone, this.#done, ({ from, to }) => ({ present: from, wanted: to }));
  }

  /**
   * Takes one change back and leaves later ones: as a change of its own, which can be undone.
   * @throws Conflict where a later change stands in the same place
   */
  async revert(id: number): Promise<void> {
    const entry = this.#done.find((candidate) => candidate.id === id);
    if (!entry) return;
    const [patch] = parsePatch(createTwoFilesPatch("a", "b", entry.from, entry.to));
    const text = readFileSync(entry.file, "utf8");
    const reverted = patch && applyPatch(text, reversePatch(patch));
    if (!reverted)
      throw new Conflict("W tym miejscu jest już późniejsza zmiana. Cofnij najpierw ją albo popraw tekst wprost.");
    const { file, field, before, after } = entry;
    await this.write(file, text, reverted, { field, before: after, after: before });
  }
}

function expectUnchanged(file: string, text: string): void {
  if (readFileSync(file, "utf8") !== text)
    throw new Conflict(`Plik ${file} zmienił się poza tym oknem. Otwórz pole jeszcze raz: zobaczysz nowy tekst.`);
}

/** Puts a file into its other state and moves its newest entry to the other list; does nothing where there is none. */
async function exchange(
  source: Entry[],
  target: Entry[],
  statesOf: (entry: Entry) => { present: string; wanted: string },
): Promise<void> {
  const entry = source.at(-1);
  if (!entry) return;
  const { present, wanted } = statesOf(entry);
  expectUnchanged(entry.file, present);
  await writeWhole(entry.file, wanted);
  source.pop();
  target.push(entry);
}
