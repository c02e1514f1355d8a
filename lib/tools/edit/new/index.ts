import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import { sitePaths } from "@/lib/content/routes";
import { ContentError } from "@/lib/tools/check/problem";
import { exportsOf, nodesIn, sourceProblems, treeOf } from "@/lib/tools/check/source";
import { formatted } from "@/lib/tools/edit/formatter";
import { contentPath } from "@/lib/tools/files";
import { UserError } from "@/lib/tools/user-error";
import { blank, constantFor, type NewEntry, slugFor } from "./entry";
import { SourceEdit } from "./source-edit";
import { cityFile, guideFile, serviceFile } from "./templates";

const routesFile = "lib/content/routes.ts";
const galleryFile = "content/gallery/index.ts";
const reviewsFile = "content/reviews.ts";

/** Texts by the file they are to be written to. */
type Texts = ReadonlyMap<string, string>;

/** A new entry: the files it changes, and the page on which it is seen. */
type Made = { texts: Texts; page: string };

const editsOf = (...edits: readonly SourceEdit[]): (readonly [string, string])[] =>
  edits.map((edit) => [edit.file, edit.text()]);

type PageKind = { folder: string; list: string; index: string; prefix: string; longest: number };

/** A page in all places that list it: its file, the list of addresses, the index of its folder. */
function newPage(
  { folder, list, index, prefix, longest }: PageKind,
  name: string,
  content: (slug: string) => string,
): Made {
  if (!/^\p{Lu}/u.test(name))
    throw new UserError(`Nazwa „${name}” zaczyna się małą literą. Wpisz ją tak, jak ma stać na stronie.`);
  if (name.length > longest)
    throw new UserError(`Nazwa „${name}” ma ${name.length} znaków, a mieści się ${longest}. Skróć ją.`);
  const slug = slugFor(name);
  const file = contentPath(folder, `${slug}.ts`);
  const address = `${prefix}/${slug}`;
  if (existsSync(file) || sitePaths.some((path) => path === address))
    throw new UserError(`Strona ${address} już jest. Zmień jej plik albo podaj inną nazwę.`);
  const constant = constantFor(slug);
  const key = slug === constant ? constant : `"${slug}": ${constant}`;
  const texts = new Map([
    [file, content(slug)],
    ...editsOf(
      new SourceEdit(routesFile).append(list, `"${slug}"`),
      new SourceEdit(contentPath(folder, "index.ts"))
        .importLast(`import { ${constant} } from "./${slug}";`)
        .append(index, key),
    ),
  ]);
  return { texts, page: address };
}

/** A city, which the cities named beside it then name as well. */
function newCity(name: string, beside: readonly string[]): Made {
  for (const slug of beside)
    if (!existsSync(`content/cities/${slug}.ts`))
      throw new UserError(`Nie ma strony miasta „${slug}”. Po --obok wpisz adresy miast, na przykład katowice.`);
  const { texts, page } = newPage(
    { folder: "content/cities", list: "citySlugs", index: "cities", prefix: "", longest: 30 },
    name,
    (slug) => cityFile(slug, name, beside),
  );
  const edits = beside.map((slug) =>
    new SourceEdit(`content/cities/${slug}.ts`).appendToField("neighbours", `"${slugFor(name)}"`),
  );
  return { texts: new Map([...texts, ...editsOf(...edits)]), page };
}

/** The next free circuit number, "F13". */
function nextCode(): string {
  const list = exportsOf(treeOf(routesFile)).get("serviceSlugs");
  const slugs = list?.type === "ArrayExpression" ? list.elements : [];
  const codes = slugs.flatMap((entry) =>
    entry?.type === "StringLiteral"
      ? [...readFileSync(`content/services/${entry.value}.ts`, "utf8").matchAll(/\n {2}code: "F(\d+)"/g)].map(
          ([, code]) => Number(code),
        )
      : [],
  );
  return `F${Math.max(0, ...codes) + 1}`;
}

