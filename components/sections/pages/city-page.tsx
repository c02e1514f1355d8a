import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/script/picture/picture";
import { PageFrame } from "@/components/layout/page-frame";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { ReasonsBody } from "@/components/sections/bodies/reasons";
import { PageHead } from "@/components/sections/page-head";
import { RatingLine } from "@/components/sections/reviews";
import { SectionList } from "@/components/sections/section-block";
import { SituationsSection } from "@/components/sections/situations-section";
import { AreaMap } from "@/components/ui/area-map";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { EstimateLink } from "@/components/ui/estimate-link";
import { GridCell, HairlineGrid } from "@/components/ui/hairline-grid";
import { Inline } from "@/components/ui/inline";
import { PriceLine } from "@/components/ui/price-line";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { ServiceCard } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import type { cityPage } from "@/lib/pages/gather";
import { fill } from "@/lib/text/fill";

type Props = ReturnType<typeof cityPage>;

function Hero({
  page: { hero, name, rating },
  facts,
  drawing,
  trail,
  context,
  hasOwnNumber,
}: Pick<Props, "page" | "facts" | "drawing" | "trail" | "context" | "hasOwnNumber">) {
  return (
    <PageHead
      title={hero.title}
      lead={hero.lead}
      facts={facts}
      trail={trail}
      dark
      drawing={
        drawing && (
          <div className="max-md:-mx-gutter md:max-lg:max-w-text lg:mx-auto lg:w-full lg:max-w-120">
            <AreaMap drawing={drawing} id="mapa-tytul" title={fill(words.map.city, { miasto: name })} />
          </div>
        )
      }
      across={
        <ul
          className="mt-8 border-hairline border-t max-lg:max-w-text lg:mt-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-alley lg:border-t-0"
          data-badges=""
        >
          {hero.badges.map(({ icon, text }) => (
            <li
              className="flex min-h-13 items-center gap-3.5 border-hairline border-b py-2 font-medium text-heading leading-name"
              key={text}
            >
              <Icon name={icon} className="size-5.5" />
              <span>
                <Inline text={text} />
              </span>
            </li>
          ))}
        </ul>
      }
      buttons={
        <>
          <ButtonLink button={hero.primary} variant="amber" phone={context.phone} place="city" />
          <PhoneButton context={context} />
        </>
      }
    >
      {hasOwnNumber && <p className="mt-4 text-caption text-sm">{words.twoNumbers}</p>}
      {rating && <RatingLine rating={rating} />}
    </PageHead>
  );
}

/** Services with what their prices buy. A card is one link. */
function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <HairlineGrid columns={cards.length % 4 === 0 ? 4 : 3}>
      {cards.map(({ href, icon, name, text, prices }) => (
        <GridCell key={href} icon={icon} title={name} text={text} href={href} className="xs:max-md:[&_h3]:pr-28">
          <div className="mt-3 flex flex-col items-start lg:group-data-narrow/grid:mt-4 lg:group-data-narrow/grid:h-full">
            {prices.map((price) => (
              <PriceLine
                {...price}
                className="w-full max-w-90 max-lg:grid max-lg:grid-cols-result max-tight:grid-cols-1 items-baseline gap-x-4 not-first:mt-2"
                amountClass="text-base lg:block"
                key={price.label}
              />
            ))}
            <span className="text-link mt-auto xs:max-md:absolute xs:max-md:top-2.5 xs:max-md:right-0">
              {words.details}
              <Icon name="arrow-right" className="group-hover/cell:translate-x-1" />
            </span>
          </div>
        </GridCell>
      ))}
    </HairlineGrid>
  );
}

/** Districts as terminals, on phones in two columns unless a name is too wide for them. */
function Districts({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(--spacing(38.75),50%-(--spacing(3))),1fr))] gap-x-6 border-line border-t md:grid-cols-3 lg:fr-cols-4">
      {names.map((name) => (
        <li
          className="wrap-anywhere flex min-h-13 items-center gap-3 border-hairline border-b py-1.5 font-medium text-heading leading-tight before:size-2.25 before:shrink-0 before:rounded-full before:border before:border-line"
          key={name}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

function Neighbours({ neighbours }: Pick<Props, "neighbours">) {
  if (neighbours.length === 0) return null;
  return (
    <ul className="border-line border-t">
      {neighbours.map(({ name, href }) => (
        <li className="border-hairline border-b" key={href}>
          <a
            className="flex min-h-13 items-center justify-between gap-4 font-semibold text-heading no-underline decoration-2 decoration-amber-500 underline-offset-5 hover:underline"
            href={href}
          >
            <span>
              <Inline text={`Elektryk ${name}`} />
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A city's page: hero with prices and the map, what to do without power, services, districts, the city's sections,
 * reasons, range, neighbours, band.
 */
export function CityPage({
  page,
  facts,
  frame,
  services,
  neighbours,
  situations,
  emergencies,
  drawing,
  trail,
  estimate,
  context,
  hasOwnNumber,
}: Props) {
  const { districts, local, reasons, picture, range, advice, band } = page;
  return (
    <PageFrame {...frame} overDark scripts={["answering"]}>
      <Hero {...{ page, facts, drawing, trail, context, hasOwnNumber }} />
      <SituationsSection {...page.emergency} surface="paper" items={situations} {...{ emergencies, context }} />
      {services.length > 0 && (
        <Section labelledBy="uslugi" joined>
          <SectionHead id="uslugi" heading={page.services.heading} lead={page.services.lead} />
          <ServiceCards cards={services} />
          <EstimateLink className="mt-7" {...estimate} />
        </Section>
      )}
      <Section labelledBy="dzielnice" joined>
        <SectionHead id="dzielnice" heading={districts.heading} lead={districts.lead} quiet />
        <Districts names={districts.items} />
      </Section>
      {/* No local section is dark, so that they end on the ground on which they begin. */}
      <SectionList sections={local} context={context} />
      <Section labelledBy="powody">
        <SectionHead id="powody" heading={reasons.heading} />
        <ReasonsBody items={reasons.items} />
      </Section>
      <Section labelledBy="zasieg" joined>
        <TwoColumns centred={picture !== undefined}>
          <div>
            <SectionHead
              id="zasieg"
              heading={range.heading}
              lead={range.text}
              margin={picture ? "block" : "none"}
              quiet
            />
            {picture && <Neighbours neighbours={neighbours} />}
          </div>
          {picture ? (
            <figure>
              <Picture picture={context.pictureOf(picture)} sizes="(min-width: 64rem) 36rem, calc(100vw - 2.5rem)" />
              <figcaption className="mt-2.5 text-caption text-sm">{context.pictureOf(picture).title}</figcaption>
            </figure>
          ) : (
            <Neighbours neighbours={neighbours} />
          )}
        </TwoColumns>
      </Section>
      <Advice text={advice} />
      <Band band={band} context={context} place="city" />
    </PageFrame>
  );
}
