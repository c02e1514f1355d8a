import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import { TwoColumns } from "@/components/ui/two-columns";
import type { RowItem, SectionOf } from "@/lib/content/types";

/** Definition rows: term, text and an optional remark on the right. */
export function Rows({ items }: { items: readonly RowItem[] }) {
  return (
    <RowList>
      {items.map(({ term, text, note }) => (
        <Row key={term} term={<Inline text={term} />} note={note && <Inline text={note} />}>
          <Inline text={text} />
        </Row>
      ))}
    </RowList>
  );
}

/** Rows, or two lists of rows side by side, the second under a heading of its own. */
export function RowsBody({ section: { items, second } }: { section: SectionOf<"rows"> }) {
  if (!second) return <Rows items={items} />;
  return (
    <TwoColumns>
      <Rows items={items} />
      <div>
        <h3 className="mb-3.5 text-h3 in-[.prose]:mt-7.5">{second.heading}</h3>
        <Rows items={second.items} />
      </div>
    </TwoColumns>
  );
}
