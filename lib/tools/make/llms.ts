import { allPages } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";

/** Outline of the site for language models, in the format of llmstxt.org. */
export function llmsText(): string {
  const { brand, tagline, phone, email, hours, area, founded } = getSite();
  const pages = allPages().filter(({ indexable }) => indexable);
  const hoursLines = [hours.phone, hours.office].map(
    ({ label, days, opens, closes }) => `- ${label}: ${days.toLowerCase()} ${opens}–${closes}`,
  );
  const groups = new Set(pages.map(({ entry }) => entry.row.group));
  const lists = [...groups].flatMap((group) => [
    "",
    `## ${group}`,
    "",
    ...pages
      .filter(({ entry }) => entry.row.group === group)
      .map(({ path, title, meta }) => `- [${clean(title)}](${absoluteUrl(path)}): ${clean(meta.description)}`),
  ]);
  const contactLines = [
    `- Numer telefonu: ${phone.display}`,
    `- E-mail: ${email}`,
    ...hoursLines,
    `- Obszar: ${clean(area)}`,
    `- Firma działa od ${founded} roku`,
  ];
  return [`# ${brand}`, "", `> ${clean(tagline)}`, "", ...contactLines, ...lists, ""].join("\n");
}
