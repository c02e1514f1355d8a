import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { HomePage, Rating, Review } from "@/lib/content/types";
import { longDate } from "@/lib/text/dates";

const decimal = (value: number): string => value.toString().replace(".", ",");

/** Said of everything that only shows how the page will look. */
const sampleMark = "Dane przykładowe.";

/**
 * A rating in one line with what makes it verifiable: "Średnia ocena 4,9 na 5 z 23 opinii. Gdzie: …". The structured data
 * of the same page say the same.
 */
export const ratingText = ({ value, count, where, asOf, verified, sample }: Rating): string =>
  [
    `Średnia ocena ${decimal(value)} na 5 z ${count} opinii: ${where}, stan na ${longDate(asOf)}.`,
    verified,
    ...(sample ? [sampleMark] : []),
  ].join(" ");

/** Needle on the scale from 1 to 5: the same drawing as a measuring instrument. */
function Scale({ value }: { value: number }) {
  const x = (n: number) => 10 + ((n - 1) / 4) * 340;
  return (
    <svg viewBox="0 0 360 44" fill="none" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((n) => (
        <g key={n}>
          <path d={`M${x(n)} 14v8`} stroke="currentColor" />
          <text x={x(n)} y="40">
            {n}
          </text>
        </g>
      ))}
      <path className="to" d={`M10 14H${x(value)}`} strokeWidth="7" />
      <path d="M10 14h340" stroke="currentColor" />
      <circle cx={x(value)} cy="14" r="7" stroke="currentColor" strokeWidth="1.5" />
      <path d={`m${x(value) - 4.5} 18.5 9-9`} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** The rating the home page marks up, with where it stands, as of when and who checks the authors. */
function RatingCard({ rating: { value, count, where, asOf, verified, url, sample } }: { rating: Rating }) {
  const rows: readonly [string, string][] = [
    ["Gdzie", where],
    ["Ile opinii", `średnia z ${count} opinii`],
    ["Stan na", longDate(asOf)],
    ["Sprawdzanie", verified],
    ...(sample ? [["Uwaga", sampleMark] satisfies [string, string]] : []),
  ];
  return (
    <div className="rate">
      <div>
        <p className="v num">
          {decimal(value)}
          <small>na 5</small>
        </p>
        <Scale value={value} />
      </div>
      <dl className="rows">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {url && (
          <div>
            <dt>Wszystkie</dt>
            <dd>
              <a href={url} rel="noopener">
                Przeczytaj w serwisie
                <Icon name="external-link" />
              </a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

type Props = { texts: HomePage["reviews"]; reviews: readonly Review[]; rating: Rating | undefined };

/** The rating the page marks up and the reviews behind it. Nothing where there is neither. */
export function Reviews({ texts, reviews, rating }: Props) {
  if (!rating && reviews.length === 0) return null;
  return (
    <Section room="tight" labelledBy="opinie" className="sec tight">
      <SectionHead id="opinie" heading={texts.heading} tag="P2" />
      {rating && <RatingCard rating={rating} />}
      {reviews.length > 0 && (
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
      )}
    </Section>
  );
}
