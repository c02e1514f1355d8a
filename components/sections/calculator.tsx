import type { ComponentType } from "react";
import type { CalculatorProps } from "@/components/islands/react/calculators/use-calculator";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { PrintButton } from "@/components/islands/script/print/print-button";
import { ArticleSection } from "@/components/ui/article-section";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import type { FrameTexts } from "@/lib/calculators/types";

type Props<Data extends { id: string; texts: FrameTexts }> = {
  data: Data;
  island: ComponentType<CalculatorProps<Data>>;
};

/** A calculator as a section of its guide. Without scripts: what to read instead, and the example's result. */
export function Calculator<Data extends { id: string; texts: FrameTexts }>({ data, island: Island }: Props<Data>) {
  const { heading, lead, noScript, failed, note, print, ...formTexts } = data.texts;
  const props = {
    ...data,
    texts: formTexts,
    heading,
    // Sticks to the lower edge of the screen: the form is longer than the screen.
    failure: <LoadFailure className="sticky bottom-0" text={failed} />,
    print: <PrintButton label={print} sheet />,
  } as unknown as CalculatorProps<Data> & object;
  return (
    <ArticleSection id={data.id} heading={heading}>
      <p className="noscript:hidden">
        <Inline text={lead} />
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <div className="mt-7">
        <Island {...props} />
      </div>
      <div data-sheet-note="">
        <Note className="mt-4.5">
          <Inline text={note} />
        </Note>
      </div>
    </ArticleSection>
  );
}
