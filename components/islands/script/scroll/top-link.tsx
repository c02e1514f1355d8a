import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { words } from "@/lib/content/words";

type Props = { className: string };

/** Back to the top of the page. A link, so that it works without scripts. */
export function TopLink({ className }: Props) {
  return (
    <a className={className} href="#gora" aria-label={words.toTop}>
      <Icon name="arrow-up" />
    </a>
  );
}

/**
 * The same in the corner of wide screens; others have it in the call bar. It appears after 300 px, and gives way to the question for consent. Its
 * transition is that of the call bar (layout/call-bar.tsx) word for word, so that pages carry one rule for both.
 */
export function FloatingTopLink() {
  return (
    <TopLink
      className={clsx(
        "fixed right-6 bottom-6 z-30 grid size-12 place-items-center rounded-md bg-ink-900 text-paper-50 [box-shadow:0_0_0_1px_var(--color-ink-400)] hover:bg-amber-400 hover:text-ink-900 max-lg:hidden",
        "invisible opacity-0 transition-[opacity,visibility,translate] duration-base ease-out",
        "in-data-top:visible in-data-top:opacity-100 noscript:visible noscript:opacity-100 in-data-asked:invisible",
      )}
    />
  );
}
