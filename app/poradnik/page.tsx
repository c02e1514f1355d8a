import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { SearchSection } from "@/components/sections/search";
import { TopicCards } from "@/components/sections/topic-cards";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, topicCards } from "@/lib/content/view";
import { siteFiles } from "@/lib/generated";
import { searchIcons } from "@/lib/search/documents";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { guideIndexGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("guide-index");

export const metadata = pageMetadata("/poradnik");

export default function Page() {
  const frame = frameFor("/poradnik");
  return (
    <PageFrame {...frame} jsonLd={toScript(guideIndexGraph())}>
      <PageHead {...page.hero} trail={breadcrumbs("/poradnik")} />
      <SearchSection address={siteFiles().searchIndex} phone={frame.site.phone} icons={searchIcons()} />
      <TopicCards heading={page.topicsHeading} lead={page.topicsLead} topics={topicCards()} />
      <Band band={page.band} context={pageContext()} />
    </PageFrame>
  );
}
