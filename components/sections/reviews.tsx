import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { HomePage, Rating, Review } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";

const decimal = (value: number): string => value.toString().replace(".", ",");

/**
 * Returns a rating as text, with its source so that it can be verified: "Średnia ocena 4,9 na 5 z 23 opinii. Gdzie: …".
 * A sample has neither source nor date: the line at the top of the page says that it is one.
 */
export const ratingText = ({ value, count, where, asOf, verified, sample }: Rating): string =>
  sample
    ? fill(words.rating.short, { ocena: decimal(value), liczba: count })
    : [
        fill(words.rating.sentence, { ocena: decimal(value), liczba: count, gdzie: where, dzien: longDate(asOf) }),
        verified,
      ].join(" ");

/** The rating in one line; opened, it says who collects the reviews, as of when, and who checks the authors. */
export const RatingLine = ({ rating }: { rating: Rating }) =>
  rating.sample ? (
    <p className="mt-4 max-w-text text-caption text-sm">{ratingText(rating)}</p>
  ) : (
    <details className="mt-4 max-w-text text-caption text-sm">
      <summary className="min-h-6 w-fit cursor-pointer">
        {fill(words.rating.short, { ocena: decimal(rating.value), liczba: rating.count })}{" "}
        <span className="inline-link">{words.rating.source}</span>
      </summary>
      <p className="mt-1">{ratingText(rating)}</p>
    </details>
  );

/** The rating on a scale from 1 to 5, drawn like a measuring instrument. */
function Scale({ value }: { value: number }) {
  const x = (n: number) => 8 + ((n - 1) / 4) * 344;
  return (
    <svg
      className="mt-4.5 w-full max-w-86 overflow-visible text-heading"
      viewBox="8 0 344 44"
      fill="none"
      aria-hidden="true"
    >
      {[1, 2, 3, 4, 5].map((n) => (
        <g key={n}>
          <path d={`M${x(n)} 14v8`} stroke="currentColor" />
          <text className="fill-ink-500 text-sm max-phone:text-[19px]" x={x(n)} y="40" textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
      <path d={`M8 14H${x(value)}`} stroke="currentColor" strokeWidth="7" />
      <path d="M8 14h344" stroke="currentColor" />
      <circle className="fill-paper-0" cx={x(value)} cy="14" r="7" stroke="currentColor" strokeWidth="1.5" />
      <path d={`m${x(value) - 4.5} 18.5 9-9`} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** The rating that the home page marks up on its scale, with its source, its date and who checks the authors. */
function RatingCell({ rating: { value, count, where, asOf, verified, url, sample } }: { rating: Rating }) {
  return (
    <div>
      <p className="whitespace-nowrap tabular-nums font-figure text-h1/none text-heading">
        {decimal(value)}
        <small className="ml-2.5 font-medium text-base/inherit tracking-normal">{words.rating.outOf}</small>
      </p>
      <Scale value={value} />
      <p className="mt-2">{fill(words.rating.average, { liczba: count })}</p>
      {!sample && (
        <RowList className="mt-4" framed>
          <Row term={words.rating.where}>{where}</Row>
          <Row term={words.rating.asOf}>{longDate(asOf)}</Row>
          <Row term={words.rating.verified}>{verified}</Row>
          {url && (
            <Row term={words.rating.all}>
              <a href={url} rel="noopener">
                {words.rating.read}
                <Icon name="external-link" />
              </a>
            </Row>
          )}
        </RowList>
      )}
    </div>
  );
}

type Props = { texts: HomePage["reviews"]; reviews: readonly Review[]; rating: Rating | undefined };

/** The rating that the page marks up, and its reviews. Nothing if there is neither. */
export function Reviews({ texts, reviews, rating }: Props) {
  if (!rating && reviews.length === 0) return null;
  return (
    <Section labelledBy="opinie">
      <SectionHead id="opinie" heading={texts.heading} />
      <div className={clsx("grid gap-x-alley gap-y-stack", rating && reviews.length > 0 && "lg:split-4/8")}>
        {rating && <RatingCell rating={rating} />}
        {reviews.length > 0 && (
          <ul className="grid content-start border-line border-t">
            {reviews.map(({ author, rating: stars, text }) => (
              <li className="border-hairline border-b py-4 text-heading" key={author}>
                <p className="max-w-text text-title/tight">
                  <Inline text={text} />
                </p>
                <p className="mt-2 text-body text-sm">
                  {author}, <span className="whitespace-nowrap tabular-nums">{stars}/5</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
