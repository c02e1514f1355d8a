import { allPages } from "@/lib/content/all-pages";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";

/** The outline of the site for language models, in the format of llmstxt.org. */
export function llmsText(): string {
  const { brand, tagline, phone, email, hours, area, founded } = getSite();
  const pages = allPages().filter(({ indexable }) => indexable);
  const times = [hours.phone, hours.office].map(
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
  const facts = [
    `- Numer telefonu: ${phone.display}`,
    `- E-mail: ${email}`,
    ...times,
    `- Obszar: ${clean(area)}`,
    `- Firma działa od ${founded} roku`,
  ];
  return [`# ${brand}`, "", `> ${clean(tagline)}`, "", ...facts, ...lists, ""].join("\n");
}
