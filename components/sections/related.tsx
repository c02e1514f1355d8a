import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import type { IconName } from "@/lib/content/types";

export type RelatedLink = { href: string; icon: IconName; name: string; text: string; kind: string };

/** Pages that go with this one: services and guides. */
export function Related({ heading, links }: { heading: string; links: readonly RelatedLink[] }) {
  return (
    <Section surface="sheet" room="tight" labelledBy="powiazane" className="sec paper-1 tight">
      <h2 className="t-h3 mb-5" id="powiazane">
        {heading}
      </h2>
      <ul className="related">
        {links.map(({ href, icon, name, text, kind }) => (
          <li key={href}>
            <SiteLink href={href}>
              <Icon name={icon} className="big" />
              <span>
                <small>{kind}</small>
                <b>{name}</b>
                <span>
                  <Inline text={text} />
                </span>
              </span>
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
