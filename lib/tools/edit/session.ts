/** One session of `npm run edit`: fields are read, checked, written, taken back. Knows no HTTP. */
import { existsSync, readFileSync, watch } from "node:fs";
import { basename } from "node:path";
import { blankMark, wantedIn } from "@/lib/tools/check/blanks";
import type { Problem } from "@/lib/tools/check/problem";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { UserError } from "@/lib/tools/user-error";
import type { SiteView } from "./answers";
import { Checks } from "./checks";
import { type FileChange, Journal, textChange } from "./journal";
import type { FieldValue, FieldView, ListChange, NewRequest, NextStep, PictureRequest, SaveRequest } from "./messages";
import * as pictures from "./pictures";
import { fieldsOf, originInEntry, placeOf, readOrigin, typedValue } from "./place";
import { Publication } from "./publication";
import { RefusalError } from "./refusal";
import { withListChange, withValues } from "./rewrite";

/** Milliseconds between the last change of a file and the checks: an editor of text saves in bursts. */
const checkDelay = 150;

/** What is told where nothing could be checked. */
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
  add: "dodano pozycję",
  remove: "usunięto pozycję",
};

/** What the window always shows. */
export type State = Session["state"];
/** A field as the window opens it. */
export type OpenField = Awaited<ReturnType<Session["field"]>>;

