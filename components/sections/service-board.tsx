import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import type { ServiceRow } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import { factClass, nameClass, ServiceRows, scheduleClass } from "./service-rows";

type Props = {
  heading: string;
  groups: readonly { heading: string; rows: readonly ServiceRow[] }[];
  note: string;
};

/** Services as the schedule of a board: a busbar for each group. */
export function ServiceBoard({ heading, groups, note }: Props) {
  const { price, time } = words.schedule;
  return (
    <Section labelledBy="uslugi" wrapClassName="pt-0">
      <h2 className="sr-only" id="uslugi">
        {heading}
      </h2>
      {groups.map(({ heading, rows }, index) => (
        <section className="not-first-of-type:mt-7" aria-label={heading} key={heading}>
          <h3 className={clsx(scheduleClass, "font-semibold text-h3 text-heading lg:grid")}>
            <span className={nameClass}>{heading}</span>
            {index === 0 &&
              [price, time].map((name) => (
                <span
                  className={clsx(factClass, "font-normal text-caption text-sm max-lg:hidden")}
                  aria-hidden="true"
                  key={name}
                >
                  {name}
                </span>
              ))}
          </h3>
          <ServiceRows rows={rows} className="mt-1.5" />
        </section>
      ))}
      <Note className="mt-7 [&_a]:text-heading">
        <Inline text={note} />
      </Note>
    </Section>
  );
}
