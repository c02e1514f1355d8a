import type { IsoDate } from "./types";

/** A phone number in two forms. */
export type Phone = {
  /** For links: "+48320000000", plus sign and digits only. */
  tel: `+${number}`;
  /** For people: "+48 32 000 00 00". */
  display: string;
};

export type Hours = {
  /** Whose hours they are: "Biuro", "Telefon". */
  label: string;
  days: string;
  /** 24-hour clock, "08:00". */
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
};

/** A rating with what makes it verifiable. It is shown with all of it, or not at all. */
export type Rating = {
  /** 1 to 5. */
  value: number;
  /** Number of reviews behind it. */
  count: number;
  /** Where the reviews stand and what they are about, in the locative or after a colon: "wizytówka w wyszukiwarce". */
  where: string;
  /** Day the figures were read. */
  asOf: IsoDate;
  /** Whether and how anybody checks that the authors were customers: a whole sentence. The law asks for it. */
  verified: string;
  /** Page on which everybody can read the reviews. */
  url?: `https://${string}`;
  /** True for the ratings this project comes with: `samples` in content/site.ts shows and removes them. */
  sample?: true;
};

/** What the firm promises, worded once by lib/content/claims.ts. */
export type Promises = {
  /** Hours from the request to the arrival: breakdown and inspection. `{obietnica.awaria}`, `{firma.przyjazd}`. */
  arrivalHours: number;
  /** Hours to the arrival inside Gliwice when it is urgent, while the phone is answered. `{firma.przyjazdGliwice}`. */
  gliwiceHours: number;
  /** When installation work starts and ends, a phrase. `{obietnica.instalacja}`. Measurements: fact pomiary.termin. */
  installation: string;
};

/** Documents behind the firm's claims. Every field is optional: what is missing is neither claimed nor marked up. */
export type Proofs = {
  /** Liability insurance of the business. */
  insurance?: {
    insurer: string;
    /** Sum insured, zł. */
    sum: number;
    validUntil: IsoDate;
    /** Number of the policy. */
    policy?: string;
  };
  /** Qualification certificates of the people who work and sign: E for operation, D for supervision. */
  qualifications?: readonly {
    kind: "E" | "D";
    /** What it covers: "urządzenia do 1 kV, pomiary". */
    scope: string;
    number: string;
    validUntil: IsoDate;
  }[];
  /** Certificates of the firm or its services. */
  certificates?: readonly { name: string; number: string; validUntil: IsoDate; url?: `https://${string}` }[];
  /**
   * Right to install alarms: the entry on the list of qualified technical security workers, and the concession of the
   * minister, which places under obligatory protection require (act of 22 August 1997, art. 15 ust. 2).
   */
  alarmConcession?: {
    /** Number of the entry on the list. */
    listNumber: string;
    /** Who keeps the list: "KWP w Katowicach". */
    authority: string;
    /** Number of the concession. */
    number?: string;
  };
  /** Entry in the public register: name "CEIDG" or "KRS", address of the entry. */
  register?: { name: string; url: `https://${string}` };
  /** Measuring instruments with their calibration certificate and its day. */
  instruments?: readonly { name: string; number: string; calibrated: IsoDate }[];
  /** How many customers: "412 zakończonych zleceń", where the figure comes from, as of when. */
  customers?: { count: string; source: string; asOf: IsoDate };
};

export type Site = {
  /** Name of the firm as customers know it, up to 20 characters: it is added to every page title. */
  brand: string;
  /** Address of the site with https and without a slash at the end. */
  url: `https://${string}`;
  /** One sentence for the footer, up to 100 characters. */
  tagline: string;
  /** Main number: header, buttons, footer. */
  phone: Phone;
  /** Company number: city pages. */
  companyPhone: Phone;
  email: `${string}@${string}`;
  /** Register data, shown in the footer when filled. Digits without spaces. */
  legal: {
    /** Full registered name. */
    name?: string;
    nip?: string;
    regon?: string;
    krs?: string;
  };
  /** Registered address. Street, postal code and locality are shown and marked up when filled. */
  address: { street?: string; postalCode?: string; locality?: string; region: string; country: "PL" };
  /** Year the firm was founded. Texts: `{firma.rokZalozenia}`. */
  founded: number;
  /** What the firm promises. */
  promises: Promises;
  /**
   * Who pays for the visit when the customer declines after the diagnosis: `fee` in zł gross, 0 where the firm bears it.
   * Left out: texts say that the cost is named on the phone before the visit. `{wizyta.odmowa}`.
   */
  declinedVisit?: { fee: number };
  /** Guarantee on the work. Left out: texts say that period and scope stand in the contract. `{gwarancja.zdanie}`. */
  guarantee?: {
    months: number;
    /** What it covers, in the accusative: "robociznę i osprzęt, który dostarczamy". */
    covers: string;
    /** Address of the terms of the guarantee. */
    terms?: `https://${string}`;
  };
  /** Number on duty for industry out of hours. Left out: texts refer to the number in the contract. `{dyzur.przemysl}`. */
  dutyPhone?: Phone;
  /** What the prices of this site contain. A price for consumers is gross by law. `{cena.vat}`. */
  prices: { vat: "included" | "excluded" };
  /** Documents behind the claims. content/claims.ts says what is claimed. */
  proofs: Proofs;
  /**
   * Samples of the demonstration: reviews, ratings and the reputation widget marked `sample: true`. True shows them,
   * false removes them from pages and structured data alike. The launch check refuses a site that shows them.
   */
  samples: boolean;
  hours: {
    /** Office hours, used in structured data. `schema` is their form in schema.org notation. */
    office: Hours & { schema: string };
    /** Hours in which the phone is answered, every day. */
    phone: Hours;
  };
  /** From the cheapest service to the dearest, as structured data shows it. */
  priceRange: string;
  /** ISO 4217. */
  currency: "PLN";
  /** Ways of payment in schema.org's words. */
  payment: readonly string[];
  /** Area in which the firm works, as the contact page says it. */
  area: string;
  /** Ratings marked up and shown, by kind of page. Left out: the page has none. Żory has its own in its city file. */
  ratings: { home?: Rating; contact?: Rating; service?: Rating };
  /** Three profiles on other sites: search-engine business profile, marketplace, directory. */
  profiles: readonly [Profile, Profile, Profile];
  /** Image of the reputation widget. A path in public/ or an https address, which the CSP then allows. */
  reputationWidget?: { src: string; width: number; height: number; alt: string; sample?: true };
  /** Default metadata: the generic title without the brand, description, locale, colour of the browser's bar. */
  meta: { title: string; description: string; locale: "pl_PL"; themeColor: `#${string}` };
  /** Analytics ids. Absent: the site asks nobody anything and stores nothing. */
  tracking: {
    /** Google tag, "G-XXXXXXX" or "AW-XXXXXXX". */
    gtagId?: string;
    /** Conversion "AW-XXXXXXX/label" reported with each call. */
    conversionId?: string;
  };
};

type Profile = {
  /** Text of the link, up to 26 characters. */
  label: string;
  /** What the visitor finds there, up to 45 characters. */
  description: string;
  url: `https://${string}`;
};
