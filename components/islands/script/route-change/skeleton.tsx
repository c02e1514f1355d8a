import { clsx } from "clsx";

const cards = ["a", "b", "c", "d", "e", "f"] as const;

function Line({ className }: { className: string }) {
  return <span className={clsx("animate-shimmer rounded-sm bg-well", className)} />;
}

/** Six placeholder cards, for a page or an index that is on its way. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div className={clsx("grid gap-5 md:grid-cols-2 lg:grid-cols-3", className)} aria-hidden="true">
      {cards.map((card) => (
        <div
          className="flex min-h-62.5 flex-col gap-3 rounded-md border border-hairline bg-paper-0 p-5"
          key={card}
          data-placeholder=""
        >
          <Line className="size-8.5" />
          <Line className="mt-2.5 h-5.5 w-[62%]" />
          <Line className="h-3.5" />
          <Line className="h-3.5" />
          <Line className="mt-auto h-3.5 w-[38%]" />
        </div>
      ))}
    </div>
  );
}
