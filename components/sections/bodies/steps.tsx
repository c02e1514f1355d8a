import { clsx } from "clsx";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { SectionOf } from "@/lib/content/types";
import styles from "./steps.module.css";

/** A process as numbered terminals on a wire: down, or across the page of a service on wide screens. */
export function StepsBody({ items }: Pick<SectionOf<"steps">, "items">) {
  const inFours = items.length === 4 || items.length > 6;
  return (
    <ol
      className={clsx(
        styles.steps,
        styles.across,
        "lg:grid lg:gap-y-0 in-prose:lg:block",
        inFours ? "lg:fr-cols-4" : "lg:fr-cols-3",
        items.length === 5 && "xl:fr-cols-5",
      )}
    >
      {items.map(({ title, text, details, time }) => (
        <li className={styles.step} key={title}>
          <h3 className="text-h3 in-prose:text-base/name">
            <Inline text={title} breakable />
          </h3>
          <div>
            <p className="mt-1.5 max-w-text">
              <Inline text={text} />
            </p>
            {details && <BulletList items={details} small />}
            {time && (
              <span className="mt-2 inline-block text-caption text-sm/snug">
                <Inline text={time} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
