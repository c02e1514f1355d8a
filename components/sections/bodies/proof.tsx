import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/picture/picture";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";

/** Reasons, each led by a figure where there is one. */
export function ReasonsBody({ items }: Pick<SectionOf<"reasons">, "items">) {
  return (
    <ul className={`reasons${items.length === 4 ? " reasons-4" : ""}`}>
      {items.map(({ figure, title, text }) => (
        <li key={title}>
          {figure && (
            <b className="f">
              <Inline text={figure} />
            </b>
          )}
          <h3 className="t-h3">
            <Inline text={title} />
          </h3>
          <p>
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type SegmentsProps = { items: SectionOf<"segments">["items"]; context: PageContext };

/** Customer segments as rows with a photo. */
export function SegmentsBody({ items, context }: SegmentsProps) {
  return (
    <ul className="segments">
      {items.map(({ icon, title, text, points, picture }) => (
        <li key={title}>
          {picture && (
            <Picture
              picture={context.pictureOf(picture)}
              sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, calc(100vw - 2.5rem)"
            />
          )}
          <div>
            <h3 className="t-h3">
              <Icon name={icon} />
              <Inline text={title} />
            </h3>
            <p>
              <Inline text={text} />
            </p>
            <BulletList items={points} small />
          </div>
        </li>
      ))}
    </ul>
  );
}
