import { Inline } from "@/components/ui/inline";
import { ImportanceLabel } from "@/components/ui/label";
import { Row, RowList } from "@/components/ui/rows";
import type { SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";

/** Measurements with their standards. */
export function MeasurementsBody({ items }: Pick<SectionOf<"measurements">, "items">) {
  return (
    <RowList>
      {items.map(({ title, description, standard }) => (
        <Row
          key={title}
          term={<Inline text={title} />}
          note={
            <span className="tabular-nums">
              <Inline text={standard} />
            </span>
          }
        >
          <Inline text={description} />
        </Row>
      ))}
    </RowList>
  );
}

const requirements = {
  required: { level: "critical", label: words.section.required },
  recommended: { level: "high", label: words.section.recommended },
} as const;

/** Documents: required at acceptance or recommended. */
export function DocumentsBody({ items }: Pick<SectionOf<"documents">, "items">) {
  return (
    <ul className="border-line border-t">
      {items.map(({ title, description, requirement }) => (
        <li
          className="grid justify-items-start gap-x-6 gap-y-2 border-hairline border-b py-4.5 lg:grid-cols-[2fr_3fr_13rem] lg:items-baseline"
          key={title}
        >
          <h3 className="text-h3">
            <Inline text={title} />
          </h3>
          <p>
            <Inline text={description} />
          </p>
          <ImportanceLabel level={requirements[requirement].level} className="lg:justify-self-end">
            {requirements[requirement].label}
          </ImportanceLabel>
        </li>
      ))}
    </ul>
  );
}
