/** Messages between the window of edit mode and its server. */
import type { Fault } from "@/lib/tools/check/problem";

export const listChanges = ["up", "down", "copy", "add", "remove"] as const;
export type ListChange = (typeof listChanges)[number];

/** A change in the session's history. It may span several files: a page, its address, its place in a list. */
export type ChangeView = {
  id: number;
  /** "10:42" */
  time: string;
  file: string;
  field: string;
  /** Old and new text; a short description where the change is not of a text. */
  before: string;
  after: string;
};

export type FieldValue = string | number | boolean;

/** A field's text as the page shows it, and what the checks say. */
export type FieldView = {
  /** The value that was typed: a day for "30 czerwca 2027", a number for "850 zł". */
  value: FieldValue;
  /** Maximum length of the text as shown. */
  max?: number;
  length: number;
  /** It may be removed. */
  isOptional?: boolean;
  /** The value as the page prints it. */
  preview?: string;
  /** Unit of a number, where one stands beside it. */
  unit?: string;
  problems: readonly Fault[];
};

/** A field in the list of all fields of a file. */
export type FieldEntry = { origin: string; field: string; value: FieldValue };

/** One of the forms that a value may have. */
export type FormVariant = { name: string; value: string; fields: readonly FormField[] };

/** A field of a form. `key`: below its group; numbers in a list. */
export type FormField = { key: string; name: string; hint?: string; optional: boolean } & (
  | { kind: "text" | "number" | "day"; value: string; max?: number }
  | { kind: "yes"; value: boolean }
  | { kind: "choice"; value: string; choices: readonly { value: string; name: string }[] }
  | { kind: "group"; present: boolean; fields: readonly FormField[] }
  | { kind: "list"; entries: readonly FormField[]; empty: FormField }
  | { kind: "variants"; value: string; variants: readonly FormVariant[] }
);

/** What a form sends back: texts as typed, grouped as the fields are. */
export type FormValue = string | boolean | undefined | readonly FormValue[] | { readonly [key: string]: FormValue };

/** A form of a part of a file. */
export type FormPart = FormField & { origin: string };

/** What is wrong with a part; `field`: its path below the part. */
export type PartFault = Fault & { field: string };

/** Progress of publishing, or of restoring the previous release. */
export type PublicationView = {
  step: "build" | "compare" | "ready" | "send" | "done" | "flawed" | "partly" | "restore" | "restored" | "failed";
  /** Last lines printed by the commands. */
  lines: readonly string[];
  /** Whether git does not know yet who changes the site. */
  needsAuthor?: boolean;
};

/** What the window does after a change: open a field, show a page, list what is left to do. */
export type NextStep = { origin?: string; page?: string; tasks?: readonly string[] };

/** A saved field. `value`: what stands in the file now, the `base` of the next save. */
export type Saved = NextStep & { value: FieldValue };

/** Body of an error: 409 conflict, 422 text with errors (saved only as a draft), 400 anything else. */
export type Refusal = {
  message: string;
  problems?: readonly Fault[];
  faults?: readonly PartFault[];
  current?: FieldValue;
};
