import { amountText, type requestFor, reservationText } from "@/lib/estimate/request";
import type { Estimate, EstimateData, Subject } from "@/lib/estimate/types";
import { Code } from "./code";

type ListProps = { heading: string; items: readonly string[]; isChecklist?: boolean };

const List = ({ heading, items, isChecklist }: ListProps) => (
  <div>
    <h3>{heading}</h3>
    <ul data-checklist={isChecklist ? "" : undefined}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

type Props = {
  subject: Pick<Subject, "arrangements" | "checklist" | "depends">;
  result: Pick<Estimate, "price" | "scope" | "remarks" | "urgent">;
  request: Pick<ReturnType<typeof requestFor>, "subject" | "rows">;
  /** Absolute address that restores the answers. */
  link: string;
  texts: EstimateData["texts"];
  /** Address of the script that draws QR codes. */
  qr: string;
};

/**
 * The quote on one sheet of A4, for a board or a boss who were not at the screen. Shown in print only, below the header
 * with the firm's name and number (styles/print.css).
 */
export function Sheet({ subject, result: { price, scope, remarks, urgent }, request, link, texts, qr }: Props) {
  const times = scope?.time ? [{ label: texts.time, value: scope.time }] : [];
  const lines = [...(urgent ? [urgent] : []), ...remarks];
  const note = price && reservationText(price, texts);
  return (
    <div hidden data-sheet="printed" data-quote="">
      <p>{new Date().toLocaleDateString("pl", { dateStyle: "long" })}</p>
      <h2>{request.subject}</h2>
      {/* Another element without a price: there is a text in it that React would take out (sentence.tsx). */}
      <div key={price ? "price" : "none"}>
        {price ? (
          <>
            <b data-amount="">{amountText(price, texts)}</b> <b>{price.net ? texts.netNote : texts.sheet.vat}</b>
            <p>{scope?.what}</p>
          </>
        ) : (
          <p>
            <b>{texts.noPrice}</b>
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <table>
        <tbody>
          {[...request.rows, ...times, ...subject.arrangements].map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-columns="">
        {scope ? (
          <>
            <List heading={texts.included} items={scope.included} />
            <List heading={texts.excluded} items={scope.excluded} />
          </>
        ) : (
          <List heading={texts.depends} items={subject.depends} />
        )}
        <List heading={texts.checklist} items={subject.checklist} isChecklist />
      </div>
      {note && <p>{note}</p>}
      <div data-code="">
        <Code text={link} script={qr} />
        <div>
          <b>{texts.sheet.code}</b>
          <p>{link}</p>
        </div>
      </div>
    </div>
  );
}