const inGallery = (src: string): boolean =>
  nodesIn(treeOf(galleryFile).program.body, "StringLiteral").some(({ value }) => value === src);

/** Entry of a picture of the carousel, as code. @param fields by their names, each as code */
export const galleryEntry = (src: string, fields: Readonly<Record<string, string>>): string =>
  `{ src: ${JSON.stringify(src)}, ${Object.entries({ ...fields, carousel: "true" })
    .map(([name, code]) => `${name}: ${code}`)
    .join(", ")} }`;

function newPicture(src: string): Made {
  if (!/^[a-z0-9-]+\.(?:jpe?g|png)$/.test(src))
    throw new UserError(
      `Nazwa pliku „${src}” ma mieć małe litery bez ogonków, cyfry i myślniki, i kończyć się na .jpg albo .png, na przykład 23-nowa-rozdzielnica.jpg.`,
    );
  if (!existsSync(contentPath("content/gallery", src)))
    throw new UserError(`W folderze content/gallery nie ma pliku ${src}. Najpierw go tam wgraj.`);
  if (inGallery(src)) throw new UserError(`Zdjęcie ${src} jest już w galerii. Popraw jego wpis w ${galleryFile}.`);
  const entry = galleryEntry(src, {
    title: blank("podpis: co to jest, do 45 znaków, bez miejsca, klienta i daty"),
    alt: blank("co widać, a czego nie mówi podpis, do 125 znaków"),
    kind: blank("rodzaj prac: dom, teletechnika, energia albo firma"),
  });
  const edit = new SourceEdit(galleryFile).append("gallery", entry);
  return { texts: new Map(editsOf(edit)), page: "/oferta" };
}

function newReview(author: string): Made {
  if (author.length > 60) throw new UserError(`Podpis opinii ma ${author.length} znaków, a mieści się 60. Skróć go.`);
  const rating = blank("ile gwiazdek, liczba od 1 do 5 bez cudzysłowu");
  const text = blank("słowa klienta, za jego zgodą, do 300 znaków");
  const edit = new SourceEdit(reviewsFile).append(
    "reviews",
    `{\nauthor: ${JSON.stringify(author)},\nrating: ${rating},\ntext: ${text},\nsample: false,\n}`,
  );
  return { texts: new Map(editsOf(edit)), page: "/" };
}

/** File of the page of an address. */
function fileOfPage(path: string): string {
  const known = sitePaths.find((one) => one === path);
  if (!known) throw new UserError(`Nie ma strony ${path}. Najbliższy adres: ${closest(path, [...sitePaths])}.`);
  const [, first = "", slug] = path.split("/");
  const file = slug
    ? `content/${first === "poradnik" ? "guides" : "services"}/${slug}.ts`
    : [`content/cities/${first}.ts`, `content/${first}.ts`].find(existsSync);
  if (!file || !existsSync(file)) throw new UserError(`Na stronie ${path} nie ma części z pytaniami. Wybierz inną.`);
  return file;
}

function newQuestion(question: string, page: string | undefined): Made {
  if (!page)
    throw new UserError(
      'Podaj, na której stronie ma stanąć pytanie: npm run new -- pytanie "Ile to trwa?" --strona /uslugi/pomiary',
    );
  if (!question.endsWith("?")) throw new UserError(`„${question}” nie kończy się znakiem zapytania. Dopisz go.`);
  if (question.length > 120) throw new UserError(`Pytanie ma ${question.length} znaków, a mieści się 120. Skróć je.`);
  const edit = new SourceEdit(fileOfPage(page));
  const stands = nodesIn(treeOf(edit.file).program.body, "StringLiteral").some(({ value }) => value === question);
  if (stands) throw new UserError(`To pytanie jest już na stronie ${page}. Popraw jego odpowiedź w ${edit.file}.`);
  const answer = blank("odpowiedź, do 600 znaków");
  const entry = `{\nquestion: ${JSON.stringify(question)},\nanswer: ${answer},\n}`;
  return { texts: new Map(editsOf(edit.appendQuestion(entry))), page };
}

