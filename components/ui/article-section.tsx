import type { ReactNode } from "react";
import { Inline } from "./inline";

type Props = { /** Id of the heading, which names the section. */ id: string; heading: string; children: ReactNode };

/** A section of a guide: a heading and running text. Other content in it has the margin `mt-7`. */
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
