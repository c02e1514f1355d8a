import { clsx } from "clsx";
import type { ReactNode } from "react";
import { splitOrigin } from "@/lib/content/origin";
import styles from "./callout.module.css";
import { Inline } from "./inline";

type Props = {
  /** Bold, before the text. */
  title?: string;
  text: string;
  /** Margin and width. */
  className?: string;
  /** Content after the text. */
  children?: ReactNode;
};

/** Warning about safety or money, with the colours of the protective conductor on its edge. */
export function Callout({ title, text, className, children }: Props) {
  return (
    <div className={clsx(styles.edge, "text-heading", className)}>
      {title && (
        <b className="font-semibold">
          <Inline text={/[.:?]$/.test(splitOrigin(title).text) ? title : `${title}.`} />{" "}
        </b>
      )}
      <Inline text={text} />
      {children}
    </div>
  );
}
