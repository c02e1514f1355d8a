import { clsx } from "clsx";
import type { IconId } from "@/lib/content/icons";
import { iconShape } from "@/lib/generated";
import styles from "./icon.module.css";

type Props = {
  name: IconId;
  /** Utilities for size, stroke or place. */
  className?: string;
};

/**
 * A lucide icon in the current colour, hidden from screen readers: the text beside it says the same. For server
 * components only, so that icons never reach the browser as code: an island has slots for them. A page has the shapes
 * as often as it shows the icon: references to the first one weighed 0.2 % more (Brotli, all pages).
 */
export function Icon({ name, className }: Props) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShape(name) }}
    />
  );
}
