import { clsx } from "clsx";
import type { ReactNode } from "react";
import { DrawingFigure } from "@/components/drawings/drawing-figure";
import { Ask } from "@/components/ui/ask";
import { Callout } from "@/components/ui/callout";
import { Formulas } from "@/components/ui/formulas";
import { Inline } from "@/components/ui/inline";
import { BodyNote } from "@/components/ui/note";
import { Section, type Surface } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { PageContext } from "@/lib/content/props";
import type { Section as SectionContent, SectionOf } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import { Advice } from "./advice";
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
  first: Surface = "sheet",
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

/** Whether remarks of rows are so few that a column for them would be empty. */
const hasFewNotes = ({ items, second }: Pick<SectionOf<"rows">, "items" | "second">): boolean =>
  !second && items.filter(({ note, number }) => note || number).length * 2 <= items.length;

/** Whether a section stands beside its heading on wide screens. */
export const isBesideHeading = (section: SectionContent): boolean =>
  (kindsBesideHeading.has(section.kind) ||
    (section.kind === "steps" && section.look === "schedule") ||
    (section.kind === "rows" && hasFewNotes(section)) ||
    (section.kind === "table" && isNarrowTable(section))) &&
  (!section.drawing || section.kind === "example");

/** Letters of remarks as high, in the column of the heading, as one row of the body beside them. */
const lettersPerRow = 150;

/** Rows of a body whose remarks may stand in the column of its heading, which they would leave empty. */
function countRows(section: SectionContent): number {
  if (section.kind === "table") return section.rows.length;
  if (section.kind === "example") return section.steps.length;
  return section.kind === "checks" || section.kind === "rows" ? section.items.length : 0;
}

/** What fits that column: paragraphs before the body, then all remarks after it, the last line only, or none. */
export function fittingRemarks(section: SectionContent): { introduction: boolean; remarks: "all" | "last" | "none" } {
  const { paragraphs = [], after = [], callout, ask } = section;
  const rows = countRows(section);
  const letters = (texts: readonly (string | undefined)[]) =>
    texts.reduce((sum, text = "") => sum + clean(text).length, 0);
  const introduction = rows > 0 && letters(paragraphs) <= rows * lettersPerRow;
  const room = rows * lettersPerRow - (introduction ? letters(paragraphs) : 0);
  // What follows the body is not to be read before it, right below what leads to it.
  const isAfterBody = introduction && paragraphs.length > 0 && (after.length > 0 || callout);
  if (!isAfterBody && letters([...after, callout?.text, ask]) <= room) return { introduction, remarks: "all" };
  return { introduction, remarks: letters([ask]) <= room ? "last" : "none" };
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

type BesideProps = {
  section: SectionContent;
  fit: ReturnType<typeof fittingRemarks>;
  head: ReactNode;
  introduction: ReactNode;
  body: ReactNode;
  /** Paragraphs and warning, then the call: what follows the body and its note. */
  remarks: ReactNode;
  call: ReactNode;
};

/** A body beside its heading on wide screens, and what stands before and after it in the column that has room. */
function BesideHeading({ section, fit, head, introduction, body, remarks, call }: BesideProps) {
  const { introduction: isIntroductionBeside, remarks: fitting } = fit;
  const below = [fitting === "all" && remarks, fitting !== "none" && call].filter(Boolean);
  // A heading follows down what stands beside it, unless something stands below it.
  const isSticky = below.length === 0;
  return (
    <div className={clsx("grid lg:split-4/8", !isSticky && "grid-rows-auto-rest")} data-columns="beside">
      <div className={isSticky ? "lg:sticky lg:self-start lg:below-header-20" : undefined}>
        {head}
        {isIntroductionBeside && introduction}
      </div>
      <div
        className={clsx(
          "min-w-0",
          // Text stands closer to its heading than a rule or a table.
          section.paragraphs && !isIntroductionBeside ? "max-lg:mt-4" : "max-lg:mt-stack",
          !isSticky && "lg:col-start-2 lg:row-span-2 lg:row-start-1",
        )}
      >
        {!isIntroductionBeside && introduction}
        {body}
        {fitting !== "all" && remarks}
        {fitting === "none" && call}
      </div>
      {!isSticky && (
        <div className="lg:row-start-2">
          {fitting === "all" && remarks}
          {call}
        </div>
      )}
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
  const { id, heading, lead, paragraphs, formulas, after, callout, picture, drawing, note, ask } = section;
  const beside = isBesideHeading(section);
  const head = (
    <SectionHead
      id={id}
      heading={heading}
      lead={lead}
      margin={beside || paragraphs ? "none" : "block"}
      quiet={!opens}
      narrow={beside}
    />
  );
  const fit = fittingRemarks(section);
  const isIntroductionBeside = beside && fit.introduction;
  const hasBody = section.kind !== "text" || section.list !== undefined;
  const introduction = (paragraphs || formulas) && (
    <>
      <Paragraphs
        texts={paragraphs}
        className={clsx(
          (hasBody || drawing) && !isIntroductionBeside && "mb-stack",
          (isIntroductionBeside || !beside) && "mt-4",
        )}
      />
      <Formulas formulas={formulas} className="mb-stack" />
    </>
  );
  const figure = drawing && (
    <div className={hasBody ? "mb-stack" : undefined}>
      <DrawingFigure drawing={drawing} section={id} context={context} />
    </div>
  );
  const body = (
    <>
      <SectionBody section={section} context={context} />
      <BodyNote text={note} />
    </>
  );
  const remarks = (after || callout) && (
    <div className={clsx(!beside && after && callout && "items-start lg:grid lg:split-6/6")}>
      <Paragraphs texts={after} className="mt-stack" />
      {callout && <Callout {...callout} className="mt-stack max-w-text" />}
    </div>
  );
  const call = ask && <Ask text={ask} phone={context.phone} place={context.place} />;
  const opening = (
    <>
      {head}
      {introduction}
    </>
  );
  return (
    <Section surface={surface} labelledBy={id} joined={joined}>
      {picture && <PictureBand picture={context.pictureOf(picture)} className="mb-9 md:mb-section" />}
      {beside ? (
        <BesideHeading
          {...{ section, fit, head, introduction, remarks, call }}
          body={
            <>
              {figure}
              {body}
            </>
          }
        />
      ) : (
        <>
          {figure ? (
            // The drawing stands beside the introduction, in the half of the page that text leaves empty.
            <div className="grid lg:split-6/6">
              <div>{opening}</div>
              {figure}
            </div>
          ) : (
            opening
          )}
          {body}
          {remarks}
          {call}
        </>
      )}
    </Section>
  );
}

type ListProps = {
  sections: readonly SectionContent[];
  context: PageContext;
  first?: Surface;
  /** Advice at the end. */
  advice?: string;
};

/** The sections of a page, in chapters. */
export function SectionList({ sections, context, first, advice }: ListProps) {
  const surfaces = surfacesOf(sections, first);
  return (
    <>
      {sections.map((section, index) => (
        <SectionBlock
          key={section.id}
          section={section}
          surface={surfaces[index] ?? "sheet"}
          opens={opensChapter(section, index)}
          joined={surfaces[index] === surfaces[index - 1]}
          context={context}
        />
      ))}
      {advice && <Advice text={advice} after={surfaces.at(-1)} />}
    </>
  );
}
