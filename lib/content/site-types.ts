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

export type Rating = {
  /** 1 to 5. */
  value: number;
  /** Number of reviews behind it. */
  count: number;
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
  /** Year the firm was founded. */
  founded: number;
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
  /** Ratings marked up and shown. Replace them with your own, verifiable figures. */
  ratings: { home: Rating; contact: Rating; service: Rating };
  /** Three profiles on other sites: search-engine business profile, marketplace, directory. */
  profiles: readonly [Profile, Profile, Profile];
  /** Image of the reputation widget. A path in public/ or an https address, which the CSP then allows. */
  reputationWidget: { src: string; width: number; height: number; alt: string };
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
