import { existsSync } from "node:fs";
import type { Node } from "@babel/types";
import { closest } from "fastest-levenshtein";
import type { z } from "zod";
import { collections } from "@/lib/content/collections";
import { pageAt, pathOf, sitePaths, slugsOf } from "@/lib/content/records";
import { galleryPicture } from "@/lib/content/schema/pages";
import { question as questionSchema } from "@/lib/content/schema/parts";
import { review } from "@/lib/content/schema/single-pages";
import { lengthRule } from "@/lib/tools/check/shape";
import { nodesIn, type Source, step } from "@/lib/tools/check/source";
import { placeOf, readSource } from "@/lib/tools/edit/place";
import { appendEntry } from "@/lib/tools/edit/rewrite";
import { contentPath } from "@/lib/tools/files";
import { UserError } from "@/lib/tools/user-error";
import { withBlanks } from "./blanks";
import { constantFor, type NewOptions, slugFor } from "./entry";
import { type PageKind, pageKinds } from "./templates";

const galleryFile = "content/gallery/index.ts";

/** A new entry: changed texts by file, and the page that shows it. */
type EntryFiles = { texts: ReadonlyMap<string, string>; page: string };

/** Adds an entry to a list. @param origin of the list */
function addToList(origin: string, entry: string): [file: string, text: string] {
  const place = placeOf(origin);
  return [place.file, appendEntry(place, entry)];
}

/** Checks lengths. @param record part of a record, with only the fields to check @throws UserError */
function checkLength(schema: z.ZodType, record: object): void {
  const [problem] = lengthRule({ file: "", schema, record, unique: false });
  if (problem) throw new UserError(`„${Object.values(record)[0]}”: ${problem.what} ${problem.mend}`);
}

/** Adds a page: its file, and its line in the folder's index. */
function newPage({ folder, makeFile: textOf }: PageKind, name: string, beside: readonly string[] = []): EntryFiles {
  if (!/^\p{Lu}/u.test(name))
    throw new UserError(`Nazwa „${name}” zaczyna się małą literą. Wpisz ją tak, jak ma stać na stronie.`);
  checkLength(collections[folder].schema, { name });
  const slug = slugFor(name);
  const file = contentPath("content", folder, `${slug}.ts`);
  const page = pathOf(folder, slug);
  if (existsSync(file) || sitePaths.includes(page))
    throw new UserError(`Strona ${page} już jest. Zmień jej plik albo podaj inną nazwę.`);
  const constant = constantFor(slug);
  const [index, indexText] = addToList(
    `${folder}/index:${folder}`,
    slug === constant ? constant : `"${slug}": ${constant}`,
  );
  const newIndexText = `import { ${constant} } from "./${slug}";\n${indexText}`;
  return {
    texts: new Map([
      [file, textOf(slug, name, beside)],
      [index, newIndexText],
    ]),
    page,
  };
}

/** Adds a city, also as a neighbour of the cities beside it. */
function newCity(name: string, beside: readonly string[]): EntryFiles {
  for (const slug of beside)
    if (!slugsOf("cities").includes(slug))
      throw new UserError(`Nie ma strony miasta „${slug}”. Po --beside wpisz adresy miast, na przykład katowice.`);
  const { texts, page } = newPage(pageKinds.miasto, name, beside);
  const neighbourFiles = beside.map((slug) => addToList(`cities/${slug}:neighbours`, `"${slugFor(name)}"`));
  return { texts: new Map([...texts, ...neighbourFiles]), page };
}

/** Whether a file contains a string literal. */
const holdsText = (text: string, { tree }: Source): boolean =>
  nodesIn(tree.program, "StringLiteral").some(({ value }) => value === text);

function newPicture(src: string): EntryFiles {
  if (!/^[a-z0-9-]+\.(?:jpe?g|png)$/.test(src))
    throw new UserError(
      `Nazwa pliku „${src}” ma mieć małe litery bez ogonków, cyfry i myślniki, i kończyć się na .jpg albo .png, na przykład 23-nowa-rozdzielnica.jpg.`,
    );
  if (!existsSync(contentPath("content/gallery", src)))
    throw new UserError(`W folderze content/gallery nie ma pliku ${src}. Najpierw go tam wgraj.`);
  if (holdsText(src, readSource(galleryFile)))
    throw new UserError(`Zdjęcie ${src} jest już w galerii. Popraw jego wpis w ${galleryFile}.`);
  const entry = withBlanks(galleryPicture, { src, kind: undefined, carousel: true });
  return { texts: new Map([addToList("gallery/index:gallery", JSON.stringify(entry))]), page: "/oferta" };
}

function newReview(author: string): EntryFiles {
  checkLength(review, { author });
  const entry = withBlanks(review, { author, sample: false });
  return { texts: new Map([addToList("reviews:reviews", JSON.stringify(entry))]), page: "/" };
}

/** Finds a page's questions: its field `faq`, or the items of its last section of that kind. */
function questionsOf({ file, tree }: Source): Node {
  const objects = nodesIn(tree.program, "ObjectExpression");
  const field = objects
    .map((object) => step(object, ["faq"])?.value)
    .find((value) => value?.type === "ArrayExpression");
  const section = objects.findLast((object) => {
    const kind = step(object, ["kind"])?.value;
    return kind?.type === "StringLiteral" && kind.value === "faq";
  });
  const items = field ?? (section && step(section, ["items"])?.value);
  if (!items) throw new UserError(`Na stronie z pliku ${file} nie ma części z pytaniami. Wybierz inną.`);
  return items;
}

function newQuestion(question: string, path: string | undefined): EntryFiles {
  if (!path)
    throw new UserError(
      'Podaj, na której stronie ma stanąć pytanie: npm run new -- pytanie "Ile to trwa?" --page /uslugi/pomiary',
    );
  if (!question.endsWith("?")) throw new UserError(`„${question}” nie kończy się znakiem zapytania. Dopisz go.`);
  checkLength(questionSchema, { question });
  const page = pageAt(path);
  if (!page) throw new UserError(`Nie ma strony ${path}. Najbliższy adres: ${closest(path, [...sitePaths])}.`);
  const source = readSource(contentPath("content", `${page.entry.origin.split(":")[0]}.ts`));
  if (holdsText(question, source))
    throw new UserError(`To pytanie jest już na stronie ${path}. Popraw jego odpowiedź w ${source.file}.`);
  // On several lines: the formatter keeps an object as it finds it.
  const entry = JSON.stringify(withBlanks(questionSchema, { question }), undefined, 2);
  const text = appendEntry({ ...source, node: questionsOf(source) }, entry);
  return { texts: new Map([[source.file, text]]), page: path };
}

type EntryKind = { make: (name: string, options: NewOptions) => EntryFiles; tasks?: readonly string[] };

/** Kinds of entries, by the words that editors type. */
export const kinds: Readonly<Record<string, EntryKind>> = {
  miasto: { make: (name, { beside = [] }) => newCity(name, beside), tasks: pageKinds.miasto.tasks },
  usluga: { make: (name) => newPage(pageKinds.usluga, name), tasks: pageKinds.usluga.tasks },
  poradnik: { make: (name) => newPage(pageKinds.poradnik, name), tasks: pageKinds.poradnik.tasks },
  zdjecie: { make: newPicture },
  opinia: { make: newReview },
  pytanie: { make: (name, { page }) => newQuestion(name, page) },
};
