import type { ReactNode } from "react";
import { Inline } from "./inline";

type Props = { /** Id of the heading, which names the section. */ id: string; heading: string; children: ReactNode };

/** A section of a guide: its heading and the running text below it. What is no text stands in it at `mt-7`. */
export function ArticleSection({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id} className="prose mt-[calc(var(--spacing-section)*0.72)]">
      <h2 id={id}>
        <Inline text={heading} />
      </h2>
      {children}
    </section>
  );
}
