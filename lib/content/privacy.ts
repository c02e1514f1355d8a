import type { PageMeta, PrivacyPage, PrivacySection, Site } from "./types";

/** Data that the privacy page needs and content/site.ts lacks. */
type MissingData = {
  /** Key of its name in the texts of the page. */
  key: keyof PrivacyPage["missing"]["data"];
  field: string;
};

/**
 * Returns the data that the privacy page needs and content/site.ts lacks. The page stays out of search engines until
 * the list is empty; the launch check shows it.
 */
export function missingForPrivacy({ legal, address }: Pick<Site, "legal" | "address">): MissingData[] {
  const requiredFields = [
    { key: "name", value: legal.name, field: "site.legal.name" },
    { key: "nip", value: legal.nip, field: "site.legal.nip" },
    { key: "street", value: address.street, field: "site.address.street" },
    { key: "postalCode", value: address.postalCode, field: "site.address.postalCode" },
    { key: "locality", value: address.locality, field: "site.address.locality" },
  ] as const;
  return requiredFields.filter(({ value }) => !value).map(({ key, field }) => ({ key, field }));
}

/** Metadata of the privacy page: not for search engines until it is complete. */
export const privacyMeta = (meta: PageMeta, site: Site): PageMeta =>
  missingForPrivacy(site).length > 0 ? { ...meta, noIndex: true } : meta;

/** The parts of the page that are true for this configuration. */
export const privacySections = (
  page: PrivacyPage,
  { tracking, offline }: Pick<Site, "tracking" | "offline">,
): readonly PrivacySection[] =>
  page.sections.filter(
    ({ when }) => !when || { tracking: !!tracking.gtagId, "no-tracking": !tracking.gtagId, offline }[when],
  );
