import { Picture } from "@/components/islands/picture/picture";
import { ProtocolTable } from "@/components/ui/protocol-table";
import { SectionHead } from "@/components/ui/section-head";
import type { HomePage } from "@/lib/content/page-types";
import type { PictureData } from "@/lib/content/picture-files";

type Props = { trust: HomePage["trust"]; picture: PictureData; subject: string };

/** Why trust us: the firm's own protocol, with a photo beside it. */
export function Trust({ trust, picture, subject }: Props) {
  return (
    <section className="sec paper-1" aria-labelledby="dlaczego">
      <div className="wrap rail">
        <SectionHead id="dlaczego" heading={trust.heading} lead={trust.lead} tag="P1" />
        <div className="trust">
          <ProtocolTable caption={trust.caption} subject={subject} items={trust.items} />
          <Picture picture={picture} ratio="r43" sizes="(min-width: 64rem) 30vw, calc(100vw - 2.5rem)" />
        </div>
      </div>
    </section>
  );
}
