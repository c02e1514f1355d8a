import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { CircuitView } from "@/lib/content/protocol/view";
import type { ProtocolPage, ProtocolSpecimen } from "@/lib/content/types";
import { columnsInOrder } from "./column-head";
import { LoopDrawing } from "./loop-drawing";

type Props = { explanation: ProtocolPage["explanation"]; specimen: ProtocolSpecimen; drawn: CircuitView };

/** What the columns mean, by their numbers, under a drawing of the measured loop. Prints as the second page. */
export function ProtocolExplanation({ explanation, specimen, drawn }: Props) {
  const { heading, drawing, loop, columns, note } = explanation;
  return (
    <Section room="tight" labelledBy="kolumny" className="sec tight protocol-print protocol-second-page">
      <p className="protocol-print-only" aria-hidden="true">
        <b>{specimen.reference}</b>, strona 2 z 2
      </p>
      <SectionHead id="kolumny" heading={heading} tag="P2" />
      <div className="protocol-loop-text">
        <LoopDrawing circuit={drawn} description={drawing} />
        <p>
          <Inline text={loop} />
        </p>
      </div>
      <ol className="protocol-meanings">
        {columnsInOrder(columns).map((column, index) => (
          <li key={column}>
            <span className="protocol-number">{index + 1}</span>
            <p>
              <b>{columns[column].title}.</b> <Inline text={columns[column].text} />
            </p>
          </li>
        ))}
      </ol>
      <Note>
        <Inline text={note} />
      </Note>
    </Section>
  );
}
