import type { ComponentType } from "react";
import type { CalculatorProps } from "@/components/islands/react/calculators/use-calculator";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { PrintButton } from "@/components/islands/script/print/print-button";
import { ArticleSection } from "@/components/ui/article-section";
import { Disclosure } from "@/components/ui/disclosure";
import { Inline } from "@/components/ui/inline";
import { Island } from "@/components/ui/island";
import { Note } from "@/components/ui/note";
import type { FrameTexts } from "@/lib/calculators/results";
import type { Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import type { IslandPage } from "@/lib/generated";
import type { IslandName } from "@/lib/island-props";

type Props<Data extends { id: string; texts: FrameTexts }> = {
  name: IslandName;
  /** Its guide. */
  page: IslandPage;
  data: Data;
  /** Parameter of the address that holds its state. */
  query: string | undefined;
  phone: Phone;
  island: ComponentType<CalculatorProps<Data>>;
};

/** A calculator as a section of its guide. Without scripts: what to read instead, and the example's result. */
export function Calculator<Data extends { id: string; texts: FrameTexts }>({
  name,
  page,
  data,
  query,
  phone,
  island,
}: Props<Data>) {
  const { heading, lead, noScript, failed, note, print, ...formTexts } = data.texts;
  const props = { ...data, texts: formTexts, heading } as unknown as CalculatorProps<Data> & object;
  return (
    <ArticleSection id={data.id} heading={heading}>
      <p className="noscript:hidden">
        <Inline text={lead} />
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <div className="mt-7">
        <Island
          name={name}
          page={page}
          className="rounded-md border border-line bg-paper-0"
          query={query}
          component={island}
          props={props}
          slots={{
            // Sticks to the lower edge of the screen: the form is longer than the screen.
            failure: <LoadFailure className="sticky bottom-0" text={failed} phone={phone} place="guide" />,
            print: <PrintButton label={print} sheet />,
          }}
        />
      </div>
      <div data-sheet-note="">
        <Disclosure name={words.guide.method}>
          <div className="pb-5">
            <Note className="mt-0">
              <Inline text={note} />
            </Note>
          </div>
        </Disclosure>
      </div>
    </ArticleSection>
  );
}
