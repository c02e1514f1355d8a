import "@/components/styles/calculators.css";
import type { ReactNode } from "react";
import { PowerIsland } from "@/components/islands/calculators/power-calculator";
import { PvIsland } from "@/components/islands/calculators/pv-calculator";
import { Inline } from "@/components/ui/inline";
import type { PowerCalculatorData, PvCalculatorData } from "@/lib/calculators/props";
import { calculatorId } from "@/lib/calculators/share";

type FrameProps = { texts: { heading: string; lead: string; noScript: string; note: string }; children: ReactNode };

/** A calculator as a section of its guide. Without scripts: what to read in its place, and the result of the example. */
function Frame({ texts: { heading, lead, noScript, note }, children }: FrameProps) {
  return (
    <section aria-labelledby={calculatorId} className="art">
      <h2 id={calculatorId}>
        <Inline text={heading} />
      </h2>
      <p className="calc-lead">
        <Inline text={lead} />
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <div className="wide">{children}</div>
      <p className="note">
        <Inline text={note} />
      </p>
    </section>
  );
}

/** Power demand of a house, for the guide "Obliczanie mocy". Props: powerCalculator(). */
export function PowerCalculator(data: PowerCalculatorData) {
  return (
    <Frame texts={data.texts}>
      <PowerIsland {...data} />
    </Frame>
  );
}

/** Economics of photovoltaics, for the guide "Fotowoltaika". Props: pvCalculator(). */
export function PvCalculator(data: PvCalculatorData) {
  return (
    <Frame texts={data.texts}>
      <PvIsland {...data} />
    </Frame>
  );
}
