import { PrintButton } from "@/components/islands/script/print/print-button";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { PaperSheet } from "@/components/sections/paper/paper-sheet";
import type { Crumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import type { PageContext } from "@/lib/content/props";
import type { Paper } from "@/lib/content/types";

type Props = { paper: Paper; trail: readonly Crumb[]; context: PageContext };

/** A document to look at, print or fill in: its sheets print on an A4 page each. */
export function PaperPage({ paper, trail, context }: Props) {
  const { hero, print, words, sheets, advice, band } = paper;
  return (
    <>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        trail={trail}
        buttons={
          <>
            <ButtonLink button={hero.button} variant="amber" phone={context.phone} place={context.place} />
            <PrintButton label={print} />
          </>
        }
      />
      {sheets.map((sheet, index) => (
        <PaperSheet key={sheet.title} sheet={sheet} id={`strona-${index + 1}`} words={words} />
      ))}
      <Advice text={advice} />
      <Band band={band} context={context} />
    </>
  );
}
