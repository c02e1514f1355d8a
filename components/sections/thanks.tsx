import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { Phone, ThanksPage } from "@/lib/content/types";
import { StepsBody } from "./bodies/steps";

type Props = { page: ThanksPage; phone: Phone };

/** A closed switch and a lit lamp: the pair of the 404 page. */
function ClosedCircuit() {
  return (
    <svg
      className="gap"
      viewBox="0 0 1200 60"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M-600 30H70M160 30H222M278 30H2400" />
      <path d="M70 30H160" className="stroke-amber-400" strokeWidth="4" />
      <circle cx="70" cy="30" r="6" fill="currentColor" stroke="none" />
      <circle cx="160" cy="30" r="6" fill="currentColor" stroke="none" />
      <circle cx="250" cy="30" r="28" className="fill-amber-400" stroke="none" />
      <path d="m230.500 10.500 39 39m0-39-39 39" className="stroke-ink-900" />
    </svg>
  );
}

/** After a call or a message: thanks, what happens next, where to go. */
export function Thanks({ page, phone }: Props) {
  return (
    <>
      <section className="dark nf thanks">
        <div className="wrap">
          <h1 className="t-display">
            <Inline text={page.title} />
          </h1>
          <ClosedCircuit />
          <p className="t-lead max-w-[34rem]">
            <Inline text={page.text} />
          </p>
        </div>
      </section>
      <section className="sec tight" aria-labelledby="dalej">
        <div className="wrap">
          <h2 className="vh" id="dalej">
            {page.heading}
          </h2>
          <StepsBody items={page.steps} />
          <div className="btns thanks-buttons">
            <ButtonLink button={page.services} variant="amber" phone={phone} />
            <ButtonLink button={page.home} variant="outline" phone={phone} />
          </div>
        </div>
      </section>
    </>
  );
}
