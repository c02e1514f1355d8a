import { DataTable } from "@/components/sections/bodies/data-table";
import { BulletList } from "@/components/ui/bullet-list";
import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { registerRows } from "@/lib/content/firm-rows";
import type { privacyPage } from "@/lib/pages/gather";
import type { PageData } from "@/lib/pages/page-data";
import { fill } from "@/lib/text/fill";
import { consentDays, consentKey, measuresAds, measuresVisits } from "@/lib/tracking/tag";

type Props = Omit<ReturnType<typeof privacyPage>, keyof PageData<"privacy">> & Pick<PageData<"privacy">, "page">;

/** The firm's register data, as far as content/site.ts has them. */
function Administrator({ page: { administrator: labels }, site }: Pick<Props, "page" | "site">) {
  const { brand, legal, email, phone } = site;
  const rows = [
    ...registerRows({ ...site, legal: { name: brand, ...legal } }, labels),
    { term: labels.email, text: email },
    { term: labels.phone, text: phone.display },
  ];
  return (
    <RowList>
      {rows.map(({ term, text }) => (
        <Row key={term} term={term}>
          <span className="max-tight:text-sm">{text}</span>
        </Row>
      ))}
    </RowList>
  );
}

/** Data stored on the visitor's device, by answer. */
function StoredData({ page: { stored }, site: { tracking } }: Pick<Props, "page" | "site">) {
  const rows = [
    { name: consentKey, kept: fill(stored.choiceKept, { dni: consentDays }), purpose: stored.choice },
    ...(measuresVisits(tracking) ? stored.analytics : []),
    ...(measuresAds(tracking) ? stored.ads : []),
  ];
  return (
    <DataTable
      caption={stored.caption}
      columns={stored.columns}
      // Cookie names contain underscores, which are emphasis in Markdown.
      rows={rows.map(({ name, kept, purpose }) => ({ label: name.replaceAll("_", "\\_"), cells: [kept, purpose] }))}
    />
  );
}

/** The privacy page: the missing data while it is a template, then its sections. */
export function Privacy({ page, site, sections, missing }: Props) {
  return (
    // Without a band there is no load: the trunk ends with the head. The rail of a phone leads to the earth.
    <Section label={page.hero.title} wrapClassName="pt-0 xl:before:hidden">
      <div className="grid grid-cols-1 lg:mr-[calc(50%+var(--spacing-alley)/2)] gap-[clamp(2.5rem,2rem+2vw,4rem)]">
        {missing.length > 0 && (
          <Callout title={page.missing.title} text={page.missing.text}>
            <div className="mt-4.5">
              <BulletList items={missing.map(({ key }) => page.missing.data[key])} />
            </div>
          </Callout>
        )}
        {sections.map(({ id, heading, paragraphs, list, extra }) => (
          <section key={id} aria-labelledby={id} className="prose">
            <h2 className="mb-4.5" id={id}>
              {heading}
            </h2>
            {paragraphs.map((text) => (
              <p key={text}>
                <Inline text={text} />
              </p>
            ))}
            {list && <BulletList items={list} />}
            {extra === "administrator" && <Administrator page={page} site={site} />}
            {extra === "stored" && <StoredData page={page} site={site} />}
            {extra === "contact" && (
              <p>
                <Inline text={page.contact} />{" "}
                <a className="inline-link py-1 max-tight:text-sm" href={`mailto:${site.email}`}>
                  {site.email}
                </a>
                .
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
