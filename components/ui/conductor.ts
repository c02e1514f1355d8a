import type { Conductor } from "@/lib/content/types";
import styles from "./conductor.module.css";

/** Class that sets `--conductor`, what an element of a conductor is filled with. */
export const conductorClass: Record<Conductor, string | undefined> = {
  l1: styles.phase1,
  l2: styles.phase2,
  l3: styles.phase3,
  n: styles.neutral,
  pe: styles.protective,
};
