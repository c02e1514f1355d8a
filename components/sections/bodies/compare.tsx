import { clsx } from "clsx";
import { Fragment } from "react";
import { SystemDrawing, SystemLegend } from "@/components/drawings/system";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { CompareItem } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { Facet } from "./facet";

/** Points for or against a type, or whom it suits; a single one is no list. On phones beside its heading. */
const Aspect = ({ heading, items }: { heading: string; items: readonly string[] }) => (
  <Facet heading={heading} isBeside>
    {items.length > 1 ? (
      <BulletList items={items} small />
    ) : (
      <p>
        <Inline text={items[0] ?? ""} />
      </p>
    )}
  </Facet>
);

/** A type; each of its parts is a row that begins on one line with the other types'. */
function Column({
  item: { name, description, system, specs, advantages, disadvantages, applications },
}: {
  item: CompareItem;
}) {
  return (
    <li className="-mt-px grid content-start gap-x-4 border-hairline border-t px-5 py-5.5 max-xs:grid-cols-1 max-tight:px-2 xs:max-md:grid-cols-labelled md:-ml-px md:grid-cols-1 md:row-span-6 md:grid-rows-subgrid md:border-l">
      <div className="col-span-full">
        <h3 className="text-h3 tracking-normal">
          <Inline text={name} />
        </h3>
        {system && <SystemDrawing system={system} />}
      </div>
      <p className="col-span-full mt-2">
        <Inline text={description} />
      </p>
      <dl className="col-span-full mt-3 grid content-start gap-y-1 leading-remark max-md:items-baseline xs:max-md:grid-cols-subgrid">
        {specs.map(({ label, value }) => {
          // Of "4–24 kW, powyżej 6 kW trójfazowy" the figure is what one compares.
          const [, figure = value, remark] = /^(\d.*?,) (.+)$/.exec(value) ?? [];
          return (
            <Fragment key={label}>
              <dt className="text-caption text-sm/snug md:not-first:mt-1">{label}</dt>
              <dd className="text-heading tabular-nums">
                <b className="font-semibold">
                  <Inline text={figure} />
                </b>
                {remark && (
                  <>
                    {" "}
                    <Inline text={remark} />
                  </>
                )}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <Aspect heading={words.section.advantages} items={advantages} />
      <Aspect heading={words.section.disadvantages} items={disadvantages} />
      {applications && <Aspect heading={words.section.applications} items={[applications]} />}
    </li>
  );
}

/** Types side by side: up to three as columns, more as a grid of two. */
export function CompareBody({ items }: { items: readonly CompareItem[] }) {
  return (
    <>
      {items.some(({ system }) => system) && <SystemLegend />}
      <ul
        className={clsx(
          "grid surface-card overflow-hidden rounded-md border border-line bg-paper-0 text-body",
          items.length > 3 ? "md:grid-cols-2" : "md:auto-cols-fr md:grid-flow-col",
        )}
      >
        {items.map((item) => (
          <Column key={item.name} item={item} />
        ))}
      </ul>
    </>
  );
}
