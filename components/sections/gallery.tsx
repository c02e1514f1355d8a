import { Icon } from "@/components/icons/icon";
import { GalleryCarousel } from "@/components/islands/react/gallery/gallery";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { Picture } from "@/components/islands/script/picture/picture";
import { Inline } from "@/components/ui/inline";
import { Island } from "@/components/ui/island";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { GallerySlide } from "@/lib/content/props";
import type { OfferPage, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";

/** Slides loaded at once; the others load near the screen. */
const eagerSlides = 3;
const sizes = "(min-width: 64rem) 26rem, (min-width: 48rem) 48vw, 78vw";

type Props = OfferPage["gallery"] & { pictures: readonly GallerySlide[]; phone: Phone };

/**
 * The gallery: a scroll-snap row that swipes without scripts. For a mouse or keyboard Embla takes over on demand
 * (islands/react/gallery): arrows, dragging, loop, position.
 */
export function Gallery({ heading, label, filter, failed, pictures, phone }: Props) {
  const { slide, ...texts } = words.gallery;
  if (pictures.length === 0) return null;
  return (
    <Section surface="ink" labelledBy="realizacje">
      <Island
        name="gallery"
        page="oferta"
        className="gallery"
        component={GalleryCarousel}
        props={{ label, texts, filter, kinds: pictures.map(({ kind }) => kind) }}
        slots={{
          failure: (
            <LoadFailure className="in-data-failed:mb-5 max-md:hidden" text={failed} phone={phone} place="section" />
          ),
          back: <Icon name="arrow-left" />,
          forward: <Icon name="arrow-right" />,
          head: <SectionHead id="realizacje" heading={heading} margin="none" />,
          slides: pictures.map((picture, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group with its own name (ARIA practices guide)
            <div
              key={picture.img.src}
              className="snap-start"
              role="group"
              data-kind={picture.kind}
              aria-roledescription={slide}
              aria-label={fill(texts.place, { numer: index + 1, liczba: pictures.length })}
            >
              <figure>
                <Picture picture={picture} sizes={sizes} loading={index < eagerSlides ? "eager" : "lazy"} />
                <figcaption className="flex justify-between gap-4 pt-3 text-sm/inherit">
                  <b className="font-medium text-heading">
                    <Inline text={picture.title} />
                  </b>
                  <span className="whitespace-nowrap tabular-nums md:hidden" aria-hidden="true">
                    {fill(texts.place, { numer: index + 1, liczba: pictures.length })}
                  </span>
                </figcaption>
              </figure>
            </div>
          )),
        }}
      />
    </Section>
  );
}
