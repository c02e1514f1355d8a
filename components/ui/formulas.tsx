import type { Section } from "@/lib/content/types";
import { divisionPattern } from "@/lib/text/division";
import { Inline } from "./inline";

type Props = {
  formulas: Section["formulas"];
  /** Margin. */
  className: string;
};

/** A formula; what it divides stands above what it divides by. Read aloud and copied, it keeps its sign and brackets. */
function Formula({ text }: { text: string }) {
  const { above, sum, below = sum, marks } = divisionPattern.exec(text)?.groups ?? {};
  if (!above || !below) return <Inline text={text} />;
  return (
    <span className="inline-grid max-w-full text-center">
      <span className="px-2 pb-1">
        <Inline text={above} />
      </span>
      <span className="border-current border-t px-2 pt-1">
        <span className="sr-only"> : {sum && "("}</span>
        <Inline text={`${below}${marks}`} />
        {sum && <span className="sr-only">)</span>}
      </span>
    </span>
  );
}

/** Formulas below running text, each on a line of its own after what it is for. */
export function Formulas({ formulas, className }: Props) {
  if (!formulas) return null;
  return (
    <dl className={className}>
      {formulas.map(({ name, formula }) => (
        <div className="grid items-center py-1 md:split-2/6" key={name}>
          <dt>
            <Inline text={name} />
          </dt>
          <dd className="font-medium text-heading">
            <Formula text={formula} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
