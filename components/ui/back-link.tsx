import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/route-change/site-link";

type Props = { href: string; label: string };

/** Link to the page above. */
export function BackLink({ href, label }: Props) {
  return (
    <SiteLink className="back" href={href}>
      <Icon name="arrow-left" />
      {label}
    </SiteLink>
  );
}
