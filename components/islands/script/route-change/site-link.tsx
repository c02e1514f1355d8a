"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useEffect } from "react";
import { announceNavigation } from "./navigation-event";

/** Tells the route-change indicator that the page behind this link is on its way. Draws nothing. */
function PendingSignal() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    announceNavigation(true);
    return () => announceNavigation(false);
  }, [pending]);
  return null;
}

type Props = Omit<ComponentProps<typeof Link>, "prefetch">;

/**
 * A link inside the site. Never prefetches: five visible default links made fifteen requests before any click, and
 * `prefetch={true}` is a dead click in an export (vercel/next.js#92341).
 */
export function SiteLink({ children, ...props }: Props) {
  return (
    <Link {...props} prefetch={false}>
      {children}
      <PendingSignal />
    </Link>
  );
}
