import { HeadDrawing } from "@/components/drawings/drawing-figure";
import { MeasurementsMarker } from "@/components/islands/script/measurements/measurements";
import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { RelatedPages } from "@/components/sections/related-pages";
import { RatingLine } from "@/components/sections/reviews";
import { SectionBar } from "@/components/sections/section-bar";
import { SectionList, surfacesOf } from "@/components/sections/section-block";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import type { Service } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import type { servicePage } from "@/lib/pages/gather";

type Props = ReturnType<typeof servicePage>;

/** The filled action and the outlined one; what remains is a link below them. */
function Actions({ hero, estimate, context }: Pick<Props, "estimate" | "context"> & Pick<Service, "hero">) {
  const { button, callFirst } = hero;
  const callButton = button && "action" in button && button.action === "call" ? button : undefined;
  const filledButton = callButton ? undefined : button;
  const askQuote = { label: words.askQuote, to: "/kontakt" } as const;
  const call = <PhoneButton context={context} variant={callFirst ? "amber" : "outline"} button={callButton} />;
  return callFirst ? (
    <>
      {call}
      <ButtonLink button={askQuote} variant="outline" phone={context.phone} />
    </>
  ) : (
    <>
      <ButtonLink
        className="lg:px-4"
        button={filledButton ?? { label: estimate.label, to: estimate.href }}
        variant="amber"
        phone={context.phone}
        place={context.place}
      />
      {call}
      <p className="flex flex-wrap gap-x-7 md:w-full">
        <a className="text-link" href={askQuote.to}>
          {askQuote.label}
        </a>
        {filledButton && (
          <a className="text-link" href={estimate.href}>
            {estimate.label}
          </a>
        )}
      </p>
    </>
  );
}

/** A service's page: head with price and drawing, bar of links, sections, advice, related pages, amber band. */
export function ServicePage({ page, facts, frame, trail, related, rating, estimate, context }: Props) {
  const { hero, sections, advice, band } = page;
  const [price] = facts;
  return (
    <PageFrame {...frame} scripts={["answering", page.measurementEvents && "measurements"]}>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        trail={trail}
        back={{ href: "/oferta", label: words.service.back }}
        facts={facts}
        tall={hero.drawing.drawing === "board"}
        drawing={<HeadDrawing drawing={hero.drawing} context={context} />}
        buttons={<Actions hero={hero} estimate={estimate} context={context} />}
      >
        {rating && <RatingLine rating={rating} />}
        {page.measurementEvents && <MeasurementsMarker service={page.serviceType} />}
      </PageHead>
      <SectionBar sections={sections} price={price} />
      <SectionList sections={sections} context={context} advice={advice} />
      <RelatedPages heading={words.seeAlso} links={related} after={surfacesOf(sections).at(-1)} />
      <Band band={band} context={context} />
    </PageFrame>
  );
}
