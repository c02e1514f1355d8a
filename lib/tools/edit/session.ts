/** A session of `npm run edit`: reads, checks, writes and reverts fields. Independent of HTTP. */
import { existsSync, readFileSync } from "node:fs";
import { hintIn } from "@/lib/tools/check/blanks";
import type { Problem } from "@/lib/tools/check/problem";
import { withWord, wordListFile } from "@/lib/tools/check/source";
import { secretsFor, setSecret } from "@/lib/tools/publish/secrets";
import { UserError } from "@/lib/tools/user-error";
import { makeCopy, openCopy } from "./backup";
import { CheckedContent, isOfKind } from "./checked-content";
import { emptyTextBeside, firstBlank, isBlank, wordsOfEntry } from "./entries";
import { setAuthor } from "./history";
import { type FileChange, Journal, textChange, withDay } from "./journal";
import type { FieldEntry, FieldView, ListChange, NextStep, PartFault, Saved } from "./messages";
import { confirmation, describe, logoChange, type Part, partsChanges, textsAt } from "./optional-parts";
import * as pictures from "./picture-files";
import { fieldsOf, originInEntry, placeOf, readOrigin, typedValue } from "./place";
import { Publication } from "./publication";
import { RefusalError, type Request, requireData, requireFieldValue } from "./requests";
import { changeList, withValues } from "./rewrite";

const listWords: Readonly<Record<ListChange, string>> = {
  up: "przesunięto wyżej",
  down: "przesunięto niżej",
  copy: "skopiowano pozycję",
  add: "dodano pozycję pod",
  remove: "usunięto pozycję",
};

/** State that the window follows. */
export type State = Session["state"];
export type OpenField = Awaited<ReturnType<Session["field"]>>;

