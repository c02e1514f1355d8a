import { PaperRoute } from "@/app/paper-route";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/ogloszenie-o-pomiarach");

export default function Page() {
  return <PaperRoute slug="ogloszenie-o-pomiarach" />;
}
