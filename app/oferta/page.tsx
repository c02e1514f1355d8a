import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { Gallery } from "@/components/sections/gallery";
import { OfferCards } from "@/components/sections/offer-cards";
import { PageHead } from "@/components/sections/page-head";
import { galleryPictures } from "@/lib/content/pictures";
import { get, some } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, offerCards } from "@/lib/content/view";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { offerGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("offer");

export const metadata = pageMetadata("/oferta");

export default function Page() {
  const frame = frameFor("/oferta");
  return (
    <PageFrame {...frame} jsonLd={toScript(offerGraph())}>
      <PageHead {...page.hero} trail={breadcrumbs("/oferta")} />
      <OfferCards heading={page.cardsHeading} cards={offerCards(some("services", page.cards))} note={page.note} />
      <Band band={page.band} context={pageContext()} />
      <Gallery {...page.gallery} pictures={galleryPictures()} phone={frame.site.phone} />
    </PageFrame>
  );
}
