import { clsx } from "clsx";
import { Slot } from "@/components/islands/react/hydration/slots";
import { priceText, reservationText } from "@/lib/estimate/request";
import type { Estimate, EstimateData, Subject } from "@/lib/estimate/types";
import "./answer.css";

type Texts = EstimateData["texts"];

/** The price in words, or why there is none. */
export function priceOrReason({ price, hasNoPrice, isEmpty, wrongNumbers }: Estimate, texts: Texts): string {
  if (price) return priceText(price, texts);
  if (hasNoPrice) return texts.noPrice;
  return wrongNumbers.length > 0 ? texts.invalid : isEmpty ? texts.empty : texts.open;
}

/** Remark below the price: what it is for, or where to read what it depends on. */
const remarkOf = ({ price, scope, hasNoPrice }: Estimate, texts: Texts): string | undefined =>
  price ? scope?.what : hasNoPrice ? texts.noPriceNote : undefined;

/** The safety rule of an answer that needs a call at once, and the phone. */
export const Urgent = ({ rule, className }: { rule: string; className: string }) => (
  <div className={clsx("answer-urgent", "py-1 pl-4", className)}>
    <p className="font-medium text-heading">{rule}</p>
    <Slot name="call" />
  </div>
);

type Props = {
  subject: Subject;
  result: Estimate;
  texts: Texts;
  className?: string;
};

/** The estimate: price, what it is for, what the answers mean, how long the work takes, links. */
export function Answer({ subject, result, texts, className }: Props) {
  const { price, scope, urgent, remarks, questions, answeredCount } = result;
  const times = scope?.time
    ? [{ label: texts.time, value: scope.time }, ...subject.arrangements]
    : subject.arrangements;
  const remark = remarkOf(result, texts);
  return (
    <aside
      className={clsx("rounded-md border border-line bg-paper-0 px-5 pt-5 pb-4 max-tight:px-2 md:px-6", className)}
      id="wynik"
      aria-labelledby="wynik-tytul"
    >
      <div className="flex justify-between gap-4 border-hairline border-b pb-3 max-tight:flex-wrap text-sm">
        <h2 className="answer-subject font-medium text-heading" id="wynik-tytul">
          {[subject.code, subject.name].filter(Boolean).join(" ")}
        </h2>
        <span className="whitespace-nowrap tabular-nums">{`${texts.answers} ${answeredCount}/${questions.length}`}</span>
      </div>
      {urgent && <Urgent className="mt-5" rule={urgent} />}
      <p
        className={clsx(
          "mt-5.5 text-heading tabular-nums",
          price ? ["answer-figure", "font-figure text-h2/none"] : "font-semibold text-h3",
        )}
        role="status"
      >
        {priceOrReason(result, texts)}
      </p>
      {remark && <p className="mt-3.5">{remark}</p>}
      {price && <p className="mt-2 text-caption text-sm">{reservationText(price, texts)}</p>}
      {remarks.length > 0 && (
        <ul className="mt-3.5 grid gap-2 border-line border-t pt-3.5 text-heading">
          {remarks.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <dl className="mt-3.5 mb-5 border-hairline border-t text-sm/list">
        {times.map(({ label, value }) => (
          <div className="grid label-cols-26 gap-2.5 border-hairline border-b py-2.25" key={label}>
            <dt>{label}</dt>
            <dd className="font-medium text-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        className={clsx("button w-full", urgent ? "button-outline" : "button-amber max-md:button-ink")}
        href="#zapytanie"
      >
        {texts.send}
        <Slot as="span" name="arrow" />
      </a>
      {subject.pages.length > 0 && (
        <ul className="mt-3 grid gap-x-6 text-sm">
          {subject.pages.map(({ label, to }) => (
            // Subjects may name one page differently.
            <li key={label + to}>
              <a className="inline-flex min-h-11 items-center gap-2 text-link" href={to}>
                {label}
                <Slot as="span" name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
