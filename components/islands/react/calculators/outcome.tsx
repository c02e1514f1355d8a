import type { ReactNode } from "react";
import styles from "./calculators.module.css";

type Props = {
  heading: string;
  /** The result in one sentence, or the errors. Announced when it changes. */
  status: ReactNode;
  /** Lines of the result, omitted while a field is invalid. */
  rows?: readonly { label: string; value: string }[];
  /** Drawing below the lines. */
  children?: ReactNode;
  /** Print button beside the actions. */
  print?: ReactNode;
  actions?: { ask: { label: string; href: string }; link: { label: string; href: string } };
  reset: { label: string; onClick: () => void };
};

/** A figure in the result's sentence. */
export function Figure({ children }: { children: ReactNode }) {
  return <b className="font-[620] tabular-nums">{children}</b>;
}

/** The result of a calculator: one sentence, its lines and actions. */
export function Outcome({ heading, status, rows, children, print, actions, reset }: Props) {
  return (
    <div className="surface-sheet rounded-b-[3px] border-t border-line px-4 pt-5 pb-6 md:px-6">
      <h3 className="text-sm/[1.3] font-medium text-caption">{heading}</h3>
      <div className={styles.example}>
        <p className="mt-1 text-xl text-heading" role="status">
          {status}
        </p>
        {rows && (
          <dl className="mt-4 border-t border-line">
            {rows.map(({ label, value }) => (
              <div className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2.5" key={label}>
                <dt>{label}</dt>
                <dd className="ml-auto text-right font-semibold text-heading tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {actions && (
          <span className={styles.example}>
            <a className="button button-amber" href={actions.ask.href}>
              {actions.ask.label}
            </a>
          </span>
        )}
        {actions && print}
        <span className="flex flex-wrap gap-x-6 gap-y-1 noscript:hidden">
          {actions && (
            <span className={styles.example}>
              <a className="text-link" href={actions.link.href}>
                {actions.link.label}
              </a>
            </span>
          )}
          <button className="cursor-pointer text-link" type="button" onClick={reset.onClick}>
            {reset.label}
          </button>
        </span>
      </div>
    </div>
  );
}

/** Messages of invalid fields with the fields' labels, for the status line; the intro only if there is a field to mend. */
export const errorText = (
  intro: string,
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): string =>
  [
    ...(Object.keys(errors).some(Boolean) ? [intro] : []),
    ...Object.entries(errors).map(([name, message]) => (name ? `${labels[name]}: ${message}` : message)),
  ].join(" ");
