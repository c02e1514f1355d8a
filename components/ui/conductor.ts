import type { Conductor } from "@/lib/content/types";
import styles from "./conductor.module.css";

/** Classes that set `--conductor`, the fill of a conductor's element. */
export const conductorClass: Record<Conductor, string | undefined> = {
  l1: styles.phase1,
  l2: styles.phase2,
  l3: styles.phase3,
  n: styles.neutral,
  pe: styles.protective,
};
