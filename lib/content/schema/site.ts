import { z } from "zod";
import { dayRange } from "@/lib/text/hours";
import { decisions, indexNowKey, searchConsole } from "./decisions";
import {
  code,
  codeLike,
  day,
  https,
  label,
  list,
  record,
  type SitePath,
  slugIn,
  text,
  textWithoutFacts,
} from "./fields";

/** Polish mobile networks (national numbering plan of the regulator, UKE). */
export const mobile = /^\+48(45|5[0137]|6[069]|7[2389]|88)\d{7}$/;

/** A phone number in two forms that must hold the same digits. */
export const phone = record({
  /** For links: "+48320000000", plus sign and digits only. */
  tel: codeLike<`+${number}`>(/^\+48\d{9}$/, "Numer do odnośnika wpisz jako +48 i dziewięć cyfr, bez odstępów."),
  /** For people: "+48 32 000 00 00". */
  display: codeLike(/^\+48 [\d ()-]+$/, "Numer do pokazania wpisz z +48 na początku, na przykład +48 32 000 00 00."),
  /** True for a mobile number that takes text messages. Only then does the contact page offer an SMS. */
  takesTextMessages: z.boolean().optional(),
})
  .refine(({ tel, display }) => display.replaceAll(/[^+\d]/g, "") === tel, {
    message: "Numer pokazany różni się od numeru w odnośniku. Wpisz w obu te same cyfry.",
    path: ["display"],
  })
  .refine(({ tel, takesTextMessages }) => !takesTextMessages || mobile.test(tel), {
    message: "SMS-y przyjmuje tylko numer komórkowy, a ten wygląda na stacjonarny. Usuń pole albo zmień numer.",
    path: ["takesTextMessages"],
  });

const clockTime = () =>
  codeLike<`${number}:${number}`>(
    /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
    "Godzinę wpisz w postaci 08:00, od 00:00 do 24:00.",
  );

const hours = record({
  /** Whose hours they are: "Biuro", "Telefon". */
  label: label(20),
  /** The days in words: "Poniedziałek–piątek". */
  days: label(40),
  /** The same days in schema.org's notation, first and last: "Mo-Fr"; "Su-Su" for one day. */
  weekdays: codeLike<`${string}-${string}`>(
    /^(Mo|Tu|We|Th|Fr|Sa|Su)-(Mo|Tu|We|Th|Fr|Sa|Su)$/,
    "Dni wpisz skrótami angielskimi od-do, na przykład Mo-Fr.",
  ),
  /** 24-hour clock, "08:00". Round the clock: "00:00" and "24:00". */
  opens: clockTime(),
  closes: clockTime(),
})
  .refine(({ opens, closes }) => opens < closes, {
    message: "Godzina zamknięcia jest przed godziną otwarcia.",
    path: ["closes"],
  })
  .refine(({ weekdays }) => dayRange(weekdays).length > 0, {
    message:
      "Ostatni dzień jest przed pierwszym. Tydzień zaczyna się tu w poniedziałek (Mo), a kończy w niedzielę (Su).",
    path: ["weekdays"],
  });

/** A rating with the data that makes it verifiable, shown completely or not at all. */
export const rating = record({
  /** 1 to 5. */
  value: z.number().min(1).max(5),
  /** Number of reviews behind it. */
  count: z.int().positive(),
  /** Where the reviews are and what they are about, in the nominative: "wizytówka firmy w wyszukiwarce". */
  where: text(80),
  /** Day the figures were read. */
  asOf: day(),
  /** Whether and how anybody checks that the authors were customers: a whole sentence, required by law. */
  verified: text(160),
  /** Page on which everybody can read the reviews. */
  url: https().optional(),
  /** True for the ratings this project comes with: `samples` in content/site.ts shows and removes them. */
  sample: z.literal(true).optional(),
});

