import { GuidePage } from "@/components/sections/pages/guide-page";
import { guidePage, guidesWithoutCalculator, slugParams } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("slug", guidesWithoutCalculator());
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/poradnik/${(await params).slug}`);

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <GuidePage {...guidePage(slug)} />;
}
