import { clsx } from "clsx";
import styles from "./switch.module.css";

type Props = { /** Amber when closed, for dark surfaces. */ live?: boolean };

/** Decorative marker in the summary of a disclosure: a switch that closes as it opens. */
export function Switch({ live = false }: Props) {
  return <span className={clsx(styles.switch, live && styles.live)} aria-hidden="true" />;
}
