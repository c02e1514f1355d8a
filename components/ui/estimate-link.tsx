import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";

export type EstimateLinkProps = { label: string; href: string };

/** The quiet way to the questions of /wycena, with the matter of the page chosen. */
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
