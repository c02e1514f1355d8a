import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import type { PriceGroup } from "@/lib/estimate/types";
import styles from "./price-list.module.css";

type Props = { caption: string; columns: readonly [string, string, string, string]; groups: readonly PriceGroup[] };

/** Table of all prices by circuit; on phones each row has two lines. The code is shown once per subject. */
export function PriceList({ caption, columns, groups }: Props) {
  return (
    <table className={clsx(styles.list, "w-full tabular-nums")}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, name, code, href, rows }) => (
        <tbody key={id} id={`cena-${id}`}>
          {rows.map(({ label, price, time }, index) => (
            <tr key={label}>
              <td className={styles.code}>{index === 0 && (code ?? "")}</td>
              <th scope="row">
                {href && index === 0 ? (
                  <a className="underline decoration-amber-500 underline-offset-5" href={href} title={name}>
                    <Inline text={label} />
                  </a>
                ) : (
                  <Inline text={label} />
                )}
              </th>
              <td className={/\d/.test(price) ? styles.price : styles.depends}>
                <Inline text={price} />
              </td>
              <td className={styles.time}>
                <Inline text={time} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
