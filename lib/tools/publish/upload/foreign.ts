import { printable } from "@/lib/tools/printable";
import type { PublishedFiles } from "@/lib/tools/publish/manifest";
import { firstFew } from "@/lib/tools/publish/outcome";
import type { Plan } from "./plan";
import type { RemoteState } from "./state";

/** Files that a server runs, obeys or shows as a page. */
const servedFile = /(?:^|\/)\.(?:htaccess|user\.ini)$|\.(?:php\d?|phtml|phar|cgi|p[ly]|aspx?|jsp|s?html?|xhtml)\W*$/i;

/**
 * A note on files that no deploy has sent: an owner may know them, or somebody has broken in. Only folders with files
 * of the site are looked at.
 * @param plan which removes former pages
 */
export function foreignNotes(state: RemoteState, plan: Plan, release: PublishedFiles): string[] {
  const changed = new Set(plan.steps.map(({ file }) => file));
  const foreign = [...state.files.keys(), ...state.strange]
    .filter((file) => servedFile.test(file) && !(file in release) && !changed.has(file))
    .map(printable);
  return foreign.length === 0
    ? []
    : [
        `Na serwerze są też pliki, których ta strona nie ma: ${firstFew(foreign, 20)}. Jeśli je znasz (strona błędu hostingu, plik potwierdzenia dla Google), zostaw je. Jeśli nie, ktoś mógł włamać się na konto: zmień hasło, usuń te pliki w panelu hostingu i wyślij wszystko od nowa: npm run deploy -- --all`,
      ];
}
