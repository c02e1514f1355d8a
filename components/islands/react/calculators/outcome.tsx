import type { ReactNode } from "react";
import { CopyButton, canCopy } from "@/components/islands/react/copy-button";
import { Slot } from "@/components/islands/react/hydration/slots";
import { Sentence } from "@/components/islands/react/sentence";
import { boundFormula, longestResult } from "@/lib/text/numbers";
import "./calculators.css";
import type { Calculator } from "./use-calculator";
import { useMounted } from "./use-mounted";

type Props = {
  texts: Readonly<Record<"result" | "ask" | "link" | "copied" | "notCopied" | "reset" | "undo", string>>;
  /** The result in one sentence, or the errors. Announced when it changes. */
  status: ReactNode;
  /** Lines of the result, omitted while a field is invalid. */
  rows?: readonly { label: string; value: string }[];
  /** Drawing below the lines. */
  children?: ReactNode;
  /** Addresses of the contact page and of this result. */
  actions?: { ask: string; link: string };
  reset: Calculator<unknown>["reset"];
};

/** A figure in the result's sentence. */
export function Figure({ children }: { children: ReactNode }) {
  return <b className="font-strong tabular-nums">{children}</b>;
}

/** The result of a calculator: one sentence, its lines and actions. */
export function Outcome({ texts, status, rows, children, actions, reset }: Props) {
  const copies = useMounted() && canCopy();
  return (
    <div className="relative surface-sheet rounded-b-[3px] border-t border-line px-4 pt-5 pb-6 max-tight:px-2 md:px-6">
      <h3 className="text-sm/name font-medium text-caption">{texts.result}</h3>
      <div className="calculator-example">
        <div className="mt-1 font-normal text-title text-heading" role="status">
          <Sentence>{status}</Sentence>
        </div>
        {rows && (
          <dl className="mt-4 border-t border-line">
            {rows.map(({ label, value }) => {
              // On phones the formula stands below what it computes, and the result beside that.
              const [result = "", formula] = value.split(" = ").reverse();
              return (
                <div
                  className="grid grid-cols-result items-baseline max-tight:block gap-x-4 border-b border-hairline py-2.5 md:flex md:flex-wrap md:justify-between"
                  key={label}
                >
                  <dt className="grow basis-36">{label}</dt>
                  <dd className="ml-auto max-md:contents text-right font-semibold text-heading tabular-nums">
                    {formula && (
                      <span className="max-md:order-1 max-md:col-span-full max-md:text-left max-md:font-normal max-md:text-body">
                        <span>{boundFormula(formula)}</span>
                        <span className="max-md:sr-only"> = </span>
                      </span>
                    )}
                    <span
                      className={result.length > longestResult ? "max-md:col-span-full max-md:text-left" : undefined}
                    >
                      {result}
                    </span>
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
        {children}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {actions && (
          <span className="calculator-example">
            <a className="button button-amber" href={actions.ask}>
              {texts.ask}
            </a>
          </span>
        )}
        {actions && <Slot name="print" />}
        <span className="flex flex-wrap gap-x-6 gap-y-1 noscript:hidden">
          {actions && (
            <span className="calculator-example">
              {copies ? (
                <CopyButton
                  className="cursor-pointer text-link"
                  text={new URL(`${location.pathname}${actions.link}`, location.href).href}
                  texts={texts}
                >
                  {texts.link}
                </CopyButton>
              ) : (
                <a className="text-link" href={actions.link}>
                  {texts.link}
                </a>
              )}
            </span>
          )}
          <button className="cursor-pointer text-link" type="button" onClick={reset.onClick}>
            {reset.isUndo ? texts.undo : texts.reset}
          </button>
        </span>
      </div>
    </div>
  );
}

/** Error messages with the labels of their fields, for the status line. The intro only if an error has a field. */
export const errorText = (
  intro: string,
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): string =>
  [
    ...(Object.keys(errors).some(Boolean) ? [intro] : []),
    ...Object.entries(errors).map(([name, message]) => (name ? `${labels[name]}: ${message}` : message)),
  ].join(" ");
