import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import type { ProtocolView } from "@/lib/content/protocol/view";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { CircuitsTable } from "./circuits-table";
import type { Columns } from "./column-head";
import { RcdsTable } from "./rcds-table";

/** Text in which every "…" is a blank to be filled in. */
function Filled({ text }: { text: string }) {
  return text.split("…").map((part, index) => (
    // The parts of one fixed text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index}>
      {index > 0 && (
        <span className="protocol-blank">
          <span className="vh">puste pole</span>
        </span>
      )}
      {part && <Inline text={part.replace(/ $/, "\u00a0")} />}
    </span>
  ));
}

/** Pairs of label and finding in a frame. */
function Pairs({ items, wide = false }: { items: readonly { label: string; text: string }[]; wide?: boolean }) {
  return (
    <dl className={wide ? "protocol-pairs protocol-pairs-wide" : "protocol-pairs"}>
      {items.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Filled text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { specimen: ProtocolSpecimen; view: ProtocolView; columns: Columns };

/** The specimen as a sheet of paper, marked in its head. Prints as the first page. */
export function ProtocolSheet({ specimen, view, columns }: Props) {
  const { stamp, title, basis, reference, particulars, inspection, circuits, rcds, conclusion, signatures } = specimen;
  return (
    <Section surface="sheet" room="tight" labelledBy="protokol" className="sec tight paper-1 protocol-print">
      <div className="protocol-sheet">
        <div className="protocol-head">
          <p className="protocol-stamp">{stamp}</p>
          <div className="protocol-title">
            <h2 id="protokol">
              <Inline text={title} />
            </h2>
            <p>
              <Inline text={basis} />
            </p>
          </div>
          <p className="protocol-reference">
            nr <b>{reference}</b>
            <span>strona 1 z 2</span>
          </p>
        </div>
        <Pairs items={particulars.map(({ label, value }) => ({ label, text: value }))} wide />
        <h3>{inspection.heading}</h3>
        <Pairs items={inspection.items.map(({ label, finding }) => ({ label, text: finding }))} />
        <h3>
          {circuits.heading} <span>{circuits.remark}</span>
        </h3>
        <CircuitsTable circuits={circuits} rows={view.circuits} columns={columns} />
        <h3>{rcds.heading}</h3>
        <RcdsTable rcds={rcds} rows={view.rcds} columns={columns} />
        <h3>{conclusion.heading}</h3>
        <div className="protocol-conclusion">
          <p>
            <b>{conclusion.verdict}</b> <Inline text={conclusion.text} />
          </p>
          {conclusion.notes.map((note) => (
            <p key={note}>
              <Filled text={note} />
            </p>
          ))}
        </div>
        <ul className="protocol-signatures">
          {signatures.map((line) => (
            <li key={line}>
              <Inline text={line} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