export class Session {
  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener(this.state);
  };
  readonly #listeners = new Set<(state: State) => void>();
  readonly #journal = new Journal(this.#notify);
  readonly #publication = new Publication(this.#notify);
  /** Files of pages added in this session, by path. */
  readonly #newPages = new Map<string, string>();
  readonly #content: CheckedContent;

  /**
   * @param onChecked called with the problems after every full check: at the start, and after file changes
   * @param makeFiles makes what pages read besides content, such as the sizes of a new picture
   */
  constructor(
    onChecked: (findings: readonly Problem[]) => void = () => undefined,
    private readonly makeFiles: () => Promise<unknown> = async () => undefined,
  ) {
    const onFiles = () => this.#publication.discardBuild();
    this.#content = new CheckedContent({ onFiles, onNews: this.#notify, onChecked });
  }

  get state() {
    const { findings, overview } = this.#content;
    return {
      /** Folder of the project on this computer. */
      folder: process.cwd(),
      changes: this.#journal.changes,
      canRedo: this.#journal.canRedo,
      /** Paths of pages added here and undone since. */
      removedPages: [...this.#newPages].filter(([, file]) => !existsSync(file)).map(([page]) => page),
      findings,
      overview,
      /** undefined where the present content has not been built. */
      publication: this.#publication.view,
    };
  }

  /** Calls back after every change of the state. @returns a function that ends this */
  listen(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async field({ origin }: Request<"field">) {
    const place = placeOf(origin);
    const value = typedValue(place);
    return {
      ...(await this.#content.viewField(origin, value, value)),
      origin,
      file: place.file,
      line: place.line,
      value,
      /** List around the field. */
      list: place.list && { index: place.list.index, length: place.list.node.elements.length },
      /** What to write here, where the field is still blank. */
      prompt: isBlank(value) ? hintIn(String(value)) : undefined,
    };
  }

  async check({ origin, value }: Request<"check">): Promise<FieldView> {
    requireFieldValue(value);
    return this.#content.viewField(origin, value, typedValue(placeOf(origin)));
  }

  site = async () => this.#content.ask("site");
  forms = async ({ origins }: Request<"forms">) => this.#content.ask("forms", origins);
  /** What becomes of a colour of the firm. */
  accent = async ({ accent }: Request<"accent">) => this.#content.ask("accent", accent);

  /** Fields of a file, and optional ones that it could have. */
  async fields({ file }: Request<"fields">): Promise<{ present: FieldEntry[]; absent: FieldEntry[] }> {
    return { present: fieldsOf(file), absent: await this.#content.ask("absent", file) };
  }

  async checkPart(request: Request<"checkPart">): Promise<{ faults: readonly PartFault[] }> {
    requireData(request.sent);
    const { faults } = await this.#content.ask("part", request);
    return { faults };
  }

  /** Writes a part of a file, or removes an optional one. @throws RefusalError where it has errors */
  async savePart(request: Request<"savePart">): Promise<void> {
    requireData(request.sent);
    const { value, faults } = await this.#content.ask("part", request);
    if (faults.length > 0) throw new RefusalError("W tych danych są błędy.", 422, { faults });
    await this.settle({ origin: request.origin, value });
  }

  /** Changes a list of texts as it is in the file now. @throws RefusalError where it would have errors */
  async changeEntries({ origin, add, remove }: Request<"changeEntries">): Promise<void> {
    const others = textsAt(origin).filter((text) => !add.includes(text) && !remove.includes(text));
    await this.savePart({ origin, sent: [...others, ...add] });
  }

  /** Writes a value that needs no check, such as a decision of the owner. */
  async settle({ origin, value }: Request<"settle">): Promise<void> {
    requireData(value);
    await this.#writeParts([{ origin, value }], origin, describe(value));
  }

  /** Confirms figures as they are. @param request `origins`: of facts; `by`: who confirms them */
  async confirm({ origins, by }: Request<"confirm">): Promise<void> {
    await this.#writeParts(
      confirmation(origins, by),
      origins[0] ?? "",
      `potwierdzono: ${origins.length}, ${by.trim()}`,
    );
  }

  /** @param request `svg`: the firm's sign; undefined for the first letter of its name. @throws RefusalError for a faulty file */
  async changeLogo({ svg }: Request<"changeLogo">): Promise<void> {
    const problems = svg === undefined ? [] : await this.#content.ask("logo", svg);
    if (problems.length > 0) throw new RefusalError("Tego pliku nie da się użyć jako znaku.", 422, { problems });
    await this.#write(logoChange(svg), "logo:znak", "", svg ? "nowy znak firmy" : "znak z pierwszej litery");
    await this.makeFiles();
  }

  /** @throws RefusalError where the field was changed elsewhere, or has errors and is not a draft */
  async save({ origin, base, value, draft }: Request<"save">): Promise<Saved> {
    requireFieldValue(value);
    const place = placeOf(origin);
    const current = typedValue(place);
    if (current !== base)
      throw new RefusalError("Ten tekst zmienił się poza tym oknem. Porównaj oba i zapisz jeszcze raz.", 409, {
        current,
      });
    const { value: newValue, problems } = await this.#content.viewField(origin, value, current);
    if (problems.length > 0 && (!draft || !isOfKind(newValue, current)))
      throw new RefusalError("W tekście są błędy.", 422, { problems });
    if (newValue === current) return { value: current };
    await this.#write([textChange(place.file, place.text, withValues([place, newValue]))], origin, current, newValue);
    // The next blank of a new page, or the next text of a new entry.
    if (isBlank(current)) return { value: newValue, origin: firstBlank(origin.slice(0, origin.indexOf(":"))) };
    return { value: newValue, ...(current === "" && { origin: emptyTextBeside(origin, place) }) };
  }

  async list({ origin, change }: Request<"list">): Promise<NextStep> {
    const place = placeOf(origin);
    const { file, path } = readOrigin(origin);
    const entry = path.slice(0, (place.list?.part ?? 0) + 1).join(".");
    const texts = change === "add" ? await this.#content.ask("textsIn", file, entry) : [];
    const changed = textChange(place.file, place.text, changeList(place, change, texts));
    await this.#write([changed], origin, "", `${listWords[change]}: ${wordsOfEntry(place)}`);
    return place.list && (change === "add" || change === "copy")
      ? { origin: originInEntry(origin, place.list, place.list.index + 1) }
      : {};
  }

  /** Adds an entry with its blanks marked. */
  async new(entry: Request<"new">): Promise<NextStep> {
    const { files, page, tasks } = await this.#content.ask("new", entry);
    const changes = files.map(({ file, text }) =>
      textChange(file, existsSync(file) ? readFileSync(file, "utf8") : undefined, text),
    );
    const file = files[0]?.file ?? "";
    await this.#write(changes, `${file}:(nowe)`, "", `dodano: ${entry.name}`);
    this.#newPages.set(page, file);
    const fileName = file.slice("content/".length, -".ts".length);
    return { page, tasks, origin: firstBlank(fileName) };
  }

  /** Adds a word to the list of words that the dictionary lacks. */
  async addWord({ word }: Request<"addWord">): Promise<void> {
    const list = existsSync(wordListFile) ? readFileSync(wordListFile, "utf8") : undefined;
    await this.#write([textChange(wordListFile, list, withWord(list ?? "", word))], "slownik:słowo", "", word);
  }

  async picture({ origin }: Request<"picture">) {
    return { name: pictures.pictureAt(origin), ...pictures.wordsAt(origin) };
  }

  async changePicture(request: Request<"changePicture">): Promise<void> {
    for await (const { files, origin, before, after, isNewFile } of pictures.pictureChanges(request)) {
      await this.#write(files, origin, before, after);
      // The page that shows it needs its sizes.
      if (isNewFile) await this.makeFiles();
    }
  }

  async shareImage(path: string): Promise<{ type: string; bytes: Buffer }> {
    return { type: "image/png", bytes: Buffer.from(await this.#content.ask("shareImage", path)) };
  }

  async pictureFile(name: string): Promise<{ type: string; bytes: Buffer }> {
    const file = pictures.fileOf(name);
    return { type: file.endsWith(".png") ? "image/png" : "image/jpeg", bytes: readFileSync(file) };
  }

  copy = makeCopy;

  /** Brings the content to the state of a copy, as one change. @param request `data`: the zip file in Base64 */
  async openCopy({ data }: Request<"openCopy">): Promise<void> {
    const files = await openCopy(Buffer.from(data, "base64"));
    if (files.length === 0) throw new UserError("Strona jest już taka jak w tej kopii.");
    await this.#journal.write(files, { field: "(kopia)", before: "", after: `otwarto kopię, plików: ${files.length}` });
    await this.makeFiles();
  }

  /** Builds the site and compares it with the one online. The state has the progress. */
  async buildPublication(): Promise<void> {
    if (this.#content.findings?.length !== 0) throw new UserError("Najpierw popraw błędy: są na liście z prawej.");
    await this.#content.ask("ready");
    void this.#publication.build();
  }

  /** @param request `author` where the state asks for one */
  async publish({ message, author }: Request<"publish">): Promise<void> {
    if (author) setAuthor(author);
    void this.#publication.send(message.trim() || "Zmiany treści");
  }

  /** Puts the previous release online again. The state has the progress. */
  async restorePrevious(): Promise<void> {
    void this.#publication.restore();
  }

  /** Secrets that a kind of host takes, and whether they are set. */
  secrets = async ({ kind }: Request<"secrets">) => secretsFor(kind);
  setSecret = async (secret: Request<"setSecret">): Promise<void> => setSecret(secret);
  checkConnection = async () => ({ message: await this.#content.ask("connection") });

  async #writeParts(parts: readonly Part[], origin: string, after: string): Promise<void> {
    const changes = partsChanges(parts);
    if (changes.length > 0) await this.#write(changes, origin, "", after);
  }

  async #write(files: readonly FileChange[], origin: string, before: unknown, after: unknown): Promise<void> {
    const field = origin.slice(origin.indexOf(":") + 1);
    await this.#journal.write(files.map(withDay), { field, before: String(before), after: String(after) });
  }

  undo = (): Promise<void> => this.#journal.undo();
  redo = (): Promise<void> => this.#journal.redo();
  revert = ({ id }: Request<"revert">): Promise<void> => this.#journal.revert(id);

  close(): void {
    this.#content.close();
    this.#publication.close();
  }
}
