import { GuideRoute, guidesWithoutCalculator } from "@/app/poradnik/guide-route";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => guidesWithoutCalculator().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/poradnik/${(await params).slug}`);
}

export default async function Page({ params }: Props) {
  return <GuideRoute slug={(await params).slug} />;
}
