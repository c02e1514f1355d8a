import { ServicePage } from "@/components/sections/pages/service-page";
import { slugsOf } from "@/lib/content/records";
import { servicePage, slugParams } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("slug", slugsOf("services"));
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/uslugi/${(await params).slug}`);

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <ServicePage {...servicePage(slug, `/uslugi/${slug}`)} />;
}
