import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/script/picture/picture";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";

/** Reasons, each with an optional figure. */
export function ReasonsBody({ items }: Pick<SectionOf<"reasons">, "items">) {
  const inFours = items.length === 4;
  return (
    <ul
      className={clsx(
        "grid gap-8",
        inFours ? "lg:grid-cols-[repeat(4,1fr)]" : "lg:grid-cols-[repeat(3,1fr)] lg:gap-12",
      )}
    >
      {items.map(({ figure, title, text }) => (
        <li className="border-line border-t pt-4.5" key={title}>
          {figure && (
            <b className="mb-3.5 block font-[620] text-heading text-title">
              <Inline text={figure} breakable={inFours} />
            </b>
          )}
          <h3 className="text-h3">
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

type SegmentsProps = { items: SectionOf<"segments">["items"]; context: PageContext };

/** Customer segments as rows: a photo beside title and text; without one, the title beside the text. */
export function SegmentsBody({ items, context }: SegmentsProps) {
  return (
    <ul className="grid gap-stack">
      {items.map(({ icon, title, text, points, picture }) => {
        const heading = (
          <h3 className="flex items-center gap-3 text-h3">
            <Icon name={icon} />
            <Inline text={title} />
          </h3>
        );
        return (
          <li
            className={clsx(
              "grid gap-x-10 gap-y-5 md:grid-cols-[2fr_3fr]",
              picture ? "md:items-center" : "border-line border-t pt-5",
            )}
            key={title}
          >
            {picture ? (
              <Picture
                picture={context.pictureOf(picture)}
                sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, calc(100vw - 2.5rem)"
              />
            ) : (
              heading
            )}
            <div>
              {picture && heading}
              <p className={clsx("max-w-text", picture && "mt-2")}>
                <Inline text={text} />
              </p>
              <BulletList items={points} small />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
