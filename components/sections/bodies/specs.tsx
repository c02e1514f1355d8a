import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";
import styles from "./bus.module.css";

/** Columns on wide screens by the number of items. Any other number has the six of the bus. */
const columns: Readonly<Record<number, string>> = { 3: "lg:fr-cols-3", 4: "lg:fr-cols-4" };

/** The KNX bus with its devices, in the cable's real colour. */
function Bus({ bus: { text, devices } }: { bus: NonNullable<SectionOf<"specs">["bus"]> }) {
  return (
    <>
      <p className="sr-only">{text}</p>
      <div
        className={clsx(
          styles.cable,
          "wrap-anywhere relative grid grid-cols-2 max-tight:grid-cols-1 gap-3.5 pl-7 max-xs:gap-2.5 max-xs:pl-6 *:min-w-0 lg:fr-cols-6 lg:pt-12 lg:pl-0",
        )}
        data-watch=""
      >
        <span className={clsx(styles.telegram, "motion-reduce:hidden")} aria-hidden="true" />
        {devices.map(({ icon, title, text }) => (
          <div
            className={clsx(styles.device, "rounded-md border border-line bg-surface p-3.5 max-xs:px-2.5")}
            key={title}
          >
            <Icon name={icon} className="size-7 stroke-fine text-heading" />
            <b className="mt-2.5 block font-semibold text-heading text-sm/tight">{title}</b>
            <span className="mt-0.75 block text-sm/snug">
              <Inline text={text} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Numbers with their labels, below a bus if there is one. */
export function SpecsBody({ section: { bus, items, paragraphs } }: { section: SectionOf<"specs"> }) {
  return (
    <>
      {bus && <Bus bus={bus} />}
      <dl
        className={clsx(
          "grid grid-cols-[repeat(auto-fit,minmax(min(10.4rem,100%),1fr))] gap-x-3 border-line border-t on-dark:border-hairline",
          columns[items.length] ?? "lg:fr-cols-6",
          (bus || paragraphs) && "mt-9",
        )}
      >
        {items.map(({ value, label }) => (
          <div
            className="flex flex-col-reverse justify-end min-w-0 border-hairline py-4 max-lg:border-b max-lg:pr-3 lg:pt-5.5"
            key={label}
          >
            <dt className="text-sm/snug">
              <Inline text={label} />
            </dt>
            <dd className="font-strong text-heading text-title tabular-nums">
              <Inline text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
