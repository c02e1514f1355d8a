import { render, screen } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { ContactProof } from "@/components/sections/contact-proof";
import { Reviews, ratingText } from "@/components/sections/reviews";
import { cities } from "@/content/cities";
import { site as record } from "@/content/site";
import { get } from "@/lib/content/records";
import { shownCity, shownReviews, shownSite } from "@/lib/content/samples";
import type { Site } from "@/lib/content/types";
import { frameFor } from "@/lib/content/view";

/** Ratings, widget and reviews as the demonstration has them: the owner's own take their place. */
const sample = (count: number) =>
  ({ value: 4.9, count, where: "wizytówka", asOf: "2026-11-20", verified: "Nie.", sample: true }) as const;
const demonstration: Site = {
  ...record,
  ratings: { home: sample(25), contact: sample(47), service: sample(23) },
  reputationWidget: { src: "/widget-opinii.svg", width: 176, height: 64, alt: "Ocena 4,9 na 5", sample: true },
};
const on: Site = { ...demonstration, samples: true };
const off: Site = { ...demonstration, samples: false };
const sampleReviews = [
  { author: "Właścicielka domu", rating: 5, text: "Jeden dzień pracy.", sample: true },
  { author: "Zarząd wspólnoty", rating: 5, text: "W umówionym terminie.", sample: true },
] as const;
const rating = {
  value: 4.7,
  count: 31,
  where: "wizytówka",
  asOf: "2026-10-01",
  verified: "Nikt nie sprawdza.",
} as const;

/** The structured data of all pages with a rating, from a site whose switch stands one way. */
function graphs(samples: boolean): string {
  let text = "";
  jest.isolateModules(() => {
    jest.doMock("@/content/site", () => ({ site: { ...demonstration, samples } }));
    jest.doMock("@/content/reviews", () => ({ reviews: sampleReviews }));
    const { homeGraph, contactGraph, serviceGraph } = require("@/lib/seo/json-ld");
    const { get } = require("@/lib/content/records");
    text = JSON.stringify([homeGraph(), contactGraph(), serviceGraph(get("services", "pomiary"), "/uslugi/pomiary")]);
    jest.dontMock("@/content/site");
    jest.dontMock("@/content/reviews");
  });
  return text;
}

describe("the switch of samples", () => {
  test("off removes sample ratings, reviews and the widget, and leaves the firm's own", () => {
    expect(Object.keys(shownSite(on).ratings)).toEqual(["home", "contact", "service"]);
    expect(shownSite(off).ratings).toEqual({});
    expect(shownSite(off).reputationWidget).toBeUndefined();
    expect(shownReviews(sampleReviews, off)).toEqual([]);
    const city = { ...cities.zory, rating: sample(12) };
    expect(shownCity(city, on).rating?.count).toBe(12);
    expect(shownCity(city, off).rating).toBeUndefined();
    expect(shownSite({ ...off, ratings: { ...off.ratings, home: rating } }).ratings).toEqual({ home: rating });
  });

  test("on, structured data have every rating and review; off, none", () => {
    const shown = graphs(true);
    for (const count of [25, 47, 23]) expect(shown).toContain(`"reviewCount":${count}`);
    expect(shown).toContain('"@type":"Review"');
    const removed = graphs(false);
    expect(removed).not.toMatch(/aggregateRating|reviewCount|"Review"/);
    expect(removed).toContain('"@type":"Electrician"');
  });
});

describe("pages", () => {
  test("a rating says where, as of when and who checks the authors", () => {
    expect(ratingText(rating).replaceAll("\u00a0", " ")).toBe(
      "Średnia ocena 4,7 na 5 z 31 opinii: wizytówka, stan na 1 października 2026. Nikt nie sprawdza.",
    );
    expect(ratingText({ ...rating, sample: true })).toContain("Dane przykładowe");
  });

  test("home: rating and reviews, one of them, neither", () => {
    const texts = get("home").reviews;
    const { unmount } = render(
      <Reviews texts={texts} reviews={shownReviews(sampleReviews, on)} rating={shownSite(on).ratings.home} />,
    );
    expect(screen.getByText("średnia z 25 opinii")).toBeVisible();
    expect(screen.getByText(/20\slistopada 2026/)).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(sampleReviews.length);
    expect(screen.getByText("Dane przykładowe.")).toBeVisible();
    unmount();
    const own = render(<Reviews texts={texts} reviews={[]} rating={rating} />);
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByText("Dane przykładowe.")).toBeNull();
    own.unmount();
    const { container } = render(
      <Reviews texts={texts} reviews={shownReviews(sampleReviews, off)} rating={shownSite(off).ratings.home} />,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test("contact and footer: without samples the profiles stay, the figures go", () => {
    const { unmount } = render(<ContactProof page={get("contact")} site={shownSite(on)} />);
    expect(screen.getByText(/4,9 na 5 z 47 opinii/)).toBeVisible();
    unmount();
    const bare = render(<ContactProof page={get("contact")} site={shownSite(off)} />);
    expect(screen.queryByText(/4,9/)).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(3);
    bare.unmount();
    const footer = (site: Site) => render(<Footer {...frameFor("/")} site={site} />);
    const first = footer(shownSite(on));
    expect(screen.getByRole("img", { name: /Ocena 4,9/ })).toBeVisible();
    first.unmount();
    footer(shownSite(off));
    expect(screen.queryByRole("img", { name: /Ocena/ })).toBeNull();
  });
});
