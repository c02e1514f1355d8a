import type { IsoDate, PageMeta, ServiceSlug, Text } from "./types";

export type ContactPage = {
  meta: PageMeta;
  updated: IsoDate;
  hero: { title: string; lead: Text };
  /** Labels of the tiles. Numbers, address and hours come from content/site.ts. */
  phone: {
    label: string;
    /** Whether the phone is answered. Hours are added at the end: "Odbieramy dziś do" + "20:00". */
    status: {
      /** Without scripts: "Odbieramy codziennie" + "8:00–20:00". */
      always: string;
      open: string;
      /** Before the first hour of the day. */
      before: string;
      /** After the last hour of the day. */
      after: string;
    };
  };
  email: { label: string };
  area: { label: string; text: Text };
  /** `phoneDays`: rows of the telephone hours, which are the same every day. */
  hours: { label: string; phoneDays: readonly string[] };
  vcard: { label: string; note: Text };
  copy: {
    phone: string;
    email: string;
    done: string;
    /** When the browser refuses: what to do by hand. */
    failed: string;
  };
  /** Links to the three profiles of content/site.ts; the rating stands before `lead`. */
  reviews: { heading: string; lead: Text };
  reasons: { heading: string; items: readonly { title: Text; text: Text }[] };
  prepare: { heading: string; lead: Text; items: readonly { title: string; text: Text }[] };
  write: WriteTexts;
};

/** The prepared message for evenings and for people who cannot talk. */
export type WriteTexts = {
  heading: string;
  lead: Text;
  /** Heading over the text of the letter. */
  letterLabel: string;
  mail: string;
  /** Left out: no text-message button. For a main number that takes text messages only. */
  sms?: string;
  copy: string;
  note: Text;
  /** Subject of the e-mail; the topic is added where it is known. */
  subject: string;
  /**
   * Lines of the e-mail. `[miasto]`, `[temat]`, `[wynik]`, `[zdjecia]` and `[strona]` are replaced by what is known of
   * the visit. What is not known stays empty for the visitor; a line with `[wynik]` or `[strona]` is left out then.
   */
  letter: readonly string[];
  /** The same for a text message, short. */
  message: readonly string[];
  /** Which photos help: in general, and for a visitor who comes from the page of a service. */
  photos: { general: string; byService: Readonly<Partial<Record<ServiceSlug, string>>> };
};

export type ThanksPage = {
  meta: PageMeta;
  updated: IsoDate;
  title: string;
  text: Text;
  /** Name of the list of steps for screen readers. */
  heading: string;
  steps: readonly { title: string; text: Text }[];
  services: { label: string; to: "/uslugi" };
  home: { label: string; to: "/" };
};

/** When a part of the privacy page is shown: always, with tracking configured, or without. */
export type PrivacyCondition = "tracking" | "no-tracking";

export type PrivacySection = {
  /** Anchor, ASCII. */
  id: string;
  heading: string;
  when?: PrivacyCondition;
  paragraphs: readonly Text[];
  list?: readonly Text[];
  /** "administrator": the firm's register data. "stored": what is kept on the device. "contact": where to write. */
  extra?: "administrator" | "stored" | "contact";
};

export type PrivacyPage = {
  meta: PageMeta;
  updated: IsoDate;
  hero: { title: string; lead: Text };
  /** Shown while register data is missing in content/site.ts; the list of what is missing follows. */
  missing: { title: string; text: Text };
  sections: readonly PrivacySection[];
  administrator: { name: string; address: string; email: string; phone: string };
  stored: {
    caption: Text;
    columns: readonly [string, string, string];
    /** What the record of the choice is for. Its name and age come from lib/tracking/consent.ts. */
    choice: Text;
    analytics: readonly { name: string; kept: Text; purpose: Text }[];
    ads: readonly { name: string; kept: Text; purpose: Text }[];
  };
  contact: Text;
  consent: ConsentTexts;
};

/** Words of the question for consent, asked only where tracking is configured. */
export type ConsentTexts = {
  title: string;
  text: Text;
  /** Both answers look the same. */
  accept: string;
  reject: string;
  /** Link to the privacy page, here and in the footer. */
  privacy: string;
  /** Button of the footer that asks again. */
  change: string;
};
