import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/picture/picture";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { PictureData } from "@/lib/content/props";
import type { HomePage } from "@/lib/content/types";

/** Breaker with its circuit number and cable: on the busbar on wide screens, beside the card on phones. */
function Breaker({ code, cable }: { code: string; cable: string }) {
  return (
    <>
      <svg className="drop" viewBox="0 0 150 74" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 0v20M0 46v28M0 46-9 22" />
        <path d="m-4 16 8 8M4 16l-8 8" />
        <text x="14" y="32" stroke="none">
          {code}
        </text>
        <text className="m" x="14" y="50" stroke="none">
          {cable}
        </text>
      </svg>
      <div className="tap" aria-hidden="true">
        <svg viewBox="0 0 66 32" fill="none" stroke="currentColor">
          <path d="M0 16h26M52 16h14M52 16 28 6M22 12l8 8M30 12l-8 8" />
        </svg>
        <b>{code}</b>
        {cable}
      </div>
    </>
  );
}

type Props = {
  specializations: HomePage["specializations"];
  pictures: readonly PictureData[];
  services: readonly { code: string; name: string }[];
};

/** Specialisations of the home page: a busbar with three outgoing feeders. Each card is one link. */
export function Feeders({ specializations: { heading, lead, feeders, all }, pictures, services }: Props) {
  return (
    <Section labelledBy="specjalizacje" className="sec">
      <SectionHead id="specjalizacje" heading={heading} lead={lead} tag="Q1" />
      <div className="feeders">
        {feeders.map(({ code, cable, title, text, link }, index) => {
          const picture = pictures[index];
          return (
            <article className="feeder" key={code}>
              <Breaker code={code} cable={cable} />
              <SiteLink className="cover" href={link.to}>
                {picture && (
                  <Picture
                    picture={picture}
                    ratio="4:3"
                    sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)"
                  />
                )}
                <h3 className="t-h3">{title}</h3>
                <p>
                  <Inline text={text} />
                </p>
                <span className="link">
                  {link.label}
                  <Icon name="arrow-right" />
                </span>
              </SiteLink>
            </article>
          );
        })}
        <article className="feeder">
          <Breaker code={all.code} cable={all.cable} />
          <SiteLink className="allbox" href={all.link.to}>
            <h3 className="t-h3">{all.title}</h3>
            <ul>
              {services.map(({ code, name }) => (
                <li key={code}>
                  <i>{code}</i>
                  {name}
                  <u aria-hidden="true" />
                </li>
              ))}
            </ul>
            <span className="link">
              {all.link.label}
              <Icon name="arrow-right" />
            </span>
          </SiteLink>
        </article>
      </div>
    </Section>
  );
}
