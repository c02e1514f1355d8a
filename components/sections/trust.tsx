import { clsx } from "clsx";
import { Picture } from "@/components/islands/script/picture/picture";
import { OpenClaims, ProvenClaims } from "@/components/ui/claim-tables";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { ClaimTables, PictureData } from "@/lib/content/props";
import type { HomePage } from "@/lib/content/types";

type Props = {
  trust: Pick<HomePage["trust"], "heading" | "lead">;
  claims: ClaimTables;
  picture: PictureData;
  subject: string;
};

/** Reasons to trust: the firm's claims with a proof in every row, questions for any contractor, and a photo. */
export function Trust({ trust, claims, picture, subject }: Props) {
  const { proven, open } = claims;
  return (
    <Section surface="sheet" labelledBy="dlaczego">
      <SectionHead id="dlaczego" heading={trust.heading} lead={trust.lead} />
      <div className="grid gap-stack xl:grid-cols-[8fr_3fr] xl:items-start xl:gap-[clamp(32px,4vw,56px)]">
        {proven.length > 0 && <ProvenClaims className="xl:col-span-full" claims={claims} subject={subject} />}
        {open.length > 0 && <OpenClaims claims={claims} />}
        <Picture
          picture={picture}
          ratio="4:3"
          className={clsx(
            "md:aspect-21/9 xl:aspect-auto",
            open.length > 0 ? "xl:h-full xl:min-h-105" : "xl:col-span-full xl:h-105",
          )}
          sizes="(min-width: 75rem) 30vw, calc(100vw - 2.5rem)"
        />
      </div>
    </Section>
  );
}
