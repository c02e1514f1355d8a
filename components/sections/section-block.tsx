import { clsx } from "clsx";
import { DrawingFigure } from "@/components/drawings/drawing-figure";
import { Ask } from "@/components/ui/ask";
import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section, type Surface } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { PageContext } from "@/lib/content/props";
import type { Section as SectionContent } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import { isNarrowTable } from "./bodies/data-table";
import { PictureBand } from "./picture-band";
import { SectionBody } from "./section-body";

/**
 * Whether a section opens a chapter of its page: the first one, and those the bar links to, except for the questions,
 * which close the last chapter.
 */
const opensChapter = ({ inBar, kind }: Pick<SectionContent, "inBar" | "kind">, index: number): boolean =>
  index === 0 || (inBar !== undefined && kind !== "faq");

/**
 * Returns the backgrounds of a page's sections: dark if content says so, otherwise that of their chapter, sheet and
 * paper in turn. Behind a dark section the background changes as well.
 *
 * @param first Background of the first chapter: another than the page's head.
 */
export function surfacesOf(
  sections: readonly Pick<SectionContent, "tone" | "inBar" | "kind">[],
  first: Surface,
): Surface[] {
  let light: Surface = first === "sheet" ? "paper" : "sheet";
  return sections.map((section, index) => {
    if (section.tone === "dark") return "ink";
    if (opensChapter(section, index) || sections[index - 1]?.tone === "dark")
      light = light === "paper" ? "sheet" : "paper";
    return light;
  });
}

/** Kinds beside their heading on wide screens: at reading width they would leave half the page empty. */
const kindsBesideHeading: ReadonlySet<SectionContent["kind"]> = new Set([
  "text",
  "faq",
  "checks",
  "example",
  "feature",
]);

const isBesideHeading = (section: SectionContent): boolean =>
  (kindsBesideHeading.has(section.kind) ||
    (section.kind === "steps" && section.look === "schedule") ||
    (section.kind === "table" && isNarrowTable(section))) &&
  !section.drawing;

/** Letters of remarks as high, in the column of the heading, as one row of the body beside them. */
const lettersPerRow = 150;

/** Whether what follows a table or a list fits the column below its heading, which they would leave empty. */
function remarksFit(section: SectionContent): boolean {
  const rows = section.kind === "table" ? section.rows : section.kind === "example" ? section.steps : [];
  const count = section.kind === "checks" ? section.items.length : rows.length;
  const texts = [...(section.after ?? []), section.callout?.text, section.note, section.ask];
  return texts.reduce((sum, text = "") => sum + clean(text).length, 0) <= count * lettersPerRow;
}

type ParagraphsProps = {
  texts: readonly string[] | undefined;
  /** Margin to the body. */
  className: string;
};

/** Paragraphs of running text at reading width. */
function Paragraphs({ texts, className }: ParagraphsProps) {
  if (!texts?.length) return null;
  return (
    <div className={clsx("grid max-w-text gap-4", className)}>
      {texts.map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
    </div>
  );
}

type Props = {
  section: SectionContent;
  surface: Surface;
  /** Opens a chapter: its heading is large. */
  opens: boolean;
  /** On the background of the section before it. */
  joined: boolean;
  context: PageContext;
};

/** One section of a page, or one that opens a guide. Others of a guide: pages/guide-page.tsx. */
function SectionBlock({ section, surface, opens, joined, context }: Props) {
  const { id, heading, lead, paragraphs, after, callout, picture, drawing, note, ask } = section;
  const beside = isBesideHeading(section);
  const isBelowHeading = beside && remarksFit(section);
  const head = <SectionHead id={id} heading={heading} lead={lead} margin={beside ? "none" : "block"} quiet={!opens} />;
  const introduction = <Paragraphs texts={paragraphs} className="mb-stack" />;
  const figure = drawing && (
    <div className="mb-stack">
      <DrawingFigure drawing={drawing} section={id} context={context} />
    </div>
  );
  const body = <SectionBody section={section} context={context} />;
  const remarks = (
    <>
      <Paragraphs texts={after} className="mt-stack" />
      {callout && <Callout {...callout} className="mt-stack max-w-text" />}
      {note && (
        <Note>
          <Inline text={note} />
        </Note>
      )}
      {ask && <Ask text={ask} phone={context.phone} place={context.place} />}
    </>
  );
  return (
    <Section surface={surface} labelledBy={id} joined={joined}>
      {picture && <PictureBand picture={context.pictureOf(picture)} className="mb-section" />}
      {beside ? (
        <div className={clsx("grid lg:split-4/8", isBelowHeading && "grid-rows-auto-rest")}>
          <div className={isBelowHeading ? undefined : "lg:sticky lg:self-start lg:below-header-20"}>{head}</div>
          <div
            className={clsx("min-w-0 max-lg:mt-stack", isBelowHeading && "lg:col-start-2 lg:row-span-2 lg:row-start-1")}
          >
            {introduction}
            {body}
            {!isBelowHeading && remarks}
          </div>
          {isBelowHeading && <div className="lg:row-start-2">{remarks}</div>}
        </div>
      ) : (
        <>
          {figure ? (
            // The drawing stands beside the introduction, in the half of the page that text leaves empty.
            <div className="grid lg:split-6/6">
              <div>
                {head}
                {introduction}
              </div>
              {figure}
            </div>
          ) : (
            <>
              {head}
              {introduction}
            </>
          )}
          {body}
          {remarks}
        </>
      )}
    </Section>
  );
}

type ListProps = { sections: readonly SectionContent[]; context: PageContext; first?: Surface };

/** The sections of a page, in chapters. */
export function SectionList({ sections, context, first = "sheet" }: ListProps) {
  const surfaces = surfacesOf(sections, first);
  return sections.map((section, index) => (
    <SectionBlock
      key={section.id}
      section={section}
      surface={surfaces[index] ?? first}
      opens={opensChapter(section, index)}
      joined={surfaces[index] === surfaces[index - 1]}
      context={context}
    />
  ));
}
