import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { CityTiles } from "@/components/sections/city-tiles";
import { Feeders } from "@/components/sections/feeders";
import { HomeHero } from "@/components/sections/home-hero";
import { HouseSection } from "@/components/sections/house-section";
import { MapSection } from "@/components/sections/map-section";
import { Reviews } from "@/components/sections/reviews";
import { Terminals } from "@/components/sections/terminals";
import { Trust } from "@/components/sections/trust";
import { claimTables } from "@/lib/content/claim-tables";
import { houseDrawing } from "@/lib/content/house";
import { hasMap, mapDrawing } from "@/lib/content/map";
import { pictureData } from "@/lib/content/pictures";
import { get, some } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { cityTiles, frameFor } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { homeGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { fill } from "@/lib/text/fill";

const page = get("home");

export const metadata = pageMetadata("/");

export default function Page() {
  const frame = frameFor("/", true);
  const { site, texts } = frame;
  const { specializations, trust } = page;
  return (
    <PageFrame {...frame} jsonLd={toScript(homeGraph())}>
      <HomeHero
        hero={page.hero}
        situations={get("situations")}
        picture={pictureData(page.hero.picture, "hero")}
        call={texts.call}
        context={pageContext("hero")}
      />
      <Terminals terminals={page.terminals} />
      <HouseSection house={houseDrawing()} />
      <Feeders
        specializations={specializations}
        pictures={specializations.feeders.map(({ picture }) => pictureData(picture))}
        services={some("services", specializations.all.services)}
      />
      <MapSection map={page.map} drawing={hasMap ? mapDrawing() : undefined} phone={site.phone} />
      <CityTiles {...page.cities} tiles={cityTiles(page.cities.unlinked)} />
      <Trust
        trust={trust}
        claims={claimTables(trust.items, site)}
        subject={fill(trust.subject, { marka: site.brand })}
      />
      <Reviews texts={page.reviews} reviews={get("reviews")} rating={site.ratings.home} />
      <Band band={page.band} context={pageContext()} />
      <script async src={pageScript("answering").script} />
    </PageFrame>
  );
}
