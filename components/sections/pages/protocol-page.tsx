import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { DocumentHead } from "@/components/sections/paper/document-head";
import { ProtocolExplanation } from "@/components/sections/protocol/explanation";
import { ProtocolSheet } from "@/components/sections/protocol/sheet";
import { SectionList } from "@/components/sections/section-block";
import type { protocolPage } from "@/lib/pages/gather";

/** /wzor-protokolu: the specimen as a sheet, its columns explained, what to ask. The first two print on a page each. */
export function ProtocolPage({ page, frame, view, trail, context }: ReturnType<typeof protocolPage>) {
  const { hero, print, words, specimen, explanation, sections, advice, band } = page;
  return (
    <PageFrame {...frame} scripts={["print"]}>
      <DocumentHead hero={hero} print={print} trail={trail} context={context} />
      <ProtocolSheet specimen={specimen} view={view} columns={explanation.columns} words={words} />
      <ProtocolExplanation explanation={explanation} specimen={specimen} circuit={view.drawnCircuit} words={words} />
      <SectionList sections={sections} context={context} advice={advice} />
      <Band band={band} context={context} />
    </PageFrame>
  );
}
