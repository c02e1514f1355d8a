import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import type { ServiceRow } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import styles from "./service-board.module.css";

/** A breaker that closes while its row is pointed at. */
const Breaker = () => (
  <svg className={styles.breaker} viewBox="0 0 96 44" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M0 22H34M64 22H96" />
    <path className={styles.cross} d="M29 17l10 10m0-10-10 10" />
    <path className={styles.blade} d="M64 22 36 8" />
  </svg>
);

type Props = {
  heading: string;
  groups: readonly { heading: string; rows: readonly ServiceRow[] }[];
  note: string;
};

/** Services as the schedule of a board: a busbar for each group, a row for each service, which is one link. */
export function ServiceBoard({ heading, groups, note }: Props) {
  const { service, price, time } = words.schedule;
  return (
    <Section labelledBy="uslugi" wrapClassName="pt-4">
      <h2 className="sr-only" id="uslugi">
        {heading}
      </h2>
      <p className={clsx(styles.columns, "text-caption text-xs max-lg:hidden")} aria-hidden="true">
        <span>{service}</span>
        <span>{price}</span>
        <span>{time}</span>
      </p>
      {groups.map(({ heading, rows }) => (
        <section className={styles.group} aria-label={heading} key={heading}>
          <h3 className="font-semibold text-caption text-sm">{heading}</h3>
          <ol className={styles.rows}>
            {rows.map(({ href, code, name, text, fact, time }) => (
              <li key={href}>
                <a className={styles.row} href={href}>
                  <Breaker />
                  <span className="font-medium text-caption text-xs tabular-nums">{code}</span>
                  <span className={styles.name}>
                    <b className="font-semibold text-h3 text-heading">{name}</b>
                    <small className="text-body text-sm max-md:hidden">
                      <Inline text={text} />
                    </small>
                  </span>
                  <span className={styles.price}>
                    <b className="numerals font-semibold text-heading">
                      <Inline text={fact.value} />
                    </b>
                    {fact.note && (
                      <small className="block text-body text-xs">
                        <Inline text={fact.note} />
                      </small>
                    )}
                  </span>
                  <span className="text-sm max-lg:hidden">{time && <Inline text={time.value} />}</span>
                  <Icon name="arrow-right" className="max-lg:hidden" />
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Note className="mt-7 [&_a]:text-heading">
        <Inline text={note} />
      </Note>
    </Section>
  );
}
