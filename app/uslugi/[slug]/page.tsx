import { slugParams } from "@/app/stand-in";
import { ServiceRoute } from "@/app/uslugi/service-route";
import { slugsOf } from "@/lib/content/records";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => slugParams("slug", slugsOf("services"));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/uslugi/${(await params).slug}`);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <ServiceRoute slug={slug} path={`/uslugi/${slug}`} />;
}
