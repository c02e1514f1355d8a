import { z } from "zod";
import { code, day, label, link, list, record, type SitePath, slugIn, template, text } from "./fields";
import { conductor, galleryKinds, pageMeta } from "./records";
import { band, button, claimKey, pictureRef } from "./sections";

const labelledLink = record({ label: label(40), to: link() });
/** Head of a page without a photo. */
const head = record({ title: text(60), lead: text(260) });

const labelledValue = record({ label: text(24), value: text(32) });

/** "Co się dzieje?": reasons to phone, with what to know before. On the home page and on /kontakt. */
export const situations = record({
  heading: text(40),
  items: list(
    record({
      /** Device drawn beside it. */
      symbol: z.enum(["switch", "breaker", "circuit", "table"]),
      title: text(28),
      /** What to do until somebody comes: a rule of content/facts/emergency.ts. Up to 320 characters. */
      safety: text(320),
      /** Price: a fact, or words if there is none. */
      price: labelledValue,
      /** When somebody comes: a promise of content/site.ts. */
      time: labelledValue,
      link: labelledLink,
    }),
    { min: 4, max: 4 },
  ),
});

export const homePage = record({
  meta: pageMeta,
  updated: day(),
  hero: record({
    /** One line above the heading, up to 40 characters. */
    kicker: text(40),
    title: text(40),
    lead: text(200),
    picture: pictureRef,
    button,
  }),
  /** Five facts, one per conductor: `value` up to 14 characters, `text` up to 45. */
  terminals: list(record({ conductor, label: label(4), value: text(14), text: text(45) }), { min: 5, max: 5 }),
  specializations: record({
    heading: text(60),
    lead: text(220),
    feeders: list(
      record({
        /** Circuit number and the cable drawn beside it. */
        code: code(),
        cable: label(20),
        title: text(40),
        text: text(200),
        link: labelledLink,
        picture: pictureRef,
      }),
      { min: 0 },
    ),
    all: record({
      title: text(40),
      cable: label(20),
      services: list(slugIn("services"), { min: 0 }),
      link: labelledLink,
    }),
  }),
  map: record({
    heading: text(60),
    lead: text(220),
    /** Ranges beside the map. */
    facts: list(record({ term: text(40), value: text(40) })),
    button,
  }),
  cities: record({
    heading: text(60),
    lead: text(220),
    /** The last tile: a city without a page. */
    unlinked: record({ name: text(30), tile: text(40) }).optional(),
  }),
  trust: record({
    heading: text(60),
    /** Shown while a claim of the table has no proof. */
    lead: text(260),
    /** Replaces the lead when every claim has a proof. */
    leadProven: text(260),
    /** Subject of the table, on the right of its caption. */
    subject: template(60, "marka"),
    /** Rows of the table, in their order: content/claims.ts. */
    items: list(claimKey),
    /** What the firm owes when it does not keep its word, and documents to look at. */
    promises: record({
      heading: text(60),
      items: list(text(200)),
      documents: list(record({ label: text(40), text: text(120), to: link() })),
    }),
  }),
  reviews: record({ heading: text(60) }),
  band,
});

/** A review, shown and marked up on the home page. */
export const review = record({
  author: label(60),
  /** Whole number of stars, 1 to 5. */
  rating: z.literal([1, 2, 3, 4, 5]),
  text: text(300),
  /** True for the samples this project comes with: `samples` in content/site.ts shows and removes them. */
  sample: z.boolean(),
});

export const notFoundPage = record({
  meta: pageMeta,
  code: code(),
  title: text(60),
  text: text(260),
  home: labelledLink,
  services: labelledLink,
  emergency: labelledLink,
  /** What to do in danger, beside the phone: a rule of content/facts/emergency.ts. Up to 200 characters. */
  danger: text(200),
});

export const layoutTexts = record({
  skip: label(40),
  nav: list(labelledLink),
  menu: list(labelledLink),
  footer: list(labelledLink),
  contact: label(40),
  call: label(20),
  /** Link to /wycena with the page's service chosen there. */
  estimate: label(40),
  /** Beside a phone number. Hours follow: "codziennie" + "8:00–20:00" without scripts, "dziś do" + "20:00" with them. */
  answering: record({
    always: label(20),
    open: label(20),
    /** Before the first hour of the day. */
    before: label(20),
    /** After the last hour of the day. */
    after: label(20),
    /** The same when tomorrow is closed, by the next day that is not, Monday first: "w poniedziałek od". */
    later: list(label(20), { min: 7, max: 7 }),
  }),
  /** Under the phone number of the amber band. */
  bandNote: label(80),
  menuNote: label(80),
  hoursShort: label(60),
  /** At the end of a printed guide or service: before its address, its date and the phone number. */
  paper: record({ code: label(40), checked: label(40), updated: label(40), call: label(20) }),
  loading: label(40),
  /** Shown if loading takes longer than ten seconds: what to try. */
  late: label(160),
  /** Shown offline instead of a page that is not cached. The guide is always cached. */
  offline: record({ title: label(60), text: text(300), guide: labelledLink, call: label(40) }),
});

