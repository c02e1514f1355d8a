import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import { TopLink } from "@/components/islands/script/scroll/top-link";
import type { LayoutTexts, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./call-bar.module.css";

type Props = {
  phone: Phone;
  texts: LayoutTexts;
  /** The page has contents, with the id "spis". */
  contents?: boolean | undefined;
};

const buttonClass = "button min-h-11 gap-2 px-1.5 py-2 text-sm/[1.2] max-md:at-action:invisible";

/**
 * Phone, contents, quote and top link at the bottom of phones. Appears after 300 px, in place of the header; while the
 * page's head, a triage or the amber band shows a filled action only the top link does. On tablets, whose header has no
 * room for the number, it is always shown, and the number is not amber.
 */
export function CallBar({ phone, texts, contents }: Props) {
  return (
    <nav
      className={clsx(
        styles.bar,
        "surface-night fixed inset-x-0 bottom-0 z-30 flex gap-1.5 border-ink-700 border-t px-gutter pt-1.25 md:gap-2 lg:hidden",
        "max-md:at-action:pointer-events-none max-md:at-action:border-transparent max-md:at-action:bg-transparent",
        "invisible opacity-0 transition-[opacity,visibility,translate] duration-base ease-out max-md:translate-y-full",
        "in-data-top:visible in-data-top:opacity-100 max-md:in-data-top:translate-y-0 md:visible md:opacity-100 md:in-data-asked:invisible",
      )}
      aria-label={words.frame.quickContact}
    >
      <CallLink
        className={clsx(
          buttonClass,
          "button-amber flex-1",
          "md:justify-start md:bg-transparent md:px-0 md:text-base md:text-heading md:hover:underline md:hover:underline-offset-6",
        )}
        tel={phone.tel}
        place="call-bar"
      >
        <Icon name="phone" className={contents ? "max-[26rem]:hidden" : undefined} />
        <span className="min-[23rem]:hidden">{texts.call}</span>
        <span className="numerals max-[23rem]:hidden">{phone.display}</span>
        <span className="ml-3 font-normal text-body text-sm/[1.2] max-md:hidden">{texts.hoursShort}</span>
      </CallLink>
      {contents && (
        <a className={clsx(buttonClass, "button-outline md:px-6")} href="#spis">
          {words.contents}
        </a>
      )}
      <a className={clsx(buttonClass, "button-outline md:px-6", !contents && "px-3.5")} href="/kontakt">
        {texts.quote}
      </a>
      <TopLink className="button button-outline pointer-events-auto min-h-11 w-11 flex-none border-ink-700 bg-surface p-0" />
    </nav>
  );
}
