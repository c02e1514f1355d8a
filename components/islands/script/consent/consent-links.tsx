import { SiteLink } from "@/components/islands/script/route-change/site-link";
import type { ConsentTexts } from "@/lib/content/types";

type Props = { texts: ConsentTexts };

/**
 * Links of the footer where tracking is configured. "Change" asks again; without scripts it leads to the explanation.
 */
export function ConsentLinks({ texts }: Props) {
  return (
    <>
      <SiteLink href="/polityka-prywatnosci">{texts.privacy}</SiteLink>
      <SiteLink href="/polityka-prywatnosci#pomiar" data-consent="change">
        {texts.change}
      </SiteLink>
    </>
  );
}
