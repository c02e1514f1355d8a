/** What a request may carry into a content file: data that reads back as it was sent. */
import { UserError } from "@/lib/tools/user-error";
import type { FieldValue } from "./messages";

export const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);

/** In source code a key `__proto__` is no field, and nothing in the content is null. */
export const isData = (value: unknown): boolean =>
  isFieldValue(value) ||
  (typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([key, part]) => key !== "__proto__" && isData(part)));

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
