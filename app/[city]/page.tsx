import { CityPage } from "@/components/sections/pages/city-page";
import { slugsOf } from "@/lib/content/records";
import { cityPage, slugParams } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ city: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("city", slugsOf("cities"));
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/${(await params).city}`);

export default async function Page({ params }: Props) {
  const { city } = await params;
  return <CityPage {...cityPage(city)} />;
}
