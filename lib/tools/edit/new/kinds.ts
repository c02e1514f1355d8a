import { existsSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import type { z } from "zod";
import { pageAt } from "@/lib/content/all-pages";
import { collections, sitePaths } from "@/lib/content/collections";
import { pathOf, slugsOf } from "@/lib/content/records";
import { review } from "@/lib/content/schema/pages";
import { question as questionSchema } from "@/lib/content/schema/sections";
import { lengthRule } from "@/lib/tools/check/shape";
import { nodesIn, treeOf } from "@/lib/tools/check/source";
import { contentPath } from "@/lib/tools/files";
import { UserError } from "@/lib/tools/user-error";
import { blank, constantFor, galleryEntry, type NewOptions, slugFor } from "./entry";
import { SourceEdit } from "./source-edit";
import { type PageKind, pageKinds } from "./templates";

const galleryFile = "content/gallery/index.ts";
const reviewsFile = "content/reviews.ts";

/** A new entry: the texts of the files it changes, by file, and the page on which it is seen. */
type Made = { texts: ReadonlyMap<string, string>; page: string };

const editsOf = (...edits: readonly SourceEdit[]): (readonly [string, string])[] =>
  edits.map((edit) => [edit.file, edit.text()]);

/** Refuses words that do not fit their field. @param record a part of a record, with these words alone */
function checkLength(schema: z.ZodType, record: object): void {
  const [problem] = lengthRule({ file: "", schema, record, unique: false });
  if (problem) throw new UserError(`„${Object.values(record)[0]}”: ${problem.what} ${problem.mend}`);
}

/** A page of a folder: its file, and its line in the index. */
function newPage({ folder, file: textOf }: PageKind, name: string, beside: readonly string[] = []): Made {
  if (!/^\p{Lu}/u.test(name))
    throw new UserError(`Nazwa „${name}” zaczyna się małą literą. Wpisz ją tak, jak ma stać na stronie.`);
  checkLength(collections[folder].schema, { name });
  const slug = slugFor(name);
  const file = contentPath("content", folder, `${slug}.ts`);
  const page = pathOf(folder, slug);
  if (existsSync(file) || sitePaths.includes(page))
    throw new UserError(`Strona ${page} już jest. Zmień jej plik albo podaj inną nazwę.`);
  const constant = constantFor(slug);
  const index = new SourceEdit(contentPath("content", folder, "index.ts"))
    .importLast(`import { ${constant} } from "./${slug}";`)
    .append(folder, slug === constant ? constant : `"${slug}": ${constant}`);
  return { texts: new Map([[file, textOf(slug, name, beside)], ...editsOf(index)]), page };
}

/** A city, which the cities named beside it then name as well. */
function newCity(name: string, beside: readonly string[]): Made {
  for (const slug of beside)
    if (!slugsOf("cities").includes(slug))
      throw new UserError(`Nie ma strony miasta „${slug}”. Po --obok wpisz adresy miast, na przykład katowice.`);
  const { texts, page } = newPage(pageKinds.miasto, name, beside);
  const edits = beside.map((slug) =>
    new SourceEdit(contentPath("content/cities", `${slug}.ts`)).appendToField("neighbours", `"${slugFor(name)}"`),
  );
  return { texts: new Map([...texts, ...editsOf(...edits)]), page };
}

const inGallery = (src: string): boolean =>
  nodesIn(treeOf(galleryFile).program, "StringLiteral").some(({ value }) => value === src);

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
  return { texts: new Map(editsOf(new SourceEdit(galleryFile).append("gallery", entry))), page: "/oferta" };
}

function newReview(author: string): Made {
  checkLength(review, { author });
  const rating = blank("ile gwiazdek, liczba od 1 do 5 bez cudzysłowu");
  const text = blank("słowa klienta, za jego zgodą, do 300 znaków");
  const edit = new SourceEdit(reviewsFile).append(
    "reviews",
    `{\nauthor: ${JSON.stringify(author)},\nrating: ${rating},\ntext: ${text},\nsample: false,\n}`,
  );
  return { texts: new Map(editsOf(edit)), page: "/" };
}

function newQuestion(question: string, path: string | undefined): Made {
  if (!path)
    throw new UserError(
      'Podaj, na której stronie ma stanąć pytanie: npm run new -- pytanie "Ile to trwa?" --strona /uslugi/pomiary',
    );
  if (!question.endsWith("?")) throw new UserError(`„${question}” nie kończy się znakiem zapytania. Dopisz go.`);
  checkLength(questionSchema, { question });
  const page = pageAt(path);
  if (!page) throw new UserError(`Nie ma strony ${path}. Najbliższy adres: ${closest(path, [...sitePaths])}.`);
  const edit = new SourceEdit(contentPath("content", `${page.entry.origin.split(":")[0]}.ts`));
  const stands = nodesIn(treeOf(edit.file).program, "StringLiteral").some(({ value }) => value === question);
  if (stands) throw new UserError(`To pytanie jest już na stronie ${path}. Popraw jego odpowiedź w ${edit.file}.`);
  const entry = `{\nquestion: ${JSON.stringify(question)},\nanswer: ${blank("odpowiedź, do 600 znaków")},\n}`;
  return { texts: new Map(editsOf(edit.appendQuestion(entry))), page: path };
}

type Kind = { make: (name: string, options: NewOptions) => Made; left?: readonly string[] };

/** What can be made, by the word editors use. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    Object.entries(pageKinds).map(([word, kind]): [string, Kind] => [
      word,
      { make: (name) => newPage(kind, name), left: kind.left },
    ]),
  ),
  miasto: { make: (name, { beside = [] }) => newCity(name, beside), left: pageKinds.miasto.left },
  zdjecie: { make: newPicture },
  opinia: { make: newReview },
  pytanie: { make: (name, { page }) => newQuestion(name, page) },
};
