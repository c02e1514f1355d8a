import { GuideRoute, guideMetadata, guidesWithoutCalculator } from "@/app/poradnik/guide-route";
import type { GuideSlug } from "@/lib/content/routes";

type Props = { params: Promise<{ slug: GuideSlug }> };

export const dynamicParams = false;
export const generateStaticParams = () => guidesWithoutCalculator().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return guideMetadata((await params).slug);
}

export default async function Page({ params }: Props) {
  return <GuideRoute slug={(await params).slug} />;
}
