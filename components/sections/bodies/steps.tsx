import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";

/** A process as numbered terminals on a wire. */
export function StepsBody({ items }: Pick<SectionOf<"steps">, "items">) {
  return (
    <ol className={`steps h${items.length === 4 || items.length > 6 ? " steps-4" : ""}`}>
      {items.map(({ title, text, details, time }) => (
        <li className="step" key={title}>
          <h3 className="t-h3">
            <Inline text={title} />
          </h3>
          <p>
            <Inline text={text} />
          </p>
          {details && <BulletList items={details} small />}
          {time && (
            <span className="t">
              <Inline text={time} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
