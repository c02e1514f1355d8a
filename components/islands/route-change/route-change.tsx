"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useHistoryRepair } from "@/components/islands/hydration/use-history-repair";
import { navigationEvent } from "./navigation-event";
import styles from "./route-change.module.css";
import { Skeleton } from "./skeleton";

/** How long a page may take before the skeleton covers the old one, in milliseconds. */
const skeletonDelay = 150;

type Props = { /** Said to screen readers while a page is on its way. */ loading: string };

/**
 * The client-side route change: a slim indicator at once, a skeleton of six cards after 150 ms, then the top of the new
 * page with the focus on its content. Exists only after hydration; before that links load whole pages.
 */
export function RouteChange({ loading }: Props) {
  const path = usePathname();
  const [stage, setStage] = useState<"idle" | "indicator" | "skeleton">("idle");
  const shown = useRef(path);
  useHistoryRepair(path);

  useEffect(() => {
    // From now on following a link is no navigation of the browser: nothing to make ready (next-page/speculation-rules.tsx).
    document.documentElement.dataset.routed = "";
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onNavigation = (event: Event) => {
      clearTimeout(timer);
      if (!(event as CustomEvent<boolean>).detail) return setStage("idle");
      setStage("indicator");
      timer = setTimeout(() => setStage("skeleton"), skeletonDelay);
    };
    document.addEventListener(navigationEvent, onNavigation);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(navigationEvent, onNavigation);
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    setStage("idle");
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
    if (location.hash) return;
    scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [path]);

  if (stage === "idle") return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-39" role="status">
      <span className="sr-only">{loading}</span>
      <div className={clsx(styles.bar, "absolute inset-x-0 top-header h-0.75 bg-amber-400")} aria-hidden="true" />
      {stage === "skeleton" && (
        <div className="absolute inset-0 overflow-hidden bg-surface pt-[calc(var(--spacing-header)+2rem)]">
          <Skeleton className="wrap" />
        </div>
      )}
    </div>
  );
}
