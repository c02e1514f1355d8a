import { clsx } from "clsx";
import type { Hours, LayoutTexts } from "@/lib/content/types";
import { formatHour, hoursText } from "@/lib/text/hours";

type Props = { texts: LayoutTexts["answering"]; hours: Hours; className?: string };

/** When the phone is answered: the daily hours without scripts, "dziś do" or "jutro od" by the clock with them. */
export function AnsweringLine({ texts, hours, className }: Props) {
  const opens = formatHour(hours.opens);
  return (
    <span
      className={clsx("whitespace-nowrap", className)}
      data-answering=""
      data-opens={hours.opens}
      data-closes={hours.closes}
      data-before={`${texts.before} ${opens}`}
      data-open={`${texts.open} ${formatHour(hours.closes)}`}
      data-after={`${texts.after} ${opens}`}
      suppressHydrationWarning
    >
      {`${texts.always} ${hoursText(hours)}`}
    </span>
  );
}
