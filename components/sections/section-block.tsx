import { clsx } from "clsx";
import { DrawingFigure } from "@/components/drawings/drawing-figure";
import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section, type Surface } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { PageContext } from "@/lib/content/props";
import type { Section as SectionContent } from "@/lib/content/types";
import { SectionBody } from "./section-body";

/**
 * Backgrounds of a page's sections: dark where content says so, otherwise paper and sheet in turn, beginning with the
 * sheet because the page head is paper.
 */
export function surfacesOf(sections: readonly SectionContent[], first: Surface = "sheet"): Surface[] {
  let next: Surface = first;
  return sections.map((section) => {
    if (section.tone === "dark") {
      next = "paper";
      return "ink";
    }
    const tone = next;
    next = tone === "sheet" ? "paper" : "sheet";
    return tone;
  });
}

type ParagraphsProps = { texts: readonly string[] | undefined /** Distance to the body. */; className: string };

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

/** One section of a service, business or city page, across the whole width. */
function SectionBlock({ section, surface, context }: Props) {
  const { id, heading, tag, lead, paragraphs, after, callout, drawing, note } = section;
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHead id={id} heading={heading} tag={tag} lead={lead} />
      {drawing ? (
        // Beside what introduces it, in the half of the page that text leaves empty.
        <div className={clsx("grid gap-x-[clamp(32px,5vw,88px)]", paragraphs && "lg:grid-cols-2")}>
          <Paragraphs texts={paragraphs} className="mb-stack content-start" />
          <div className="mb-stack">
            <DrawingFigure drawing={drawing} section={id} context={context} />
          </div>
        </div>
      ) : (
        <Paragraphs texts={paragraphs} className="mb-stack" />
      )}
      <SectionBody section={section} context={context} />
      <Paragraphs texts={after} className="mt-stack" />
      {callout && <Callout {...callout} className="mt-stack max-w-text" />}
      {note && (
        <Note>
          <Inline text={note} />
        </Note>
      )}
    </Section>
  );
}

type ListProps = { sections: readonly SectionContent[]; context: PageContext; first?: Surface };

/** The sections of a page with backgrounds in turn. */
export function SectionList({ sections, context, first }: ListProps) {
  const surfaces = surfacesOf(sections, first);
  return sections.map((section, index) => (
    <SectionBlock key={section.id} section={section} surface={surfaces[index] ?? "paper"} context={context} />
  ));
}
