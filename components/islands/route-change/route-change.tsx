"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useHistoryRepair } from "@/components/islands/hydration/use-history-repair";
import { navigationEvent } from "./navigation-event";
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
    <div className="route-change" role="status">
      <span className="vh">{loading}</span>
      <div className="route-bar" aria-hidden="true" />
      {stage === "skeleton" && <Skeleton />}
    </div>
  );
}
