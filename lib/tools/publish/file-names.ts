import { resolve, sep } from "node:path";
import { z } from "zod";
import { printable } from "@/lib/tools/printable";
import { UserError } from "@/lib/tools/user-error";

/** Letters, digits and ". _ ~ -", in segments that are not dots alone, which lead out of the folder. */
const pattern = /^(?!(?:.*\/)?\.+(?:\/|$))[\w.~-]+(?:\/[\w.~-]+)*$/;

/**
 * Path of a published file below the site's folder, "uslugi/pomiary.html". Files with other names are neither sent nor
 * read back, and a server's list that has one is not believed.
 */
export const fileName = z.string().regex(pattern);

export const isFileName = (name: string): boolean => pattern.test(name);

/** Whether an entry of a folder may be one of ours. */
export const isEntryName = (name: string): boolean => isFileName(name) && !name.includes("/");

/**
 * Path of a file in a folder on this computer.
 * @throws UserError where it leads out of the folder
 */
export function pathInside(folder: string, file: string): string {
  const path = resolve(folder, file);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new UserError(
    `Plik „${printable(file)}” leży poza folderem ${folder}, więc nie został odczytany ani zapisany. Nic nie zostało wysłane.`,
  );
}
