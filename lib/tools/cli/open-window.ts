import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import open from "open";

/**
 * Opens an address with a key in the browser. Other users of the computer can read the arguments of every program, so
 * the browser gets a file that only this user can read, and which leads to the address. It lies in the project, since
 * browsers in a sandbox do not see the temporary folder.
 * @param url with nothing that HTML would read as markup
 */
export async function openWindow(url: string): Promise<void> {
  const file = resolve(".cache/edycja.html");
  const remove = () => rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  // A file that is there would keep its rights.
  remove();
  const head = `<meta charset="utf-8"><title>Edycja strony</title><meta http-equiv="refresh" content="0; url=${url}">`;
  const html = `<!doctype html><html lang="pl">${head}<a href="${url}">Otwórz edycję strony</a></html>\n`;
  writeFileSync(file, html, { mode: 0o600 });
  process.once("exit", remove);
  await open(file);
}
