import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/script/route-change/site-link";

export type EstimateLinkProps = { label: string; href: string };

/** The quiet way to the questions of /wycena, with the matter of the page chosen. */
export function EstimateLink({ label, href, className }: EstimateLinkProps & { className?: string }) {
  return (
    <p className={clsx(className)}>
      <SiteLink className="text-link" href={href}>
        {label}
        <Icon name="arrow-right" />
      </SiteLink>
    </p>
  );
}
