import { Icon } from "@/components/icons/icon";
import { Inline } from "./inline";

type Props = {
  caption: string;
  /** Right end of the caption: who was checked. */
  subject: string;
  items: readonly { title: string; finding: string; result: string }[];
};

/** Claims as the protocol an electrician leaves: what was checked, what was found, the result. */
export function ProtocolTable({ caption, subject, items }: Props) {
  return (
    <table className="protocol">
      <caption>
        <span>
          <span>{caption}</span>
          <span>{subject}</span>
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="n">
            <abbr title="Liczba porządkowa">Lp.</abbr>
          </th>
          <th scope="col">Co sprawdzamy</th>
          <th scope="col">Stwierdzono</th>
          <th scope="col">Wynik</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ title, finding, result }, index) => (
          <tr key={title}>
            <td className="n">{index + 1}</td>
            <th scope="row">{title}</th>
            <td className="d">
              <Inline text={finding} />
            </td>
            <td className="res">
              <Icon name="check" />
              {result}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
