import { z } from "zod";
import { drawing } from "./drawings";
import { code, codeLike, day, icon, label, link, list, metaText, record, type SitePath, slugIn, text } from "./fields";
import { band, button, headFacts, pictureRef, question, section } from "./sections";
import { rating } from "./site";

/**
 * Characters shown in a search result: title with the brand, description; and the shortest title without the brand.
 */
export const metaLimits = { title: 60, ownTitle: 10, description: { min: 70, max: 160 } } as const;

/** Texts for search engines and link previews; lengths are in metaLimits. */
export const pageMeta = record({
  /** Without the brand, which is added if both fit into 60 characters: best up to 48. At least 10. */
  title: metaText(),
  /** One or two sentences, different on every page. */
  description: metaText(),
  /** 3 to 8 phrases people type; none on pages outside search engines. */
  keywords: list(code(), { min: 0, max: 8 }),
  /** Address of the original if two addresses show the same content. */
  canonical: link<SitePath>().optional(),
  /** Share image other than the generated one, a path in public/. */
  ogImage: code<`/${string}`>().optional(),
  /** Open Graph type. Left out: "website". */
  ogType: z.enum(["website", "article"]).optional(),
  /** True keeps the page out of search engines and the sitemap. */
  noIndex: z.boolean().optional(),
});

const related = record({ services: list(slugIn("services"), { min: 0 }), guides: list(slugIn("guides"), { min: 0 }) });

/** Groups of the catalogue in structured data, in its order. */
export const catalogGroups = [
  "Instalacje elektryczne",
  "Fotowoltaika",
  "Smart home",
  "Systemy bezpieczeństwa",
] as const;

export const service = record({
  slug: code(),
  /** Circuit number, the same everywhere on the site: F1, F2 and on. */
  code: codeLike<`F${number}`>(/^F\d{1,2}$/, "Numer obwodu wpisz jako F i liczbę, na przykład F9."),
  icon: icon(),
  /** Short name for menus, cards and breadcrumbs, up to 24 characters: "Smart home". */
  name: text(24),
  /** Name of the service as search engines know it: "Instalacje elektryczne". */
  serviceType: text(60),
  /** Group of the catalogue in structured data. */
  group: z.enum(catalogGroups),
  /** True gives it a second address, under /oferta. */
  offer: z.literal(true).optional(),
  /** Legal requirement for its installers: entry or concession for alarms, qualified people for cameras. */
  law: z.enum(["alarm", "cameras"]).optional(),
  /** True pushes views of the page to the data layer. Only for /uslugi/pomiary: lib/tracking/events.ts names it. */
  measurementEvents: z.literal(true).optional(),
  /** Name on the cards of city pages, if the short one is not enough. */
  nameInCities: text(60).optional(),
  /** Photos that the draft message asks a visitor from this page for. */
  photos: label(120).optional(),
  /** Card on /oferta, /uslugi: up to 110 characters. */
  card: text(110),
  meta: pageMeta,
  /** Day of the last change to the text; the sitemap shows it. */
  updated: day(),
  hero: record({
    /** Page heading, up to 55 characters. */
    title: text(55),
    /** What you get and the catch that decides the price, up to 170 characters. */
    lead: text(170),
    /** The price first, then the time and what the customer gets. */
    facts: headFacts,
    /** The service's own drawing, beside the text; on phones below it. */
    drawing,
    /** Filled action in place of the link to /wycena. One that calls replaces the phone. */
    button: button.optional(),
    /** True fills the phone and leaves the link to /wycena out: for work that cannot wait. */
    callFirst: z.literal(true).optional(),
  }),
  sections: list(section),
  /** Advice to consult a specialist before any work, in this service's own words. Up to 400 characters. */
  advice: text(400),
  band,
  related,
});

/** Colour of a topic as a conductor: instalacje L2, energia L1, sieci N, koszty i przepisy L3, bezpieczeństwo PE. */
export const conductor = z.enum(["l1", "l2", "l3", "n", "pe"]);

export const guide = record({
  slug: code(),
  /** Title of the topic card, up to 30 characters. */
  name: text(30),
  /** Text of the topic card, up to 130 characters. */
  card: text(130),
  icon: icon(),
  colour: conductor,
  meta: pageMeta,
  published: day(),
  modified: day(),
  /**
   * Day on which law, tariffs and prices in the guide's prose were last compared with their sources. The page shows it,
   * or the newest check of the guide's facts with `checkBy`, whichever is later.
   */
  checked: day().optional(),
  /** Person with qualifications who checked the guide. Empty until there is a real one. */
  reviewer: record({ name: text(60), qualification: text(120) }).optional(),
  hero: record({
    /** Page heading, up to 60 characters. */
    title: text(60),
    /** One or two sentences that do not repeat the answer, up to 170 characters. */
    lead: text(170),
    /** Answers the question of the title with its figure, in at most 60 words. Left out: the first section does. */
    answer: text(420).optional(),
    /** Left out: the key facts take its place. */
    picture: pictureRef.optional(),
  }),
  /** Three to five figures at the top of the article. Left out where a triage has them. */
  keyFacts: list(record({ label: text(90), value: text(60) }), { min: 3, max: 5 }).optional(),
  sections: list(section),
  faq: list(question),
  /** Advice to consult a specialist before any work, in this guide's own words. Up to 400 characters. */
  advice: text(400),
  band,
  related,
});

