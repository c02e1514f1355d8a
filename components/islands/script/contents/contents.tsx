import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { words } from "@/lib/content/words";
import styles from "./contents.module.css";

type Props = { /** Headings of the page, by id. */ entries: readonly { id: string; heading: ReactNode }[] };

/**
 * Table of contents of a guide: a list on wide screens, on others a disclosure. Its links work without
 * scripts; page-script.browser.ts marks the current one, says its number in the summary, and closes the list that it
 * leads away from.
 */
export function Contents({ entries }: Props) {
  return (
    <details className={clsx(styles.contents, "opens-wide relative text-sm/inherit")} data-contents="">
      <summary className="flex min-h-11 items-center justify-between border-line border-y font-semibold text-heading always-open:pointer-events-none always-open:sticky always-open:top-0 always-open:z-1 always-open:min-h-11 always-open:bg-surface always-open:border-0">
        <span>
          {words.guide.contents} <span className="ml-1 tabular-nums always-open:hidden" data-place="" />
        </span>
        <Icon name="chevron-down" className="always-open:hidden" />
      </summary>
      <div className="pr-4 max-lg:border-line max-lg:border-b max-lg:py-2">
        {/* Within the closed content, so that a link to it opens the disclosure. */}
        <span className="absolute top-0" id="spis" />
        <ol
          className={clsx(styles.wire, "ml-4 pt-1.5 pl-5.5 [--first-line:22px] lg:ml-1 lg:pb-4 lg:[--first-line:15px]")}
        >
          {entries.map(({ id, heading }) => (
            <li className={clsx(styles.entry, "lg:snap-start")} key={id}>
              <a
                className="block py-3 text-body lg:py-1.25 leading-name no-underline hover:inline-link hover:text-heading aria-[current]:text-heading"
                href={`#${id}`}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
