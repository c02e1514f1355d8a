import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { words } from "@/lib/content/words";

type Props = { className: string };

/** Link to the top of the page. Works without scripts. */
export function TopLink({ className }: Props) {
  return (
    <a className={className} href="#gora" aria-label={words.toTop}>
      <Icon name="arrow-up" />
    </a>
  );
}

/**
 * The top link in the corner of wide screens; others have it in the call bar. Appears after 300 px, hidden during the
 * consent question. Its transition has the same classes as the call bar (layout/call-bar.tsx): one rule for both.
 */
export function FloatingTopLink() {
  return (
    <TopLink
      className={clsx(
        "fixed right-6 bottom-6 z-30 grid size-12 place-items-center rounded-md bg-ink-900 text-paper-50 [box-shadow:0_0_0_1px_var(--color-ink-400)] hover:bg-amber-400 hover:text-ink-on-amber max-lg:hidden",
        "invisible opacity-0 transition-[opacity,visibility,translate] duration-base ease-out",
        "in-data-top:visible in-data-top:opacity-100 noscript:visible noscript:opacity-100 in-data-asked:invisible",
      )}
    />
  );
}
