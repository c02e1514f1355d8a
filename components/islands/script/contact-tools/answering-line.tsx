import type { ContactPage, Hours } from "@/lib/content/types";
import { formatHour, hoursText } from "@/lib/text/hours";

type Props = { texts: ContactPage["phone"]["status"]; hours: Hours };

/** Whether the phone is answered: the daily hours without scripts, "until" or "from" by the clock with them. */
export function AnsweringLine({ texts, hours }: Props) {
  const opens = formatHour(hours.opens);
  return (
    <p
      className="flex items-center gap-2.5 font-medium before:size-2.5 before:rounded-full before:border-2 data-[answering=open]:before:bg-current"
      data-answering=""
      data-opens={hours.opens}
      data-closes={hours.closes}
      data-before={`${texts.before} ${opens}`}
      data-open={`${texts.open} ${formatHour(hours.closes)}`}
      data-after={`${texts.after} ${opens}`}
      suppressHydrationWarning
    >
      {`${texts.always} ${hoursText(hours)}`}
    </p>
  );
}
