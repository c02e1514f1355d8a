import type { ReactNode } from "react";
import { CallLink } from "@/components/islands/call/call-link";
import { Contents } from "@/components/islands/contents/contents";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { ArticleSection } from "@/components/ui/article-section";
import type { Crumb } from "@/components/ui/breadcrumb";
import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import type { PageContext } from "@/lib/content/props";
import type { Guide, Section } from "@/lib/content/types";
import { Band } from "./band";
import { FaqBody } from "./bodies/faq";
import { GuideDates } from "./guide-dates";
import { PageHead } from "./page-head";
import { Related, type RelatedLink } from "./related";
import { SectionBody } from "./section-body";

/** Id and heading of the questions, which every guide ends with. */
const questions = { id: "pytania", heading: "Pytania" } as const;

function GuideSection({ section, context }: { section: Section; context: PageContext }) {
  const { id, heading, lead, paragraphs = [], after = [], callout, note, kind } = section;
  return (
    <ArticleSection id={id} heading={heading}>
      {[...(lead ? [lead] : []), ...paragraphs].map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
      {kind === "text" ? (
        <SectionBody section={section} context={context} />
      ) : (
        <div className="mt-7">
          <SectionBody section={section} context={context} />
        </div>
      )}
      {after.map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
      {callout && <Callout {...callout} className="mt-7" />}
      {note && (
        <Note>
          <Inline text={note} />
        </Note>
      )}
    </ArticleSection>
  );
}

type Props = {
  guide: Guide;
  trail: readonly Crumb[];
  related: readonly RelatedLink[];
  context: PageContext;
  /** Calculator of this guide, placed before the questions, and its entry in the contents. */
  tool?: { id: string; heading: string; content: ReactNode };
};

/** A guide: head, contents beside the article, key facts, sections, questions, advice, related pages, amber band. */
export function GuidePage({ guide, trail, related, context, tool }: Props) {
  const { hero, keyFacts, sections, faq, advice, band } = guide;
  return (
    <>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        trail={trail}
        back={{ href: "/poradnik", label: "Wróć do poradnika" }}
        picture={context.pictureOf(hero.picture)}
      >
        <GuideDates {...guide} />
      </PageHead>
      <div className="sec">
        <div className="wrap rail pt-0">
          <div className="guide">
            <aside aria-label="Spis treści i kontakt">
              <Contents
                entries={[...sections, ...(tool ? [tool] : []), questions].map(({ id, heading }) => ({
                  id,
                  heading: <Inline text={heading} />,
                }))}
              />
              <div className="ask">
                <b>Masz konkretne pytanie?</b>
                Doradzimy i wycenimy bezpłatnie.
                <br />
                <CallLink className="num" tel={context.phone.tel} place="guide">
                  {context.phone.display}
                </CallLink>
                <SiteLink className="btn btn-o" href="/kontakt">
                  Zapytaj o wycenę
                </SiteLink>
              </div>
            </aside>
            <article>
              <dl className="keyfacts">
                {keyFacts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>
                      <Inline text={label} />
                    </dt>
                    <dd>
                      <Inline text={value} />
                    </dd>
                  </div>
                ))}
              </dl>
              {sections.map((section) => (
                <GuideSection key={section.id} section={section} context={context} />
              ))}
              {tool?.content}
              <ArticleSection {...questions}>
                <FaqBody items={faq} />
              </ArticleSection>
              <Callout title="Zanim zaczniesz:" text={advice} className="mt-7" />
            </article>
          </div>
        </div>
      </div>
      <Related heading="Zobacz też" links={related} />
      <Band band={band} context={context} />
    </>
  );
}
