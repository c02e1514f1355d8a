import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";
import styles from "./levers.module.css";

type Items = SectionOf<"levers">["items"];

/** Modules of a board, their windows, the lever or button in amber, the lever that is down in ink. */
const devicePaths: Readonly<
  Record<Items[number]["symbol"], readonly [box: string, window: string, up: string, down: string]>
> = {
  main: ["M11 2h54v56H11zM29 2v56M47 2v56", "M14 16h48v28H14z", "", "M16 30h44v12H16z"],
  rcd: ["M11 2h54v56H11z", "M16 16h22v28H16z", "M45 22h14v14H45z", "M18 30h18v12H18z"],
  breaker: [
    "M2 2h18v56H2zM20 2h18v56H20zM38 2h18v56H38zM56 2h18v56H56z",
    "M5 16h12v28H5zM23 16h12v28H23zM41 16h12v28H41zM59 16h12v28H59z",
    "M7 18h8v12H7zM25 18h8v12H25zM61 18h8v12H61z",
    "M43 30h8v12H43z",
  ],
};

/** Devices of a board as they look with the lever down, each a link to its case. */
export function LeversBody({ items }: { items: Items }) {
  return (
    <ul className="grid divide-y divide-line overflow-hidden rounded-md border border-line lg:fr-cols-3 lg:divide-y-0">
      {items.map(({ symbol, title, text, href }) => (
        <li className="lg:not-first:-ml-alley lg:not-first:border-l" key={symbol}>
          <a
            className="flex h-full flex-wrap items-center gap-x-4 gap-y-2.5 px-3.5 py-3 no-underline hover:bg-well lg:content-start lg:px-[calc(var(--spacing-alley)-1px)] lg:py-5"
            href={href}
          >
            <svg
              className={styles.device}
              viewBox={symbol === "breaker" ? "1 0 76 60" : "10 0 76 60"}
              aria-hidden="true"
            >
              {devicePaths[symbol].map((path) => (
                <path d={path} key={path} />
              ))}
            </svg>
            <span className="grow basis-40 leading-list lg:basis-full [&_strong]:mt-2 [&_strong]:block [&_strong]:text-heading">
              <b className="mb-1.5 flex justify-between gap-2 font-semibold text-heading text-h3">
                <Inline text={title} />
                <Icon name="arrow-down" />
              </b>
              <Inline text={text} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
