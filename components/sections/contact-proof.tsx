import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { SectionHead } from "@/components/ui/section-head";
import type { ContactPage, Site } from "@/lib/content/types";
import { ratingText } from "./reviews";

type Props = { page: ContactPage; site: Site };

/** Where the reviews stand, with the rating this page marks up where it has one, and why to choose the firm. */
export function ContactProof({ page, site }: Props) {
  const { reviews, reasons } = page;
  const rating = site.ratings.contact;
  return (
    <section className="sec paper-1" aria-labelledby="opinie">
      <div className="wrap rail">
        <div className="two">
          <div>
            <SectionHead id="opinie" heading={reviews.heading} tag="X3" lead={reviews.lead} className="close" />
            <div className="reviews">
              {site.profiles.map(({ label, description, url }) => (
                <a key={url} href={url} rel="noopener">
                  <div>
                    {label}
                    <span>{description}</span>
                  </div>
                  <Icon name="external-link" />
                </a>
              ))}
            </div>
            {rating && <p className="note">{ratingText(rating)}</p>}
          </div>
          <div>
            <SectionHead id="dlaczego" heading={reasons.heading} className="close" />
            <ul className="checks">
              {reasons.items.map(({ title, text }) => (
                <li key={title}>
                  <Icon name="check" />
                  <span>
                    <b>
                      <Inline text={title} />
                    </b>{" "}
                    <Inline text={text} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
