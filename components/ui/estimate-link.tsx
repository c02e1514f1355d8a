import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import type { Href } from "@/lib/content/types";

export type EstimateLinkProps = { label: string; href: Href };

/** Link to /wycena with the page's subject chosen. */
export function EstimateLink({ label, href, className }: EstimateLinkProps & { className?: string }) {
  return (
    <p className={clsx(className)}>
      <a className="text-link" href={href}>
        {label}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
