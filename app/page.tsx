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
import { homePage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/");

export default function Page() {
  const { page, frame, context, situations, picture, drawing, ...home } = homePage();
  const { site, texts } = frame;
  return (
    <PageFrame {...frame} overDark scripts={["answering"]}>
      <HomeHero
        hero={page.hero}
        situations={situations}
        picture={picture}
        call={texts.call}
        context={{ ...context, place: "hero" }}
      />
      <Terminals terminals={page.terminals} />
      <HouseSection house={home.house} />
      <Feeders specializations={page.specializations} pictures={home.pictures} services={home.services} />
      <MapSection map={page.map} drawing={drawing} phone={site.phone} />
      <CityTiles {...page.cities} tiles={home.tiles} />
      <Trust trust={page.trust} claims={home.claims} subject={home.subject} />
      <Reviews texts={page.reviews} reviews={home.reviews} rating={site.ratings.home} />
      <Band band={page.band} context={context} />
    </PageFrame>
  );
}
