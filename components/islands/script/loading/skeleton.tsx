import { clsx } from "clsx";
import "./skeleton.css";

const cards = ["a", "b", "c", "d", "e", "f"] as const;

/**
 * Six placeholder cards for a page or an index that is loading. Hidden from screen readers. The elements have no
 * classes: every page contains them, and each class would add bytes.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div className={clsx("skeleton-cards grid gap-5 md:grid-cols-2 lg:grid-cols-3", className)} aria-hidden="true">
      {cards.map((card) => (
        <div key={card}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
