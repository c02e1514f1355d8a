import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { Picture } from "@/components/islands/picture/picture";
import { SiteLink } from "@/components/islands/route-change/site-link";
import type { Crumb } from "@/components/ui/breadcrumb";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { SilesiaMap } from "@/components/ui/silesia-map";
import { TwoColumns } from "@/components/ui/two-columns";
import type { MapDrawing, PageContext } from "@/lib/content/props";
import type { City, IconName } from "@/lib/content/types";
import { Advice } from "./advice";
import { Band } from "./band";
import { ReasonsBody } from "./bodies/proof";
import { ratingText } from "./reviews";
import { SectionList } from "./section-block";

type CityService = { href: string; icon: IconName; name: string; text: string };
type Props = {
  city: City;
  services: readonly CityService[];
  neighbours: readonly { name: string; href: string }[];
  drawing: MapDrawing;
  trail: readonly Crumb[];
  context: PageContext;
};

function Hero({
  city: { hero, name, rating },
  drawing,
  trail,
  context,
}: Pick<Props, "city" | "drawing" | "trail" | "context">) {
  return (
    <section className="pagehead on-dark dark city-head">
      <div className="wrap rail">
        <div className="trail">
          <Breadcrumb trail={trail} />
        </div>
        <div className="split">
          <div>
            <h1 className="t-h1">
              <Inline text={hero.title} />
            </h1>
            <p className="lead t-lead">
              <Inline text={hero.lead} />
            </p>
            <div className="btns">
              <ButtonLink button={hero.primary} variant="amber" phone={context.phone} place="city" />
              <CallLink className="btn btn-o" tel={context.phone.tel} place="city">
                <Icon name="phone" />
                <span className="num">{context.phone.display}</span>
              </CallLink>
            </div>
            <ul className="badges">
              {hero.badges.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  <span>
                    <Inline text={text} />
                  </span>
                </li>
              ))}
            </ul>
            {rating && <Note>{ratingText(rating)}</Note>}
          </div>
          <div className="citymap">
            <SilesiaMap drawing={drawing} id="mapa-tytul" title={`Mapa okolicy: ${name} i sąsiednie miasta`} />
          </div>
        </div>
      </div>
    </section>
  );
}

function ServiceCells({ services }: Pick<Props, "services">) {
  return (
    <ul className={`hgrid ${services.length === 4 ? "c4" : "c3"}`}>
      {services.map(({ href, icon, name, text }) => (
        <li key={href} className="cell-item">
          <SiteLink className="cell" href={href}>
            <Icon name={icon} className="big" />
            <div>
              <h3 className="t-h3">{name}</h3>
              <p>
                <Inline text={text} />
              </p>
            </div>
            <span className="link">
              Szczegóły
              <Icon name="arrow-right" />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A city: hero with the map in focus, services, districts, the city's own text, reasons, range, neighbours, band. */
export function CityPage({ city, services, neighbours, drawing, trail, context }: Props) {
  const { districts, local, reasons, picture, range, advice, band } = city;
  return (
    <>
      <Hero city={city} drawing={drawing} trail={trail} context={context} />
      <Section labelledBy="uslugi" className="sec">
        <SectionHead id="uslugi" heading={city.services.heading} lead={city.services.lead} tag="Q1" />
        <ServiceCells services={services} />
      </Section>
      <Section surface="sheet" labelledBy="dzielnice" className="sec paper-1">
        <SectionHead
          id="dzielnice"
          heading={districts.heading}
          lead={districts.lead}
          tag={`X1–X${districts.items.length}`}
        />
        <ul className="districts">
          {districts.items.map((district) => (
            <li key={district}>{district}</li>
          ))}
        </ul>
      </Section>
      <SectionList sections={local} context={context} first="paper" />
      <Section
        labelledBy="powody"
        surface={local.length % 2 ? "sheet" : "paper"}
        className={local.length % 2 ? "sec paper-1" : "sec"}
      >
        <SectionHead id="powody" heading={reasons.heading} tag="P1" />
        <ReasonsBody items={reasons.items} />
      </Section>
      <Section
        labelledBy="zasieg"
        surface={local.length % 2 ? "paper" : "sheet"}
        room="tight"
        className={local.length % 2 ? "sec tight" : "sec paper-1 tight"}
      >
        <TwoColumns centred>
          <div>
            <SectionHead id="zasieg" heading={range.heading} lead={range.text} tag="X2" />
            <ul className="neighbours">
              {neighbours.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink className="link" href={href}>
                    <span>
                      <Inline text={`Elektryk ${name}`} />
                    </span>
                    <Icon name="arrow-right" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <Picture picture={context.pictureOf(picture)} sizes="(min-width: 64rem) 36rem, calc(100vw - 2.5rem)" />
        </TwoColumns>
      </Section>
      <Advice text={advice} sheet={local.length % 2 === 1} />
      <Band band={band} context={context} place="city" />
    </>
  );
}
