import { GuideRoute, guidesWithoutCalculator } from "@/app/poradnik/guide-route";
import { slugParams } from "@/app/stand-in";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("slug", guidesWithoutCalculator());

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/poradnik/${(await params).slug}`);
}

export default async function Page({ params }: Props) {
  return <GuideRoute slug={(await params).slug} />;
}
