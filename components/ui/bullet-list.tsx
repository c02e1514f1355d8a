import { clsx } from "clsx";
import styles from "./bullet-list.module.css";
import { Inline } from "./inline";

type Props = {
  items: readonly string[];
  /** Denser, directly below a text, and as wide as its box. */
  small?: boolean;
};

/** A list of texts with terminals as bullets. */
export function BulletList({ items, small = false }: Props) {
  return (
    <ul className={clsx("grid", small ? "mt-2.5 gap-1.5" : "max-w-text gap-2")}>
      {items.map((item) => (
        <li className={styles.item} key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  );
}
