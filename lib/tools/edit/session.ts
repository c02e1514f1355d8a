/** One session of `npm run edit`: fields are read, checked, written, taken back. Knows no HTTP. */
import { existsSync, readFileSync, watch } from "node:fs";
import { basename } from "node:path";
import { blankMark, wantedIn } from "@/lib/tools/check/blanks";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { Checks, Outdated, Unloadable } from "./checks";
import { type FileChange, Journal, textChange } from "./journal";
import * as pictures from "./pictures";
import { fieldsOf, inEntry, placeOf, readOrigin, typedValue } from "./place";
import type {
  Answers,
  FieldEntry,
  FieldView,
  Finding,
  Next,
  OpenField,
  PictureRequest,
  Requests,
  SiteView,
  State,
} from "./protocol";
import { Publication } from "./publication";
import { Refused } from "./refusal";
import { type ListChange, withEntry, withValues } from "./rewrite";

/** Milliseconds between the last change of a file and the checks: an editor of text saves in bursts. */
const settle = 150;

export class Session {
  readonly #journal = new Journal();
  // Two processes: while everything is checked, what is typed is answered.
  readonly #checks = new Checks();
  readonly #answers = new Checks();
  readonly #listeners = new Set<(state: State) => void>();
  readonly #publication = new Publication(() => this.#tell());
  #findings: State["findings"];
  #timer: NodeJS.Timeout | undefined;
  // Addresses that a build writes down are no change of what it has built.
  readonly #watcher = watch("content", { recursive: true }, (_, file) => {
    if (file !== basename(addressesFile)) this.#changed();
  });

  readonly #onChecked: (findings: readonly Finding[]) => void;
  readonly #prepare: () => Promise<unknown>;

  /**
   * @param onChecked is given the mistakes after every check of everything: at the start, and when files have changed
   * @param prepare makes what pages read beside content, such as the sizes of a new picture
   */
  constructor(
    onChecked: (findings: readonly Finding[]) => void = () => undefined,
    prepare: () => Promise<unknown> = async () => undefined,
  ) {
    this.#onChecked = onChecked;
    this.#prepare = prepare;
    void this.#checkAll();
  }

  get state(): State {
    return {
      changes: this.#journal.changes,
      canRedo: this.#journal.canRedo,
      ...(this.#findings && { findings: this.#findings }),
      ...(this.#publication.view && { publication: this.#publication.view }),
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
    this.#timer = setTimeout(() => {
      this.#checks.renew();
      this.#answers.renew();
      void this.#checkAll();
    }, settle);
  }

  async #checkAll(): Promise<void> {
    this.#findings = undefined;
    this.#tell();
    let problems: readonly Finding[];
    try {
      ({ problems } = await this.#checks.ask({ kind: "all" }));
    } catch (error) {
      // Files have changed meanwhile, and are being checked again.
      if (error instanceof Outdated) return;
      if (!(error instanceof Unloadable)) throw error;
      problems = [error.finding];
    }
    this.#findings = problems;
    this.#tell();
    this.#onChecked(problems);
  }

  async #view(origin: string, value: string): Promise<FieldView> {
    const { file, path } = readOrigin(origin);
    try {
      const { kind, ...view } = await this.#answers.ask({ kind: "field", file, path: path.join("."), value });
      return view;
    } catch (error) {
      if (!(error instanceof Unloadable)) throw error;
      return { length: value.length, problems: [] };
    }
  }

  async field({ origin }: Requests["field"]): Promise<OpenField> {
    const place = placeOf(origin);
    const value = typedValue(place);
    const wanted = isBlank(value) ? wantedIn(String(value)) : undefined;
    return {
      ...(await this.#view(origin, String(value))),
      origin,
      file: place.file,
      line: place.line,
      value,
      ...(place.list && { list: { index: place.list.index, length: place.list.node.elements.length } }),
      ...(wanted && { wanted }),
    };
  }

  async check({ origin, value }: Requests["check"]): Promise<FieldView> {
    const typed = isBlank(typedValue(placeOf(origin))) ? await this.#inPlaceOfBlank(origin, value) : value;
    return typeof typed === "string" ? this.#view(origin, typed) : { length: value.length, problems: [] };
  }

  async site(): Promise<SiteView> {
    const { kind, ...view } = await this.#answers.ask({ kind: "site" });
    return view;
  }

  /** Every text, number and yes-or-no that a file holds. */
  async fields({ file }: Requests["fields"]): Promise<readonly FieldEntry[]> {
    return fieldsOf(file);
  }

  /** @throws Refused where the field was changed elsewhere, or is wrong and not wanted as a draft */
  async save({ origin, base, value, draft }: Requests["save"]): Promise<Next> {
    const place = placeOf(origin);
    const current = typedValue(place);
    if (current !== base)
      throw new Refused(409, {
        message: "Ten tekst zmienił się poza tym oknem. Porównaj oba i zapisz jeszcze raz.",
        current,
      });
    const typed = isBlank(current) ? await this.#inPlaceOfBlank(origin, value) : value;
    if (typeof typed !== typeof current && !isBlank(current))
      throw new Refused(400, { message: "Tu ma stać wartość tego samego rodzaju." });
    if (typeof typed === "string" && !draft) {
      const { problems } = await this.#view(origin, typed);
      if (problems.length > 0) throw new Refused(422, { message: "W tekście są błędy.", problems });
    }
    if (typed === current) return {};
    await this.#write([textChange(place.file, place.text, withValues([place, typed]))], origin, current, typed);
    // What else a new entry waits for.
    const blank = isBlank(current) && fieldsOf(fileIn(origin)).find((field) => isBlank(field.value));
    return blank ? { origin: blank.origin } : {};
  }

  /** A mark stands for a number as well: where no words are meant, digits are one. */
  async #inPlaceOfBlank(origin: string, value: Requests["save"]["value"]): Promise<Requests["save"]["value"]> {
    if (typeof value !== "string") return value;
    const number = Number(value.trim().replace(",", "."));
    if (value.trim() === "" || !Number.isFinite(number)) return value;
    const { role } = await this.#view(origin, value);
    return role === "text" || role === "label" || role === "meta" ? value : number;
  }

  async list({ origin, change }: Requests["list"]): Promise<Next> {
    const place = placeOf(origin);
    const words: Record<ListChange, string> = {
      up: "przesunięto wyżej",
      down: "przesunięto niżej",
      copy: "skopiowano pozycję",
      add: "dodano pozycję",
      remove: "usunięto pozycję",
    };
    await this.#write([textChange(place.file, place.text, withEntry(place, change))], origin, "", words[change]);
    return place.list && (change === "add" || change === "copy")
      ? { origin: inEntry(origin, place.list, place.list.index + 1) }
      : {};
  }

  /** Makes a new entry, with everything that is to be written in it marked. */
  async new(entry: Requests["new"]): Promise<Next> {
    const { files, page, left } = await this.#answers.ask({ kind: "new", entry });
    const changes = files.map(({ file, text }) =>
      textChange(file, existsSync(file) ? readFileSync(file, "utf8") : undefined, text),
    );
    await this.#write(changes, `${files[0]?.file}:(nowe)`, "", `dodano: ${entry.name}`);
    const written = files[0]?.file.slice("content/".length, -".ts".length) ?? "";
    const blank = fieldsOf(written).find((field) => isBlank(field.value));
    return { page, left, ...(blank && { origin: blank.origin }) };
  }

  async picture({ origin }: Requests["picture"]): Promise<Answers["picture"]> {
    return { name: pictures.pictureAt(origin), ...pictures.wordsAt(origin) };
  }

  /** @throws UnfitPicture, NotTyped or Conflict, in Polish */
  async changePicture(request: PictureRequest): Promise<Next> {
    if ("title" in request && (!request.title.trim() || !request.alt.trim()))
      throw new Refused(422, {
        message: "Podaj podpis i opis: bez nich nikt, kto nie widzi, nie wie, co to za zdjęcie.",
      });
    const before = request.origin === undefined ? "" : pictures.pictureAt(request.origin);
    const origin = request.origin ?? "gallery/index:gallery";
    switch (request.change) {
      case "choose":
        await this.#write(pictures.placed(request.origin, request.name), origin, before, request.name);
        return {};
      case "replace": {
        const files = await pictures.replacedEverywhere(before, Buffer.from(request.data, "base64"), request);
        await this.#write(files, origin, before, `nowy plik: ${request.title}`);
        await this.#prepare();
        return {};
      }
      case "add": {
        const { files, name } = await pictures.added(Buffer.from(request.data, "base64"), request);
        await this.#write(files, "gallery/index:gallery", "", `dodano zdjęcie: ${request.title}`);
        // A page that shows it needs its sizes.
        await this.#prepare();
        if (request.origin) await this.#write(pictures.placed(request.origin, name), origin, before, name);
        return {};
      }
      default:
        return request satisfies never;
    }
  }

  /** The share image of a page, as it is drawn of the content as it is. PNG. */
  async shareImage(path: string): Promise<Buffer> {
    const { png } = await this.#answers.ask({ kind: "share-image", path });
    return Buffer.from(png, "base64");
  }

  /** The original of a picture of the gallery. */
  async pictureFile(name: string): Promise<Buffer> {
    return readFileSync(pictures.fileOf(name));
  }

  /** Builds the site, and says what would change. What it prints comes with the state. */
  async preparePublication(): Promise<Next> {
    if (!this.#findings || this.#findings.length > 0)
      throw new Refused(422, { message: "Najpierw popraw błędy: są na liście z prawej." });
    void this.#publication.prepare();
    return {};
  }

  async publish({ message }: Requests["publish"]): Promise<Next> {
    void this.#publication.send(message.trim() || "Zmiany treści");
    return {};
  }

  async #write(files: readonly FileChange[], origin: string, before: unknown, after: unknown): Promise<void> {
    const field = origin.slice(origin.indexOf(":") + 1);
    await this.#journal.write(files, { field, before: String(before), after: String(after) });
    this.#tell();
  }

  async undo(): Promise<Next> {
    await this.#journal.undo();
    this.#tell();
    return {};
  }

  async redo(): Promise<Next> {
    await this.#journal.redo();
    this.#tell();
    return {};
  }

  async revert({ id }: Requests["revert"]): Promise<Next> {
    await this.#journal.revert(id);
    this.#tell();
    return {};
  }

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

const fileIn = (origin: string): string => origin.slice(0, origin.indexOf(":"));
