import { clsx } from "clsx";
import { CallLink } from "@/components/islands/script/call/call-link";
import { dialFrame, EmergencyLink } from "@/components/islands/script/call/emergency-link";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import { splitOrigin } from "@/lib/content/origin";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";

/** An amount short enough to stand beside its term on a phone. */
const amount = /^(?=.{1,18}$)(?:od\s|do\s|około\s)?\d/;

type ListProps = Pick<SectionOf<"rows">, "items" | "look"> & { context: PageContext };

/**
 * Definition rows: term with an optional value, text with optional small print, an optional remark, or a number to dial.
 * Among numbers, a remark alone calls the firm.
 */
function Rows({ items, look, context: { phone, place } }: ListProps) {
  const dials = items.some(({ number }) => number);
  const isAmount = !dials && items.every(({ note }) => !note || amount.test(clean(splitOrigin(note).text)));
  return (
    <RowList>
      {items.map(({ term, value, text, small, number, note, sum }) => (
        <Row
          key={term}
          {...{ isAmount, sum }}
          isNoteFirst={dials}
          term={
            <>
              <Inline text={term} />
              {value && (
                <span className="block font-normal tabular-nums">
                  <Inline text={value} />
                </span>
              )}
            </>
          }
          note={
            number ? (
              <>
                <EmergencyLink inRow number={number} className="narrow:tight:row-span-2" />
                {note && (
                  <span className="narrow:tight:row-start-2 narrow:mb-1 narrow:text-sm">
                    <Inline text={note} />
                  </span>
                )}
              </>
            ) : (
              note &&
              (dials ? (
                <CallLink
                  className={clsx(
                    dialFrame,
                    "flex min-h-11 items-center border-line text-heading no-underline hover:underline lg:-my-0.5 lg:min-h-0 lg:py-0.5",
                  )}
                  tel={phone.tel}
                  place={place}
                >
                  <Inline text={note} />
                </CallLink>
              ) : (
                <span className={clsx(look === "standards" && "tabular-nums")}>
                  <Inline text={note} />
                </span>
              ))
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

type Props = { section: SectionOf<"rows">; context: PageContext };

/** Rows, or two lists of rows, each with its heading. Side by side, the first rows of both are on one line. */
export function RowsBody({ section: { look, items, second }, context }: Props) {
  if (!second) return <Rows {...{ items, look, context }} />;
  return (
    <div
      className="grid lg:not-in-prose:split-6/6 lg:not-in-prose:grid-rows-auto-rest lg:not-in-prose:[&>dl]:row-start-2"
      data-columns=""
    >
      <h3 className={headingClass}>{second.firstHeading}</h3>
      <Rows {...{ items, look, context }} />
      <h3 className={clsx(headingClass, "max-lg:mt-stack in-prose:mt-stack")}>{second.heading}</h3>
      <Rows items={second.items} {...{ look, context }} />
    </div>
  );
}
