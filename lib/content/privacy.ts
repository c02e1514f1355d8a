import type { PageMeta, PrivacyPage, PrivacySection, Site } from "./types";

/** Something the privacy page needs and content/site.ts does not say yet. */
type MissingData = { what: string; field: string };

/**
 * What the privacy page cannot do without and content/site.ts does not say yet, in Polish, with the field's name.
 * The page stays out of search engines until the list is empty; the launch check shows it.
 */
export function missingForPrivacy({ legal, address }: Pick<Site, "legal" | "address">): MissingData[] {
  const needed: readonly (MissingData & { value: string | undefined })[] = [
    { value: legal.name, what: "pełnej nazwy administratora", field: "site.legal.name" },
    { value: legal.nip, what: "numeru NIP", field: "site.legal.nip" },
    { value: address.street, what: "ulicy i numeru siedziby", field: "site.address.street" },
    { value: address.postalCode, what: "kodu pocztowego", field: "site.address.postalCode" },
    { value: address.locality, what: "miejscowości", field: "site.address.locality" },
  ];
  return needed.filter(({ value }) => !value).map(({ what, field }) => ({ what, field }));
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
