/** What the window may ask the server for, and the form of each request: nothing else reaches the session. */
import { z } from "zod";
import type { Publishing } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";
import { type FieldValue, type FormValue, listChanges, type Refusal } from "./messages";

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);

/** Whether a value reads back from a file as it was sent: `__proto__` is no field there, and nothing is null. */
const isData = (value: unknown): boolean =>
  isFieldValue(value) ||
  (typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([key, part]) => key !== "__proto__" && isData(part)));

/** Refuses a request: 409 where the file was changed elsewhere, 422 where a text has errors. */
export class RefusalError extends UserError {
  constructor(
    message: string,
    readonly status: 409 | 422,
    readonly more: Omit<Refusal, "message"> = {},
  ) {
    super(message);
  }
}

export const unreadableError = (): UserError =>
  new UserError("Okno przysłało wartość, której nie da się zapisać. Odśwież okno edycji i zmień to pole jeszcze raz.");

/** @throws UserError for anything but a text, a finite number or an answer */
export function requireFieldValue(value: unknown): asserts value is FieldValue {
  if (!isFieldValue(value)) throw unreadableError();
}

/** @param value undefined for a part that is taken away @throws UserError for what a file cannot hold as data */
export function requireData(value: unknown): void {
  if (value !== undefined && !isData(value)) throw unreadableError();
}

const text = z.string();
const texts = z.array(text);
const fieldValue = z.custom<FieldValue>(isFieldValue);
const data = <Data>() => z.custom<Data>((value) => value === undefined || isData(value)).optional();
/** A picture in Base64 with its words. */
const newPicture = { data: text, title: text, alt: text };

/** A request that changes no file. */
const reads = <Form extends z.ZodRawShape>(form: Form) => ({ changesFiles: false, form: z.object(form) });
/** A request that changes files. Such ones run one after another, as two could start from the same text. */
const changes = <Form extends z.ZodRawShape>(form: Form) => ({ changesFiles: true, form: z.object(form) });

/**
 * Requests by the method of the session that answers them. Those that change no file are answered at once: a check while
 * typing does not wait for a picture to be encoded.
 */
export const requests = {
  field: reads({ origin: text }),
  check: reads({ origin: text, value: fieldValue }),
  site: reads({}),
  fields: reads({ file: text }),
  picture: reads({ origin: text }),
  forms: reads({ origins: texts }),
  checkPart: reads({ origin: text, sent: data<FormValue>() }),
  accent: reads({ accent: text }),
  checkConnection: reads({}),
  secrets: reads({ kind: z.custom<Publishing["kind"]>((kind) => typeof kind === "string") }),
  setSecret: changes({ name: text, value: text }),
  // `base`: the value that the editor saw; `draft`: save it even with errors.
  save: changes({ origin: text, base: fieldValue, value: fieldValue, draft: z.boolean().optional() }),
  savePart: changes({ origin: text, sent: data<FormValue>() }),
  // Of a list of texts, whatever else it holds by now.
  changeEntries: changes({ origin: text, add: texts, remove: texts }),
  settle: changes({ origin: text, value: data<unknown>() }),
  changeLogo: changes({ svg: text.optional() }),
  confirm: changes({ origins: texts, by: text }),
  list: changes({ origin: text, change: z.enum(listChanges) }),
  undo: changes({}),
  redo: changes({}),
  revert: changes({ id: z.int() }),
  addWord: changes({ word: z.string().regex(/^\p{L}+(?:-\p{L}+)*$/u) }),
  // Arguments of `npm run new`.
  new: changes({ kind: text, name: text, page: text.optional(), beside: texts.optional() }),
  changePicture: {
    changesFiles: true,
    form: z.discriminatedUnion("change", [
      // Another picture of the gallery, here.
      z.object({ change: z.literal("choose"), origin: text, name: text }),
      // A new file, here; without `origin` only in the gallery.
      z.object({ change: z.literal("add"), origin: text.optional(), kind: text, own: z.boolean(), ...newPicture }),
      // A new file for the picture shown here, wherever it is used.
      z.object({ change: z.literal("replace"), origin: text, ...newPicture }),
    ]),
  },
  openCopy: changes({ data: text }),
  buildPublication: changes({}),
  publish: changes({ message: text, author: z.object({ name: text, email: text }).optional() }),
  restorePrevious: changes({}),
} as const satisfies Readonly<Record<string, { changesFiles: boolean; form: z.ZodType }>>;

export type RequestName = keyof typeof requests;
export type Request<Name extends RequestName> = z.infer<(typeof requests)[Name]["form"]>;

export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requests, name);
