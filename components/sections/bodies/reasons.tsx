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
            <b className="mb-3.5 block font-strong text-heading text-h3 lg:text-title">
              <Inline text={figure} breakable={inFours} />
            </b>
          )}
          <h3 className={figure ? "font-medium text-base/name text-body" : "text-h3"}>
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
