import { MeasurementsMarker } from "@/components/islands/script/measurements/measurements";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { CircuitCrop } from "@/components/sections/circuit-crop";
import { PageHead } from "@/components/sections/page-head";
import { type RelatedLink, RelatedPages } from "@/components/sections/related-pages";
import { ratingText } from "@/components/sections/reviews";
import { SectionBar } from "@/components/sections/section-bar";
import { SectionList } from "@/components/sections/section-block";
import type { Crumb } from "@/components/ui/breadcrumb";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { EstimateLink, type EstimateLinkProps } from "@/components/ui/estimate-link";
import { Note } from "@/components/ui/note";
import type { HouseCropData, PageContext } from "@/lib/content/props";
import type { Button, Rating, Service } from "@/lib/content/types";
import { words } from "@/lib/content/words";

type Props = {
  service: Service;
  trail: readonly Crumb[];
  related: readonly RelatedLink[];
  rating: Rating | undefined;
  estimate: EstimateLinkProps;
  /** Its part of the house drawing. */
  crop: HouseCropData | undefined;
  context: PageContext;
};

const isCall = (button: Button | undefined) => button !== undefined && "action" in button && button.action === "call";

/** A service's page: head with its lowest price, bar of links, sections, advice, related pages, amber band. */
export function ServicePage({ service, trail, related, rating, estimate, crop, context }: Props) {
  const { hero, sections, advice, band } = service;
  return (
    <>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        trail={trail}
        back={{ href: "/oferta", label: words.service.back }}
        picture={hero.picture && context.pictureOf(hero.picture)}
        price={hero.price}
        buttons={
          <>
            <ButtonLink
              button={{ label: words.askQuote, to: "/kontakt" }}
              variant="amber"
              phone={context.phone}
              place={context.place}
            />
            {!isCall(hero.button) && <PhoneButton phone={context.phone} place={context.place} />}
            {hero.button && (
              <ButtonLink button={hero.button} variant="outline" phone={context.phone} place={context.place} />
            )}
          </>
        }
      >
        <EstimateLink className="mt-4" {...estimate} />
        {rating && <Note className="mt-5 text-balance">{ratingText(rating)}</Note>}
        {service.measurementEvents && <MeasurementsMarker service={service.serviceType} />}
      </PageHead>
      <SectionBar sections={sections} price={hero.price} />
      {crop && <CircuitCrop {...crop} />}
      <SectionList sections={sections} context={context} />
      <Advice text={advice} />
      <RelatedPages heading={words.seeAlso} links={related} />
      <Band band={band} context={context} />
    </>
  );
}
