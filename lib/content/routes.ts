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

export type StaticPath =
  | "/"
  | "/oferta"
  | "/uslugi"
  | "/wzor-protokolu"
  | "/dla-firm"
  | "/poradnik"
  | "/kontakt"
  | "/dziekujemy"
  | "/polityka-prywatnosci";

/** Every address of the site, without origin, query and fragment. */
export type SitePath =
  | StaticPath
  | `/uslugi/${ServiceSlug}`
  | `/oferta/${OfferSlug}`
  | `/poradnik/${GuideSlug}`
  | `/${CitySlug}`;

/** A link inside the site, with an optional fragment that names a section. */
export type Href = SitePath | `${SitePath}#${string}` | `#${string}`;
