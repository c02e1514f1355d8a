import { PaperPage } from "@/components/sections/pages/paper-page";
import { pageData } from "@/lib/pages/page-data";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/wzor-oferty");

export default function Page() {
  return <PaperPage {...pageData("papers", { slug: "wzor-oferty" })} />;
}
