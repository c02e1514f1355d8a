import { Inline } from "@/components/ui/inline";
import { Cell, Head, RowHead, Table, TableGroup, TableRow } from "@/components/ui/table";
import type { PriceGroup } from "@/lib/estimate/types";

type Props = {
  caption: string;
  columns: readonly [string, string, string, string, string];
  groups: readonly PriceGroup[];
};

/** Table of all prices by circuit; on phones the time is a second line of the row. The code is shown once per subject. */
export function PriceList({ caption, columns: [code, work, condition, price, time], groups }: Props) {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      lines="phone"
      className="grid-cols-[1.75rem_minmax(min-content,1fr)_fit-content(9.5rem)]"
      heads={
        <>
          <Head>
            <span className="narrow:sr-only">{code}</span>
          </Head>
          <Head>{work}</Head>
          <Head isLong className="max-md:sr-only">
            {condition}
          </Head>
          <Head isNumber>{price}</Head>
          <Head isLong className="max-md:col-start-2 max-md:pl-2.5">
            {time}
          </Head>
        </>
      }
    >
      {groups.map(({ id, name, code, href, rows }) => (
        <TableGroup key={id} id={`cena-${id}`}>
          {rows.map((price, index) => (
            <TableRow key={price.id}>
              <Cell className="text-caption max-tight:hidden">{index === 0 && (code ?? "")}</Cell>
              <RowHead className="font-medium">
                {href && index === 0 ? (
                  <a
                    className="py-1 underline decoration-amber-500 underline-offset-5 max-md:py-3.5"
                    href={href}
                    title={name}
                  >
                    <Inline text={price.what} />
                  </a>
                ) : (
                  <Inline text={price.what} />
                )}
              </RowHead>
              <Cell isLong className="text-caption max-md:col-start-2 max-md:pl-2.5 max-tight:pl-0">
                {price.note && <Inline text={price.note} />}
              </Cell>
              <Cell isNumber>
                <Inline text={price.amount} breakable />
              </Cell>
              <Cell isLong className="text-caption max-md:col-start-2 max-md:pl-2.5 max-tight:pl-0">
                <Inline text={price.time} />
              </Cell>
            </TableRow>
          ))}
        </TableGroup>
      ))}
    </Table>
  );
}
