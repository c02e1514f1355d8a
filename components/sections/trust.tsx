import { Icon } from "@/components/icons/icon";
import { CheckList } from "@/components/ui/checks";
import { OpenClaims, ProvenClaims } from "@/components/ui/claim-tables";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { ClaimTables } from "@/lib/content/props";
import type { HomePage } from "@/lib/content/types";

type Props = {
  trust: Pick<HomePage["trust"], "heading" | "lead" | "promises">;
  claims: ClaimTables;
  subject: string;
};

/** Reasons to trust: claims with a proof in every row, others with how to check them, what the firm owes, specimens. */
export function Trust({ trust, claims, subject }: Props) {
  const { proven, open } = claims;
  const { heading, items, documents } = trust.promises;
  return (
    <Section surface="sheet" labelledBy="dlaczego">
      <SectionHead id="dlaczego" heading={trust.heading} lead={trust.lead} />
      <div className="grid items-start gap-stack xl:split-8/4">
        {proven.length > 0 && <ProvenClaims className="xl:col-span-full" claims={claims} subject={subject} />}
        {open.length > 0 && <OpenClaims claims={claims} isNarrow />}
        <div className={open.length > 0 ? undefined : "xl:col-span-full"}>
          <h3 className="mb-4 text-h3">{heading}</h3>
          <CheckList items={items.map((text) => ({ text }))} />
          <ul className="mt-6 grid gap-3">
            {documents.map(({ label, text, to }) => (
              <li key={to}>
                <a
                  className="group block border border-line bg-paper-0 p-4 no-underline hover:inset-ring hover:inset-ring-line"
                  href={to}
                >
                  <b className="flex items-center gap-2 font-semibold text-heading decoration-2 decoration-amber-500 underline-offset-5 group-hover:underline">
                    <Inline text={label} />
                    <Icon name="arrow-right" />
                  </b>
                  <span className="mt-1 block">
                    <Inline text={text} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
