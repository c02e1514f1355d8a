/** What the window of edit mode and its server say to each other. */
import type { Fault } from "@/lib/tools/check/problem";

/** What becomes of an entry of a list. */
export type ListChange = "up" | "down" | "copy" | "add" | "remove";

/** One change of one file, or of several that belong together: a page, its address and its place in the list. */
export type ChangeView = {
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

/** A value as an editor types it. */
export type FieldValue = string | number | boolean;

/** How a text will be read, and what is wrong with it. */
export type FieldView = {
  role?: string | undefined;
  /** Most characters that fit, as read. */
  max?: number;
  length: number;
  preview?: string;
  problems: readonly Fault[];
};

/** A field of a file, for the list of all of them. */
export type FieldEntry = { origin: string; field: string; value: FieldValue };

/** A value for a field, in place of the one the editor saw; as a draft also where it is wrong. */
export type SaveRequest = { origin: string; base: FieldValue; value: FieldValue; draft?: boolean };

/** What `npm run new` is asked for. */
export type NewRequest = { kind: string; name: string; page?: string; beside?: readonly string[] };

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

/** Where publishing stands: the site is built, compared with the one online, ready to be sent, being sent, sent. */
export type PublicationView = {
  step: "build" | "compare" | "ready" | "send" | "done" | "failed";
  /** What the commands printed last. */
  lines: readonly string[];
};

/** Where to go on after something was added: a field to open, a page to show, and what is left to do. */
export type NextStep = { origin?: string; page?: string; tasks?: readonly string[] };

/** Answers that are not 200: 409 conflict, 422 wrong text (saved only as a draft), 400 anything else. */
export type Refusal = { message: string; problems?: readonly Fault[]; current?: FieldValue };
