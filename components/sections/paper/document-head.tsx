import { PrintButton } from "@/components/islands/script/print/print-button";
import { PageHead } from "@/components/sections/page-head";
import type { Crumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import type { PageContext } from "@/lib/content/props";
import type { Paper } from "@/lib/content/types";

type Props = Pick<Paper, "hero" | "print"> & { trail: readonly Crumb[]; context: PageContext };

/** Head of the page of a document: what it is, one action, and the button that prints it. */
export const DocumentHead = ({ hero, print, trail, context }: Props) => (
  <PageHead
    title={hero.title}
    lead={hero.lead}
    trail={trail}
    buttons={
      <>
        <ButtonLink button={hero.button} variant="amber" phone={context.phone} place={context.place} />
        <PrintButton label={print} />
      </>
    }
  />
);
