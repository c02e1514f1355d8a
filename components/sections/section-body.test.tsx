/** A visitor would miss something that the content of a section says. */

import { render } from "@testing-library/react";
import { all, get } from "@/lib/content/records";
import { section as schema } from "@/lib/content/schema/sections";
import { eachString } from "@/lib/content/schema/walk";
import type { Section } from "@/lib/content/types";
import { pageContext } from "@/lib/pages/page-data";
import { clean } from "@/lib/text/inline";
import { plain } from "@/tests/support";
import { SectionList } from "./section-block";

const sections: readonly (readonly [where: string, section: Section])[] = [
  ...all("services").flatMap(({ slug, sections }) => sections.map((section) => [`/uslugi/${slug}`, section] as const)),
  ...all("guides").flatMap(({ slug, sections }) => sections.map((section) => [`/poradnik/${slug}`, section] as const)),
  ...all("cities").flatMap(({ slug, local }) => local.map((section) => [`/${slug}`, section] as const)),
  ...get("dla-firm").sections.map((section) => ["/dla-firm", section] as const),
];

/** Paths of texts that the page shows in another form than content has them. */
const shownDifferently = /(?:^|\.)(?:picture\.alt|drawing|scale\.unit|leadProven)$/;

const oneLine = (text: string) => plain(text).replace(/\s+/g, " ");

const kinds = [...new Set(sections.map(([, { kind }]) => kind))];

test.each(kinds)("a visitor reads everything a section of the kind %s says, under its heading", (kind) => {
  for (const [where, section] of sections.filter(([, candidate]) => candidate.kind === kind)) {
    const { container, unmount } = render(<SectionList sections={[section]} context={pageContext()} />);
    for (const copy of container.querySelectorAll("noscript")) copy.remove();
    const pageText = oneLine(container.textContent ?? "");
    const missing: string[] = [];
    eachString(schema, section, (text, { role }, path) => {
      if (role === "text" && !shownDifferently.test(path) && !pageText.includes(oneLine(clean(text))))
        missing.push(`${where}#${section.id} ${path}: ${text}`);
    });
    expect(missing).toEqual([]);
    expect(container.querySelector("h2")).toHaveAttribute("id", section.id);
    unmount();
  }
});
