import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { CompareItem } from "@/lib/content/types";

function Column({
  item: { name, description, specs, advantages, disadvantages, applications },
}: {
  item: CompareItem;
}) {
  return (
    <li>
      <h3>
        <Inline text={name} />
      </h3>
      <p>
        <Inline text={description} />
      </p>
      <dl>
        {specs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>
                <Inline text={value} />
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <h4>Zalety</h4>
        <BulletList items={advantages} small />
      </div>
      <div>
        <h4>Wady</h4>
        <BulletList items={disadvantages} small />
      </div>
      {applications && (
        <div>
          <h4>Dla kogo</h4>
          <p>
            <Inline text={applications} />
          </p>
        </div>
      )}
    </li>
  );
}

/** Types side by side: up to three as columns, more as a grid of two. */
export function CompareBody({ items }: { items: readonly CompareItem[] }) {
  return (
    <ul className={items.length > 3 ? "compare compare-2" : `compare compare-${items.length}`}>
      {items.map((item) => (
        <Column key={item.name} item={item} />
      ))}
    </ul>
  );
}
