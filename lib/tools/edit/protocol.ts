/** What the parts of edit mode say to each other: the window, its server, and the process that checks. */
import type { NewEntry } from "@/lib/tools/edit/new/entry";
import type { Change } from "./journal";
import type { ListChange } from "./rewrite";

export type Remark = { what: string; mend: string };

/** A remark with its place. */
export type Finding = Remark & { file: string; field: string; line?: number };

/** How a text will be read, and what is wrong with it. */
export type FieldView = {
  role?: string | undefined;
  /** Most characters that fit, as read. */
  max?: number;
  length: number;
  preview?: string;
  problems: readonly Remark[];
};

/** A fact as a chip shows it; `origin` only where it is typed, not computed. */
export type FactView = {
  key: string;
  what: string;
  shown: string;
  origin?: string;
  source?: string;
  checked?: string;
  uses: readonly string[];
};

/** A page; `file` is the part of an origin before its colon. */
export type PageView = { path: string; title: string; heading: string; file: string };

/** A field of a file, for the list of all of them. */
export type FieldEntry = { origin: string; field: string; value: string | number | boolean };

/** A picture of the gallery, with the pages that show it. */
export type PictureView = { name: string; src: string; title: string; alt: string; uses: readonly string[] };

/** What `npm run new` is asked for. */
export type NewRequest = { kind: string; name: string; page?: string; beside?: readonly string[] };

/** Questions to the process that checks. */
export type Question =
  | { kind: "field"; file: string; path: string; value: string }
  | { kind: "site" }
  | { kind: "new"; entry: NewRequest }
  | { kind: "share-image"; path: string }
  | { kind: "all" };
export type SiteView = {
  facts: readonly FactView[];
  pages: readonly PageView[];
  pictures: readonly PictureView[];
  /** Kinds of work in the gallery, with their words. */
  galleryKinds: readonly { kind: string; name: string }[];
  brand: string;
  url: string;
};
export type Answer =
  | ({ kind: "field" } & FieldView)
  | ({ kind: "site" } & SiteView)
  | ({ kind: "new" } & NewEntry)
  | { kind: "share-image"; png: string }
  | { kind: "all"; problems: readonly Finding[] };

/** A field as the window opens it. */
export type OpenField = FieldView & {
  origin: string;
  file: string;
  line: number;
  value: string | number | boolean;
  /** The list it stands in. */
  list?: { index: number; length: number };
  /** What an empty place waits for, in place of its value. */
  wanted?: string;
};

/** A picture in a place: its name, and what is said of it there. */
export type OpenPicture = { name: string; title: string; alt: string };

/**
 * What becomes of a picture. `data` are its bytes in Base64.
 * - `choose`: another one of the gallery, here.
 * - `add`: a new one, here; without `origin` in the gallery alone.
 * - `replace`: other bytes for the one that stands here, wherever it stands.
 */
export type PictureRequest =
  | { change: "choose"; origin: string; name: string }
  | { change: "add"; origin?: string; data: string; title: string; alt: string; kind: string; own: boolean }
  | { change: "replace"; origin: string; data: string; title: string; alt: string };

/**
 * Where publishing stands: the site is built, compared with the one that is online, ready to be sent, being sent, sent.
 */
export type PublicationView = {
  step: "build" | "compare" | "ready" | "send" | "done" | "failed";
  /** What the commands printed last. */
  lines: readonly string[];
};

/** What the window always shows. */
export type State = {
  changes: readonly Change[];
  canRedo: boolean;
  /** undefined: the checks are running. */
  findings?: readonly Finding[];
  /** undefined: nothing was prepared of the content as it is. */
  publication?: PublicationView;
};

/** Where to go on after something was added: a field to open, a page to show, and what is left to do. */
export type Next = { origin?: string; page?: string; left?: readonly string[] };

/** Requests of the window, each to /__edycja/api/NAME. */
export type Requests = {
  field: { origin: string };
  check: { origin: string; value: string };
  save: { origin: string; base: string | number | boolean; value: string | number | boolean; draft?: boolean };
  list: { origin: string; change: ListChange };
  undo: Record<string, never>;
  redo: Record<string, never>;
  revert: { id: number };
  site: Record<string, never>;
  /** Every field of a file, "site". */
  fields: { file: string };
  new: NewRequest;
  picture: { origin: string };
  "change-picture": PictureRequest;
  "prepare-publication": Record<string, never>;
  publish: { message: string };
};

/** What a request is answered with. */
export type Answers = {
  field: OpenField;
  check: FieldView;
  save: Next;
  list: Next;
  undo: Next;
  redo: Next;
  revert: Next;
  site: SiteView;
  fields: readonly FieldEntry[];
  new: Next;
  picture: OpenPicture;
  "change-picture": Next;
  "prepare-publication": Next;
  publish: Next;
};

/** Answers that are not 200: 409 conflict, 422 wrong text (saved only as a draft), 400 anything else. */
export type Refusal = { message: string; problems?: readonly Remark[]; current?: string | number | boolean };
