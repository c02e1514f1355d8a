/** A session of `npm run edit`: reads, checks, writes and reverts fields. Independent of HTTP. */
import { existsSync, readFileSync, watch } from "node:fs";
import { basename } from "node:path";
import type { Publishing } from "@/lib/content/types";
import { hintIn } from "@/lib/tools/check/blanks";
import type { Fault, Problem } from "@/lib/tools/check/problem";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { withWord, wordListFile } from "@/lib/tools/check/source";
import { secretsFor, setSecret } from "@/lib/tools/publish/secrets";
import { UserError } from "@/lib/tools/user-error";
import type { SiteView } from "./answers";
import { makeCopy, openCopy } from "./backup";
import type { Overview } from "./checker";
import { Checks } from "./checks";
import { requireData, requireFieldValue } from "./data";
import { emptyTextBeside, firstBlank, isBlank, wordsOfEntry } from "./entries";
import { setAuthor } from "./history";
import { type FileChange, Journal, textChange, withDay } from "./journal";
import type {
  Author,
  EntriesRequest,
  FieldEntry,
  FieldValue,
  FieldView,
  FormPart,
  ListChange,
  NewRequest,
  NextStep,
  PartFault,
  PartRequest,
  PictureRequest,
  Saved,
  SaveRequest,
} from "./messages";
import { confirmation, describe, logoChange, type Part, partsChanges, textsAt } from "./parts";
import * as pictures from "./pictures";
import { fieldsOf, originInEntry, placeOf, readOrigin, typedValue } from "./place";
import { Publication } from "./publication";
import { RefusalError } from "./refusal";
import { changeList, withValues } from "./rewrite";
import { readTyped } from "./typed";
import { doubtOf } from "./typed-number";

/** Milliseconds from the last file change to the checks: text editors save in bursts. */
const checkDelay = 150;

