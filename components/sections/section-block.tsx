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
import { SectionBody } from "./section-body";

/**
 * Returns the backgrounds of a page's sections: dark if content says so, otherwise sheet and paper in turn, sheet first
 * because the page head is paper. A section that continues another has the same background.
 */
export function surfacesOf(
  sections: readonly Pick<SectionContent, "tone" | "continues">[],
  first: Surface = "sheet",
): Surface[] {
  let lastSurface: Surface = first === "sheet" ? "paper" : "sheet";
  return sections.map(({ tone, continues }) => {
    if (tone === "dark") lastSurface = "ink";
    else if (!continues) lastSurface = lastSurface === "paper" ? "sheet" : "paper";
    return lastSurface;
  });
}

/** Kinds beside their heading on wide screens: at reading width they would leave half the page empty. */
const kindsBesideHeading: ReadonlySet<SectionContent["kind"]> = new Set(["faq", "checks", "example", "phases"]);

const isBesideHeading = (section: SectionContent): boolean =>
  kindsBesideHeading.has(section.kind) || (section.kind === "feature" && !section.picture);

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

type Props = { section: SectionContent; surface: Surface; context: PageContext };

/** One section of a page, but not of a guide (pages/guide-page.tsx). */
function SectionBlock({ section, surface, context }: Props) {
  const { id, heading, lead, paragraphs, after, callout, drawing, note, ask, continues = false } = section;
  const beside = isBesideHeading(section);
  const head = <SectionHead id={id} heading={heading} lead={lead} margin={beside ? "none" : "block"} />;
  const introduction = <Paragraphs texts={paragraphs} className="mb-stack" />;
  const figure = drawing && (
    <div className="mb-stack">
      <DrawingFigure drawing={drawing} section={id} context={context} />
    </div>
  );
  const body = (
    <>
      <SectionBody section={section} context={context} />
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
    <Section surface={surface} labelledBy={id} joined={continues}>
      {beside ? (
        <div className="grid gap-stack lg:grid-cols-[4fr_7fr] lg:gap-[clamp(40px,5vw,88px)]">
          {head}
          <div className="min-w-0">
            {introduction}
            {figure}
            {body}
          </div>
        </div>
      ) : (
        <>
          {figure ? (
            // The drawing stands beside the introduction, in the half of the page that text leaves empty.
            <div className="grid gap-x-[clamp(32px,5vw,88px)] lg:grid-cols-2">
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
        </>
      )}
    </Section>
  );
}

type ListProps = { sections: readonly SectionContent[]; context: PageContext; first?: Surface };

/** The sections of a page, with alternating backgrounds. */
export function SectionList({ sections, context, first }: ListProps) {
  const surfaces = surfacesOf(sections, first);
  return sections.map((section, index) => (
    <SectionBlock key={section.id} section={section} surface={surfaces[index] ?? "paper"} context={context} />
  ));
}
