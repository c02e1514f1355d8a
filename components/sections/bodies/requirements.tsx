import { Inline } from "@/components/ui/inline";
import { Label } from "@/components/ui/label";
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

/** Documents: required at acceptance (red) or recommended (yellow). */
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
          <Label level={requirement} className="lg:justify-self-end">
            {words.section[requirement]}
          </Label>
        </li>
      ))}
    </ul>
  );
}