/** Proofs of the firm's claims. All fields are optional: what is missing is neither claimed nor marked up. */
const proofs = record({
  /** Liability insurance of the business. */
  insurance: record({
    insurer: code(),
    /** Sum insured, zł. */
    sum: z.number().positive(),
    validUntil: day(),
    /** Number of the policy. */
    policy: code().optional(),
  }).optional(),
  /** Qualification certificates of the people who work and sign: E for operation, D for supervision. */
  qualifications: list(
    record({
      kind: z.enum(["E", "D"]),
      /** What it covers: "urządzenia do 1 kV, pomiary". */
      scope: code(),
      number: code(),
      validUntil: day(),
    }),
  ).optional(),
  /** Certificates of the firm or its services. */
  certificates: list(record({ name: code(), number: code(), validUntil: day(), url: https().optional() })).optional(),
  /**
   * Right to install alarms: the entry on the list of qualified technical security workers, and the concession of the
   * minister, which places under obligatory protection require (act of 22 August 1997, art. 15 ust. 2).
   */
  alarmConcession: record({
    /** Number of the entry on the list. */
    listNumber: code(),
    /** Who keeps the list: "KWP w Katowicach". */
    authority: code(),
    /** Number of the concession. */
    number: code().optional(),
  }).optional(),
  /** Entry in the public register: name "CEIDG" or "KRS", address of the entry. */
  register: record({ name: code(), url: https() }).optional(),
  /** Measuring instruments with their calibration certificate and its day. */
  instruments: list(record({ name: code(), number: code(), calibrated: day() })).optional(),
  /** How many customers: "412 zakończonych zleceń", where the figure comes from, as of when. */
  customers: record({ count: code(), source: code(), asOf: day() }).optional(),
});

const imageForm = "Wpisz adres obrazu: od https:// albo ścieżkę w public, na przykład /opinie.svg.";

const profile = record({
  /** Text of the link, up to 26 characters. */
  label: label(26),
  /** What the visitor finds there, up to 45 characters. */
  description: label(45),
  url: https(),
});

