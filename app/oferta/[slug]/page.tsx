import { ServicePage } from "@/components/sections/pages/service-page";
import { servicePage, servicesInOffer, slugParams } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("slug", servicesInOffer());
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/oferta/${(await params).slug}`);

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <ServicePage {...servicePage(slug, `/oferta/${slug}`)} />;
}
