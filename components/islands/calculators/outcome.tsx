import type { ReactNode } from "react";
import { SiteLink } from "@/components/islands/route-change/site-link";

type Props = {
  heading: string;
  /** The result in one sentence, or what is wrong. Announced when it changes. */
  status: ReactNode;
  /** The lines of the result; left out while a field is wrong. */
  rows?: readonly { label: string; value: string }[];
  /** Drawing under the lines. */
  children?: ReactNode;
  actions?: { ask: { label: string; href: string }; link: { label: string; href: string } };
  reset: { label: string; onClick: () => void };
};

/** The result of a calculator: one sentence, its lines, and where it can be taken. */
export function Outcome({ heading, status, rows, children, actions, reset }: Props) {
  return (
    <div className="calc-out">
      <h3>{heading}</h3>
      <p className="calc-main" role="status">
        {status}
      </p>
      {rows && (
        <dl className="calc-rows">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <div className="btns">
        {actions && (
          <SiteLink className="btn btn-a" href={actions.ask.href}>
            {actions.ask.label}
          </SiteLink>
        )}
        <span className="calc-more">
          {actions && (
            <a className="link" href={actions.link.href}>
              {actions.link.label}
            </a>
          )}
          <button className="link" type="button" onClick={reset.onClick}>
            {reset.label}
          </button>
        </span>
      </div>
    </div>
  );
}

/** Messages of wrong fields with the names of the fields, for the status line. */
export const errorText = (
  intro: string,
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): string =>
  [intro, ...Object.entries(errors).map(([name, message]) => (name ? `${labels[name]}: ${message}` : message))].join(
    " ",
  );
