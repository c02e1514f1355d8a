import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import { Label } from "@/components/ui/label";
import type { PhaseItem, SectionOf } from "@/lib/content/types";

const importanceLabels = { critical: "KRYTYCZNE", high: "BARDZO WAŻNE", normal: "WAŻNE" } as const;

/** Bar on the schedule: dark is the shortest time, open the possible extension. Decoration: the text says it. */
function Bar({ bar, length }: { bar: NonNullable<PhaseItem["bar"]>; length: number }) {
  const unit = 100 / length;
  return (
    <svg className="trk" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length }, (_, week) => week).map((week) => (
        <path key={week} className="grid-line" d={`M${week * unit} 0v14`} />
      ))}
      <rect className="max" x={bar.start * unit} y="3" width={bar.max * unit} height="8" />
      <rect className="min" x={bar.start * unit} y="3" width={bar.min * unit} height="8" />
    </svg>
  );
}

/** Phases in order with duration and importance; with bars where the section has a scale. */
export function PhasesBody({ section: { items, scale } }: { section: SectionOf<"phases"> }) {
  return (
    <>
      <ol className="gantt">
        {items.map(({ phase, description, duration, details, importance, bar }, index) => (
          <li key={phase}>
            <div className="hd">
              <h3>
                {index + 1}. <Inline text={phase} />
              </h3>
              <span className="dur">
                <Inline text={duration} />
              </span>
            </div>
            {scale && bar && <Bar bar={bar} length={scale.length} />}
            <div className="hd items-start">
              <p>
                <Inline text={description} />
              </p>
              {importance && <Label level={importance}>{importanceLabels[importance]}</Label>}
            </div>
            {details && <BulletList items={details} small />}
          </li>
        ))}
      </ol>
      {scale && (
        <p className="t-xs mt-2.5">
          Skala: {scale.length} {scale.unit}. Pole ciemne to najkrótszy czas, jasne to możliwe wydłużenie.
        </p>
      )}
    </>
  );
}