export class Session {
  readonly #journal = new Journal(() => this.#tell());
  // Two processes: while everything is checked, what is typed is answered.
  readonly #checks = new Checks();
  readonly #answers = new Checks();
  readonly #listeners = new Set<(state: State) => void>();
  readonly #publication = new Publication(() => this.#tell());
  /** Files of the pages that were made, by their addresses. */
  readonly #made = new Map<string, string>();
  #findings: readonly Problem[] | undefined;
  #checking = false;
  #timer: NodeJS.Timeout | undefined;
  // Addresses that a build writes down are no change of what it has built.
  readonly #watcher = watch("content", { recursive: true }, (_, file) => {
    if (file !== basename(addressesFile)) this.#changed();
  });

  /**
   * @param onChecked is given the mistakes after every check of everything: at the start, and when files have changed
   * @param makeFiles makes what pages read beside content, such as the sizes of a new picture
   */
  constructor(
    private readonly onChecked: (findings: readonly Problem[]) => void = () => undefined,
    private readonly makeFiles: () => Promise<unknown> = async () => undefined,
  ) {
    void this.#checkAll();
  }

  get state() {
    return {
      changes: this.#journal.changes,
      canRedo: this.#journal.canRedo,
      /** Addresses of pages that were made here and taken back. */
      removedPages: [...this.#made].filter(([, file]) => !existsSync(file)).map(([page]) => page),
      /** undefined: the checks are running. */
      findings: this.#findings,
      /** undefined: nothing was prepared of the content as it is. */
      publication: this.#publication.view,
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
    this.#publication.forget();
    // What is asked before the checks begin is answered of the files as they are.
    this.#answers.close();
    this.#timer = setTimeout(() => {
      this.#checks.restart();
      this.#answers.restart();
      void this.#checkAll();
    }, checkDelay);
  }

  /** One check at a time: where files change meanwhile, it begins anew by itself. */
  async #checkAll(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    this.#findings = undefined;
    this.#tell();
    const findings = await this.#checks.ask("all").catch((error: Error) => {
      if (!(error instanceof UserError)) console.error(error);
      return [crashProblem(error)];
    });
    this.#checking = false;
    this.#findings = findings;
    this.#tell();
    this.onChecked(findings);
  }

  async #view(origin: string, value: string): Promise<FieldView> {
    const { file, path } = readOrigin(origin);
    try {
      return await this.#answers.ask("field", file, path.join("."), value);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { length: value.length, problems: [] };
    }
  }

  async field({ origin }: { origin: string }) {
    const place = placeOf(origin);
    const value = typedValue(place);
    return {
      ...(await this.#view(origin, String(value))),
      origin,
      file: place.file,
      line: place.line,
      value,
      /** The list it stands in. */
      list: place.list && { index: place.list.index, length: place.list.node.elements.length },
      /** What an empty place waits for, in place of its value. */
      prompt: isBlank(value) ? wantedIn(String(value)) : undefined,
    };
  }

  async check({ origin, value }: { origin: string; value: string }): Promise<FieldView> {
    const newValue = isBlank(typedValue(placeOf(origin))) ? await this.#inPlaceOfBlank(origin, value) : value;
    return typeof newValue === "string" ? this.#view(origin, newValue) : { length: value.length, problems: [] };
  }

  async site(): Promise<SiteView> {
    return this.#answers.ask("site");
  }

  /** Every text, number and yes-or-no that a file holds. */
  async fields({ file }: { file: string }) {
    return fieldsOf(file);
  }

  /** @throws Refused where the field was changed elsewhere, or is wrong and not wanted as a draft */
  async save({ origin, base, value, draft }: SaveRequest): Promise<NextStep> {
    const place = placeOf(origin);
    const current = typedValue(place);
    if (current !== base)
      throw new RefusalError("Ten tekst zmienił się poza tym oknem. Porównaj oba i zapisz jeszcze raz.", 409, {
        current,
      });
    const newValue = isBlank(current) ? await this.#inPlaceOfBlank(origin, value) : value;
    if (typeof newValue !== typeof current && !isBlank(current))
      throw new UserError("Tu ma stać wartość tego samego rodzaju.");
    if (typeof newValue === "string" && !draft) {
      const { problems } = await this.#view(origin, newValue);
      if (problems.length > 0) throw new RefusalError("W tekście są błędy.", 422, { problems });
    }
    if (newValue === current) return {};
    await this.#write([textChange(place.file, place.text, withValues([place, newValue]))], origin, current, newValue);
    // What else a new entry waits for.
    return { origin: isBlank(current) ? firstBlank(origin.slice(0, origin.indexOf(":"))) : undefined };
  }

  /** A mark stands for a number as well: where no words are meant, digits are one. */
  async #inPlaceOfBlank(origin: string, value: FieldValue): Promise<FieldValue> {
    if (typeof value !== "string") return value;
    const number = Number(value.trim().replace(",", "."));
    if (value.trim() === "" || !Number.isFinite(number)) return value;
    const { role } = await this.#view(origin, value);
    return role === "text" || role === "label" || role === "meta" ? value : number;
  }

  async list({ origin, change }: { origin: string; change: ListChange }): Promise<NextStep> {
    const place = placeOf(origin);
    await this.#write(
      [textChange(place.file, place.text, withListChange(place, change))],
      origin,
      "",
      listWords[change],
    );
    return place.list && (change === "add" || change === "copy")
      ? { origin: originInEntry(origin, place.list, place.list.index + 1) }
      : {};
  }

  /** Makes a new entry, with everything that is to be written in it marked. */
  async new(entry: NewRequest): Promise<NextStep> {
    const { files, page, left } = await this.#answers.ask("new", entry);
    const changes = files.map(({ file, text }) =>
      textChange(file, existsSync(file) ? readFileSync(file, "utf8") : undefined, text),
    );
    const file = files[0]?.file ?? "";
    await this.#write(changes, `${file}:(nowe)`, "", `dodano: ${entry.name}`);
    this.#made.set(page, file);
    const origins = file.slice("content/".length, -".ts".length);
    return { page, tasks: left, origin: firstBlank(origins) };
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
        // A page that shows it needs its sizes.
        await this.makeFiles();
        if (request.origin) await this.#write(pictures.placePicture(request.origin, name), origin, before, name);
        break;
      }
      default:
        return request satisfies never;
    }
  }

  /** The share image of a page, as it is drawn of the content as it is. */
  async shareImage(path: string): Promise<{ type: string; bytes: Buffer }> {
    return { type: "image/png", bytes: Buffer.from(await this.#answers.ask("shareImage", path)) };
  }

  /** The original of a picture of the gallery. */
  async pictureFile(name: string): Promise<{ type: string; bytes: Buffer }> {
    const file = pictures.fileOf(name);
    return { type: file.endsWith(".png") ? "image/png" : "image/jpeg", bytes: readFileSync(file) };
  }

  /** Builds the site, and says what would change. What it prints comes with the state. */
  async buildPublication(): Promise<void> {
    if (!this.#findings || this.#findings.length > 0)
      throw new UserError("Najpierw popraw błędy: są na liście z prawej.");
    void this.#publication.build();
  }

  async publish({ message }: { message: string }): Promise<void> {
    void this.#publication.send(message.trim() || "Zmiany treści");
  }

  async #write(files: readonly FileChange[], origin: string, before: unknown, after: unknown): Promise<void> {
    const field = origin.slice(origin.indexOf(":") + 1);
    await this.#journal.write(files, { field, before: String(before), after: String(after) });
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

/** A place that `npm run new` has marked. */
const isBlank = (value: unknown): boolean => typeof value === "string" && value.startsWith(blankMark);

/** The first place of a file that still waits for words. */
const firstBlank = (file: string) => fieldsOf(file).find(({ value }) => isBlank(value))?.origin;
