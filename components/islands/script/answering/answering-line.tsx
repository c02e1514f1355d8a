import { clsx } from "clsx";
import type { Hours, LayoutTexts } from "@/lib/content/types";
import { dayLetters, dayRange, formatHour, hoursText, isAlwaysOpen } from "@/lib/text/hours";

type Props = { texts: LayoutTexts["answering"]; hours: Hours; className?: string };

/**
 * When the phone is answered: days and hours without scripts; with them by the clock "dziś do", "jutro od" or
 * "w poniedziałek od". Round the clock every day, the same always.
 */
export function AnsweringLine({ texts, hours, className }: Props) {
  const opens = formatHour(hours.opens);
  const { days, eves } = dayLetters(hours.weekdays);
  const always = `${texts.always} ${hoursText(hours)}`;
  const [first = 0, ...others] = dayRange(hours.weekdays);
  const neverCloses = others.length === 6 && isAlwaysOpen(hours);
  return (
    <span
      className={clsx("whitespace-nowrap", className)}
      data-answering=""
      data-opens={hours.opens}
      data-closes={hours.closes}
      data-days={days}
      data-eves={eves}
      data-before={`${texts.before} ${opens}`}
      data-open={neverCloses ? always : `${texts.open} ${formatHour(hours.closes)}`}
      data-after={`${texts.after} ${opens}`}
      data-later={`${texts.later[first]} ${opens}`}
      suppressHydrationWarning
    >
      {always}
    </span>
  );
}