/** What else stands behind the command: the page of a question, the neighbours of a city. */
export type NewOptions = { page?: string | undefined; beside?: readonly string[] | undefined };

type Kind = { make: (name: string, options: NewOptions) => Made; left: readonly string[] };

/** What can be made, by the word editors use. */
const kinds: Readonly<Record<string, Kind>> = {
  miasto: {
    make: (name, { beside = [] }) => newCity(name, beside),
    left: [
      "Sąsiednie miasta prowadzą do niego, gdy mają jego adres w polu neighbours. Wpisujemy go miastom wybranym przy dodawaniu, w terminalu po słowie --obok.",
      "Jeśli ma być węzłem mapy, dopisz je w content/map.ts. Bez tego mapa na jego stronie pokaże je dodatkowo.",
    ],
  },
  usluga: {
    make: (name) =>
      newPage(
        { folder: "content/services", list: "serviceSlugs", index: "services", prefix: "/uslugi", longest: 24 },
        name,
        (slug) => serviceFile(slug, name, nextCode()),
      ),
    left: [
      "Dopisz ją do jednej z grup catalogGroups w lib/seo/json-ld/firm.ts, a w content/contact.ts, w photos.byService, jakie zdjęcia ma przysłać klient.",
      "Jeśli ma mieć drugi adres, pod /oferta, dopisz ją w lib/content/routes.ts do offerSlugs; na kartę oferty, w content/offer.ts do cards.",
    ],
  },
  poradnik: {
    make: (name) =>
      newPage(
        { folder: "content/guides", list: "guideSlugs", index: "guides", prefix: "/poradnik", longest: 30 },
        name,
        (slug) => guideFile(slug, name),
      ),
    left: [
      "Dopisz jego adres w polu related.guides pokrewnych poradników i usług.",
      "Popraw liczbę poradników w opisie strony content/guide-index.ts.",
    ],
  },
  zdjecie: { make: newPicture, left: [] },
  opinia: { make: newReview, left: [] },
  pytanie: { make: (name, { page }) => newQuestion(name, page), left: [] },
};

export const usage = `Użycie: npm run new -- RODZAJ "NAZWA"
  miasto "Mysłowice" --obok katowice,sosnowiec · usluga "Ładowarki" · poradnik "Ładowarki samochodów"
  zdjecie "23-nowa-rozdzielnica.jpg" · opinia "Anna z Tychów" · pytanie "Ile to trwa?" --strona /uslugi/pomiary`;

/** A text as the project formats it, with its imports sorted. */
function tidy(file: string, text: string): string {
  const tidied = formatted(file, text, { imports: true });
  if (tidied === undefined) throw new Error(`Nie udało się uporządkować pliku ${file}:\n${text}`);
  return tidied;
}

/**
 * A new entry, with everything that an editor has to write marked, added wherever the site lists such things. Nothing
 * is written.
 * @param kind one of the words of `usage`
 * @param name what the entry is called, as it is to stand on the page; a picture by its file
 * @throws UserError; a ContentError where a file cannot be read
 */
export function newEntry(kind: string, name: string, options: NewOptions = {}): NewEntry {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!known) throw new UserError(`Nie ma rodzaju „${kind}”. Wybierz jeden z: ${Object.keys(kinds).join(", ")}.`);
  if (!name.trim()) throw new UserError(`Podaj nazwę w cudzysłowie.\n${usage}`);
  const unreadable = sourceProblems();
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const { texts, page } = known.make(name.trim(), options);
  return { files: [...texts].map(([file, text]) => ({ file, text: tidy(file, text) })), page, left: known.left };
}

/** Makes a new entry and writes its files. @returns what was written */
export function makeNew(kind: string, name: string, options: NewOptions = {}): NewEntry {
  const made = newEntry(kind, name, options);
  for (const { file, text } of made.files) writeFileSync(file, text);
  return made;
}
