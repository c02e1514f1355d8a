import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { AnsweringLine } from "@/components/islands/script/answering/answering-line";
import { CallLink } from "@/components/islands/script/call/call-link";
import { ContactButton } from "@/components/islands/script/contact-button/contact-button";
import type { PageContext } from "@/lib/content/props";
import type { Button, Phone } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";

/** amber: the one primary action of a view. outline: any other. ink: on amber only. */
type ButtonVariant = keyof typeof variantClasses;

const variantClasses = { amber: "button-amber", outline: "button-outline", ink: "button-ink" } as const;

type Props = { button: Button; variant: ButtonVariant; phone: Phone; place?: CallPlace; className?: string };

/** A button of content: a link, a contact button with the send-or-navigate rule, or a call. */
export function ButtonLink({ button, variant, phone, place = "section", className }: Props) {
  const classes = clsx("group/button button", variantClasses[variant], className);
  const label = (
    <>
      {button.label}
      <Icon
        name="arrow-right"
        className={clsx(
          variant === "amber" && "transition-transform duration-base ease-out group-hover/button:translate-x-1",
        )}
      />
    </>
  );
  if ("to" in button)
    return (
      <a className={classes} href={button.to}>
        {label}
      </a>
    );
  if (button.action === "send-or-navigate") return <ContactButton className={classes}>{label}</ContactButton>;
  return (
    <CallLink className={classes} tel={phone.tel} place={button.afterwards === "thanks" ? "service" : place}>
      <Icon name="phone" />
      {button.label}
    </CallLink>
  );
}

type PhoneProps = {
  context: Pick<PageContext, "phone" | "place" | "answering">;
  variant?: ButtonVariant;
  /** A button of content that calls: its words in place of the number, and where it leads afterwards. */
  button?: Extract<Button, { action: "call" }> | undefined;
  /** Text before the number. */
  before?: string;
  className?: string;
};

/** A button that calls: the number, or words of content, and until when the phone is answered. */
export function PhoneButton({ context, variant = "outline", button, before, className }: PhoneProps) {
  const { phone, place, answering } = context;
  return (
    <CallLink
      className={clsx("button py-1.5", variantClasses[variant], className)}
      tel={phone.tel}
      place={button?.afterwards === "thanks" ? "service" : place}
    >
      <Icon name="phone" className="max-tight:hidden" />
      <span className="grid text-left">
        <span>
          {before && `${before} `}
          <span className="whitespace-nowrap tabular-nums">{button?.label ?? phone.display}</span>
        </span>
        <span className="font-normal text-sm/label">
          {button && (
            <>
              <span className="whitespace-nowrap lg:hidden">{phone.display},</span>{" "}
            </>
          )}
          <AnsweringLine {...answering} />
        </span>
      </span>
    </CallLink>
  );
}
