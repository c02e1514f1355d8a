import { CallLink } from "@/components/islands/call/call-link";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PageContext } from "@/lib/content/props";
import type { Band as BandContent } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";

type Props = { band: BandContent; context: Pick<PageContext, "phone" | "bandNote">; place?: CallPlace };

/** The amber band that ends a page: what to say, the number at display size, one button. */
export function Band({ band, context: { phone, bandNote }, place = "band" }: Props) {
  return (
    <section className="band" aria-labelledby="cta">
      <div className="wrap rail">
        <div>
          <h2 className="t-h1" id="cta">
            <Inline text={band.heading} />
          </h2>
          <p className="t-lead">
            <Inline text={band.text} />
          </p>
        </div>
        <div className="act">
          <CallLink className="big" tel={phone.tel} place={place}>
            {phone.display}
          </CallLink>
          <p className="sub">{bandNote}</p>
          <div className="btns">
            <ButtonLink button={band.button} variant="ink" phone={phone} place={place} />
          </div>
        </div>
      </div>
    </section>
  );
}
