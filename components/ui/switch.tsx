import { clsx } from "clsx";
import styles from "./switch.module.css";

type Props = { /** Amber when closed, for dark surfaces. */ live?: boolean; className?: string | undefined };

/** Decorative marker in the summary of a disclosure: a switch that closes as it opens. */
export function Switch({ live = false, className }: Props) {
  return <span className={clsx(styles.switch, live && styles.live, className)} aria-hidden="true" />;
}
