import { slugParams } from "@/app/stand-in";
import { ServiceRoute } from "@/app/uslugi/service-route";
import { all } from "@/lib/content/records";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  slugParams(
    "slug",
    all("services").flatMap(({ slug, offer }) => (offer ? [slug] : [])),
  );

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/oferta/${(await params).slug}`);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <ServiceRoute slug={slug} path={`/oferta/${slug}`} />;
}
