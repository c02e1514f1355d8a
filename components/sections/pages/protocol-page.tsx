import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { DocumentHead } from "@/components/sections/paper/document-head";
import { ProtocolExplanation } from "@/components/sections/protocol/explanation";
import { ProtocolSheet } from "@/components/sections/protocol/sheet";
import { SectionList } from "@/components/sections/section-block";
import type { Crumb } from "@/components/ui/breadcrumb";
import type { PageContext } from "@/lib/content/props";
import type { ProtocolView } from "@/lib/content/protocol/view";
import type { ProtocolPage as ProtocolPageContent } from "@/lib/content/types";

type Props = {
  page: ProtocolPageContent;
  view: ProtocolView;
  trail: readonly Crumb[];
  context: PageContext;
};

/** /wzor-protokolu: the specimen as a sheet, its columns explained, what to ask. The first two print on a page each. */
export function ProtocolPage({ page, view, trail, context }: Props) {
  const { hero, print, words, specimen, explanation, sections, advice, band } = page;
  return (
    <>
      <DocumentHead hero={hero} print={print} trail={trail} context={context} />
      <ProtocolSheet specimen={specimen} view={view} columns={explanation.columns} words={words} />
      <ProtocolExplanation explanation={explanation} specimen={specimen} circuit={view.drawnCircuit} words={words} />
      <SectionList sections={sections} context={context} />
      <Advice text={advice} />
      <Band band={band} context={context} />
    </>
  );
}
