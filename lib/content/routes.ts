/**
 * The addresses of the site as types. A slug is part of an address: it is changed only together with a redirect
 * (content/redirects.ts).
 */

export const serviceSlugs = [
  "instalacje",
  "rozdzielnice",
  "przylacza",
  "sieci-lan",
  "monitoring",
  "alarmy",
  "smart-home",
  "pomiary",
  "naprawy",
  "fotowoltaika",
  "magazyny-energii",
  "energooszczedne",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

export const guideSlugs = [
  "oswietlenie",
  "oszczedzanie",
  "bezpieczenstwo",
  "inteligentny-dom",
  "monitoring",
  "systemy-alarmowe",
  "sieci-lan",
  "modernizacja",
  "przepisy",
  "obliczanie-mocy",
  "grzewnictwo",
  "wymiana-instalacji",
  "awarie",
  "magazyny-energii",
  "fotowoltaika",
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

export const citySlugs = [
  "katowice",
  "gliwice",
  "zabrze",
  "bytom",
  "chorzow",
  "tychy",
  "sosnowiec",
  "rybnik",
  "zory",
  "jastrzebie-zdroj",
  "dabrowa-gornicza",
] as const;
export type CitySlug = (typeof citySlugs)[number];

/** Services that have an address under /oferta beside the canonical one under /uslugi. */
export const offerSlugs = [
  "instalacje",
  "rozdzielnice",
  "przylacza",
  "sieci-lan",
  "monitoring",
  "alarmy",
  "smart-home",
  "pomiary",
  "naprawy",
  "fotowoltaika",
] as const satisfies readonly ServiceSlug[];
export type OfferSlug = (typeof offerSlugs)[number];

/** Pages of their own kind. */
const staticPaths = [
  "/",
  "/oferta",
  "/uslugi",
  "/wycena",
  "/wzor-protokolu",
  "/dla-firm",
  "/poradnik",
  "/kontakt",
  "/dziekujemy",
  "/polityka-prywatnosci",
] as const;
type StaticPath = (typeof staticPaths)[number];

/** Every address of the site, without origin, query and fragment. */
export type SitePath =
  | StaticPath
  | `/uslugi/${ServiceSlug}`
  | `/oferta/${OfferSlug}`
  | `/poradnik/${GuideSlug}`
  | `/${CitySlug}`;

/** The same as a list, in no particular order. */
export const sitePaths: readonly SitePath[] = [
  ...staticPaths,
  ...serviceSlugs.map((slug) => `/uslugi/${slug}` as const),
  ...offerSlugs.map((slug) => `/oferta/${slug}` as const),
  ...guideSlugs.map((slug) => `/poradnik/${slug}` as const),
  ...citySlugs.map((slug) => `/${slug}` as const),
];

/** Address of the contact card, the same for every brand so that links and caches survive a new name. */
export const vcardPath = "/kontakt.vcf";

/** A link inside the site, with an optional fragment that names a section. */
export type Href = SitePath | `${SitePath}#${string}` | `#${string}`;
