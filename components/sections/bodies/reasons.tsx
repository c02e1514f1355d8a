import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";

/** Reasons, each with an optional figure. */
export function ReasonsBody({ items }: Pick<SectionOf<"reasons">, "items">) {
  const inFours = items.length === 4;
  return (
    <ul className={clsx("grid gap-y-6 lg:gap-y-8", inFours ? "lg:fr-cols-4" : "lg:fr-cols-3")}>
      {items.map(({ figure, title, text }) => (
        <li className="border-hairline border-t pt-4.5 first:border-line lg:border-line" key={title}>
          {figure && (
            <span className="block text-sm lg:mb-3.5 lg:font-strong lg:text-heading lg:text-title">
              <Inline text={figure} breakable={inFours} />
            </span>
          )}
          <h3 className={clsx("text-h3", figure && "lg:font-medium lg:text-base/name lg:text-body")}>
            <Inline text={title} />
          </h3>
          <p className="mt-2">
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
