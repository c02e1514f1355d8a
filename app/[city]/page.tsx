import { notFound } from "next/navigation";
import { slugParams } from "@/app/stand-in";
import { PageFrame } from "@/components/layout/page-frame";
import { CityPage } from "@/components/sections/pages/city-page";
import { hasMap, mapAround } from "@/lib/content/map";
import { all, get, pageAt, pathOf, slugsOf, some } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { getCityPhone } from "@/lib/content/site";
import type { City } from "@/lib/content/types";
import { cityServices, frameFor } from "@/lib/content/view";
import { estimateLink } from "@/lib/estimate/props";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { cityGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ city: string }> };

const placeOf = ({ name, geo: { latitude, longitude } }: City) => ({ name, lat: latitude, lon: longitude });

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("city", slugsOf("cities"));

export async function generateMetadata({ params }: Props) {
  const { city } = await params;
  return pageMetadata(pathOf("cities", city));
}

export default async function Page({ params }: Props) {
  const { city: slug } = await params;
  if (!pageAt(`/${slug}`)) notFound();
  const city = get("cities", slug);
  const phone = getCityPhone();
  const frame = frameFor(`/${slug}`, true, phone);
  return (
    <PageFrame {...frame} jsonLd={toScript(cityGraph(city))}>
      <CityPage
        city={city}
        services={cityServices(city.services.items)}
        neighbours={some("cities", city.neighbours).map(({ name, slug: near }) => ({ name, href: `/${near}` }))}
        situations={get("situations").items.slice(0, 2)}
        drawing={hasMap ? mapAround(placeOf(city), all("cities").map(placeOf)) : undefined}
        trail={breadcrumbs(`/${slug}`)}
        estimate={estimateLink()}
        context={pageContext("city", phone)}
      />
      <script async src={pageScript("answering").script} />
    </PageFrame>
  );
}
