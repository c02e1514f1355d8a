import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PhoneButton } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import { splitOrigin } from "@/lib/content/origin";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import wire from "./steps.module.css";
import styles from "./triage.module.css";

/** Buttons as wide as their column, emergency numbers also on paper. */
const callClass = "flex min-h-16 xl:min-h-14 justify-start px-4 text-left";

type StepProps = {
  heading: string;
  /** Where to look for the answer. */
  hint?: string;
  /** A link that dials. */
  call: ReactNode;
  /** Below the number. */
  text: string;
  className?: string;
  children?: ReactNode;
};

function Step({ heading, hint, call, text, className, children }: StepProps) {
  return (
    <li className={clsx(wire.step, "grid grid-cols-1 gap-x-12 gap-y-2.5 lg:split-5/6 xl:not-last:pb-6", className)}>
      <div>
        <h3 className={clsx(styles.branch, "text-h3")}>
          <span>
            <Inline text={heading} />
          </span>
        </h3>
        {hint && (
          <p className="mt-1 max-w-text leading-remark">
            <Inline text={hint} />
          </p>
        )}
      </div>
      <div className="lg:-mt-3.5">
        {call}
        <p className="mt-2 max-w-text leading-remark">
          <Inline text={text} />
        </p>
      </div>
      {children}
    </li>
  );
}

type Props = { section: SectionOf<"triage">; context: PageContext };

/** Questions on a wire that "no" follows to the next one. Each "yes" ends in a number to dial, the last "no" in ours. */
export function TriageBody({ section: { questions, last }, context }: Props) {
  return (
    <ol className={wire.steps}>
      {questions.map(({ question, text, yes, number, whom }, index) => (
        <Step
          heading={question}
          hint={text}
          call={
            <a
              className={clsx(
                "button flex-wrap gap-y-0 py-2",
                callClass,
                index === 0 ? "bg-danger text-paper-50 hover:underline" : "button-outline",
              )}
              href={`tel:${splitOrigin(number).text}`}
            >
              {words.section.yes} <b className="text-title">{number}</b>{" "}
              <span className="grow basis-28 font-medium text-sm">{whom}</span>
            </a>
          }
          text={yes}
          key={question}
        >
          <span className="absolute bottom-3.5 left-0 z-1 w-[38px] max-tight:w-auto bg-surface text-center font-semibold text-heading text-sm/inherit">
            {words.section.no}
          </span>
        </Step>
      ))}
      <Step
        heading={last.title}
        call={
          <div data-action="">
            <PhoneButton
              className={clsx(
                callClass,
                "max-xs:[&_svg]:hidden text-[min(var(--text-title),5vw)] max-tight:px-1.5 max-tight:text-sm",
              )}
              context={context}
              variant="amber"
            />
          </div>
        }
        text={last.text}
        className={styles.fault}
      />
    </ol>
  );
}
