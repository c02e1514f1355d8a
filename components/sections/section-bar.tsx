import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import type { Section } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./section-bar.module.css";

type Props = {
  sections: readonly Section[];
  /** Lowest price, at the right end on wide screens. */
  price?: { value: string; label: string } | undefined;
};

/**
 * Chapters of a page as a bar of links below its head, sticky on wide screens. Lists sections that content labels for it (`inBar`). Nothing if there are none.
 */
export function SectionBar({ sections, price }: Props) {
  const links = sections.flatMap(({ id, inBar }) => (inBar ? [{ id, inBar }] : []));
  if (links.length === 0) return null;
  return (
    <nav
      className={clsx(styles.bar, "z-20 bg-surface border-hairline border-y")}
      id="spis"
      aria-label={words.onThisPage}
    >
      <div className="wrap trunk flex items-center justify-between">
        <ul className="flex gap-x-[clamp(10px,2.4vw,36px)] overflow-x-auto max-md:w-full max-md:justify-between">
          {links.map(({ id, inBar }) => (
            <li key={id}>
              <a
                className="inline-flex min-h-12 w-full items-center font-semibold text-heading text-sm/inherit decoration-2 decoration-amber-500 underline-offset-6 hover:underline"
                href={`#${id}`}
              >
                {inBar}
              </a>
            </li>
          ))}
        </ul>
        {price && (
          <p className="text-sm/inherit max-md:hidden">
            <Inline text={price.label} />{" "}
            <b className="whitespace-nowrap tabular-nums font-semibold text-heading">
              <Inline text={price.value} />
            </b>
          </p>
        )}
      </div>
    </nav>
  );
}
