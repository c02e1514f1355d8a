import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import type { Phone } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";
import { Inline } from "./inline";

type Props = { /** One sentence of content. */ text: string; phone: Phone; place: CallPlace };

/** Invitation to call, after a section: one sentence and the number. */
export function Ask({ text, phone, place }: Props) {
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-5">
      <span className="text-heading">
        <Inline text={text} />
      </span>
      <CallLink className="text-link whitespace-nowrap tabular-nums" tel={phone.tel} place={place}>
        <Icon name="phone" className="max-tight:hidden" />
        {phone.display}
      </CallLink>
    </p>
  );
}
