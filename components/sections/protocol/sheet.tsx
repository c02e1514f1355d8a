import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import type { ProtocolView } from "@/lib/content/protocol/view";
import type { ProtocolPage, ProtocolSpecimen } from "@/lib/content/types";
import { CircuitsTable } from "./circuits-table";
import type { Columns } from "./column-head";
import { Pairs } from "./pairs";
import { PrintedPage } from "./printed-page";
import { RcdsTable } from "./rcds-table";
import { TextWithBlanks } from "./text-with-blanks";

function PartHead({ heading, remark }: { heading: string; remark?: string }) {
  return (
    <h3
      className={clsx(
        "mt-6.5 mb-2 flex flex-wrap items-baseline gap-x-3 text-base/[inherit] font-[620]",
        "print:mt-4.5 print:gap-x-3.75",
      )}
    >
      {heading} {remark && <span className="text-sm/[inherit] font-normal text-caption">{remark}</span>}
    </h3>
  );
}

type Props = { specimen: ProtocolSpecimen; view: ProtocolView; columns: Columns; words: ProtocolPage["words"] };

/** The specimen as a sheet of paper, marked as one in its head. Prints as the first page. */
export function ProtocolSheet({ specimen, view, columns, words }: Props) {
  const { stamp, title, basis, reference, particulars, inspection, circuits, rcds, conclusion, signatures } = specimen;
  return (
    <PrintedPage surface="sheet" labelledBy="protokol">
      <div
        className={clsx(
          "border border-line bg-paper-0 p-[clamp(12px,3.4vw,48px)] text-sm/[1.4] text-heading",
          "max-md:mx-[calc(8px-var(--spacing-gutter))]",
          "print:mx-0 print:border-0 print:bg-transparent print:p-0 print:text-[11px]/[1.35]",
        )}
      >
        <div
          className={clsx(
            "flex flex-wrap border border-line",
            "*:border-line *:px-3.5 *:py-3 md:*:px-4.5 md:*:py-3.5 print:*:px-4.5 print:*:py-3.25",
          )}
        >
          <p
            className={clsx(
              "flex items-center text-[clamp(1.75rem,1.2rem+2vw,2.75rem)]/none font-[680] tracking-[0.02em] text-danger",
              "print:text-[34px]",
            )}
          >
            {stamp}
          </p>
          <div className="flex-[1_1_12rem] border-l">
            <h2 className="text-[clamp(1.0625rem,1rem+0.5vw,1.375rem)]/[1.2] font-[620]" id="protokol">
              <Inline text={title} />
            </h2>
            <p>
              <Inline text={basis} />
            </p>
          </div>
          <p className="whitespace-nowrap text-body max-md:flex-[1_0_100%] max-md:border-t max-md:py-2 md:border-l">
            {words.number} <b className="font-semibold text-heading">{reference}</b>
            <span className="max-md:before:content-[',_'] md:block">{words.first}</span>
          </p>
        </div>
        <Pairs items={particulars.map(({ label, value }) => ({ label, text: value }))} blank={words.blank} wide />
        <PartHead heading={inspection.heading} />
        <Pairs items={inspection.items.map(({ label, finding }) => ({ label, text: finding }))} blank={words.blank} />
        <PartHead heading={circuits.heading} remark={circuits.remark} />
        <CircuitsTable circuits={circuits} rows={view.circuits} columns={columns} words={words} />
        <PartHead heading={rcds.heading} />
        <RcdsTable rcds={rcds} rows={view.rcds} columns={columns} words={words} />
        <PartHead heading={conclusion.heading} />
        <div
          className={clsx(
            "border border-line *:border-hairline *:px-3.5 *:py-3 *:not-first:border-t md:*:px-4.5",
            "print:*:px-4.5 print:*:py-2.5",
          )}
        >
          <p>
            <b className="text-base/[inherit] font-[620]">{conclusion.verdict}</b> <Inline text={conclusion.text} />
          </p>
          {conclusion.notes.map((note) => (
            <p key={note}>
              <TextWithBlanks text={note} blank={words.blank} />
            </p>
          ))}
        </div>
        <ul className="grid gap-x-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-7.5">
          {signatures.map((line) => (
            <li className="mt-18 border-t border-line pt-1.5 text-xs text-body print:mt-20 print:pt-2" key={line}>
              <Inline text={line} />
            </li>
          ))}
        </ul>
      </div>
    </PrintedPage>
  );
}
