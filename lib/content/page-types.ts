import type { ClaimKey } from "./claims-types";
import type { Band, Button, Conductor, Href, IsoDate, PageMeta, PictureRef, ServiceSlug, Text } from "./types";

export type HomePage = {
  meta: PageMeta;
  updated: IsoDate;
  hero: {
    /** One line above the heading, up to 40 characters. */
    kicker: Text;
    title: string;
    lead: Text;
    picture: PictureRef;
    button: Button;
  };
  /** Five facts, one per conductor: `value` up to 14 characters, `text` up to 45. */
  terminals: readonly { conductor: Conductor; label: string; value: Text; text: Text }[];
  specializations: {
    heading: string;
    lead: Text;
    feeders: readonly {
      /** Circuit number and the cable drawn beside it. */
      code: string;
      cable: string;
      title: string;
      text: Text;
      link: { label: string; to: Href };
      picture: PictureRef;
    }[];
    all: {
      title: string;
      code: string;
      cable: string;
      services: readonly ServiceSlug[];
      link: { label: string; to: Href };
    };
  };
  map: {
    heading: string;
    lead: Text;
    /** Ranges beside the map. */
    facts: readonly { term: Text; value: Text }[];
    button: Button;
  };
  cities: {
    heading: string;
    lead: Text;
    /** The twelfth tile: a city without a page. */
    unlinked: { name: string; tile: Text };
  };
  trust: {
    heading: string;
    /** Stands while a claim of the table has no proof. */
    lead: Text;
    /** Takes its place when every claim has one. */
    leadProven: Text;
    /** Rows of the table, in their order: content/claims.ts. */
    items: readonly ClaimKey[];
    picture: PictureRef;
  };
  reviews: { heading: string };
  band: Band;
};

/** A review, shown and marked up on the home page. */
export type Review = {
  author: string;
  /** Whole number of stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: Text;
  /** True for the samples this project comes with: `samples` in content/site.ts shows and removes them. */
  sample: boolean;
};

/** Copy of the page for addresses that do not exist. */
export type NotFoundPage = {
  meta: PageMeta;
  code: string;
  title: string;
  text: Text;
  home: { label: string; to: Href };
  services: { label: string; to: Href };
};

/** Words of the shared layout. */
export type LayoutTexts = {
  skip: string;
  nav: readonly { label: string; to: Href }[];
  menu: readonly { label: string; to: Href }[];
  footer: readonly { label: string; to: Href }[];
  contact: string;
  call: string;
  quote: string;
  /** Under the phone number of the amber band. */
  bandNote: Text;
  menuNote: Text;
  hoursShort: Text;
  loading: string;
};

/** /oferta: breaker cards, band, gallery. */
export type OfferPage = {
  meta: PageMeta;
  updated: IsoDate;
  hero: { title: string; lead: Text };
  /** Heading of the cards, read by screen readers. */
  cardsHeading: string;
  cards: readonly ServiceSlug[];
  /** What the firm does besides the cards, with links. */
  note: Text;
  band: Band;
  gallery: { heading: string; label: string };
};

/** /uslugi: all twelve services. */
export type ServicesPage = {
  meta: PageMeta;
  updated: IsoDate;
  hero: { title: string; lead: Text };
  cardsHeading: string;
  note: Text;
  advice: Text;
  band: Band;
};

/** /poradnik: search and topic cards. */
export type GuideIndexPage = {
  meta: PageMeta;
  updated: IsoDate;
  hero: { title: string; lead: Text };
  topicsHeading: string;
  topicsLead: Text;
  band: Band;
};
