import { cities } from "@/content/cities";
import { contact } from "@/content/contact";
import { dlaFirm } from "@/content/dla-firm";
import { guideIndex } from "@/content/guide-index";
import { guides } from "@/content/guides";
import { home } from "@/content/home";
import { layout } from "@/content/layout";
import { notFound } from "@/content/not-found";
import { offer } from "@/content/offer";
import { privacy } from "@/content/privacy";
import { reviews } from "@/content/reviews";
import { services } from "@/content/services";
import { servicesPage } from "@/content/services-page";
import { site } from "@/content/site";
import { thanks } from "@/content/thanks";
import type { PageMeta, Section } from "@/lib/content/types";

/** A content record as the checks see it: where it stands and what is common to all. */
export type CheckedRecord = {
  file: string;
  /** Key under which the index lists it, where it has one; must equal its slug. */
  key?: string;
  record: { slug?: string; meta?: PageMeta; sections?: readonly Section[]; local?: readonly Section[] };
  /** False for pages outside search engines: their titles may repeat. */
  unique: boolean;
  /** True where texts are not running text (blank lines of a letter, names of cookies): only metadata and links count. */
  loose?: true;
};

const folder = (name: string, records: object): CheckedRecord[] =>
  Object.entries(records).map(([key, record]) => ({ file: `content/${name}/${key}.ts`, key, record, unique: true }));

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
  { file: "content/contact.ts", record: contact as object, unique: true, loose: true },
  { file: "content/thanks.ts", record: thanks as object, unique: false },
  { file: "content/privacy.ts", record: privacy as object, unique: true, loose: true },
  { file: "content/site.ts", record: { site } as object, unique: false },
  { file: "content/not-found.ts", record: notFound, unique: false },
  { file: "content/layout.ts", record: layout as object, unique: false },
  { file: "content/reviews.ts", record: { reviews } as object, unique: false },
];
