import type { ReactNode } from "react";
import { Section, type Surface } from "@/components/ui/section";
import styles from "./printed-page.module.css";

type Props = {
  surface?: Surface;
  /** Id of the heading that names the section. */
  labelledBy: string;
  children: ReactNode;
};

/** A section that prints on an A4 page. Print omits the rest of a page that has such sections. */
export function PrintedPage({ children, ...section }: Props) {
  return (
    <Section {...section} data-printed="" className={styles.page} wrapClassName={styles.content}>
      {children}
    </Section>
  );
}
