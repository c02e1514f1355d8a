import { clsx } from "clsx";
import styles from "./printed-page.module.css";
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
      className={clsx(
        styles.pairs,
        "wrap-anywhere grid border border-line",
        wide && [styles.wide, "border-t-0 lg:grid-cols-2"],
      )}
    >
      {items.map(({ label, text }) => (
        <div
          className={clsx(
            "grid label-cols-26 content-start items-baseline gap-3 border-hairline px-3.5 py-1.75 not-first:border-t",
            "md:label-cols-34 md:px-4.5",
            wide && "lg:nth-2:border-t-0 lg:even:border-l",
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
