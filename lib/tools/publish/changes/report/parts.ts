import { diffWordsWithSpace } from "diff";
import type { FrameChange, PageChange, PictureChange, SiteChanges } from "@/lib/tools/publish/changes/compare";
import type { Image, Shot } from "@/lib/tools/publish/changes/shots";
import type { Replaced } from "@/lib/tools/publish/changes/texts";
import {
  countedPages,
  fate,
  fileWords,
  pageWords,
  pictureWords,
  type SharedPrice,
} from "@/lib/tools/publish/changes/words";
import { html, type Markup } from "./markup";

/** Pictures by the page's address; undefined where no browser could draw them. */
export type Shots = ReadonlyMap<string, readonly Shot[]> | undefined;

const list = (items: readonly Markup[]): Markup => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** A part of the report; nothing where it would be empty. */
export const section = (id: string, heading: string, items: readonly Markup[]): Markup =>
  items.length === 0 ? html`` : html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${items}</section>`;

/** Two texts of one place, each with the words marked in which they differ. */
function words(before: string, after: string): { old: Markup; now: Markup } {
  const parts = diffWordsWithSpace(before, after);
  return {
    old: html`${parts.filter(({ added }) => !added).map(({ value, removed }) => (removed ? html`<del>${value}</del>` : html`${value}`))}`,
    now: html`${parts.filter(({ removed }) => !removed).map(({ value, added }) => (added ? html`<ins>${value}</ins>` : html`${value}`))}`,
  };
}

/** What stood and what stands, one under the other, with the words that say which is which. */
function replaced({ place, before, after }: Replaced): Markup {
  const { old, now } =
    before !== undefined && after !== undefined
      ? words(before, after)
      : { old: html`${before ?? ""}`, now: html`${after ?? ""}` };
  return html`<div class="change">${place && html`<p class="place">${place}</p>`}<dl>
${before !== undefined && html`<div class="old"><dt>${after === undefined ? "Usunięte" : "Było"}</dt><dd>${old}</dd></div>`}
${after !== undefined && html`<div class="new"><dt>${before === undefined ? "Dodane" : "Będzie"}</dt><dd>${now}</dd></div>`}
</dl></div>`;
}

const group = (heading: string, items: readonly Markup[]): Markup =>
  items.length === 0 ? html`` : html`<h4>${heading}</h4>${items}`;

const addresses = (paths: readonly string[]): Markup =>
  html`${paths.map((path, index) => html`${index > 0 && ", "}<code>${path}</code>`)}`;

/** Addresses as they stand, or behind a line where there are many. */
const manyAddresses = (paths: readonly string[]): Markup =>
  paths.length <= 3
    ? addresses(paths)
    : html`<details><summary>${countedPages(paths.length)}</summary><p>${addresses(paths)}</p></details>`;

/** Amounts that changed, said before anything else. */
export const prices = (changed: readonly SharedPrice[]): Markup =>
  changed.length === 0
    ? html``
    : html`<div class="table"><table><caption class="hidden">Zmienione ceny</caption>
