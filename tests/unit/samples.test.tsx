/** A site with samples switched off publishes invented reviews and ratings, which the law forbids. */
import { render, screen } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { Reviews, ratingText } from "@/components/sections/reviews";
import { all, get } from "@/lib/content/records";
import { site as schema } from "@/lib/content/schema/site";
import { cityAsShown, reviewsAsShown, siteAsShown } from "@/lib/content/shown";
import type { Rating, Site } from "@/lib/content/types";
import { frameFor } from "@/lib/pages/page-data";
import { ratingOf } from "@/lib/seo/json-ld/business";
import { launchItems } from "@/lib/tools/check/launch/items";
import { formField, readForm } from "@/lib/tools/edit/forms";
import { plain } from "@/tests/support";
import { firm } from "./firm";

const ratingSource = { asOf: "2026-10-01", verified: "Nikt nie sprawdza." } as const;
const ownRating: Rating = { value: 4.7, count: 31, where: "wizytówka", ...ratingSource };
const sample = (count: number): Rating => ({ ...ownRating, value: 4.9, count, sample: true });
const widget = { src: "/widget-opinii.svg", width: 176, height: 64, alt: "Ocena 4,9 na 5", sample: true } as const;
const sampled: Site = {
  ...firm,
  ratings: { home: sample(25), contact: sample(47), service: sample(23) },
  reputationWidget: widget,
};
const siteOn: Site = { ...sampled, samples: true };
const siteOff: Site = { ...sampled, samples: false };
const reviews = [
  { author: "Właścicielka domu", rating: 5, text: "Jeden dzień pracy.", sample: true },
  { author: "Zarząd wspólnoty", rating: 5, text: "W umówionym terminie.", sample: true },
] as const;

test("off removes sample ratings, reviews and the widget, and leaves the firm's own", () => {
  expect(siteAsShown(siteOn)).toMatchObject({ ratings: sampled.ratings, reputationWidget: widget });
  expect(siteAsShown(siteOff)).toMatchObject({ ratings: {} });
  expect(siteAsShown(siteOff).reputationWidget).toBeUndefined();
  expect([reviewsAsShown(reviews, siteOn), reviewsAsShown(reviews, siteOff)]).toEqual([reviews, []]);
  const [first] = all("cities");
  if (!first) throw new Error("There is no city.");
  const city = { ...first, rating: sample(12) };
  expect([cityAsShown(city, siteOn).rating?.count, cityAsShown(city, siteOff).rating]).toEqual([12, undefined]);
  expect(siteAsShown({ ...siteOff, ratings: { ...siteOff.ratings, home: ownRating } }).ratings).toEqual({
    home: ownRating,
  });
});

describe("one rating of three typed into the form", () => {
  const texts = ({ sample, value, count, ...others }: Rating, ownData?: boolean) => {
    const texts = { ...others, value: String(value), count: String(count) };
    return ownData === undefined ? texts : { ...texts, sample: ownData };
  };
  const { home, contact, service } = sampled.ratings as Required<Site["ratings"]>;
  const ratings = ({ isOwn }: { isOwn: boolean }) =>
    readForm(
      schema.shape.ratings,
      { home: texts(ownRating, isOwn), contact: texts(contact, false), service: texts(service) },
      sampled.ratings,
    ) as Site["ratings"];
  const blocking = (site: Site) =>
    launchItems(site, "2026-10-02").flatMap(({ group, field }) =>
      group === "must" && field.startsWith("ratings") ? [field] : [],
    );

  test("is the only one that is published, and the list names the other two", () => {
    const typed = ratings({ isOwn: true });
    expect(typed).toEqual({ home: ownRating, contact, service });
    const shown = siteAsShown({ ...siteOff, ratings: typed }).ratings;
    expect(shown).toEqual({ home: ownRating });
    expect([ratingOf(shown.home), ratingOf(shown.contact), ratingOf(shown.service)]).toEqual([
      { aggregateRating: expect.objectContaining({ ratingValue: 4.7, reviewCount: 31 }) },
      {},
      {},
    ]);
    expect(blocking({ ...siteOn, ratings: typed })).toEqual(["ratings.contact.value", "ratings.service.value"]);
  });

  test("stays a sample until the owner says that it is the firm's", () => {
    const typed = ratings({ isOwn: false });
    expect(typed.home).toEqual({ ...ownRating, sample: true });
    expect(siteAsShown({ ...siteOff, ratings: typed }).ratings).toEqual({});
    expect(blocking({ ...siteOn, ratings: typed })).toHaveLength(3);
    const boxes = (rating: Rating | undefined) =>
      JSON.stringify(formField("home", schema.shape.ratings.shape.home, rating)).match(/nasze dane/g);
    expect([boxes(home)?.length, boxes(ownRating), boxes(undefined)]).toEqual([1, null, null]);
  });

  test("is taken away with its mark when it is emptied, whatever the box says", () => {
    const empty = { value: "", count: "", where: "", asOf: "", verified: "", url: "" };
    for (const sample of [true, false])
      expect(readForm(schema.shape.ratings, { home: { ...empty, sample } }, sampled.ratings)).toEqual({});
  });
});

test("a rating says where, as of when and who checks the authors", () => {
  expect(plain(ratingText(ownRating))).toBe(
    "Średnia ocena 4,7 na 5 z 31 opinii: wizytówka, stan na 1 października 2026. Nikt nie sprawdza.",
  );
  // A sample names no source: there is none.
  expect(plain(ratingText(sample(3)))).toBe("4,9 na 5 z 3 opinii.");
});

test("home shows rating and reviews, a rating alone, or neither", () => {
  const show = (list: readonly (typeof reviews)[number][], rating: Rating | undefined) =>
    render(<Reviews texts={get("home").reviews} reviews={list} rating={rating} />);
  const both = show(reviews, sample(25));
  expect(screen.getByText(/25 opinii/)).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(reviews.length);
  expect(screen.queryByText("wizytówka")).toBeNull();
  both.unmount();
  const alone = show([], ownRating);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByText("wizytówka")).toBeVisible();
  alone.unmount();
  expect(show([], undefined).container).toBeEmptyDOMElement();
});

test("the footer shows the widget while samples are on", () => {
  const { rerender } = render(<Footer {...frameFor("/")} site={siteAsShown(siteOn)} />);
  expect(screen.getByRole("img", { name: widget.alt })).toBeVisible();
  rerender(<Footer {...frameFor("/")} site={siteAsShown(siteOff)} />);
  expect(screen.queryByRole("img", { name: widget.alt })).toBeNull();
});
