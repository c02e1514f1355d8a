import { clsx } from "clsx";
import styles from "./loading.module.css";
import { Skeleton } from "./skeleton";

type Props = {
  /** For screen readers, while a page loads. */
  loading: string;
  /** Shown after ten seconds. */
  late: string;
};

/**
 * Shown while a followed link takes long (loading.browser.ts): a slim indicator with a skeleton of six cards under the
 * header, and after ten seconds a message. The live region around them is always in the page: screen readers announce
 * changes only in a region that was there before.
 */
export function Loading({ loading, late }: Props) {
  return (
    <div role="status" data-nosnippet="">
      <div className="fixed inset-x-0 top-header bottom-0 z-30 overflow-hidden bg-surface not-in-data-[loading=wait]:hidden">
        <span className="sr-only">{loading}</span>
        <div className={clsx(styles.bar, "h-0.75 bg-amber-400")} />
        <Skeleton className="wrap mt-7" />
      </div>
      <p className="fixed inset-x-0 top-header z-30 bg-amber-400 px-gutter py-3 text-center text-ink-on-amber not-in-data-[loading=late]:hidden">
        {late}
      </p>
    </div>
  );
}
