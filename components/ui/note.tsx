import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Inline } from "./inline";

type Props = { /** Margin. */ className?: string; children: ReactNode };

/** A remark below a section's content, in the colour of a caption. */
export function Note({ className = "mt-7", children }: Props) {
  return <p className={clsx("max-w-text text-caption", className)}>{children}</p>;
}

/** What a table, a list or a chart says besides, right below it, in the size of a caption. */
export const BodyNote = ({ text }: { text: string | undefined }) =>
  text && (
    <Note className="mt-3.5 text-sm">
      <Inline text={text} />
    </Note>
  );
