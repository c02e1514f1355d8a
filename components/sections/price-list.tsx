import { Inline } from "@/components/ui/inline";
import { Cell, Head, RowHead, Table, TableGroup, TableRow } from "@/components/ui/table";
import type { PriceGroup } from "@/lib/estimate/types";

type Props = { caption: string; columns: readonly [string, string, string, string]; groups: readonly PriceGroup[] };

/** Table of all prices by circuit; on phones the time is a second line of the row. The code is shown once per subject. */
export function PriceList({ caption, columns: [code, work, price, time], groups }: Props) {
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
          <Head isNumber>{price}</Head>
          <Head isLong className="max-md:col-start-2 max-md:pl-2.5">
            {time}
          </Head>
        </>
      }
    >
      {groups.map(({ id, name, code, href, rows }) => (
        <TableGroup key={id} id={`cena-${id}`}>
          {rows.map(({ label, price, time }, index) => (
            <TableRow key={label}>
              <Cell className="text-caption">{index === 0 && (code ?? "")}</Cell>
              <RowHead className="font-medium">
                {href && index === 0 ? (
                  <a className="underline decoration-amber-500 underline-offset-5" href={href} title={name}>
                    <Inline text={label} />
                  </a>
                ) : (
                  <Inline text={label} />
                )}
              </RowHead>
              <Cell isNumber>
                <Inline text={price} breakable />
              </Cell>
              <Cell isLong className="text-caption max-md:col-start-2 max-md:pl-2.5">
                <Inline text={time} />
              </Cell>
            </TableRow>
          ))}
        </TableGroup>
      ))}
    </Table>
  );
}
