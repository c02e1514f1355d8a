import { Inline } from "./inline";

type Props = { title: string; text: string };

/** Safety or money warning with the colours of the protective conductor on its edge. */
export function Callout({ title, text }: Props) {
  return (
    <div className="callout wide">
      <b>
        <Inline text={/[.:?]$/.test(title) ? title : `${title}.`} />
      </b>{" "}
      <Inline text={text} />
    </div>
  );
}
