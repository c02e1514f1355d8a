/** What the parts of edit mode say to each other: the window, its server, and the process that checks. */
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

/** Questions to the process that checks. */
export type Question =
  | { kind: "field"; file: string; path: string; value: string }
  | { kind: "site" }
  | { kind: "all" };
export type SiteView = { facts: readonly FactView[]; pages: readonly PageView[]; brand: string; url: string };
export type Answer =
  | ({ kind: "field" } & FieldView)
  | ({ kind: "site" } & SiteView)
  | { kind: "all"; problems: readonly Finding[] };

/** A field as the window opens it. */
export type OpenField = FieldView & {
  origin: string;
  file: string;
  line: number;
  value: string | number | boolean;
  /** The list it stands in. */
  list?: { index: number; length: number };
};

/** What the window always shows. */
export type State = {
  changes: readonly Change[];
  canRedo: boolean;
  /** undefined: the checks are running. */
  findings?: readonly Finding[];
};

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
};

/** Answers that are not 200: 409 conflict, 422 wrong text (saved only as a draft), 400 anything else. */
export type Refusal = { message: string; problems?: readonly Remark[]; current?: string | number | boolean };
