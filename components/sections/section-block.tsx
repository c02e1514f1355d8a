import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { SectionHead } from "@/components/ui/section-head";
import type { PageContext } from "@/lib/content/props";
import type { Section } from "@/lib/content/types";
import { SectionBody } from "./section-body";

type Tone = "paper" | "sheet" | "dark";

/**
 * Backgrounds of a page's sections: dark where content says so, otherwise paper and sheet in turn, beginning with the
 * sheet because the page head is paper.
 */
export function tonesOf(sections: readonly Section[], first: Tone = "sheet"): Tone[] {
  let next: Tone = first;
  return sections.map((section) => {
    if (section.tone === "dark") {
      next = "paper";
      return "dark";
    }
    const tone = next;
    next = tone === "sheet" ? "paper" : "sheet";
    return tone;
  });
}

const toneClass: Record<Tone, string> = { paper: "sec", sheet: "sec paper-1", dark: "sec dark" };

type Props = { section: Section; tone: Tone; context: PageContext };

/** Paragraphs of running text at reading width. */
export function Paragraphs({ texts }: { texts: readonly string[] | undefined }) {
  if (!texts?.length) return null;
  return (
    <div className="paras">
      {texts.map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
    </div>
  );
}

/** One section of a service, business or city page, across the whole width. */
function SectionBlock({ section, tone, context }: Props) {
  const { id, heading, tag, lead, paragraphs, after, callout, note } = section;
  return (
    <section className={toneClass[tone]} aria-labelledby={id}>
      <div className="wrap rail">
        <SectionHead id={id} heading={heading} tag={tag} lead={lead} />
        <Paragraphs texts={paragraphs} />
        <SectionBody section={section} context={context} />
        <Paragraphs texts={after} />
        {callout && <Callout {...callout} />}
        {note && (
          <p className="note">
            <Inline text={note} />
          </p>
        )}
      </div>
    </section>
  );
}

type ListProps = { sections: readonly Section[]; context: PageContext; first?: Tone };

/** The sections of a page with backgrounds in turn. */
export function SectionList({ sections, context, first }: ListProps) {
  const tones = tonesOf(sections, first);
  return sections.map((section, index) => (
    <SectionBlock key={section.id} section={section} tone={tones[index] ?? "paper"} context={context} />
  ));
}
