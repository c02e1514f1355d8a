import { clsx } from "clsx";
import { type ComponentType, Fragment } from "react";
import { DrawingFigure } from "@/components/drawings/drawing-figure";
import { Icon } from "@/components/icons/icon";
import type { CalculatorProps } from "@/components/islands/react/calculators/use-calculator";
import { CallLink } from "@/components/islands/script/call/call-link";
import { Contents } from "@/components/islands/script/contents/contents";
import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { FaqBody } from "@/components/sections/bodies/faq";
import { TriageBody } from "@/components/sections/bodies/triage";
import { Calculator } from "@/components/sections/calculator";
import { GuideChecked, GuideDates } from "@/components/sections/guide-dates";
import { PageHead } from "@/components/sections/page-head";
import { PictureBand } from "@/components/sections/picture-band";
import { RelatedPages } from "@/components/sections/related-pages";
import { SectionList } from "@/components/sections/section-block";
import { SectionBody } from "@/components/sections/section-body";
import { ArticleSection } from "@/components/ui/article-section";
import { Ask } from "@/components/ui/ask";
import { PhoneButton } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { EstimateLink } from "@/components/ui/estimate-link";
import { Formulas } from "@/components/ui/formulas";
import { Inline } from "@/components/ui/inline";
import { BodyNote } from "@/components/ui/note";
import type { CalculatorData, CalculatorName } from "@/lib/calculators";
import type { PageContext } from "@/lib/content/props";
import type { Guide, Section } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import type { guidePage } from "@/lib/pages/gather";

/** Id and heading of the questions at the end of every guide. */
const questions = { id: "pytania", heading: words.guide.questions };

