import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Switch } from "./switch";

type Props = {
  /** In a column of its own before the name; empty: the column alone. */
  code?: string;
  name: ReactNode;
  /** How much of what is inside. */
  count?: string;
  /** The first row, shown while it is closed. */
  first?: ReactNode | undefined;
  /** Open without a way to close it on wide screens. */
  alwaysOpen?: boolean;
  children: ReactNode;
};

/** A group of rows, closed, with their number, or a remark. Browsers open it for a word that a visitor looks for. */
export function Disclosure({ code, name, count, first, alwaysOpen = false, children }: Props) {
  return (
    <details className={clsx("border-hairline border-b", alwaysOpen && "opens-wide relative always-open:border-b-0")}>
      <summary
        className={clsx(
          "flex min-h-14 flex-wrap items-center gap-x-5 py-2.5 font-semibold text-base/name text-heading decoration-2 decoration-amber-500 underline-offset-5 hover:underline",
          alwaysOpen &&
            "always-open:pointer-events-none always-open:border-line always-open:border-b always-open:pt-10 always-open:text-h3",
        )}
      >
        <span className="flex flex-1 max-tight:block">
          {code !== undefined && (
            <span className="w-11 flex-none font-medium text-caption tabular-nums lg:w-13 lg:empty:hidden">{code}</span>
          )}
          <span>
            {code && " "}
            {name}
            {count && (
              <span className={clsx("font-normal text-body", alwaysOpen && "always-open:hidden")}>, {count}</span>
            )}
          </span>
        </span>
        <Switch className={alwaysOpen ? "always-open:hidden" : undefined} />
        {first && <span className={clsx(styles.first, "w-full in-open:hidden always-open:hidden")}>{first}</span>}
      </summary>
      {children}
    </details>
  );
}
