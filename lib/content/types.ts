import type { ClaimKey } from "./claims-types";
import type { IconName } from "./icons";
import type { CitySlug, GuideSlug, Href, OfferSlug, ServiceSlug, SitePath } from "./routes";
import type { Rating } from "./site-types";

/**
 * Running text. May hold `**strong**`, `[link](/uslugi/pomiary)` and facts in braces, `{pomiary.domDo150}`, which are
 * replaced by the value of content/facts. No-break spaces, „quotes” and dashes in ranges are set at build time.
 */
export type Text = string;

/** Day in ISO 8601, "2026-11-20". */
export type IsoDate = `${number}-${number}-${number}`;

/** File name in content/gallery without its ending, "08-panel-knx-salon". */
export type PictureName = string;

export type PictureRef = {
  name: PictureName;
  /** What is seen, up to 120 characters, no "zdjęcie przedstawia". Left out: the alt text of the gallery is used. */
  alt?: string;
};

/** What search engines and link previews read. */
export type PageMeta = {
  /** Without the brand, which is added by rule. With the brand at most 60 characters, so about 48 here. */
  title: string;
  /** One or two sentences, 70 to 160 characters, different on every page. */
  description: string;
  /** 3 to 8 phrases people type. */
  keywords: readonly string[];
  /** Address of the original when the same content stands under two addresses. */
  canonical?: SitePath;
  /** Share image other than the generated one, a path in public/. */
  ogImage?: `/${string}`;
  /** Open Graph type. Left out: "website". */
  ogType?: "website" | "article";
  /** True keeps the page out of search engines and the sitemap. */
  noIndex?: boolean;
};

/**
 * What a button does. `to`: an ordinary link. `send-or-navigate`: to /kontakt, through the analytics-send function
 * where one exists. `call`: dials; `afterwards: "thanks"` shows /dziekujemy afterwards.
 */
export type Button =
  | { label: string; to: Href }
  | { label: string; action: "send-or-navigate" }
  | { label: string; action: "call"; afterwards?: "thanks" };

/** The amber band that ends every page: heading up to 40 characters, text up to 160. */
export type Band = { heading: string; text: Text; button: Button };

/** Safety or money warning beside a section. `title` is set in bold before the text. */
export type Callout = { title: string; text: Text };

type SectionBase = {
  /** Anchor, ASCII and hyphens, unique on the page. Tables of contents and links use it. */
  id: string;
  /** Says what the reader gets, up to 60 characters. */
  heading: string;
  /** Device tag drawn beside the heading on service pages ("P1", "A1", "K1–K8"): see docs/edytor.md. */
  tag?: string;
  /** Larger text under the heading, up to 220 characters. */
  lead?: Text;
  /** Paragraphs before the section's own content, each up to 600 characters. */
  paragraphs?: readonly Text[];
  /** Paragraphs after the section's own content. */
  after?: readonly Text[];
  callout?: Callout;
  /** Small print under the section: what a figure refers to, where to check it. */
  note?: Text;
  /** "dark" for the one explanatory section of a service page; the rest alternates by itself. */
  tone?: "dark";
};

export type CardItem = {
  icon?: IconName;
  title: string;
  /** Up to 160 characters. */
  text: Text;
  href?: Href;
  /** Short points under the text. */
  features?: readonly Text[];
};
export type RowItem = {
  term: string;
  text: Text;
  /** Short right-hand remark: a standard, a range, specialities. */
  note?: Text;
};
export type StepItem = { title: string; text: Text; details?: readonly Text[]; time?: Text };
export type GaugeItem = {
  /** Key of a fact with a percentage, a range or a number: the needle stands in its middle. */
  fact: string;
  /** End of the drawn scale, in the fact's unit. */
  scaleMax: number;
  title: string;
  text: Text;
};
export type TableRow = { label: Text; note?: Text; cells: readonly Text[] };
export type CompareItem = {
  name: string;
  description: Text;
  /** Capacity, efficiency, lifespan, power, investment … */
  specs: readonly { label: string; value: Text }[];
  advantages: readonly Text[];
  disadvantages: readonly Text[];
  applications?: Text;
};
export type PhaseItem = {
  phase: string;
  description: Text;
  duration: Text;
  details?: readonly Text[];
  /** critical: KRYTYCZNE; high: BARDZO WAŻNE; normal: WAŻNE. */
  importance?: "critical" | "high" | "normal";
  /** Bar on the schedule in the section's scale: start, shortest and longest duration. */
  bar?: { start: number; min: number; max: number };
};
export type FaultItem = {
  problem: string;
  symptoms: readonly Text[];
  /** What the reader may do at once: nothing that needs tools or an open enclosure. */
  actions: readonly Text[];
  callProfessional: Text;
};

