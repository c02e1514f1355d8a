import { clsx } from "clsx";
import type { IconId } from "@/lib/content/icons";
import { iconShape } from "@/lib/generated";
import styles from "./icon.module.css";

type Props = {
  name: IconId;
  /** Utilities that change size, stroke or place. */
  className?: string;
};

/**
 * A lucide drawing in the current colour, hidden from screen readers: the text beside it names the thing. For server
 * components only, so that the drawings never reach the browser as code: an island takes its icons as children. The
 * export draws an icon that a page shows twice once (lib/tools/export/shared-icons.ts).
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
