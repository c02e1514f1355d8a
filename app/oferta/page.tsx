import { House, LitCircuits } from "@/components/drawings/house/house";
import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { Gallery } from "@/components/sections/gallery";
import { OfferCards } from "@/components/sections/offer-cards";
import { PageHead } from "@/components/sections/page-head";
import { offerPage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/oferta");

export default function Page() {
  const { page, frame, trail, context, house, cards, rows, pictures } = offerPage();
  return (
    <PageFrame {...frame} overDark>
      <LitCircuits>
        <PageHead
          {...page.hero}
          trail={trail}
          dark
          across={
            house && (
              <>
                <House house={house} view="wide" className="mt-6 max-lg:hidden xl:mt-0" />
                <div className="mt-6 relative max-md:-mx-gutter max-md:-mb-9 md:mx-auto md:max-w-120 lg:hidden">
                  <House house={house} view="narrow" />
                </div>
              </>
            )
          }
        />
        <OfferCards heading={page.cardsHeading} cards={cards} rows={rows} note={page.note} />
      </LitCircuits>
      <Band band={page.band} context={context} />
      <Gallery {...page.gallery} pictures={pictures} phone={context.phone} />
    </PageFrame>
  );
}
