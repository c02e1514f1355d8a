import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { DocumentHead } from "@/components/sections/paper/document-head";
import { PaperSheet } from "@/components/sections/paper/paper-sheet";
import type { Crumb } from "@/components/ui/breadcrumb";
import type { PageContext } from "@/lib/content/props";
import type { Paper } from "@/lib/content/types";

type Props = { paper: Paper; trail: readonly Crumb[]; context: PageContext };

/** A document to look at, print or fill in: its sheets print on an A4 page each. */
export function PaperPage({ paper, trail, context }: Props) {
  const { hero, print, sheets, advice, band } = paper;
  return (
    <>
      <DocumentHead hero={hero} print={print} trail={trail} context={context} />
      {sheets.map((sheet, index) => (
        <PaperSheet key={sheet.title} sheet={sheet} id={`strona-${index + 1}`} />
      ))}
      <Advice text={advice} />
      <Band band={band} context={context} />
    </>
  );
}
