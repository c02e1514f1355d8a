import { closest } from "fastest-levenshtein";
import { entries } from "@/lib/content/records";
import type { Role } from "@/lib/content/schema/meta";
import { estimateSubjects } from "@/lib/content/written";
import { estimateHref, subjectParameter } from "@/lib/estimate/request";
import { linksIn, UnsupportedMarkdown } from "@/lib/text/inline";
import { type CheckedRecord, pathsOf } from "./checked-records";
import type { Fault, Problem } from "./problem";
import { stringRule } from "./rule";

/** Every address a link may lead to. One to a hidden page is not shown, and stands there for the day it is not. */
const knownPaths: readonly string[] = [
  ...entries.flatMap(({ paths }) => paths),
  ...Object.values(estimateSubjects).map(({ id }) => estimateHref(id)),
];

/** Returns the addresses a string links to; none if its Markdown is invalid, which textRule reports. */
function linksOf(text: string, { role }: Role): string[] {
  if (role === "link") return [text];
  if (role !== "text" || !text.includes("](")) return [];
  try {
    return linksIn(text);
  } catch (error) {
    if (!(error instanceof UnsupportedMarkdown)) throw error;
    return [];
  }
}

/** Checks the answers that a link to the estimate chooses: "/wycena?o=pomiary&co=wspolnota". */
function answersFault(path: string): Fault | undefined {
  const [page, query = ""] = path.split("?");
  const chosen = new URLSearchParams(query);
  const subject = Object.values(estimateSubjects).find(({ id }) => id === chosen.get(subjectParameter));
  if (page !== "/wycena" || !subject) return undefined;
  chosen.delete(subjectParameter);
  for (const [id, value] of chosen) {
    const question = subject.questions.find((one) => one.id === id);
    const answers = question && question.kind !== "number" ? question.answers.map((answer) => answer.id) : [value];
    const wrong = question ? !answers.includes(value) && value : id;
    if (wrong)
      return {
        what: `Odnośnik ${path} wybiera w wycenie „${wrong}”, a tego tam nie ma.`,
        mend: `Najbliższa nazwa: ${closest(wrong, question ? answers : subject.questions.map((one) => one.id))}.`,
      };
  }
  return undefined;
}

/** Checks an address without its fragment. */
function addressFault(address: string): Fault | undefined {
  if (address.startsWith("https://")) return undefined;
  if (address.startsWith("http://"))
    return {
      what: `Adres zaczyna się od http://, a taki odnośnik nie jest szyfrowany: ${address}.`,
      mend: "Wpisz https:// i sprawdź w przeglądarce, czy się otwiera.",
    };
  const scheme = /^[a-z]+:/.exec(address)?.[0];
  if (scheme)
    return {
      what: `Odnośnik ma postać ${scheme}, a dozwolone są strony tego serwisu i adresy https://.`,
      mend: "Usuń go: numer i e-mail pokazują przyciski.",
    };
  if (!/^[/#]/.test(address))
    return {
      what: `Adres „${address}” nie zaczyna się od ukośnika.`,
      mend: "Wpisz ukośnik na początku, na przykład /uslugi/pomiary.",
    };
  const [path = ""] = address.split("#");
  // Answers are checked below; what stays names the subject.
  const [known = ""] = path.split("&");
  if (path && !knownPaths.includes(known))
    return {
      what: `Odnośnik prowadzi do ${path}, a takiej strony nie ma.`,
      mend: `Popraw adres. Najbliższy: ${closest(path, knownPaths)}.`,
    };
  return answersFault(path);
}

/** Reports links that are malformed, lead to a missing page, or lead from a page to itself. */
export const linkRule = stringRule(({ text, field, role }, report, { paths = [] }) => {
  if (role.role === "slug") {
    const slugs = entries.flatMap(({ name, slug }) => (name === role.folder && slug ? [slug] : []));
    if (!slugs.includes(text))
      report(field, `W content/${role.folder} nie ma strony „${text}”.`, `Najbliższa nazwa: ${closest(text, slugs)}.`);
  }
  for (const link of linksOf(text, role)) {
    const fault = addressFault(link);
    if (fault) report(field, fault.what, fault.mend);
    else if (role.role === "text" && paths.some((path) => path === link))
      report(
        field,
        `Odnośnik z ${link} prowadzi do tej samej strony.`,
        "Usuń go albo wskaż jej sekcję, na przykład (#cennik).",
      );
  }
});

const anchorsOf = ({ record: { sections = [], local = [] }, anchors = [] }: CheckedRecord): string[] => [
  ...[...sections, ...local].flatMap((section) => [
    section.id,
    ...(section.kind === "faults" ? section.items.flatMap(({ id = [] }) => id) : []),
  ]),
  ...anchors,
];

/** Reports links to a section that does not exist on this page or on another. */
export function brokenFragments(records: readonly CheckedRecord[]): Problem[] {
  const anchorsByPath = new Map<string, readonly string[]>();
  // Several records may share a page.
  for (const checked of records)
    for (const path of pathsOf(checked))
      anchorsByPath.set(path, [...(anchorsByPath.get(path) ?? []), ...anchorsOf(checked)]);
  const fragmentRule = stringRule(({ text, field, role }, report, checked) => {
    const { sections, local } = checked.record;
    for (const [path = "", fragment] of linksOf(text, role).map((link) => link.split("#"))) {
      const anchors = path ? anchorsByPath.get(path) : sections || local ? anchorsOf(checked) : undefined;
      if (!anchors || !fragment || fragment === "pytania" || anchors.includes(fragment)) continue;
      report(
        field,
        path
          ? `Odnośnik prowadzi do ${path}#${fragment}, a na tej stronie nie ma takiej sekcji.`
          : `Odnośnik prowadzi do sekcji „${fragment}”, której nie ma na tej stronie.`,
        anchors.length > 0
          ? `Wpisz identyfikator jednej z sekcji: ${anchors.join(", ")}.`
          : "Usuń z adresu # i wszystko za nim.",
      );
    }
  });
  return records.flatMap(fragmentRule);
}
