import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";

/** Numbers with what they are. */
export function SpecsBody({ items }: Pick<SectionOf<"specs">, "items">) {
  return (
    <dl className={`specs n${Math.min(5, items.length)}`}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>
            <Inline text={label} />
          </dt>
          <dd>
            <Inline text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The KNX bus with its devices, in the real colour of the cable, and the numbers of the standard. */
export function BusBody({ section: { drawing, devices, specs } }: { section: SectionOf<"bus"> }) {
  return (
    <>
      <p className="vh">{drawing}</p>
      <div className="busline" data-watch="">
        <span className="telegram" aria-hidden="true" />
        {devices.map(({ icon, title, text }) => (
          <div className="dev" key={title}>
            <Icon name={icon} />
            <b>{title}</b>
            <span>
              <Inline text={text} />
            </span>
          </div>
        ))}
      </div>
      <SpecsBody items={specs} />
    </>
  );
}
