import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import type { ServiceRow } from "@/lib/content/props";
import styles from "./service-rows.module.css";

/** A breaker that closes while its row is pointed at. */
const Breaker = () => (
  <svg className={styles.breaker} viewBox="0 0 96 44" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M0 22H34M64 22H96" />
    <path className={styles.cross} d="M29 17l10 10m0-10-10 10" />
    <path className={styles.blade} d="M64 22 36 8" />
  </svg>
);

type Props = {
  rows: readonly ServiceRow[];
  /** Shows texts on phones as well. */
  texts?: boolean;
  className?: string;
};

/** Services behind one busbar: a row each, which is one link, with code, price and time if the row has them. */
export function ServiceRows({ rows, texts = false, className }: Props) {
  return (
    <ol className={clsx(styles.rows, className)}>
      {rows.map(({ href, code, name, text, fact, time }) => (
        <li key={href}>
          <a className={styles.row} href={href}>
            <Breaker />
            {code && <span className={clsx(styles.code, "font-medium text-caption text-sm tabular-nums")}>{code}</span>}
            <span className={styles.name}>
              <b className="font-semibold text-h3 text-heading">
                <Inline text={name} />
              </b>
              <small className={clsx("text-body text-sm/snug", !texts && "max-lg:hidden")}>
                <Inline text={text} />
              </small>
            </span>
            {fact && (
              <span className={styles.price}>
                <b className="whitespace-nowrap tabular-nums font-semibold text-heading">
                  <Inline text={fact.value} />
                </b>
                {fact.note && (
                  <small className="block text-body text-sm/snug">
                    <Inline text={fact.note} />
                  </small>
                )}
              </span>
            )}
            {time && (
              <span className="text-sm max-lg:hidden">
                <Inline text={time.value} />
              </span>
            )}
            <Icon name="arrow-right" className="max-lg:hidden" />
          </a>
        </li>
      ))}
    </ol>
  );
}
