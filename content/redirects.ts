import type { Redirect } from "@/lib/content/types";

/**
 * Old addresses and where they lead now. When you change or remove an address, add a line: search engines and people
 * with an old link are taken to the new page. `from` without a slash at the end; `to` is a page of this site or an
 * https address elsewhere.
 */
export const redirects: readonly Redirect[] = [
  { from: "/oferta/magazyny-energii", to: "/uslugi/magazyny-energii" },
  { from: "/oferta/energooszczedne", to: "/uslugi/energooszczedne" },
  { from: "/poradnik/alarmy", to: "/poradnik/systemy-alarmowe" },
  { from: "/poradnik/smart-home", to: "/poradnik/inteligentny-dom" },
];
