import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import { Label } from "@/components/ui/label";
import type { SectionOf, StepItem } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";

/** Bar of a schedule: dark for the shortest time, open for a possible extension. Decorative: the text says it. */
function Bar({ bar, length }: { bar: NonNullable<StepItem["bar"]>; length: number }) {
  const unit = 100 / length;
  const weeks = Array.from({ length }, (_, week) => `M${week * unit} 0v14`);
  const from = { x: bar.start * unit, y: 3, height: 8 };
  return (
    <svg
      className="h-3.5 w-full overflow-visible border-hairline border-b"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-hairline" d={weeks.join("")} vectorEffect="non-scaling-stroke" />
      <rect
        className="fill-paper-0 stroke-ink-900"
        {...from}
        width={bar.max * unit}
        vectorEffect="non-scaling-stroke"
      />
      <rect className="fill-ink-900" {...from} width={bar.min * unit} />
    </svg>
  );
}

/** Steps as rows with their time and importance, and with bars if the section has a scale. */
export function ScheduleBody({ section: { items, scale } }: { section: SectionOf<"steps"> }) {
  return (
    <>
      {scale && (
        <p className="mb-2.5 text-caption text-sm">
          {fill(words.section.scale, { dlugosc: scale.length, jednostka: scale.unit })}
        </p>
      )}
      <ol className="border-line border-t">
        {items.map(({ title, text, details, time, level, bar }, index) => (
          <li className="grid gap-1.5 border-hairline border-b py-4" key={title}>
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h3 className="font-semibold text-base/name">
                {index + 1}. <Inline text={title} />
              </h3>
              {time && (
                <span className="font-semibold text-heading text-sm/inherit tabular-nums">
                  <Inline text={time} />
                </span>
              )}
            </div>
            {scale && bar && <Bar bar={bar} length={scale.length} />}
            <div className="flex items-start justify-between gap-x-4 gap-y-2 max-md:flex-col">
              <p className="max-w-text">
                <Inline text={text} />
              </p>
              {level && <Label level={level}>{words.section.levels[level]}</Label>}
            </div>
            {details && <BulletList items={details} small />}
          </li>
        ))}
      </ol>
    </>
  );
}
