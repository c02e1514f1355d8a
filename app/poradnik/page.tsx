import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { SearchSection } from "@/components/sections/search";
import { TopicCards } from "@/components/sections/topic-cards";
import { guideIndexPage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik");

export default function Page() {
  const { page, frame, trail, context, search, topics } = guideIndexPage();
  return (
    <PageFrame {...frame}>
      <PageHead {...page.hero} trail={trail} below={<SearchSection {...search} phone={context.phone} />} />
      <TopicCards heading={page.topicsHeading} colours={page.colours} topics={topics} />
      <Band band={page.band} context={context} />
    </PageFrame>
  );
}
