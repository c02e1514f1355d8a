import { join } from "node:path";
import { putFile } from "@/tests/support";

export const page = (main: string, { title = "Strona", head = "", header = "<a href='/kontakt'>Kontakt</a>" } = {}) =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><header>${header}</header><main>${main}</main></body></html>`;

export function putSite(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) putFile(join(folder, name), content);
  return folder;
}
