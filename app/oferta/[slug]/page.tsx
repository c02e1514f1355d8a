import { ServiceRoute } from "@/app/uslugi/service-route";
import { all } from "@/lib/content/records";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  all("services")
    .filter(({ offer }) => offer)
    .map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/oferta/${(await params).slug}`);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <ServiceRoute slug={slug} path={`/oferta/${slug}`} />;
}
