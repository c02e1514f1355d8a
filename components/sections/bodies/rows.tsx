import { clsx } from "clsx";
import { EmergencyLink } from "@/components/islands/script/call/emergency-link";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import type { SectionOf } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";

/** Most characters of a remark beside a term on a phone. */
const maxShortNote = 18;

type ListProps = Pick<SectionOf<"rows">, "items" | "look">;

/** Definition rows: term with an optional value, text with optional small print, an optional remark or number on the right. */
function Rows({ items, look }: ListProps) {
  const dials = items.some(({ number }) => number);
  const isNoteShort = items.every(({ note = "" }) => clean(note).length <= maxShortNote);
  return (
    <RowList>
      {items.map(({ term, value, text, small, number, note }) => (
        <Row
          key={term}
          isNoteShort={isNoteShort}
          term={
            <>
              <Inline text={term} />
              {value && (
                <span className="block tabular-nums">
                  <Inline text={value} />
                </span>
              )}
            </>
          }
          note={
            number ? (
              <EmergencyLink inRow number={number}>
                {note && <Inline text={note} />}
              </EmergencyLink>
            ) : (
              note && (
                <span
                  className={clsx(
                    look === "standards" && "tabular-nums",
                    // Beside numbers to dial it says whom else to call.
                    dials && "narrow:font-medium narrow:text-base narrow:text-heading",
                  )}
                >
                  <Inline text={note} />
                </span>
              )
            )
          }
        >
          <Inline text={text} />
          {small && (
            <small className="mt-1 block text-base max-tight:text-sm">
              <Inline text={small} />
            </small>
          )}
        </Row>
      ))}
    </RowList>
  );
}

const headingClass = "mb-3.5 text-h3 lg:not-in-prose:row-start-1";

/** Rows, or two lists of rows, each with its heading. Side by side, the first rows of both are on one line. */
export function RowsBody({ section: { look, items, second } }: { section: SectionOf<"rows"> }) {
  if (!second) return <Rows items={items} look={look} />;
  return (
    <div
      className="grid lg:not-in-prose:split-6/6 lg:not-in-prose:grid-rows-auto-rest lg:not-in-prose:[&>dl]:row-start-2"
      data-columns=""
    >
      <h3 className={headingClass}>{second.firstHeading}</h3>
      <Rows items={items} look={look} />
      <h3 className={clsx(headingClass, "max-lg:mt-stack in-prose:mt-stack")}>{second.heading}</h3>
      <Rows items={second.items} look={look} />
    </div>
  );
}
