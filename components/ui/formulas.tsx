import type { Section } from "@/lib/content/types";
import { Inline } from "./inline";

type Props = {
  formulas: Section["formulas"];
  /** Margin. */
  className: string;
};

/** Formulas below running text, each on a line of its own after what it is for. */
export function Formulas({ formulas, className }: Props) {
  if (!formulas) return null;
  return (
    <dl className={className}>
      {formulas.map(({ name, formula }) => (
        <div className="grid py-1 md:split-2/6" key={name}>
          <dt>
            <Inline text={name} />
          </dt>
          <dd className="font-medium text-heading">
            <Inline text={formula} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
