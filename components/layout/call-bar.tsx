import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import { TopLink } from "@/components/islands/script/scroll/top-link";
import type { LayoutTexts, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./call-bar.module.css";

type Props = { phone: Phone; texts: LayoutTexts };

const buttonClass = "button gap-2 px-2 py-2.5 text-sm/[1.2]";

/**
 * Phone, quote and top link at the bottom of phones. Appears after 300 px; over the amber band only the top link stays.
 * On tablets, whose header has no room for the number, it is always shown, and the number is not amber: the page head
 * and the band already have an amber action.
 */
export function CallBar({ phone, texts }: Props) {
  return (
    <nav
      className={clsx(
        styles.bar,
        "surface-night fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_auto_--spacing(13)] gap-2 border-ink-700 border-t px-gutter pt-3 lg:hidden",
        "max-md:in-data-band:pointer-events-none max-md:in-data-band:border-transparent max-md:in-data-band:bg-transparent",
        "invisible opacity-0 transition-[opacity,visibility,translate] duration-base ease-out max-md:translate-y-full",
        "in-data-top:visible in-data-top:opacity-100 max-md:in-data-top:translate-y-0 md:visible md:opacity-100 md:in-data-asked:invisible",
      )}
      aria-label={words.frame.quickContact}
    >
      <CallLink
        className={clsx(
          buttonClass,
          "button-amber max-md:in-data-band:invisible",
          "md:justify-start md:bg-transparent md:px-0 md:text-[1.125rem] md:text-heading md:hover:underline md:hover:underline-offset-6",
        )}
        tel={phone.tel}
        place="call-bar"
      >
        <Icon name="phone" />
        <span className="min-[23rem]:hidden">{texts.call}</span>
        <span className="numerals max-[23rem]:hidden">{phone.display}</span>
        <span className="ml-3 font-normal text-body text-sm/[1.2] max-md:hidden">{texts.hoursShort}</span>
      </CallLink>
      <a className={clsx(buttonClass, "button-outline px-3.5 max-md:in-data-band:invisible md:px-6")} href="/kontakt">
        {texts.quote}
      </a>
      <TopLink className="button button-outline pointer-events-auto border-ink-700 bg-surface p-0 text-sm/[1.2]" />
    </nav>
  );
}
