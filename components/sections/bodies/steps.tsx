import { clsx } from "clsx";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";
import styles from "./steps.module.css";

/** A process as numbered terminals on a wire. */
export function StepsBody({ items }: Pick<SectionOf<"steps">, "items">) {
  const inFours = items.length === 4 || items.length > 6;
  return (
    <ol
      className={clsx(
        styles.steps,
        styles.across,
        "lg:grid lg:gap-y-14",
        inFours ? "lg:grid-cols-[repeat(4,1fr)]" : "lg:grid-cols-[repeat(3,1fr)]",
      )}
    >
      {items.map(({ title, text, details, time }) => (
        <li className={styles.step} key={title}>
          <h3 className="text-h3 in-[.prose]:text-base/[1.3]">
            <Inline text={title} breakable />
          </h3>
          <p className="mt-1.5 max-w-text">
            <Inline text={text} />
          </p>
          {details && <BulletList items={details} small />}
          {time && (
            <span className={clsx(styles.time, "mt-2 text-caption text-sm/[1.35]")}>
              <Inline text={time} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
