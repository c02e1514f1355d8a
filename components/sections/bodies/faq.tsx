import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";

/** Questions as native disclosure: a switch that closes. Readable, findable and linkable without scripts. */
export function FaqBody({ items }: Pick<SectionOf<"faq">, "items">) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <span>
              <Inline text={question} />
            </span>
            <span className="sw" aria-hidden="true" />
          </summary>
          <div>
            <p>
              <Inline text={answer} />
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
