import { Icon } from "@/components/icons/icon";
import { Disclosure } from "@/components/ui/disclosure";
import { Inline } from "@/components/ui/inline";
import { PriceLine } from "@/components/ui/price-line";
import { Cell, Head, RowHead, Table, TableGroup, TableRow } from "@/components/ui/table";
import { words } from "@/lib/content/words";
import type { PriceGroup } from "@/lib/estimate/types";
import { plural } from "@/lib/text/plural";

type Props = {
  /** Heads: what is done, its condition, price, time. */
  columns: readonly [string, string, string, string];
  /** Forms of the noun that a group counts. */
  counted: readonly [string, string, string];
  groups: readonly PriceGroup[];
};

/** The first price of a closed group, with its condition. */
const FirstPrice = ({ row: { what, amount, note } }: { row: PriceGroup["rows"][number] }) => (
  <PriceLine
    as="span"
    label={what}
    value={amount}
    {...(note && { note })}
    className="grid grid-cols-result items-baseline gap-x-4 pl-11 font-normal text-body max-tight:block max-xs:pl-0"
  />
);

/**
 * All prices, a table for each service below its circuit and name; on phones closed but for the first, and the time a
 * line of its row.
 */
export function PriceList({ columns: [work, condition, price, time], counted, groups }: Props) {
  return (
    <div className="max-lg:border-line max-lg:border-t lg:-mt-6">
      {groups.map(({ id, name, code, href, rows }) => (
        <Disclosure
          key={id}
          code={code ?? ""}
          name={name}
          count={`${rows.length}\u00a0${plural(rows.length, ...counted)}`}
          first={rows.slice(0, 1).map((row) => /\d/.test(row.amount) && <FirstPrice key={row.id} row={row} />)}
          alwaysOpen
        >
          <div>
            <Table
              caption={name}
              isCaptionHidden
              lines="phone"
              single
              className="grid-cols-[minmax(min-content,1fr)_fit-content(9.5rem)] md:table-fixed [&_thead]:sr-only"
              widths={["w-19/80", "w-3/10", "w-3/16", "w-auto"]}
              heads={
                <>
                  <Head>{work}</Head>
                  <Head isLong>{condition}</Head>
                  <Head isNumber>{price}</Head>
                  <Head isLong>{time}</Head>
                </>
              }
            >
              <TableGroup id={`cena-${id}`}>
                {rows.map((row) => (
                  <TableRow key={row.id}>
                    <RowHead className="font-medium">
                      <Inline text={row.what} />
                    </RowHead>
                    <Cell isLong className="text-caption">
                      {row.note && <Inline text={row.note} />}
                    </Cell>
                    <Cell isNumber className="whitespace-normal">
                      <Inline text={row.amount} breakable />
                    </Cell>
                    <Cell isLong className="text-caption">
                      <Inline text={row.time} />
                    </Cell>
                  </TableRow>
                ))}
              </TableGroup>
            </Table>
            {href && (
              <a className="text-link always-open:absolute always-open:top-7.5 always-open:right-0" href={href}>
                {words.details}
                <span className="sr-only">: {name}</span>
                <Icon name="arrow-right" />
              </a>
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