const cityBadge = record({
  icon: icon(),
  /** Up to 34 characters. */
  text: text(34),
});

export const city = record({
  slug: code(),
  /** Nominative: "Gliwice". */
  name: text(30),
  /** Place with its preposition: "w Gliwicach". Polish cases are written, never computed. */
  inCity: text(40),
  /** Genitive: "Gliwic". */
  ofCity: text(30),
  meta: pageMeta,
  updated: day(),
  /** One fact on the city tile of the home page, up to 28 characters: "12 dzielnic". */
  tile: text(28),
  /** WGS 84, degrees: inside Poland. */
  geo: record({ latitude: z.number().min(49).max(55), longitude: z.number().min(14).max(24.2) }),
  hero: record({
    /** Page heading, up to 60 characters. */
    title: text(60),
    /** What we do here and how soon we come, up to 170 characters. */
    lead: text(170),
    primary: button,
    /** Price and arrival, the same in every city: content/cities/shared.ts. */
    facts: headFacts,
    /** Three trust badges. */
    badges: z.tuple([cityBadge, cityBadge, cityBadge]).readonly(),
  }),
  /** First section, beside the situations of content/situations.ts: what fails here, and how soon we come. */
  emergency: record({ heading: text(60), lead: text(260) }),
  /** Cards in the order of the page; the text is written for this city, up to 110 characters. */
  services: record({
    heading: text(60),
    lead: text(220).optional(),
    items: list(record({ service: slugIn("services"), text: text(110) }), { min: 0 }),
  }),
  districts: record({ heading: text(60), lead: text(220), items: list(text(40)) }),
  /** The city's own text: at least 350 words about its buildings, grid and industry. */
  local: list(section),
  reasons: record({
    heading: text(60),
    items: list(record({ figure: text(30), title: text(60), text: text(300) })),
  }),
  /** Beside the range: the kind of work typical of this city. */
  picture: pictureRef.optional(),
  /** How far the firm drives from here: the ranges of content/facts/company.ts. */
  range: record({ heading: text(60), text: text(400) }),
  /** Advice to consult a specialist before any work, in this city's own words. Up to 400 characters. */
  advice: text(400),
  /** Cities linked as neighbours, nearest first. */
  neighbours: list(slugIn("cities"), { min: 0 }),
  band,
  /** Rating marked up and shown on the page. Only Żory has one. */
  rating: rating.optional(),
  /** Postal data of the structured data, without a street. Only Żory has one. */
  address: record({
    locality: code(),
    region: code(),
    postalCode: codeLike(/^\d\d-\d{3}$/, "Kod pocztowy wpisz w postaci 44-240."),
    country: z.literal("PL"),
  }).optional(),
});

/** A page of its own kind made of the same sections: /dla-firm. */
export const sectionPage = record({
  meta: pageMeta,
  updated: day(),
  /** Short name for breadcrumbs. */
  name: text(24),
  hero: record({
    title: text(60),
    lead: text(170),
    /** One row per kind of customer: price or what it depends on. */
    facts: headFacts,
    picture: pictureRef.optional(),
    button: button.optional(),
  }),
  sections: list(section),
  advice: text(400),
  band,
});

/** Kinds of work in the gallery; their words stand in content/offer.ts. */
export const galleryKinds = ["dom", "teletechnika", "energia", "firma"] as const;
const galleryKind = z.enum(galleryKinds);

/** Name of a picture as texts use it: its file without the ending. */
export const pictureNameOf = (src: string): string => src.replace(/\.\w+$/, "");

export const galleryPicture = record({
  /** File name in content/gallery, with its ending. */
  src: code(),
  /** Caption: the object, up to 45 characters. No place, client or date: the pictures are renders. */
  title: text(45),
  /** What is seen and the caption does not say, up to 125 characters. */
  alt: text(125),
  /** True shows it in the gallery carousel of /oferta; without it the picture is for other pages only. */
  carousel: z.literal(true).optional(),
  /** Kind of work, by which the gallery can be filtered. Every picture of the carousel has one. */
  kind: galleryKind.optional(),
  /** True limits the picture to the gallery: not good enough to be shown large. */
  galleryOnly: z.literal(true).optional(),
  /** True for a photograph of the firm's own work; without it the launch check takes the picture for a render. */
  own: z.literal(true).optional(),
});

export const mapCity = record({
  name: text(30),
  lat: z.number(),
  lon: z.number(),
  size: z.enum(["lg", "md", "sm"]),
  /** Offset of the label from the node, and whether a line leads to it. */
  label: record({ dx: z.number(), dy: z.number(), anchor: z.enum(["start", "middle", "end"]), leader: z.boolean() }),
});