/** One section of a service, guide or city page. One component of components/sections renders each kind. */
export type Section =
  | (SectionBase & { kind: "text"; list?: readonly Text[]; picture?: PictureRef })
  | (SectionBase & { kind: "cards"; columns?: 2 | 3 | 4; items: readonly CardItem[] })
  | (SectionBase & {
      kind: "rows";
      items: readonly RowItem[];
      /** A second list beside the first on wide screens, under a heading of its own. */
      second?: { heading: string; items: readonly RowItem[] };
    })
  | (SectionBase & { kind: "checks"; items: readonly { title?: string; text: Text }[] })
  | (SectionBase & {
      /** A picture beside text, an optional list of checks and an optional button. */
      kind: "feature";
      picture: PictureRef;
      checks?: readonly Text[];
      button?: Button;
      /** Shows the phone number beside the button. */
      phone?: boolean;
    })
  | (SectionBase & { kind: "steps"; items: readonly StepItem[] })
  | (SectionBase & { kind: "gauges"; items: readonly GaugeItem[] })
  | (SectionBase & { kind: "specs"; items: readonly { value: Text; label: Text }[] })
  | (SectionBase & {
      /** KNX bus drawn with its devices, and the numbers of the standard. */
      kind: "bus";
      /** Text alternative of the drawing. */
      drawing: string;
      devices: readonly { icon: IconName; title: string; text: Text }[];
      specs: readonly { value: Text; label: Text }[];
    })
  | (SectionBase & {
      kind: "table";
      caption: Text;
      /** First the heading of the row labels, then one per cell. */
      columns: readonly string[];
      rows: readonly TableRow[];
      button?: Button;
    })
  | (SectionBase & {
      kind: "documents";
      items: readonly { title: string; description: Text; requirement: "required" | "recommended" }[];
    })
  | (SectionBase & { kind: "measurements"; items: readonly { title: string; description: Text; standard: string }[] })
  | (SectionBase & { kind: "compare"; items: readonly CompareItem[] })
  | (SectionBase & {
      kind: "phases";
      items: readonly PhaseItem[];
      /** Length of the schedule, drawn when the items have bars. */
      scale?: { length: number; unit: string };
    })
  | (SectionBase & { kind: "faults"; items: readonly FaultItem[] })
  | (SectionBase & {
      kind: "devices";
      categories: readonly { category: string; items: readonly { name: string; power: Text }[] }[];
    })
  | (SectionBase & {
      kind: "rooms";
      items: readonly {
        room: string;
        lighting: Text;
        devices: Text;
        heating: Text;
        total: Text;
        recommendation: Text;
      }[];
    })
  | (SectionBase & {
      kind: "scenarios";
      items: readonly { scenario: string; description: Text; benefits: readonly Text[]; recommendation: Text }[];
    })
  | (SectionBase & {
      kind: "factors";
      items: readonly { factor: string; range: Text; description: Text; note?: Text }[];
    })
  | (SectionBase & {
      kind: "programs";
      items: readonly { program: string; description: Text; amount: Text; conditions: Text }[];
    })
  | (SectionBase & {
      /** A calculation or a case worked through, line by line. */
      kind: "example";
      steps: readonly { text: Text; result?: Text }[];
      result: Text;
    })
  | (SectionBase & { kind: "reasons"; items: readonly { figure?: Text; title: string; text: Text }[] })
  | (SectionBase & {
      /** Claims of content/claims.ts with their proof, or as questions; `lead` stands while a proof is missing. */
      kind: "protocol";
      items: readonly ClaimKey[];
      /** Takes the place of `lead` when every claim of the table has its proof. */
      leadProven?: Text;
    })
  | (SectionBase & {
      kind: "segments";
      items: readonly { icon: IconName; title: string; text: Text; points: readonly Text[]; picture?: PictureRef }[];
    })
  | (SectionBase & { kind: "faq"; items: readonly { question: string; answer: Text }[] });

export type SectionKind = Section["kind"];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

export type Service = {
  slug: ServiceSlug;
  /** Circuit number, the same everywhere on the site: F1 … F12. */
  code: `F${number}`;
  icon: IconName;
  /** Short name for menus, cards and breadcrumbs, up to 24 characters: "Smart home". */
  name: string;
  /** Name of the service as search engines know it: "Instalacje elektryczne". */
  serviceType: string;
  /** Card on /oferta, /uslugi: up to 110 characters. */
  card: Text;
  meta: PageMeta;
  /** Day of the last change to the text; the sitemap shows it. */
  updated: IsoDate;
  hero: {
    /** Page heading, up to 55 characters. */
    title: string;
    /** Two or three sentences, up to 260 characters. */
    lead: Text;
    picture: PictureRef;
    /** Beside "Zapytaj o wycenę": the phone, unless the spec names another button. */
    button?: Button;
  };
  sections: readonly Section[];
  /** Advice to consult a specialist before any work, in this service's own words. */
  advice: Text;
  band: Band;
  related: { services: readonly ServiceSlug[]; guides: readonly GuideSlug[] };
};

