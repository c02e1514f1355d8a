import { ProtocolPage } from "@/components/sections/pages/protocol-page";
import { protocolPage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/wzor-protokolu");

export default function Page() {
  return <ProtocolPage {...protocolPage()} />;
}
