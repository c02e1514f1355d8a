import { clsx } from "clsx";
import drawingStyles from "@/components/drawings/drawings.module.css";
import { LoopDrawing, loopHeight } from "@/components/drawings/loop";
import { PrintedPage } from "@/components/sections/paper/printed-page";
import styles from "@/components/sections/paper/printed-page.module.css";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { SectionHead } from "@/components/ui/section-head";
import type { CircuitView } from "@/lib/content/protocol/view";
import type { ProtocolPage, ProtocolSpecimen } from "@/lib/content/types";
import { columnsInOrder } from "./column-head";
import { ColumnNumber } from "./column-number";

type Props = {
  explanation: ProtocolPage["explanation"];
  specimen: ProtocolSpecimen;
  circuit: CircuitView;
  words: ProtocolPage["words"];
};

/** Explains the numbered columns, below a drawing of the measured loop. Prints as the second page. */
export function ProtocolExplanation({ explanation, specimen, circuit, words }: Props) {
  const { heading, drawing, loop, columns, note } = explanation;
  return (
    <PrintedPage labelledBy="kolumny">
      <p className={clsx(styles.mark, "mb-4.5")} aria-hidden="true">
        <b>{specimen.reference}</b>, {words.second}
      </p>
      <SectionHead id="kolumny" heading={heading} />
      <div className={clsx("mb-10 grid gap-7 lg:split-8/4 lg:items-center", styles.loop)}>
        <div className={drawingStyles.figure}>
          <svg className={drawingStyles.drawing} viewBox={`0 0 640 ${loopHeight}`} role="img" aria-label={drawing}>
            <LoopDrawing measured={circuit.loop} breaker={circuit.breaker} />
          </svg>
        </div>
        <p className="max-w-text">
          <Inline text={loop} />
        </p>
      </div>
      <ol className={clsx(styles.columns, "grid border-t border-line lg:split-6/6")}>
        {columnsInOrder(columns).map((column, index) => (
          <li
            className="grid grid-cols-auto-rest gap-x-3 max-tight:gap-x-1 border-b border-hairline py-3.5"
            key={column}
          >
            <ColumnNumber className="size-5.5 text-[0.75rem]">{index + 1}</ColumnNumber>
            <p>
              <b className="font-semibold text-heading">{columns[column].title}.</b>{" "}
              <Inline text={columns[column].text} />
            </p>
          </li>
        ))}
      </ol>
      <Note>
        <Inline text={note} />
      </Note>
    </PrintedPage>
  );
}
