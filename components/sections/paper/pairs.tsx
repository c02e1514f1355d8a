import { clsx } from "clsx";
import { TextWithBlanks } from "./text-with-blanks";

type Props = {
  items: readonly { label: string; text: string }[];
  /** Text of a blank for screen readers. */
  blank: string;
  /** Directly below the sheet's head; in two columns where there is room. */
  wide?: boolean;
};

/** Framed pairs of label and finding. */
export function Pairs({ items, blank, wide = false }: Props) {
  return (
    <dl
      className={clsx("wrap-anywhere grid border border-line", wide && "border-t-0 lg:grid-cols-2 print:grid-cols-2")}
    >
      {items.map(({ label, text }) => (
        <div
          className={clsx(
            "grid grid-cols-[6.5rem_1fr] content-start items-baseline gap-3 border-hairline px-3.5 py-1.75 not-first:border-t",
            "md:grid-cols-[8.5rem_1fr] md:px-4.5 print:gap-3.75 print:px-3.75 print:py-0.5",
            wide
              ? "lg:nth-2:border-t-0 lg:even:border-l print:grid-cols-[7.5rem_1fr] print:nth-2:border-t-0 print:even:border-l"
              : "print:grid-cols-[11rem_1fr]",
          )}
          key={label}
        >
          <dt className="text-caption">{label}</dt>
          <dd>
            <TextWithBlanks text={text} blank={blank} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
