import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { words } from "@/lib/content/words";

/**
 * Link to the top of the page in the corner of the screen, above the result of a calculator; on phones closer to the edge,
 * so that it covers less text. Appears after 300 px, always where there are no scripts, and is hidden during the consent
 * question.
 */
export function TopLink() {
  return (
    <a
      className={clsx(
        "fixed right-2 md:right-6 bottom-3 md:bottom-6 z-30 grid size-11 md:size-12 max-tight:size-7 place-items-center rounded-md bg-ink-900 text-paper-50 [box-shadow:0_0_0_1px_var(--color-ink-400)] hover:bg-amber-400 hover:text-ink-on-amber",
        "in-has-data-strip:bottom-13",
        "invisible opacity-0 transition-[opacity,visibility] duration-base ease-out",
        "in-data-top:visible in-data-top:opacity-100 noscript:visible noscript:opacity-100 in-data-asked:invisible",
      )}
      href="#gora"
      aria-label={words.toTop}
    >
      <Icon name="arrow-up" />
    </a>
  );
}
