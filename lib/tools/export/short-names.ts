import { changeMarkup, changeOutside, islandsIn } from "./page";

const classAttribute = /\sclass="([^"]*)"/g;
/** A class selector as CSS escapes it: `.md\:mt-4`. */
const classSelector = /\.(-?(?:\\.|[a-z_])(?:\\.|[\w\u0080-\uffff-])*)/gi;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const decodeEntities = (attribute: string) => attribute.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
const unescapeName = (name: string) => name.replace(/\\(.)/g, "$1");

/** Returns the classes of an attribute, unescaped. */
const classesOf = (attribute: string): string[] => decodeEntities(attribute).split(/\s+/).filter(Boolean);

/** Returns all classes in a text with markup, unescaped. */
export const classesIn = (html: string): string[] =>
  [...html.matchAll(classAttribute)].flatMap(([, attribute = ""]) => classesOf(attribute));

const letters = "abcdefghijklmnopqrstuvwxyz";
/** Returns a name for every index: a … z, aa … zz. */
const nameAt = (index: number): string =>
  (index < letters.length ? "" : nameAt(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** Returns the elements of each class as a text, which is equal for classes that always occur together. */
function elementsByClass(html: string): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  let element = 0;
  changeMarkup(html, (markup) => {
    for (const [, attribute = ""] of markup.matchAll(classAttribute)) {
      for (const name of new Set(classesOf(attribute))) elements.set(name, `${elements.get(name) ?? ""} ${element}`);
      element += 1;
    }
    return markup;
  });
  return elements;
}

/**
 * Gives the classes of a page short names, in markup and styles: all pages together weigh 11.3 % less after Brotli
 * (1.18 MB instead of 1.33). They are given in the order of the styles: neighbours then look alike, which compresses
 * best (1 % better than the shortest names for the most frequent). Classes that always occur
 * together get one name; classes without styles are removed.
 * @param html a page without its styles
 * @param later classes that its islands may draw: these, and those in its islands, keep their names
 */
export function withShortNames(html: string, styles: string, later: readonly string[] = []) {
  const kept = new Set([...later, ...islandsIn(html).flatMap(classesIn)]);
  const styledClasses = new Set([...styles.matchAll(classSelector)].map(([, name = ""]) => unescapeName(name)));
  const elementsOf = elementsByClass(html);
  const shortNames = new Map<string, string>();
  const newNames = new Map<string, string>();
  for (const name of styledClasses) {
    const elements = elementsOf.get(name);
    if (!elements || kept.has(name)) continue;
    const short = shortNames.get(elements) ?? nameAt(shortNames.size);
    shortNames.set(elements, short);
    newNames.set(name, short);
  }

  const shorten = (_: string, attribute: string) => {
    const list = new Set(classesOf(attribute).flatMap((name) => newNames.get(name) ?? (kept.has(name) ? name : [])));
    return list.size > 0 ? ` class="${[...list].join(" ")}"` : "";
  };
  return {
    html: changeOutside(html, (part) => changeMarkup(part, (markup) => markup.replace(classAttribute, shorten))),
    styles: styles.replace(classSelector, (selector, name: string) => {
      const short = newNames.get(unescapeName(name));
      return short ? `.${short}` : selector;
    }),
  };
}
