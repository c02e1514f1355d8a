import { Inline } from "@/components/ui/inline";
import { Label } from "@/components/ui/label";
import { Row, RowList } from "@/components/ui/rows";
import type { SectionOf } from "@/lib/content/types";

/** Measurements with the standard they follow. */
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

/** Documents: required at acceptance (red) or recommended (yellow). The label always says it, colour only repeats. */
export function DocumentsBody({ items }: Pick<SectionOf<"documents">, "items">) {
  return (
    <ul className="documents">
      {items.map(({ title, description, requirement }) => (
        <li key={title}>
          <h3 className="t-h3">
            <Inline text={title} />
          </h3>
          <p>
            <Inline text={description} />
          </p>
          {requirement === "required" ? (
            <Label level="critical">Wymagany przy odbiorze</Label>
          ) : (
            <Label level="high">Rekomendowany</Label>
          )}
        </li>
      ))}
    </ul>
  );
}
