import { Inline } from "@/components/ui/inline";
import { SectionHead } from "@/components/ui/section-head";
import type { Review } from "@/lib/content/page-types";
import type { Rating } from "@/lib/content/site-types";

type Props = { heading: string; reviews: readonly Review[]; rating: Rating };

/** The rating the page marks up and the reviews behind it, as plain rows. */
export function Reviews({ heading, reviews, rating }: Props) {
  return (
    <section className="sec tight" aria-labelledby="opinie">
      <div className="wrap rail">
        <SectionHead id="opinie" heading={heading} tag="P2" lead={ratingText(rating)} />
        <ul className="opinions">
          {reviews.map(({ author, rating: stars, text }) => (
            <li key={author}>
              <p>
                <Inline text={text} />
              </p>
              <p className="t-sm">
                {author}, <span className="num">{stars}/5</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** "Średnia ocena 4,9 na 5 z 25 opinii", as the structured data of the same page says it. */
export const ratingText = ({ value, count }: Rating): string =>
  `Średnia ocena ${value.toString().replace(".", ",")} na 5 z ${count} opinii.`;
