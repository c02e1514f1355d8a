import { PaperRoute } from "@/app/paper-route";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/wzor-oferty");

export default function Page() {
  return <PaperRoute slug="wzor-oferty" />;
}
