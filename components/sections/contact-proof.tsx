import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { CheckList } from "@/components/ui/checks";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { ContactPage, Site } from "@/lib/content/types";
import { ratingText } from "./reviews";

type Props = { page: ContactPage; site: Site };

/** Links to reviews and the rating that this page marks up, if there are any, and reasons to choose the firm. */
export function ContactProof({ page, site }: Props) {
  const { reviews, reasons } = page;
  const rating = site.ratings.contact;
  const why = (
    <div className="max-lg:mt-6">
      <SectionHead id="dlaczego" heading={reasons.heading} margin="close" beside />
      <CheckList items={reasons.items} runIn />
    </div>
  );
  if (!rating && site.profiles.length === 0)
    return (
      <Section surface="sheet" labelledBy="dlaczego">
        {why}
      </Section>
    );
  return (
    <Section surface="sheet" labelledBy="opinie">
      <TwoColumns>
        <div>
          <SectionHead id="opinie" heading={reviews.heading} lead={reviews.lead} margin="close" />
          <div className="border-t border-line">
            {site.profiles.map(({ label, description, url }) => (
              <a
                className={clsx(
                  "grid min-h-18 grid-cols-rest-auto items-center gap-x-4 max-tight:gap-x-1 border-b border-hairline py-3 leading-name font-semibold",
                  "text-heading decoration-amber-500 decoration-2 underline-offset-5 hover:underline",
                )}
                key={url}
                href={url}
                rel="noopener"
              >
                <div>
                  {label}
                  <span className="block font-normal text-body">{description}</span>
                </div>
                <Icon name="external-link" />
              </a>
            ))}
          </div>
          {rating && <Note>{ratingText(rating)}</Note>}
        </div>
        {why}
      </TwoColumns>
    </Section>
  );
}
