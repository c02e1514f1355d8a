/** What the window may ask the server for, and the form of each request: nothing else reaches the session. */
import { z } from "zod";
import { isData, isFieldValue } from "./data";
import { listChanges } from "./messages";

const text = z.string();
const texts = z.array(text);
const fieldValue = z.custom(isFieldValue);
const data = z.custom((value) => value === undefined || isData(value)).optional();
/** A picture in Base64 with its words. */
const newPicture = { data: text, title: text, alt: text };

/** A request that changes no file. */
const reads = <Form extends z.ZodRawShape>(form: Form) => ({ changesFiles: false, form: z.object(form) });
/** A request that changes files. Such ones run one after another, as two could start from the same text. */
const changes = <Form extends z.ZodType>(form: Form) => ({ changesFiles: true, form });

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
  checkPart: reads({ origin: text, sent: data }),
  accent: reads({ accent: text }),
  checkConnection: reads({}),
  secrets: reads({ kind: text }),
  setSecret: changes(z.object({ name: text, value: text })),
  save: changes(z.object({ origin: text, base: fieldValue, value: fieldValue, draft: z.boolean().optional() })),
  savePart: changes(z.object({ origin: text, sent: data })),
  changeEntries: changes(z.object({ origin: text, add: texts, remove: texts })),
  settle: changes(z.object({ origin: text, value: data })),
  changeLogo: changes(z.object({ svg: text.optional() })),
  confirm: changes(z.object({ origins: texts, by: text })),
  list: changes(z.object({ origin: text, change: z.enum(listChanges) })),
  undo: changes(z.object({})),
  redo: changes(z.object({})),
  revert: changes(z.object({ id: z.int() })),
  addWord: changes(z.object({ word: z.string().regex(/^\p{L}+(?:-\p{L}+)*$/u) })),
  new: changes(z.object({ kind: text, name: text, page: text.optional(), beside: texts.optional() })),
  changePicture: changes(
    z.discriminatedUnion("change", [
      z.object({ change: z.literal("choose"), origin: text, name: text }),
      z.object({ change: z.literal("add"), origin: text.optional(), kind: text, own: z.boolean(), ...newPicture }),
      z.object({ change: z.literal("replace"), origin: text, ...newPicture }),
    ]),
  ),
  openCopy: changes(z.object({ data: text })),
  buildPublication: changes(z.object({})),
  publish: changes(z.object({ message: text, author: z.object({ name: text, email: text }).optional() })),
  restorePrevious: changes(z.object({})),
} as const satisfies Readonly<Record<string, { changesFiles: boolean; form: z.ZodType }>>;

export type RequestName = keyof typeof requests;

export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requests, name);