function GuideSection({ section, context }: { section: Section; context: PageContext }) {
  const {
    id,
    heading,
    lead,
    paragraphs = [],
    formulas,
    after = [],
    callout,
    picture,
    drawing,
    note,
    ask,
    kind,
  } = section;
  return (
    <ArticleSection id={id} heading={heading}>
      {picture && <PictureBand className="mt-6" picture={context.pictureOf(picture)} />}
      {[...(lead ? [lead] : []), ...paragraphs].map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
      <Formulas formulas={formulas} className="mt-4.5" />
      {drawing && (
        <div className="mt-7">
          <DrawingFigure drawing={drawing} section={id} context={context} />
        </div>
      )}
      {kind === "text" ? (
        <SectionBody section={section} context={context} />
      ) : (
        <div className="mt-7">
          <SectionBody section={section} context={context} />
        </div>
      )}
      <BodyNote text={note} />
      {after.map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
      {callout && <Callout {...callout} className="mt-7 max-w-text" />}
      {ask && <Ask text={ask} phone={context.phone} place={context.place} />}
    </ArticleSection>
  );
}

/** Phone number and contact link below the contents on wide screens. */
function AskBox({ phone }: Pick<PageContext, "phone">) {
  return (
    <div className="mt-4 rounded-md border border-ink-900 bg-paper-0 p-4 text-sm/remark max-lg:hidden">
      <b className="mb-1.5 block font-semibold text-base/tight text-heading">{words.guide.askHeading}</b>
      {words.guide.askText}
      <br />
      <CallLink
        className="whitespace-nowrap tabular-nums mt-1 inline-flex min-h-11 items-center font-strong text-h3 text-heading no-underline"
        tel={phone.tel}
        place="guide"
      >
        {phone.display}
      </CallLink>
      <a className="button button-outline mt-2 min-h-12 w-full" href="/kontakt">
        {words.askQuote}
      </a>
    </div>
  );
}

/** Links down the guide, to its calculators or symptoms. */
function Jumps({ to, className }: { to: readonly { id: string; heading: string }[]; className?: string }) {
  if (to.length === 0) return null;
  return (
    <div className={clsx("mt-4 flex flex-wrap gap-x-6 gap-y-3", className)}>
      {to.map(({ id, heading }) => (
        <a className="text-link" href={`#${id}`} key={id}>
          <Icon name="arrow-down" />
          <span>
            <Inline text={heading} />
          </span>
        </a>
      ))}
    </div>
  );
}

/** The answer to the question of the guide's title, and its most important numbers. */
const Answer = ({ text, facts }: { text: string | undefined; facts: Guide["keyFacts"] }) => (
  <>
    {text && (
      <p className="rounded-md border border-ink-900 bg-paper-0 px-5 py-4 max-tight:px-2 text-heading max-lg:max-w-text">
        <b className="block font-semibold text-sm">{words.guide.answer}</b>
        <Inline text={text} />
      </p>
    )}
    {facts && <KeyFacts facts={facts} />}
  </>
);

function KeyFacts({ facts }: { facts: NonNullable<Guide["keyFacts"]> }) {
  return (
    <dl className="mt-5 border-line border-t">
      {facts.map(({ label, value }) => (
        <div
          className="flex items-baseline justify-between gap-4 border-hairline border-b py-3 max-tight:block"
          key={label}
        >
          <dt className="wrap-anywhere min-w-0 hyphens-auto">
            <Inline text={label} />
          </dt>
          <dd className="max-w-3/5 flex-none max-tight:max-w-none text-right max-tight:text-left font-semibold text-heading tabular-nums">
            <Inline text={value} fitting />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = ReturnType<typeof guidePage> & {
  /** Islands of the guide's calculators, by the calculator's name. */
  islands?: { readonly [Name in CalculatorName]?: ComponentType<CalculatorProps<CalculatorData<Name>>> };
};

/** Props of the island of any calculator. */
type AnyProps = CalculatorProps<CalculatorData<CalculatorName>>;

/** @throws Error for a calculator without an island: the route of its guide has to name it */
function Tools({ tools, islands = {}, phone }: Pick<Props, "tools" | "islands"> & Pick<PageContext, "phone">) {
  return tools.map(({ heading: _, after: __, ...tool }) => {
    const island = islands[tool.name] as ComponentType<AnyProps> | undefined;
    if (!island)
      throw new Error(`app/poradnik/${tool.page}/page.tsx names no island for the calculator "${tool.name}".`);
    return <Calculator key={tool.id} {...tool} phone={phone} island={island} />;
  });
}

type TriageSection = Extract<Section, { kind: "triage" }>;
const isTriage = (section: Section): section is TriageSection => section.kind === "triage";

/** In full width below the head, before the contents: what a reader in a hurry came for. */
const opensGuide = ({ kind }: Section): boolean => kind === "levers";

/** In the head, in place of an answer: whom to call. */
const Triage = ({ section, context }: { section: TriageSection; context: PageContext }) => (
  <>
    <h2 className="text-title" id={section.id}>
      <Inline text={section.heading} fitting />
    </h2>
    <div className="mt-5">
      <TriageBody section={section} context={context} />
    </div>
  </>
);

/**
 * A guide: head with the answer and key facts or with its triage, opening sections, contents beside the article, advice,
 * sections, questions, related pages, amber band.
 */
export function GuidePage({ page, frame, trail, related, estimate, context, tools, islands }: Props) {
  const { hero, keyFacts, sections, faq, advice, band } = page;
  const triage = sections.find(isTriage);
  const opening = sections.filter(opensGuide);
  const symptoms = sections.filter(({ kind }) => kind === "levers" || kind === "faults");
  const toolsAfter = (id?: string) => tools.filter(({ after }) => after === id);
  const calculators = (id?: string) => <Tools tools={toolsAfter(id)} islands={islands} phone={context.phone} />;
  return (
    <PageFrame {...frame} overDark={triage !== undefined} scripts={["contents", tools.length > 0 && "print"]}>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        trail={trail}
        back={{ href: "/poradnik", label: words.guide.back }}
        links={triage ? <Jumps to={symptoms} className="max-xl:hidden" /> : <Jumps to={tools} />}
        answer={
          triage ? (
            <Triage section={triage} context={context} />
          ) : (
            (hero.answer || keyFacts) && <Answer text={hero.answer} facts={keyFacts} />
          )
        }
        wide={triage !== undefined}
        dark={triage !== undefined}
        buttons={!triage && <PhoneButton context={context} />}
        outlined
      >
        <GuideChecked {...page} />
      </PageHead>
      <SectionList sections={opening} context={context} />
      {hero.picture && (
        <div className={clsx("wrap trunk pb-section", opening.length > 0 && "pt-section")}>
          <PictureBand picture={context.pictureOf(hero.picture)} />
        </div>
      )}
      <div
        className={clsx(
          "wrap trunk pb-section lg:grid lg:split-4/8",
          opening.length > 0 && !hero.picture && "pt-section",
        )}
      >
        <aside
          // On wide screens the contents scroll by themselves, and in a low window all of it: the end would otherwise
          // appear only at the end of the guide.
          className="max-lg:mb-7 min-w-0 lg:max-w-64 lg:flex lg:flex-col lg:sticky lg:below-header-7 lg:-mx-1 lg:max-h-[calc(100dvh-var(--spacing-header)-56px)] lg:self-start lg:overflow-y-auto lg:px-1 lg:pb-1 lg:scrollbar-thin"
          aria-label={words.guide.aside}
        >
          <div className="lg:-mx-1 lg:min-h-48 lg:snap-y lg:scroll-pt-12.5 lg:overflow-y-auto lg:px-1 lg:scrollbar-thin lg:mask-[linear-gradient(#000_calc(100%-16px),transparent)]">
            <Contents
              entries={[
                ...sections.flatMap((section) => [section, ...toolsAfter(section.id)]),
                ...toolsAfter(),
                questions,
              ].map(({ id, heading }) => ({ id, heading: <Inline text={heading} /> }))}
            />
          </div>
          <AskBox phone={context.phone} />
        </aside>
        <article>
          <Callout title={words.beforeWork} text={advice} className="max-w-text" />
          {sections.map((section) => (
            <Fragment key={section.id}>
              {!opensGuide(section) && !isTriage(section) && <GuideSection section={section} context={context} />}
              {calculators(section.id)}
            </Fragment>
          ))}
          {calculators()}
          <ArticleSection {...questions}>
            <FaqBody items={faq} />
          </ArticleSection>
          <EstimateLink className="mt-7" {...estimate} />
          <GuideDates {...page} />
        </article>
      </div>
      <RelatedPages heading={words.seeAlso} links={related} />
      <Band band={band} context={context} />
    </PageFrame>
  );
}
