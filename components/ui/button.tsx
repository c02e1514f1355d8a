import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { ContactButton } from "@/components/islands/contact-button/contact-button";
import { SiteLink } from "@/components/islands/route-change/site-link";
import type { Button, Phone } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";

/** a: amber, the one filled action of a view. o: outline. k: ink, on amber only. */
type ButtonVariant = "a" | "o" | "k";

type Props = { button: Button; variant: ButtonVariant; phone: Phone; place?: CallPlace; className?: string };

/** A button as content describes it: a link, a contact button under the send-or-navigate rule, or a call. */
export function ButtonLink({ button, variant, phone, place = "section", className = "" }: Props) {
  const classes = `btn btn-${variant} ${className}`.trim();
  const label = (
    <>
      {button.label}
      <Icon name="arrow-right" className="i-arrow" />
    </>
  );
  if ("to" in button)
    return (
      <SiteLink className={classes} href={button.to}>
        {label}
      </SiteLink>
    );
  if (button.action === "send-or-navigate") return <ContactButton className={classes}>{label}</ContactButton>;
  return (
    <CallLink className={classes} tel={phone.tel} place={button.afterwards === "thanks" ? "service" : place}>
      <Icon name="phone" />
      {button.label}
    </CallLink>
  );
}

/** The phone number as an outlined button. */
export function PhoneButton({ phone, place, className = "" }: { phone: Phone; place: CallPlace; className?: string }) {
  return (
    <CallLink className={`btn btn-o ${className}`.trim()} tel={phone.tel} place={place}>
      <Icon name="phone" />
      <span className="num">{phone.display}</span>
    </CallLink>
  );
}
