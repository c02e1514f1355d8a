/** The list of every field of a file, also of those that no page shows, such as opening hours. */

import { placeName } from "@/lib/tools/edit/field-names";
import type { FieldEntry } from "@/lib/tools/edit/messages";
import { ask } from "./api";
import { choose } from "./choose";
import { makePartForm } from "./field-form";
import { actionButton, showForm } from "./form";

/** Opens the form of a field that a file does not have yet. */
async function openPart(origin: string): Promise<void> {
  const [part] = await ask("forms", { origins: [origin] });
  if (!part) return;
  await showForm({
    title: `Nowe pole: ${part.name}`,
    content: [makePartForm(part)],
    action: actionButton("Gotowe"),
    onAction: async () => undefined,
  });
}

/** @param onOpen opens a field that is there @throws RequestError where the file cannot be read */
export async function openFields(file: string, onOpen: (origin: string) => Promise<void>): Promise<void> {
  const { present, absent } = await ask("fields", { file });
  const choiceOf = ({ value, field, origin }: FieldEntry) => ({
    name: value === "" ? "dodaj" : String(value),
    note: placeName(file, field),
    value: origin,
  });
  const origin = await choose(`Wszystkie pola: content/${file}.ts`, [...present, ...absent].map(choiceOf));
  if (origin === undefined) return;
  await (absent.some((one) => one.origin === origin) ? openPart(origin) : onOpen(origin));
}
