"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useHistoryRepair } from "@/components/islands/react/hydration/use-history-repair";
import { navigationEvent } from "./navigation-event";
import styles from "./route-change.module.css";
import { Skeleton } from "./skeleton";
import { useReturn } from "./use-return";

/** How long a page may take before the skeleton covers the old one, in milliseconds. */
const skeletonDelay = 150;
/** How long before the old page is given back, with a sentence, in milliseconds. */
const patience = 10_000;

type Props = {
  /** Said to screen readers while a page is on its way. */
  loading: string;
  /** Said when it still is after ten seconds. */
  late: string;
};

/**
 * The client-side route change: a slim indicator at once, a skeleton of six cards after 150 ms, then the new page with
 * the focus on its content: its top, or after "back" the place where it was left. A page that does not come gives the
 * old one back after ten seconds. Exists only after hydration; before that links load whole pages.
 */
export function RouteChange({ loading, late }: Props) {
  const path = usePathname();
  const [stage, setStage] = useState<"idle" | "indicator" | "skeleton" | "late">("idle");
  const shown = useRef(path);
  useHistoryRepair(path);
  const returned = useReturn(path);

  useEffect(() => {
    // From now on following a link is no navigation of the browser: nothing to make ready
    // (next-page/speculation-rules.tsx).
    document.documentElement.dataset.routed = "";
  }, []);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const onNavigation = (event: Event) => {
      stop();
      if (!(event as CustomEvent<boolean>).detail) return setStage("idle");
      setStage("indicator");
      timers = [setTimeout(setStage, skeletonDelay, "skeleton"), setTimeout(setStage, patience, "late")];
    };
    document.addEventListener(navigationEvent, onNavigation);
    return () => {
      stop();
      document.removeEventListener(navigationEvent, onNavigation);
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    setStage("idle");
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
    if (location.hash) return;
    if (returned.current !== path) scrollTo({ top: 0, behavior: "instant" });
    returned.current = undefined;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [path, returned]);

  if (stage === "idle") return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-39" role="status">
      {stage === "late" ? (
        <p className="absolute inset-x-0 top-header bg-amber-400 px-gutter py-3 text-center text-ink-900">{late}</p>
      ) : (
        <>
          <span className="sr-only">{loading}</span>
          <div className={clsx(styles.bar, "absolute inset-x-0 top-header h-0.75 bg-amber-400")} aria-hidden="true" />
        </>
      )}
      {stage === "skeleton" && (
        <div className="absolute inset-0 overflow-hidden bg-surface pt-[calc(var(--spacing-header)+2rem)]">
          <Skeleton className="wrap" />
        </div>
      )}
    </div>
  );
}
