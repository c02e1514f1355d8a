import { clsx } from "clsx";
import styles from "./switch.module.css";

type Props = { /** What opens is under current: amber when closed. For dark ground. */ live?: boolean };

/** Mark of a disclosure, in its summary: a switch that closes. Decorative. */
export function Switch({ live = false }: Props) {
  return <span className={clsx(styles.switch, live && styles.live)} aria-hidden="true" />;
}
