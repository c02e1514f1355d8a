import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/script/picture/picture";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { ReasonsBody } from "@/components/sections/bodies/proof";
import { PageHead } from "@/components/sections/page-head";
import { RatingLine } from "@/components/sections/reviews";
import { SectionList, surfacesOf } from "@/components/sections/section-block";
import { SituationsSection } from "@/components/sections/situations-section";
import type { Crumb } from "@/components/ui/breadcrumb";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { EstimateLink, type EstimateLinkProps } from "@/components/ui/estimate-link";
import { GridCell, HairlineGrid } from "@/components/ui/hairline-grid";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { SilesiaMap } from "@/components/ui/silesia-map";
import { TwoColumns } from "@/components/ui/two-columns";
import type { MapDrawing, PageContext } from "@/lib/content/props";
import type { City, IconName, Situations } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";

type CityService = { href: string; icon: IconName; name: string; text: string };
type Props = {
  city: City;
  services: readonly CityService[];
  neighbours: readonly { name: string; href: string }[];
  /** Reasons to call of the first section. */
  situations: Situations["items"];
  drawing: MapDrawing;
  trail: readonly Crumb[];
  estimate: EstimateLinkProps;
  context: PageContext;
};

function Hero({
  city: { hero, name, rating },
  drawing,
  trail,
  context,
}: Pick<Props, "city" | "drawing" | "trail" | "context">) {
  return (
    <PageHead
      title={hero.title}
      lead={hero.lead}
      facts={hero.facts}
      trail={trail}
      dark
      className="overflow-clip"
      drawing={
        <div className="max-lg:-mx-gutter">
          <SilesiaMap
            className="max-w-none"
            drawing={drawing}
            id="mapa-tytul"
            title={fill(words.map.city, { miasto: name })}
          />
        </div>
      }
      buttons={
        <>
          <ButtonLink button={hero.primary} variant="amber" phone={context.phone} place="city" />
          <PhoneButton context={context} />
        </>
      }
    >
      <ul className="mt-8 border-hairline border-t" data-badges="">
        {hero.badges.map(({ icon, text }) => (
          <li
            className="flex min-h-13 items-center gap-3.5 border-hairline border-b py-2 font-medium text-heading leading-[1.3]"
            key={text}
          >
            <Icon name={icon} className="size-5.5 text-amber-400" />
            <span>
              <Inline text={text} />
            </span>
          </li>
        ))}
      </ul>
      {rating && <RatingLine rating={rating} />}
    </PageHead>
  );
}

function ServiceCells({ services }: Pick<Props, "services">) {
  return (
    <HairlineGrid columns={services.length === 4 ? 4 : 3}>
      {services.map(({ href, icon, name, text }) => (
        <GridCell key={href} href={href} icon={icon} title={name} text={text}>
          <span className="text-link decoration-transparent group-hover/cell:decoration-amber-500">
            {words.details}
            <Icon name="arrow-right" />
          </span>
        </GridCell>
      ))}
    </HairlineGrid>
  );
}

/** Districts as terminals, on phones in two columns unless a name is too wide for them. */
function Districts({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(--spacing(38.75),50%-(--spacing(3))),1fr))] gap-x-6 border-line border-t md:grid-cols-3 lg:grid-cols-4">
      {names.map((name) => (
        <li
          className="wrap-anywhere flex min-h-13 items-center gap-3 border-hairline border-b font-medium text-heading leading-tight before:size-2.25 before:shrink-0 before:rounded-full before:border before:border-line"
          key={name}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

function Neighbours({ neighbours }: Pick<Props, "neighbours">) {
  return (
    <ul className="border-line border-t">
      {neighbours.map(({ name, href }) => (
        <li className="border-hairline border-b" key={href}>
          <a
            className="flex min-h-13 items-center justify-between gap-4 font-semibold text-heading no-underline decoration-2 decoration-amber-500 underline-offset-[5px] hover:underline"
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
export function CityPage({ city, services, neighbours, situations, drawing, trail, estimate, context }: Props) {
  const { districts, local, reasons, picture, range, advice, band } = city;
  // The sections below those of content continue the alternation of surfaces.
  const [reasonsSurface, rangeSurface, adviceSurface] = surfacesOf([...local, {}, {}, {}], "paper").slice(local.length);
  return (
    <>
      <Hero city={city} drawing={drawing} trail={trail} context={context} />
      <SituationsSection {...city.emergency} items={situations} context={context} />
      <Section labelledBy="uslugi">
        <SectionHead id="uslugi" heading={city.services.heading} lead={city.services.lead} />
        <ServiceCells services={services} />
        <EstimateLink className="mt-7" {...estimate} />
      </Section>
      <Section surface="sheet" labelledBy="dzielnice">
        <SectionHead id="dzielnice" heading={districts.heading} lead={districts.lead} />
        <Districts names={districts.items} />
      </Section>
      <SectionList sections={local} context={context} first="paper" />
      <Section labelledBy="powody" surface={reasonsSurface}>
        <SectionHead id="powody" heading={reasons.heading} />
        <ReasonsBody items={reasons.items} />
      </Section>
      <Section labelledBy="zasieg" surface={rangeSurface} padding="continuing">
        <TwoColumns centred={picture !== undefined}>
          <div>
            <SectionHead id="zasieg" heading={range.heading} lead={range.text} margin={picture ? "block" : "none"} />
            {picture && <Neighbours neighbours={neighbours} />}
          </div>
          {picture ? (
            <Picture picture={context.pictureOf(picture)} sizes="(min-width: 64rem) 36rem, calc(100vw - 2.5rem)" />
          ) : (
            <Neighbours neighbours={neighbours} />
          )}
        </TwoColumns>
      </Section>
      <Advice text={advice} sheet={adviceSurface === "sheet"} />
      <Band band={band} context={context} place="city" />
    </>
  );
}
