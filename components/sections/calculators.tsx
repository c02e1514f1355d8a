import type { ReactNode } from "react";
import { PowerIsland } from "@/components/islands/calculators/power-calculator";
import { PvIsland } from "@/components/islands/calculators/pv-calculator";
import { LoadFailure } from "@/components/islands/hydration/load-failure";
import { ArticleSection } from "@/components/ui/article-section";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { calculatorId } from "@/lib/calculators/share";
import type { FrameTexts, PowerCalculatorData, PvCalculatorData } from "@/lib/calculators/types";

type FrameProps = { texts: Omit<FrameTexts, "failed">; children: ReactNode };

/** What a calculator says where it did not load: at the lower edge of the screen, which its form is longer than. */
function Failure({ text }: { text: string }) {
  return <LoadFailure className="sticky bottom-[var(--call-bar,0px)]" text={text} />;
}

/**
 * A calculator as a section of its guide. Without scripts: what to read in its place, and the result of the example.
 */
function Frame({ texts: { heading, lead, noScript, note }, children }: FrameProps) {
  return (
    <ArticleSection id={calculatorId} heading={heading}>
      <p className="noscript:hidden">
        <Inline text={lead} />
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <div className="mt-7">{children}</div>
      <Note className="mt-4.5">
        <Inline text={note} />
      </Note>
    </ArticleSection>
  );
}

/** Power demand of a house, for the guide "Obliczanie mocy". Props: powerCalculator(). */
export function PowerCalculator({ texts, ...data }: PowerCalculatorData) {
  const { heading, lead, noScript, failed, note, ...form } = texts;
  return (
    <Frame texts={{ heading, lead, noScript, note }}>
      <PowerIsland {...data} texts={form} failure={<Failure text={failed} />} />
    </Frame>
  );
}

/** Economics of photovoltaics, for the guide "Fotowoltaika". Props: pvCalculator(). */
export function PvCalculator({ texts, ...data }: PvCalculatorData) {
  const { heading, lead, noScript, failed, note, ...form } = texts;
  return (
    <Frame texts={{ heading, lead, noScript, note }}>
      <PvIsland {...data} texts={form} failure={<Failure text={failed} />} />
    </Frame>
  );
}
