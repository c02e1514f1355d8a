import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";

type Props = { /** Headings of the page, by id. */ entries: readonly { id: string; heading: ReactNode }[] };

/** Table of contents of a guide. Links work without scripts; page-script.browser.ts marks the current one. */
export function Contents({ entries }: Props) {
  return (
    <details className="toc">
      <summary>
        Spis treści
        <Icon name="chevron-down" />
      </summary>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
