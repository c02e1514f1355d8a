import { guideMetadata, guideRoute, guidesWithTools } from "@/app/poradnik/guide-route";
import { type GuideSlug, guideSlugs } from "@/lib/content/routes";

type Props = { params: Promise<{ slug: GuideSlug }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  guideSlugs.filter((slug) => !guidesWithTools.includes(slug)).map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return guideMetadata((await params).slug);
}

export default async function Page({ params }: Props) {
  return guideRoute((await params).slug);
}
