import { clsx } from "clsx";
import { conductorClass } from "@/components/ui/conductor";
import { Inline } from "@/components/ui/inline";
import type { HomePage } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./terminals.module.css";

/** Five facts below the hero of the home page, as a block of terminals, one per conductor. */
export function Terminals({ terminals }: Pick<HomePage, "terminals">) {
  return (
    <section className="relative" aria-label={words.keyFacts}>
      <div className="trunk max-md:relative max-md:mr-gutter railed:before:left-2 md:wrap md:pb-8">
        <ul className="grid md:fr-cols-5">
          {terminals.map(({ conductor, label, value, text }) => (
            <li
              key={conductor}
              className={clsx(
                styles.terminal,
                conductorClass[conductor],
                "border-hairline max-md:relative max-md:grid max-md:label-cols-7 max-md:items-baseline max-md:gap-x-3.5 max-md:border-b max-md:py-3.75 max-md:pl-gutter",
                "md:flex md:flex-col md:items-start",
              )}
            >
              <span
                className={clsx(
                  styles.label,
                  "font-medium text-caption text-sm/snug tabular-nums md:mb-4 md:flex md:items-center md:gap-2.5",
                )}
                aria-hidden="true"
              >
                {label}
              </span>
              <b className="font-strong text-h3 text-heading whitespace-nowrap md:max-lg:whitespace-normal xl:text-title">
                {value}
              </b>
              <span className="text-sm/list max-md:col-start-2 max-tight:col-start-auto md:mt-2 md:measure-22 md:text-balance">
                <Inline text={text} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
