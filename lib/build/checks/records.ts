import { powerTexts, pvTexts } from "@/content/calculators";
import { cities } from "@/content/cities";
import { claims, claimTable } from "@/content/claims";
import { contact } from "@/content/contact";
import { dlaFirm } from "@/content/dla-firm";
import { guideIndex } from "@/content/guide-index";
import { guides } from "@/content/guides";
import { home } from "@/content/home";
import { layout } from "@/content/layout";
import { notFound } from "@/content/not-found";
import { offer } from "@/content/offer";
import { privacy } from "@/content/privacy";
import { protocol } from "@/content/protocol";
import { reviews } from "@/content/reviews";
import { services } from "@/content/services";
import { servicesPage } from "@/content/services-page";
import { site } from "@/content/site";
import { thanks } from "@/content/thanks";
import { powerFacts, pvFacts } from "@/lib/calculators/facts";
import type { PageMeta, Section } from "@/lib/content/types";

/** A content record as the checks see it: where it stands and what is common to all. */
export type CheckedRecord = {
  file: string;
  /** Key under which the index lists it, where it has one; must equal its slug. */
  key?: string;
  record: { slug?: string; meta?: PageMeta; sections?: readonly Section[]; local?: readonly Section[] };
  /** False for pages outside search engines: their titles may repeat. */
  unique: boolean;
  /** Addresses that show it, where its file does not tell. */
  paths?: readonly string[];
  /** Facts it stands on beside those in its texts. */
  facts?: readonly string[];
  /** True where texts are not running text (blank lines of a letter, names of cookies): only metadata and links count. */
  loose?: true;
};

const folder = (name: string, records: object): CheckedRecord[] =>
  Object.entries(records).map(([key, record]) => ({ file: `content/${name}/${key}.ts`, key, record, unique: true }));

/** Where a record is shown: a service stands under two addresses. A file that is no page of its own is named itself. */
export function pathsOf({ file, paths }: CheckedRecord): readonly string[] {
  if (paths) return paths;
  const [, name = "", entry] = /content\/([a-z-]+)(?:\/([a-z-]+))?\.ts/.exec(file) ?? [];
  if (name === "services") return [`/uslugi/${entry}`, `/oferta/${entry}`];
  if (name === "guides") return [`/poradnik/${entry}`];
  if (name === "cities") return [`/${entry}`];
  return [singlePages[name] ?? file];
}

/** Addresses of the pages that have a file of their own. */
const singlePages: Readonly<Partial<Record<string, string>>> = {
  home: "/",
  offer: "/oferta",
  "services-page": "/uslugi",
  "guide-index": "/poradnik",
  "dla-firm": "/dla-firm",
  protocol: "/wzor-protokolu",
  contact: "/kontakt",
  thanks: "/dziekujemy",
  privacy: "/polityka-prywatnosci",
};

/** Every content record of the site. */
export const contentRecords = (): CheckedRecord[] => [
  ...folder("services", services),
  ...folder("guides", guides),
  ...folder("cities", cities),
  { file: "content/home.ts", record: home, unique: true },
  { file: "content/offer.ts", record: offer, unique: true },
  { file: "content/services-page.ts", record: servicesPage, unique: true },
  { file: "content/guide-index.ts", record: guideIndex, unique: true },
  { file: "content/dla-firm.ts", record: dlaFirm, unique: true },
  { file: "content/protocol.ts", record: protocol, unique: true },
  { file: "content/contact.ts", record: contact as object, unique: true, loose: true },
  { file: "content/thanks.ts", record: thanks as object, unique: false },
  { file: "content/privacy.ts", record: privacy as object, unique: true, loose: true },
  { file: "content/site.ts", record: { site } as object, unique: false },
  { file: "content/not-found.ts", record: notFound, unique: false },
  { file: "content/claims.ts", record: { claims, claimTable } as object, unique: false },
  { file: "content/layout.ts", record: layout as object, unique: false },
  { file: "content/reviews.ts", record: { reviews } as object, unique: false },
  {
    file: "content/calculators.ts",
    record: { powerTexts } as object,
    unique: false,
    paths: ["/poradnik/obliczanie-mocy"],
    facts: Object.values(powerFacts),
  },
  {
    file: "content/calculators.ts",
    record: { pvTexts } as object,
    unique: false,
    paths: ["/poradnik/fotowoltaika"],
    facts: [pvFacts.price, ...pvFacts.table.flatMap(({ cost, production }) => [cost, production])],
  },
];
