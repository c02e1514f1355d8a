import { PageFrame } from "@/components/layout/page-frame";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { DocumentHead } from "@/components/sections/paper/document-head";
import { PaperSheet } from "@/components/sections/paper/paper-sheet";
import type { PageData } from "@/lib/pages/page-data";

/** A document to look at, print or fill in: its sheets print on an A4 page each. */
export function PaperPage({ page, frame, trail, context }: PageData<"papers">) {
  const { hero, print, sheets, advice, band } = page;
  return (
    <PageFrame {...frame} scripts={["print"]}>
      <DocumentHead hero={hero} print={print} trail={trail} context={context} />
      {sheets.map((sheet, index) => (
        <PaperSheet key={sheet.title} sheet={sheet} id={`strona-${index + 1}`} />
      ))}
      <Advice text={advice} after="sheet" />
      <Band band={band} context={context} />
    </PageFrame>
  );
}