<thead><tr><th scope="col">Było</th><th scope="col">Będzie</th><th scope="col">Gdzie</th></tr></thead>
<tbody>${changed.map(
        ({ before, after, place, text, paths }) =>
          html`<tr><td class="amount"><del>${before}</del></td><td class="amount"><ins>${after}</ins></td><td>${place && html`<strong>${place}</strong><br>`}${text === after ? "" : text}<div class="paths">${manyAddresses(paths)}</div></td></tr>`,
      )}</tbody></table></div>`;

const picture = ({ name, what, before, after }: PictureChange): Markup =>
  what === "described"
    ? replaced({ place: `${name}: ${pictureWords[what]}`, before: before ?? "", after: after ?? "" })
    : html`<p class="place">${name}: ${pictureWords[what]}</p>`;

const side = (image: Image | undefined, words: string, alt: string): Markup =>
  html`<figure><figcaption>${words}</figcaption>${image ? html`<img src="${image.address}" width="${image.width}" height="${image.height}" alt="${alt}">` : html`<p class="none">Tej strony nie ma.</p>`}</figure>`;

/** Pictures of a page side by side: phone, then desktop. */
function shots(path: string, drawn: Shots): Markup {
  const all = drawn?.get(path);
  if (!all) return html``;
  if (all.length === 0) return html`<p class="note">Na obrazach strony nie widać różnicy.</p>`;
  return html`<h4>Jak to wygląda</h4>${all.map(({ width, before, after }) => {
    const screen = width < 768 ? "telefon" : "komputer";
    return html`<div class="shots ${screen}" role="group" aria-label="${path}, ${screen}, ${width} pikseli szerokości">
${side(before, `Teraz, ${screen} (${width} px)`, `Fragment strony ${path} teraz, ${screen}`)}
${side(after, `Po publikacji, ${screen} (${width} px)`, `Ten sam fragment strony ${path} po publikacji, ${screen}`)}
</div>`;
  })}`;
}

/** Everything about one page, or about pages that change in the same way. */
export function pageArticle(pages: readonly PageChange[], titles: (path: string) => string, drawn: Shots): Markup {
  const [page] = pages;
  if (!page) return html``;
  const others = pages.slice(1).map(({ path }) => path);
  return html`<article><h3>${titles(page.path)}</h3>
<p class="address"><code>${page.path}</code>${page.from && html` (dotąd <code>${page.from}</code>)`}</p>
<p class="note">Zmiany: ${pageWords(page)}.${others.length > 0 && html` Tak samo: ${addresses(others)}.`}</p>
${group("W wyszukiwarce", page.head.map(replaced))}
${group("Tekst", page.texts.map(replaced))}
${group("Odnośniki", page.links.map(replaced))}
${group("Zdjęcia", page.pictures.map(picture))}
${shots(page.path, drawn)}
${page.data.length > 0 && html`<details><summary>Dane dla wyszukiwarek (${page.data.length})</summary>${page.data.map(replaced)}</details>`}
</article>`;
}

/** A change of header, menu or footer. */
export const frameArticle = ({ paths, texts, links }: FrameChange, drawn: Shots): Markup =>
  html`<article><h3>${paths.length === 1 ? "Na jednej stronie" : `Tak samo na wielu stronach (${paths.length})`}</h3>
<div class="paths">${manyAddresses(paths)}</div>${texts.map(replaced)}${group("Odnośniki", links.map(replaced))}
${shots(paths[0] ?? "", drawn)}</article>`;

/** Pages that come, with their first screen. */
export const addedArticle = ({ path, title }: SiteChanges["added"][number], drawn: Shots): Markup =>
  html`<article><h3>${title}</h3><p class="address"><code>${path}</code></p>${shots(path, drawn)}</article>`;

/** Pages that go, and where their visitors are led. */
export const removedList = (removed: SiteChanges["removed"]): Markup[] =>
  removed.length === 0
    ? []
    : [
        list(
          removed.map(({ path, title, to }) =>
            to
              ? html`<code>${path}</code> „${title}”, odtąd prowadzi do <code>${to}</code>`
              : html`<code>${path}</code> „${title}”. <strong class="warning">Nie ma przekierowania:</strong> kto zna ten adres, zobaczy błąd 404. Dopisz wiersz w <code>content/redirects.ts</code>.`,
          ),
        ),
      ];

/** Redirects, headers and files. */
export const settings = ({ redirects, headers, files }: SiteChanges): Markup[] => [
  ...(redirects.length > 0
    ? [
        html`<h3>Przekierowania</h3>`,
        list(
          redirects.map(
            (one) => html`${fate(one)}: <code>${one.place}</code> → <code>${one.after ?? one.before}</code>`,
          ),
        ),
      ]
    : []),
  ...(headers.length > 0
    ? [html`<h3>Ustawienia bezpieczeństwa i pamięci przeglądarki</h3>`, ...headers.map(replaced)]
    : []),
  ...(files.length > 0
    ? [html`<h3>Pliki</h3>`, list(files.map((one) => html`${fate(one)}: ${fileWords(one.place)}`))]
    : []),
];