export const site = record({
  /** Name of the firm as customers know it, up to 20 characters: it is added to every page title. */
  brand: codeLike(/^.{1,20}$/, "Nazwa ma więcej niż 20 znaków, a dopisuje się do tytułu każdej strony."),
  /** Address of the site: https and the name of its host, which goes into settings of servers as it is. */
  url: codeLike<`https://${string}`>(
    /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/,
    "Wpisz https:// i samą nazwę domeny małymi literami, na przykład https://www.firma.pl: bez ukośnika na końcu, ścieżki i portu. Domenę z polskimi literami zapisz tak, jak pokazuje ją rejestrator, od xn--.",
  ),
  /** One sentence for the footer, up to 100 characters. */
  tagline: text(100),
  /** Main number: header, buttons, footer. */
  phone,
  /** Company number: city pages. Left out: they show the main one. */
  companyPhone: phone.optional(),
  email: codeLike<`${string}@${string}`>(
    /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
    "Adres e-mail ma mieć postać nazwa@domena.pl, bez odstępów i polskich liter.",
  ),
  /** Register data, shown in the footer when filled. Digits without spaces. */
  legal: record({
    /** Full registered name. */
    name: code().optional(),
    nip: codeLike(/^\d{10}$/, "NIP wpisz jako dziesięć cyfr, bez kresek i odstępów.").optional(),
    regon: codeLike(/^(\d{9}|\d{14})$/, "REGON ma 9 albo 14 cyfr, bez odstępów.").optional(),
    krs: codeLike(/^\d{10}$/, "KRS wpisz jako dziesięć cyfr.").optional(),
  }),
  /** Registered address. Street, postal code and locality are shown and marked up when filled. */
  address: record({
    street: code().optional(),
    postalCode: codeLike(/^\d\d-\d{3}$/, "Kod pocztowy wpisz w postaci 40-001.").optional(),
    locality: code().optional(),
    region: code(),
    country: z.literal("PL"),
  }),
  /** Year the firm was founded. Texts: `{firma.rokZalozenia}`, and as experience `{firma.lata}`. */
  founded: z.int().min(1900).max(2100),
  /** Promises of the firm, worded by lib/content/claims.ts. */
  promises: record({
    /** Most hours from a request to the arrival: breakdown, inspection. `{obietnica.awaria}`, `{firma.przyjazd}`. */
    arrivalHours: z.int().positive(),
    /** Where an urgent arrival takes less during phone hours: most hours, by city page. `{firma.przyjazdGliwice}`. */
    urgent: list(record({ city: slugIn("cities"), hours: z.int().positive() })).optional(),
    /** Phrase for start and end of installation work, `{obietnica.instalacja}`. Measurements: fact pomiary.termin. */
    installation: textWithoutFacts(60),
  }),
  /**
   * What a visit costs a customer who declines after the diagnosis: `fee` in zł gross, 0 if nothing. Left out: texts
   * say that only travel and diagnosis are paid for. `{wizyta.odmowa}`.
   */
  declinedVisit: record({ fee: z.number().min(0) }).optional(),
  /** Guarantee on the work. Left out: texts say that period and scope stand in the contract. `{gwarancja.zdanie}`. */
  guarantee: record({
    months: z.int().positive(),
    /** What it covers, in the accusative: "robociznę i osprzęt, który dostarczamy". */
    covers: textWithoutFacts(120),
    /** Address of the terms of the guarantee. */
    terms: https().optional(),
  }).optional(),
  /** Duty number for industry out of hours, `{dyzur.przemysl}`. Left out: texts refer to the number in the contract. */
  dutyPhone: phone.optional(),
  /** What the prices of this site contain. A price for consumers is gross by law. `{cena.vat}`. */
  prices: record({ vat: z.enum(["included", "excluded"]) }),
  proofs,
  /**
   * Samples of the demonstration: reviews, ratings and the reputation widget marked `sample: true`. True shows them,
   * false removes them from pages and structured data alike. The launch check refuses a site that shows them.
   */
  samples: z.boolean(),
  /**
   * True: the browser caches visited pages and the emergency guide for offline use. False removes the service worker
   * and its cache from every browser.
   */
  offline: z.boolean(),
  hours: record({
    /** Office hours, used in structured data. */
    office: hours,
    /** Hours in which the phone is answered. */
    phone: hours,
  }),
  /** From the cheapest service to the dearest, as structured data shows it. */
  priceRange: code(),
  /** ISO 4217. */
  currency: z.literal("PLN"),
  /** Ways of payment in schema.org's words. */
  payment: list(code()),
  /** Area in which the firm works, as the contact page says it. */
  area: label(40),
  /** Ratings marked up and shown, by kind of page. Left out: the page has none. A city may have its own in its file. */
  ratings: record({ home: rating.optional(), contact: rating.optional(), service: rating.optional() }),
  /** Profiles on other sites: search-engine business profile, marketplace, directory. None: pages show no list of them. */
  profiles: list(profile, { min: 0, max: 6 }),
  /** Image of the reputation widget. A path in public/ or an https address, which the CSP then allows. */
  reputationWidget: record({
    src: z.union([https(), codeLike<`/${string}`>(/^\/[\w./-]+$/, imageForm)], { error: imageForm }),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: label(80),
    sample: z.literal(true).optional(),
  }).optional(),
  /** What every page shares: the generic title without the brand, locale, colour of the browser's bar. */
  meta: record({
    title: label(60),
    locale: z.literal("pl_PL"),
    themeColor: codeLike<`#${string}`>(/^#[0-9a-f]{6}$/, "Barwę wpisz jako # i sześć cyfr szesnastkowych."),
  }),
  /** How the firm looks. Its sign is content/logo.svg; without that file the first letter of the brand is drawn. */
  look: record({
    /**
     * Colour of buttons and of what is live in drawings, "#ffb400"; left out: amber. Where it would be hard to see or
     * to read on, the site uses the nearest lighter or darker one (lib/tools/make/accent.ts).
     */
    accent: codeLike<`#${string}`>(/^#[0-9a-f]{6}$/i, "Barwę wpisz jako # i sześć cyfr szesnastkowych.").optional(),
  }).optional(),
  /** Analytics ids. Absent: the site asks nobody anything and stores nothing. */
  tracking: record({
    /** Google tag, "G-XXXXXXX" or "AW-XXXXXXX". */
    gtagId: codeLike(/^(G|AW)-[A-Z0-9]+$/, "Identyfikator ma postać G-XXXXXXX albo AW-XXXXXXX.").optional(),
    /** Conversion "AW-XXXXXXX/label" reported with each call. */
    conversionId: codeLike(/^AW-[A-Z0-9]+\/[\w-]+$/, "Konwersja ma postać AW-XXXXXXX/etykieta.").optional(),
  }),
  /**
   * Services, guides and cities that the firm does not want: their addresses, "/uslugi/alarmy". They are not built, and
   * nothing leads to them; their addresses lead to the list above.
   */
  hidden: list(code<SitePath>(), { min: 0, max: 500 }).optional(),
  searchConsole: searchConsole.optional(),
  indexNowKey: indexNowKey.optional(),
  decisions,
}).refine(({ tracking, decisions }) => !(tracking.gtagId && decisions.analytics), {
  message: 'Jest tracking.gtagId i decisions.analytics: "none". Zostaw jedno z nich.',
  path: ["decisions", "analytics"],
});
