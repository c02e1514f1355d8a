import { clsx } from "clsx";
import { Inline } from "./inline";

type Props = { title: string; text: string; className?: string };

/** Safety or money warning with the colours of the protective conductor on its edge. */
export function Callout({ title, text, className }: Props) {
  return (
    <div className={clsx("callout wide", className)}>
      <b>
        <Inline text={/[.:?]$/.test(title) ? title : `${title}.`} />
      </b>{" "}
      <Inline text={text} />
    </div>
  );
}
