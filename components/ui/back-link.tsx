import { SiteLink } from "@/components/islands/site-link/site-link";
import { Icon } from "./icon";

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