/** Colour of a topic as a conductor: instalacje L2, energia L1, sieci N, koszty i przepisy L3, bezpieczeństwo PE. */
export type Conductor = "l1" | "l2" | "l3" | "n" | "pe";

export type Guide = {
  slug: GuideSlug;
  /** Title of the topic card, up to 30 characters. */
  name: string;
  /** Text of the topic card, up to 130 characters. */
  card: Text;
  icon: IconName;
  colour: Conductor;
  meta: PageMeta;
  published: IsoDate;
  modified: IsoDate;
  /**
   * Day on which law, tariffs and prices in the guide's prose were last compared with their sources. The page shows it, or
   * the newest check of the ageing facts the guide stands on, whichever is later.
   */
  checked?: IsoDate;
  /** Person with qualifications who checked the guide. Empty until there is a real one. */
  reviewer?: { name: string; qualification: string };
  hero: { title: string; lead: Text; picture: PictureRef };
  /** Three to five figures at the top of the article. */
  keyFacts: readonly { label: Text; value: Text }[];
  sections: readonly Section[];
  faq: readonly { question: string; answer: Text }[];
  /** Advice to consult a specialist before any work, in this guide's own words. */
  advice: Text;
  band: Band;
  related: { services: readonly ServiceSlug[]; guides: readonly GuideSlug[] };
};

export type City = {
  slug: CitySlug;
  /** Nominative: "Gliwice". */
  name: string;
  /** Place with its preposition: "w Gliwicach". Polish cases are written, never computed. */
  inCity: string;
  /** Genitive: "Gliwic". */
  ofCity: string;
  meta: PageMeta;
  updated: IsoDate;
  /** One fact on the city tile of the home page, up to 28 characters: "12 dzielnic". */
  tile: Text;
  /** WGS 84, degrees. */
  geo: { latitude: number; longitude: number };
  hero: {
    title: string;
    lead: Text;
    primary: Button;
    /** Three trust badges, up to 34 characters each. */
    badges: readonly [CityBadge, CityBadge, CityBadge];
  };
  /** Cards in the order of the page; the text is written for this city, up to 110 characters. */
  services: { heading: string; lead?: Text; items: readonly { service: ServiceSlug; text: Text }[] };
  districts: { heading: string; lead: Text; items: readonly string[] };
  /** The city's own text: at least 350 words about its buildings, grid and industry. */
  local: readonly Section[];
  reasons: { heading: string; items: readonly { figure: Text; title: string; text: Text }[] };
  /** Beside the range: the kind of work typical of this city. */
  picture: PictureRef;
  /** How far we drive from here, by the ranges of the firm. */
  range: { heading: string; text: Text };
  /** Advice to consult a specialist before any work, in this city's own words. */
  advice: Text;
  /** Cities linked as neighbours, nearest first. */
  neighbours: readonly CitySlug[];
  band: Band;
  /** Rating marked up and shown on the page. Only Żory has one. */
  rating?: Rating;
  /** Postal data of the structured data, without a street. Only Żory has one. */
  address?: { locality: string; region: string; postalCode: string; country: "PL" };
};
export type CityBadge = { icon: IconName; text: string };

/** A page of its own kind made of the same sections: /dla-firm. */
export type SectionPage = {
  path: SitePath;
  meta: PageMeta;
  updated: IsoDate;
  /** Short name for breadcrumbs. */
  name: string;
  hero: { title: string; lead: Text; picture?: PictureRef; button?: Button };
  sections: readonly Section[];
  advice: Text;
  band: Band;
};

export type GalleryPicture = {
  /** File name in content/gallery, with its ending. */
  src: string;
  /** Caption: the object, up to 45 characters. No place, client or date: the pictures are renders. */
  title: string;
  /** What is seen and the caption does not say, up to 125 characters. */
  alt: string;
  /** True shows it in the gallery carousel of /oferta; without it the picture is for other pages only. */
  carousel?: true;
};

export type MapCity = {
  name: string;
  lat: number;
  lon: number;
  size: "lg" | "md" | "sm";
  /** Offset of the label from the node, and whether a line leads to it. */
  label: { dx: number; dy: number; anchor: "start" | "end"; leader: boolean };
};

export type { CitySlug, GuideSlug, Href, IconName, OfferSlug, ServiceSlug, SitePath };