/** /oferta: breaker cards, band, gallery. */
export const offerPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  /** Heading of the cards, read by screen readers. */
  cardsHeading: text(60),
  cards: list(slugIn("services"), { min: 0 }),
  /** What the firm does besides the cards, with links. */
  note: text(400),
  band,
  /** `failed`: shown if the arrows fail to load; says how to see the pictures without them. */
  gallery: record({
    heading: text(60),
    label: label(60),
    /** Words of the filter by kind of work. */
    filter: record({
      legend: label(40),
      all: label(30),
      kinds: z.record(z.enum(galleryKinds), label(30)),
    }),
    failed: label(160),
  }),
});

/** /uslugi: all services. */
export const servicesPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  cardsHeading: text(60),
  note: text(400),
  advice: text(400),
  band,
});

/** /poradnik: search and topic cards. */
export const guideIndexPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  topicsHeading: text(60),
  topicsLead: text(260),
  band,
});

/** The draft message for evenings and for people who cannot talk. */
export const writeTexts = record({
  heading: text(60),
  lead: text(300),
  /** Heading over the text of the letter. */
  letterLabel: label(40),
  mail: label(60),
  /** Button of the text message; shown where the main number takes text messages (content/site.ts). */
  sms: label(40),
  copy: label(40),
  note: text(300),
  /** Subject of the e-mail; the topic is added where it is known. */
  subject: label(60),
  /**
   * Lines of the e-mail. `[miasto]`, `[temat]`, `[wynik]`, `[zdjecia]` and `[strona]` are replaced by what is known of
   * the visit. What is not known stays empty for the visitor; a line with `[wynik]` or `[strona]` is left out then.
   */
  letter: list(label(120)),
  /** The same for a text message, short. */
  message: list(label(120)),
  /** Photos to send. Visitors from a service page are asked for the photos the service names. */
  photos: label(120),
});

export const contactPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  /** Labels of the tiles. Numbers, address and hours come from content/site.ts. */
  phone: record({
    label: label(20),
    /** Before the hours: "Odbieramy". */
    answering: label(20),
  }),
  email: record({ label: label(20) }),
  area: record({ label: label(20), text: text(200) }),
  /** `wholeWeek`: names of the days where the phone is answered on all of them, a row each. */
  hours: record({ label: label(40), wholeWeek: list(label(30)) }),
  vcard: record({ label: label(40), note: text(120) }),
  copy: record({
    phone: label(40),
    email: label(40),
    done: label(40),
    /** If the browser refuses: what to do by hand. */
    failed: label(120),
  }),
  /** Before links to the profiles of content/site.ts and the rating; shown if there are any. */
  reviews: record({ heading: text(60), lead: text(200) }),
  reasons: record({ heading: text(60), items: list(record({ title: text(60), text: text(200) })) }),
  checklist: record({
    heading: text(60),
    lead: text(220),
    items: list(record({ title: text(40), text: text(200) })),
  }),
  write: writeTexts,
});

export const thanksPage = record({
  meta: pageMeta,
  updated: day(),
  title: text(60),
  text: text(300),
  /** Name of the list of steps for screen readers. */
  heading: text(60),
  steps: list(record({ title: text(60), text: text(300) })),
  services: record({ label: label(40), to: link<"/uslugi">() }),
  home: record({ label: label(40), to: link<"/">() }),
});

/** Condition of a part of the privacy page: with tracking, without tracking, or with offline pages. */
const privacyCondition = z.enum(["tracking", "no-tracking", "offline"]);

export const privacySection = record({
  /** Anchor, ASCII. */
  id: code(),
  heading: text(80),
  when: privacyCondition.optional(),
  paragraphs: list(text(900)),
  list: list(text(400)).optional(),
  /** "administrator": the firm's register data. "stored": what is kept on the device. "contact": where to write. */
  extra: z.enum(["administrator", "stored", "contact"]).optional(),
});

const storedItem = record({ name: code(), kept: text(60), purpose: text(200) });

/** Words of the consent question, asked only if tracking is configured. */
export const consentTexts = record({
  title: label(60),
  text: text(400),
  /** Both answers look the same. */
  accept: label(40),
  reject: label(40),
  /** Link to the privacy page, here and in the footer. */
  privacy: label(40),
  /** Footer button that opens the question again. */
  change: label(40),
});

export const privacyPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  /** Shown while register data is missing in content/site.ts; the list of what is missing follows. */
  missing: record({
    title: label(60),
    text: text(400),
    data: record({
      name: label(60),
      nip: label(60),
      street: label(60),
      postalCode: label(60),
      locality: label(60),
    }),
  }),
  sections: list(privacySection),
  administrator: record({ name: label(40), address: label(40), email: label(40), phone: label(40) }),
  stored: record({
    caption: text(120),
    columns: z.tuple([label(40), label(40), label(40)]).readonly(),
    /** What the record of the choice is for. Its name and age come from lib/tracking/tag.ts. */
    choice: text(200),
    choiceKept: template(30, "dni"),
    analytics: list(storedItem, { min: 0 }),
    ads: list(storedItem, { min: 0 }),
  }),
  contact: text(400),
  consent: consentTexts,
});

/** Words people use for something with another name in the texts. */
export const synonym = record({
  /** What people type: words or short phrases, in any form. */
  words: list(code()),
  /** What the texts say: words or short phrases. */
  means: list(code()),
});

/** An old address and where it leads now. */
export const redirect = record({
  /** Old path, "/stara-strona": without a slash at the end, .html, query and fragment. */
  from: code<`/${string}`>(),
  /** A page of this site, or an https address elsewhere. */
  to: code<SitePath | `https://${string}`>(),
});
