import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { SectionHead } from "@/components/ui/section-head";
import { type PageContext, type Tone, tonesOf } from "@/lib/content/sections";
import type { Section } from "@/lib/content/types";
import { SectionBody } from "./section-body";

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
