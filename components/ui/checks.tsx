import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "./inline";

type Props = {
  items: readonly { title?: string | undefined; text: string }[];
  /** Titles run into their texts instead of being above them. */
  runIn?: boolean;
};

/** A list of texts with check marks; in two columns on wide screens if it is long. */
export function CheckList({ items, runIn = false }: Props) {
  return (
    <ul className={clsx("grid border-line border-t", items.length > 5 && "lg:split-6/6")}>
      {items.map(({ title, text }) => (
        <li className="grid grid-cols-[--spacing(9)_1fr] max-tight:block border-hairline border-b py-3.5" key={text}>
          <Icon
            name="check"
            className="mt-0.75 max-tight:float-left max-tight:mr-2 stroke-2 text-ok on-dark:text-heading"
          />
          <span className="max-w-text">
            {title && (
              <>
                <b className={clsx("font-semibold text-heading", !runIn && "block")}>
                  <Inline text={title} />
                </b>{" "}
              </>
            )}
            <Inline text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
