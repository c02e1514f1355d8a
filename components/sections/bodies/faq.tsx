import { Inline } from "@/components/ui/inline";
import { Switch } from "@/components/ui/switch";
import type { SectionOf } from "@/lib/content/types";

/** Questions as native disclosures: readable, findable and linkable without scripts. */
export function FaqBody({ items }: Pick<SectionOf<"faq">, "items">) {
  return (
    <div className="border-line border-t">
      {items.map(({ question, answer }, index) => (
        <details className="border-hairline border-b" key={question} open={index === 0}>
          <summary className="flex min-h-16 items-center justify-between gap-5 py-3.5 font-semibold text-base/name text-heading decoration-2 decoration-amber-500 underline-offset-5 hover:underline">
            <span>
              <Inline text={question} />
            </span>
            <Switch />
          </summary>
          <p className="max-w-text pb-5.5 md:pr-15">
            <Inline text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
