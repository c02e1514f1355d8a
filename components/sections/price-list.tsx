import { Inline } from "@/components/ui/inline";
import { Cell, Head, RowHead, Table, TableGroup, TableRow } from "@/components/ui/table";
import type { PriceGroup } from "@/lib/estimate/types";

type Props = {
  caption: string;
  /** Heads: what is done, its condition, price, time. */
  columns: readonly [string, string, string, string];
  groups: readonly PriceGroup[];
};

/** Table of all prices by service, below the circuit and name of each; on phones the time is a line of the row. */
export function PriceList({ caption, columns: [work, condition, price, time], groups }: Props) {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      lines="phone"
      className="grid-cols-[minmax(min-content,1fr)_fit-content(9.5rem)]"
      heads={
        <>
          <Head>{work}</Head>
          <Head isLong className="max-md:sr-only">
            {condition}
          </Head>
          <Head isNumber>{price}</Head>
          <Head isLong className="max-md:sr-only">
            {time}
          </Head>
        </>
      }
    >
      {groups.map(({ id, name, code, href, rows }) => (
        <TableGroup
          key={id}
          id={`cena-${id}`}
          columns={4}
          name={
            <>
              {code && <span className="mr-2.5 font-medium text-caption">{code}</span>}
              {href ? (
                <a className="py-1 underline decoration-amber-500 underline-offset-5 max-md:py-3.5" href={href}>
                  {name}
                </a>
              ) : (
                name
              )}
            </>
          }
        >
          {rows.map((price) => (
            <TableRow key={price.id}>
              <RowHead className="font-medium">
                <Inline text={price.what} />
              </RowHead>
              <Cell isLong className="text-caption">
                {price.note && <Inline text={price.note} />}
              </Cell>
              <Cell isNumber>
                <Inline text={price.amount} breakable />
              </Cell>
              <Cell isLong className="text-caption">
                <Inline text={price.time} />
              </Cell>
            </TableRow>
          ))}
        </TableGroup>
      ))}
    </Table>
  );
}
