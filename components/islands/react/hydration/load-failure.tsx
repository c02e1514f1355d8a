import { CallLink } from "@/components/islands/script/call/call-link";
import type { Phone } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";

type Props = {
  /** What failed to load and what still works, in one sentence. */
  text: string;
  phone: Phone;
  place: CallPlace;
  className?: string;
};

/**
 * Message of an island that failed to load, and the phone number, shown while it has `data-failed`. The live region around it is always in
 * the page: screen readers announce changes only in a region that was there before.
 */
export function LoadFailure({ text, phone, place, className }: Props) {
  return (
    <div className={className} aria-live="polite" data-nosnippet="">
      <p className="border-l-3 border-amber-500 bg-paper-0 py-3 pr-4 pl-4 text-ink-900 text-sm not-in-data-failed:hidden max-md:pr-14">
        {text}{" "}
        <CallLink className="inline-link py-1 whitespace-nowrap tabular-nums" tel={phone.tel} place={place}>
          {phone.display}
        </CallLink>
      </p>
    </div>
  );
}
