import { CircuitLine } from "@/components/icons/circuit";
import { PageFrame } from "@/components/layout/page-frame";
import { StepsBody } from "@/components/sections/bodies/steps";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import { SectionHead } from "@/components/ui/section-head";
import type { PageData } from "@/lib/pages/page-data";

/** The page after a call or a message: thanks with a closed switch and a lit lamp, next steps, links. */
export function Thanks({ page, frame, context }: PageData<"thanks">) {
  return (
    <PageFrame {...frame} overDark>
      <section className="surface-ink pt-(--spacing-top)">
        <div className="wrap trunk pt-[clamp(48px,7vw,104px)] pb-[clamp(40px,5vw,72px)]">
          <h1 className="text-display">
            <Inline text={page.title} breakable />
          </h1>
          <CircuitLine>
            <path d="M0 48H2400" className="stroke-amber-400" strokeWidth="4" />
            <circle cx="60" cy="48" r="6" fill="currentColor" stroke="none" />
            <circle cx="150" cy="48" r="6" fill="currentColor" stroke="none" />
            <svg x="100%" y="48" overflow="visible">
              <circle cx="-46" r="46" className="fill-amber-400" stroke="none" />
              <path d="m-78.500-32.500 65 65m0-65-65 65" className="stroke-ink-900" />
            </svg>
          </CircuitLine>
          <div className="grid items-center gap-y-6 lg:split-6/6">
            <p className="max-w-text text-lead">
              <Inline text={page.text} />
            </p>
            <div>
              <PhoneButton context={context} />
            </div>
          </div>
        </div>
      </section>
      <section aria-labelledby="dalej">
        <div className="wrap trunk py-section">
          <SectionHead id="dalej" heading={page.heading} />
          <StepsBody items={page.steps} />
          <div className="mt-stack flex flex-wrap gap-3 max-md:grid">
            <ButtonLink button={page.services} variant="amber" phone={context.phone} />
            <ButtonLink button={page.home} variant="outline" phone={context.phone} />
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
