import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
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

const headingClass = "mb-3.5 text-h3 lg:row-start-1";

/** Rows, or two lists of rows, each with its heading. Side by side, the first rows of both are on one line. */
export function RowsBody({ section: { items, second } }: { section: SectionOf<"rows"> }) {
  if (!second) return <Rows items={items} />;
  return (
    <div
      className="grid gap-x-[clamp(40px,6vw,104px)] lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:[&>dl]:row-start-2"
      data-columns=""
    >
      <h3 className={headingClass}>{second.firstHeading}</h3>
      <Rows items={items} />
      <h3 className={clsx(headingClass, "max-lg:mt-stack")}>{second.heading}</h3>
      <Rows items={second.items} />
    </div>
  );
}
