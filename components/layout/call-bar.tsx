import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { TopLink } from "@/components/islands/scroll/top-link";
import type { LayoutTexts, Phone } from "@/lib/content/types";
import styles from "./call-bar.module.css";

type Props = { phone: Phone; texts: LayoutTexts };

const button = "button gap-2 px-2 py-2.5 text-sm/[1.2]";

/**
 * Phone, quote and the way up, at the bottom of phones. It appears after 300 px and gives way to the amber band, where
 * only the way up is left of it.
 */
export function CallBar({ phone, texts }: Props) {
  return (
    <nav
      className={clsx(
        styles.bar,
        "surface-night fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_1fr_--spacing(13)] gap-2 border-ink-700 border-t px-gutter pt-3 md:hidden print:hidden",
        "in-data-band:pointer-events-none in-data-band:border-transparent in-data-band:bg-transparent",
        "invisible translate-y-full opacity-0 transition-[opacity,visibility,translate] duration-base ease-out",
        "in-data-top:visible in-data-top:translate-y-0 in-data-top:opacity-100",
      )}
      aria-label="Szybki kontakt"
    >
      <CallLink className={clsx(button, "button-amber in-data-band:invisible")} tel={phone.tel} place="call-bar">
        <Icon name="phone" />
        {texts.call}
      </CallLink>
      <SiteLink className={clsx(button, "button-outline in-data-band:invisible")} href="/kontakt">
        {texts.quote}
      </SiteLink>
      <TopLink className="button button-outline pointer-events-auto border-ink-700 bg-surface p-0 text-sm/[1.2]" />
    </nav>
  );
}
