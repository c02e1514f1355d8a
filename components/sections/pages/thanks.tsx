import { CircuitLine } from "@/components/icons/circuit";
import { PageFrame } from "@/components/layout/page-frame";
import { StepsBody } from "@/components/sections/bodies/steps";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PageData } from "@/lib/pages/page-data";

/** The page after a call or a message: thanks with a closed switch and a lit lamp, next steps, links. */
export function Thanks({ page, frame, context: { phone } }: PageData<"thanks">) {
  return (
    <PageFrame {...frame} overDark>
      <section className="surface-ink pt-(--spacing-top)">
        <div className="wrap rail pt-[clamp(48px,7vw,104px)] pb-[clamp(40px,5vw,72px)] xl:pl-rail">
          <h1 className="text-display">
            <Inline text={page.title} breakable />
          </h1>
          <CircuitLine>
            <path d="M-600 30H70M160 30H222M278 30H2400" />
            <path d="M70 30H160" className="stroke-amber-400" strokeWidth="4" />
            <circle cx="70" cy="30" r="6" fill="currentColor" stroke="none" />
            <circle cx="160" cy="30" r="6" fill="currentColor" stroke="none" />
            <circle cx="250" cy="30" r="28" className="fill-amber-400" stroke="none" />
            <path d="m230.500 10.500 39 39m0-39-39 39" className="stroke-ink-900" />
          </CircuitLine>
          <p className="max-w-text text-lead">
            <Inline text={page.text} />
          </p>
        </div>
      </section>
      <section aria-labelledby="dalej">
        <div className="wrap rail py-[calc(var(--spacing-section)*0.6)] xl:pl-rail">
          <h2 className="sr-only" id="dalej">
            {page.heading}
          </h2>
          <StepsBody items={page.steps} />
          <div className="mt-stack flex flex-wrap gap-3">
            <ButtonLink button={page.services} variant="amber" phone={phone} />
            <ButtonLink button={page.home} variant="outline" phone={phone} />
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