/** Problem shown where the checks crashed. */
const crashProblem = ({ message }: Error): Problem => ({
  file: "content",
  field: "(wszystko)",
  what: `Kontrola została przerwana: ${message}`,
  mend: "Zapisz dowolną zmianę, żeby sprawdzić jeszcze raz; jeśli to nie pomoże, uruchom polecenie od nowa.",
});

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
  readonly #journal = new Journal(() => this.#notify());
  // Two processes, so that typing is checked while the full check runs.
  readonly #checks = new Checks();
  readonly #answers = new Checks();
  readonly #listeners = new Set<(state: State) => void>();
  readonly #publication = new Publication(() => this.#notify());
  /** Files of pages added in this session, by path. */
  readonly #newPages = new Map<string, string>();
  #findings: readonly Problem[] | undefined;
  #overview: Overview | undefined;
  #isChecking = false;
  #timer: NodeJS.Timeout | undefined;
  #watcher = this.#watch();

  /**
   * @param onChecked called with the problems after every full check: at the start, and after file changes
   * @param makeFiles makes what pages read besides content, such as the sizes of a new picture
   */
  constructor(
    private readonly onChecked: (findings: readonly Problem[]) => void = () => undefined,
    private readonly makeFiles: () => Promise<unknown> = async () => undefined,
  ) {
    void this.#checkAll();
  }

  get state() {
    return {
      /** Folder of the project on this computer. */
      folder: process.cwd(),
      changes: this.#journal.changes,
      canRedo: this.#journal.canRedo,
      /** Paths of pages added here and undone since. */
      removedPages: [...this.#newPages].filter(([, file]) => !existsSync(file)).map(([page]) => page),
      /** undefined while the checks run. */
      findings: this.#findings,
      /** What is left before the site goes live, and remarks; older than the findings for a moment. */
      overview: this.#overview,
      /** undefined where the present content has not been built. */
      publication: this.#publication.view,
    };
  }

  /** Calls back after every change of the state. @returns a function that ends this */
  listen(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener(this.state);
  }

  #watch() {
    return watch("content", { recursive: true }, (_, file) => {
      // Builds write the addresses file. That change does not make the build outdated.
      if (file !== basename(addressesFile)) this.#onFileChange();
    });
  }

  #onFileChange(): void {
    clearTimeout(this.#timer);
    this.#publication.discardBuild();
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
    this.#findings = undefined;
    this.#notify();
    const findings = await this.#checks.ask("all").catch((error: Error) => {
      if (!(error instanceof UserError)) console.error(error);
      return [crashProblem(error)];
    });
    this.#isChecking = false;
    this.#findings = findings;
    this.#notify();
    this.onChecked(findings);
    await this.#lookOver();
  }

  /** Not among the answers: nobody waits for it. While the content cannot be read the last one stays. */
  async #lookOver(): Promise<void> {
    this.#overview = await this.#checks.ask("overview").catch(() => this.#overview);
    this.#notify();
  }

  async #viewField(origin: string, typed: FieldValue, present: FieldValue): Promise<FieldView> {
    const { file, path } = readOrigin(origin);
    const view = await this.#answers
      .ask("field", file, path.join("."), typed, present)
      .catch((error: unknown): FieldView => {
        if (!(error instanceof UserError)) throw error;
        const value = typeof typed === "string" ? readTyped(typed, undefined, present) : typed;
        return { value, length: String(value).length, problems: [] };
      });
    if (isOfKind(view.value, present)) return view;
    return { ...view, problems: [doubtOf(view.value, present, view.unit) ?? kindFault(present)] };
  }

  async field({ origin }: { origin: string }) {
    const place = placeOf(origin);
    const value = typedValue(place);
    return {
      ...(await this.#viewField(origin, value, value)),
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

  async check({ origin, value }: { origin: string; value: string }): Promise<FieldView> {
    requireFieldValue(value);
    return this.#viewField(origin, value, typedValue(placeOf(origin)));
  }

  async site(): Promise<SiteView> {
    return this.#answers.ask("site");
  }

  /** Fields of a file, and optional ones that it could have. */
  async fields({ file }: { file: string }): Promise<{ present: FieldEntry[]; absent: FieldEntry[] }> {
    return { present: fieldsOf(file), absent: await this.#answers.ask("absent", file) };
  }

  async forms({ origins }: { origins: readonly string[] }): Promise<FormPart[]> {
    return this.#answers.ask("forms", origins);
  }

  async checkPart(request: PartRequest): Promise<{ faults: readonly PartFault[] }> {
    const { faults } = await this.#readPart(request);
    return { faults };
  }

  async #readPart(request: PartRequest) {
    requireData(request.sent);
    return this.#answers.ask("part", request);
  }

  /** Writes a part of a file, or removes an optional one. @throws RefusalError where it has errors */
  async savePart(request: PartRequest): Promise<void> {
    const { value, faults } = await this.#readPart(request);
    if (faults.length > 0) throw new RefusalError("W tych danych są błędy.", 422, { faults });
    await this.settle({ origin: request.origin, value });
  }

  /** Changes a list of texts as it is in the file now. @throws RefusalError where it would have errors */
  async changeEntries({ origin, add, remove }: EntriesRequest): Promise<void> {
    const others = textsAt(origin).filter((text) => !add.includes(text) && !remove.includes(text));
    await this.savePart({ origin, sent: [...others, ...add] });
  }

  /** Writes a value that needs no check, such as a decision of the owner. */
  async settle({ origin, value }: { origin: string; value?: unknown }): Promise<void> {
    requireData(value);
    await this.#writeParts([{ origin, value }], origin, describe(value));
  }

  /** Confirms figures as they are. @param origins of facts @param by who confirms them */
  async confirm({ origins, by }: { origins: readonly string[]; by: string }): Promise<void> {
    await this.#writeParts(
      confirmation(origins, by),
      origins[0] ?? "",
      `potwierdzono: ${origins.length}, ${by.trim()}`,
    );
  }

  /** What becomes of a colour of the firm. */
  async accent({ accent }: { accent: string }) {
    return this.#answers.ask("accent", accent);
  }

  /** @param svg the firm's sign; undefined for the first letter of its name. @throws RefusalError for a faulty file */
  async changeLogo({ svg }: { svg?: string | undefined }): Promise<void> {
    const problems = svg === undefined ? [] : await this.#answers.ask("logo", svg);
    if (problems.length > 0) throw new RefusalError("Tego pliku nie da się użyć jako znaku.", 422, { problems });
    await this.#write(logoChange(svg), "logo:znak", "", svg ? "nowy znak firmy" : "znak z pierwszej litery");
    await this.makeFiles();
  }

  /** @throws RefusalError where the field was changed elsewhere, or has errors and is not a draft */
  async save({ origin, base, value, draft }: SaveRequest): Promise<Saved> {
    requireFieldValue(value);
    const place = placeOf(origin);
    const current = typedValue(place);
    if (current !== base)
      throw new RefusalError("Ten tekst zmienił się poza tym oknem. Porównaj oba i zapisz jeszcze raz.", 409, {
        current,
      });
    const { value: newValue, problems } = await this.#viewField(origin, value, current);
    if (problems.length > 0 && (!draft || !isOfKind(newValue, current)))
      throw new RefusalError("W tekście są błędy.", 422, { problems });
    if (newValue === current) return { value: current };
    await this.#write([textChange(place.file, place.text, withValues([place, newValue]))], origin, current, newValue);
    // The next blank of a new page, or the next text of a new entry.
    if (isBlank(current)) return { value: newValue, origin: firstBlank(origin.slice(0, origin.indexOf(":"))) };
    return { value: newValue, ...(current === "" && { origin: emptyTextBeside(origin, place) }) };
  }

  async list({ origin, change }: { origin: string; change: ListChange }): Promise<NextStep> {
    const place = placeOf(origin);
    const { file, path } = readOrigin(origin);
    const entry = path.slice(0, (place.list?.part ?? 0) + 1).join(".");
    const texts = change === "add" ? await this.#answers.ask("textsIn", file, entry) : [];
    const changed = textChange(place.file, place.text, changeList(place, change, texts));
    await this.#write([changed], origin, "", `${listWords[change]}: ${wordsOfEntry(place)}`);
    return place.list && (change === "add" || change === "copy")
      ? { origin: originInEntry(origin, place.list, place.list.index + 1) }
      : {};
  }

  /** Adds an entry with its blanks marked. */
  async new(entry: NewRequest): Promise<NextStep> {
    const { files, page, tasks } = await this.#answers.ask("new", entry);
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
  async addWord({ word }: { word: string }): Promise<void> {
    const list = existsSync(wordListFile) ? readFileSync(wordListFile, "utf8") : undefined;
    await this.#write([textChange(wordListFile, list, withWord(list ?? "", word))], "slownik:słowo", "", word);
  }

  async picture({ origin }: { origin: string }) {
    return { name: pictures.pictureAt(origin), ...pictures.wordsAt(origin) };
  }

  async changePicture(request: PictureRequest): Promise<void> {
    if ("title" in request && (!request.title.trim() || !request.alt.trim()))
      throw new UserError("Podaj podpis i opis: bez nich nikt, kto nie widzi, nie wie, co to za zdjęcie.");
    const before = request.origin === undefined ? "" : pictures.pictureAt(request.origin);
    const origin = request.origin ?? "gallery/index:gallery";
    switch (request.change) {
      case "choose":
        await this.#write(pictures.placePicture(request.origin, request.name), origin, before, request.name);
        break;
      case "replace": {
        const files = await pictures.replacePicture(before, Buffer.from(request.data, "base64"), request);
        await this.#write(files, origin, before, `nowy plik: ${request.title}`);
        await this.makeFiles();
        break;
      }
      case "add": {
        const { files, name } = await pictures.addPicture(Buffer.from(request.data, "base64"), request);
        await this.#write(files, "gallery/index:gallery", "", `dodano zdjęcie: ${request.title}`);
        // The page that shows it needs its sizes.
        await this.makeFiles();
        if (request.origin) await this.#write(pictures.placePicture(request.origin, name), origin, before, name);
        break;
      }
      default:
        return request satisfies never;
    }
  }

  async shareImage(path: string): Promise<{ type: string; bytes: Buffer }> {
    return { type: "image/png", bytes: Buffer.from(await this.#answers.ask("shareImage", path)) };
  }

  async pictureFile(name: string): Promise<{ type: string; bytes: Buffer }> {
    const file = pictures.fileOf(name);
    return { type: file.endsWith(".png") ? "image/png" : "image/jpeg", bytes: readFileSync(file) };
  }

  copy = makeCopy;

  /** Brings the content to the state of a copy, as one change. @param request `data`: the zip file in Base64 */
  async openCopy({ data }: { data: string }): Promise<void> {
    const files = await openCopy(Buffer.from(data, "base64"));
    if (files.length === 0) throw new UserError("Strona jest już taka jak w tej kopii.");
    await this.#journal.write(files, { field: "(kopia)", before: "", after: `otwarto kopię, plików: ${files.length}` });
    await this.makeFiles();
  }

  /** Builds the site and compares it with the one online. The state has the progress. */
  async buildPublication(): Promise<void> {
    if (!this.#findings || this.#findings.length > 0)
      throw new UserError("Najpierw popraw błędy: są na liście z prawej.");
    await this.#answers.ask("ready");
    void this.#publication.build();
  }

  /** @param request `author` where the state asks for one */
  async publish({ message, author }: { message: string; author?: Author }): Promise<void> {
    if (author) setAuthor(author);
    void this.#publication.send(message.trim() || "Zmiany treści");
  }

  /** Secrets that a kind of host takes, and whether they are set. */
  async secrets({ kind }: { kind: Publishing["kind"] }) {
    return secretsFor(kind);
  }

  async setSecret(secret: { name: string; value: string }): Promise<void> {
    setSecret(secret);
  }

  /** Puts the previous release online again. The state has the progress. */
  async restorePrevious(): Promise<void> {
    void this.#publication.restore();
  }

  async checkConnection(): Promise<{ message: string }> {
    return { message: await this.#answers.ask("connection") };
  }

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
  revert = ({ id }: { id: number }): Promise<void> => this.#journal.revert(id);

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher.close();
    this.#checks.close();
    this.#answers.close();
    this.#publication.close();
  }
}

/** Whether a value may replace the present one. Words in place of a number or an answer would break its page. */
const isOfKind = (value: FieldValue, present: FieldValue): boolean =>
  typeof present === "string" || typeof value === typeof present;

const kindFault = (present: FieldValue): Fault =>
  typeof present === "boolean"
    ? { what: "To nie jest odpowiedź.", mend: "Wpisz tak albo nie." }
    : { what: "To nie jest liczba.", mend: "Wpisz ją cyframi, na przykład 850 albo 4,5." };
