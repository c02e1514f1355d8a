import { clsx } from "clsx";
import { Pairs } from "@/components/sections/paper/pairs";
import { PrintedPage } from "@/components/sections/paper/printed-page";
import styles from "@/components/sections/paper/printed-page.module.css";
import { PartHead, SheetFrame, SheetHead, Signatures } from "@/components/sections/paper/sheet-frame";
import { TextWithBlanks } from "@/components/sections/paper/text-with-blanks";
import { Inline } from "@/components/ui/inline";
import type { ProtocolView } from "@/lib/content/protocol/view";
import type { ProtocolPage, ProtocolSpecimen } from "@/lib/content/types";
import { CircuitsTable } from "./circuits-table";
import type { Columns } from "./column-head";
import { RcdsTable } from "./rcds-table";

type Props = { specimen: ProtocolSpecimen; view: ProtocolView; columns: Columns; words: ProtocolPage["words"] };

/** The specimen as a sheet of paper, marked as one in its head. Prints as the first page. */
export function ProtocolSheet({ specimen, view, columns, words }: Props) {
  const { stamp, title, basis, reference, particulars, inspection, circuits, rcds, conclusion, signatures } = specimen;
  return (
    <PrintedPage surface="sheet" labelledBy="protokol">
      <SheetFrame>
        <SheetHead stamp={stamp} title={title} basis={basis} id="protokol">
          <p className="whitespace-nowrap text-body max-md:flex-[1_0_100%] max-md:border-t max-md:py-2 md:border-l">
            {words.number} <b className="font-semibold text-heading">{reference}</b>
            <span className="max-md:before:content-[',_'] md:block">{words.first}</span>
          </p>
        </SheetHead>
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
            styles.conclusion,
            "border border-line *:border-hairline *:px-3.5 *:py-3 *:not-first:border-t md:*:px-4.5",
          )}
        >
          <p>
            <b className="text-base/inherit font-strong">{conclusion.verdict}</b> <Inline text={conclusion.text} />
          </p>
          {conclusion.notes.map((note) => (
            <p key={note}>
              <TextWithBlanks text={note} blank={words.blank} />
            </p>
          ))}
        </div>
        <Signatures lines={signatures} />
      </SheetFrame>
    </PrintedPage>
  );
}
