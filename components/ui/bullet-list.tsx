import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./bullet-list.module.css";
import { Inline } from "./inline";

type Props = {
  items: readonly string[];
  /** Draws a text. Left out: as inline Markdown. */
  draw?: (text: string) => ReactNode;
  /** Denser, directly below a text, and as wide as its box. */
  small?: boolean;
};

/** A list of texts with terminals as bullets. */
export function BulletList({ items, small = false, draw = (text) => <Inline text={text} /> }: Props) {
  return (
    <ul className={clsx("grid", small ? "mt-2.5 gap-1.5" : "max-w-text gap-2")}>
      {items.map((item) => (
        <li className={styles.item} key={item}>
          {draw(item)}
        </li>
      ))}
    </ul>
  );
}
