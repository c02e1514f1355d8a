import { clsx } from "clsx";
import { words } from "@/lib/content/words";

/**
 * One line at the top of each page, below the fixed header, that says what of this site is a sample. It scrolls away,
 * and is gone with the last sample (`samples` in content/site.ts). The room for the header is above it: the first
 * section then has none (`--spacing-top`).
 */
export const Demonstration = ({ dark = false }: { dark?: boolean | undefined }) => (
  <p className={clsx("pt-header text-center text-sm/snug", dark && "surface-ink")} data-demonstration="">
    <span className="block border-hairline border-b px-gutter py-1.5">{words.demonstration}</span>
  </p>
);
