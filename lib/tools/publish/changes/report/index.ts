import { isNothing, type SiteChanges } from "@/lib/tools/publish/changes/compare";
import { inOneSentence, samePages, sharedPrices } from "@/lib/tools/publish/changes/words";
import { html, Markup } from "./markup";
import { addedArticle, frameArticle, pageArticle, prices, removedList, type Shots, section, settings } from "./parts";
import { style } from "./style";

/** What the report says of itself. */
export type ReportFacts = {
  /** The compared states in words: "wersja z 21 listopada 2026 (a1b2c3d)". */
  before: string;
  after: string;
  /** Why there are no pictures, where there are none. */
  withoutShots?: string;
};

/**
 * The report as one HTML file that needs nothing beside it.
 * @param titles title of a page of the new site, or of the old one where it is gone
 * @param drawn pictures of the pages
 */
export function reportPage(
  changes: SiteChanges,
  { before, after, withoutShots }: ReportFacts,
  titles: (path: string) => string,
  drawn: Shots,
): string {
  const { added, removed, changed, frame, technical } = changes;
  const amounts = sharedPrices(changed);
  const pages = samePages(changed);
  const parts = [
    { id: "ceny", heading: "Ceny", items: amounts.length > 0 ? [prices(amounts)] : [] },
    { id: "nowe", heading: "Nowe strony", items: added.map((page) => addedArticle(page, drawn)) },
    { id: "usuniete", heading: "Usunięte strony", items: removedList(removed) },
    { id: "wspolne", heading: "Nagłówek, menu i stopka", items: frame.map((one) => frameArticle(one, drawn)) },
    { id: "zmienione", heading: "Zmienione strony", items: pages.map((group) => pageArticle(group, titles, drawn)) },
    { id: "ustawienia", heading: "Ustawienia i pliki", items: settings(changes) },
  ].filter(({ items }) => items.length > 0);
  const document = html`<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Co się zmieni na stronie</title><style>${new Markup(style)}</style></head>
<body><header><h1>Co się zmieni na stronie</h1>
<p class="lead">${isNothing(changes) ? "Dla odwiedzających nic się nie zmieni." : inOneSentence(changes)}</p>
<p class="note">Teraz: ${before}. Po publikacji: ${after}.</p>
${withoutShots && html`<p class="note">${withoutShots}</p>`}
${parts.length > 1 && html`<nav aria-label="Spis"><ul>${parts.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)}</ul></nav>`}
</header><main>${parts.map(({ id, heading, items }) => section(id, heading, items))}</main>
<footer>${technical.length > 0 && html`<p class="note">Bez różnicy dla odwiedzających, zmieniły się tylko nazwy plików pomocniczych: ${technical.join(", ")}.</p>`}</footer></body></html>
`;
  return document.text;
}
