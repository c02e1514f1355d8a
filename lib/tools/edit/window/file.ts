/** Files that an editor chooses or drops. */
import { RequestError } from "./api";
import { type Attributes, el } from "./dom";

/** A field for a file, which takes the same one again: a refused file is often mended under its name. */
export function fileInput(attributes: Attributes, onFile: (file: File) => void): HTMLInputElement {
  const input = el("input", { ...attributes, type: "file" });
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    // With its value kept, the browser would not report the second choice.
    input.value = "";
    if (file) onFile(file);
  });
  return input;
}

/** Browsers read a file when it is used, and not if it has changed or moved since it was chosen. */
const unreadable = ({ name }: File): RequestError =>
  new RequestError(`Pliku ${name} nie da się odczytać: mógł się zmienić po wybraniu. Wybierz go jeszcze raz.`);

/** Text of a file. @throws RequestError where it cannot be read */
export const textOf = (file: File): Promise<string> =>
  file.text().catch(() => {
    throw unreadable(file);
  });

/** Content of a file in Base64. @throws RequestError where it cannot be read */
export function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(unreadable(file)));
    reader.readAsDataURL(file);
  });
}
