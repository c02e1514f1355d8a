import { CallLink } from "@/components/islands/script/call/call-link";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PageContext } from "@/lib/content/props";
import type { Band as BandContent } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";

type Props = { band: BandContent; context: Pick<PageContext, "phone" | "bandNote">; place?: CallPlace };

/** The amber band that ends a page, and the trunk in a lamp: heading, text, the number at display size, one button. */
export function Band({ band, context: { phone, bandNote }, place = "band" }: Props) {
  return (
    <section className="group/band relative surface-amber" aria-labelledby="cta">
      <div className="wrap trunk grid grid-cols-1 gap-8 py-(--end) [--end:calc(var(--spacing-section)*0.8)] [--lamp:calc(var(--end)-1.75rem)] lg:split-6/6 railed:before:bottom-auto railed:before:h-(--lamp) xl:[--lamp:var(--end)] xl:before:bottom-auto xl:before:h-(--lamp)">
        <svg
          className="absolute top-(--lamp) left-[calc(2px-var(--spacing-gutter))] max-xl:hidden size-3.5 fill-transparent railed:block xl:left-2.5 xl:size-8.25 stroke-line transition-[fill] group-has-[[data-call]:is(:hover,:active,:focus-visible)]/band:fill-paper-0"
          viewBox="0 0 33 33"
          aria-hidden="true"
        >
          <path
            vectorEffect="non-scaling-stroke"
            d="M1 16.5a15.5 15.5 0 1 1 31 0a15.5 15.5 0 1 1-31 0m4.5-11l22 22m0-22l-22 22"
          />
        </svg>
        <div>
          <h2 className="measure-16 text-h1 lg:text-h1-half" id="cta">
            <Inline text={band.heading} breakable />
          </h2>
          <p className="mt-4 max-w-text text-lead">
            <Inline text={band.text} breakable />
          </p>
        </div>
        <div>
          <CallLink
            className="inline-flex border-b-3 xl:w-full tabular-nums pb-2 font-[650] text-[min(var(--text-h1),9.5vw)]/none min-[90rem]:text-call tracking-tight no-underline hover:border-b-6 hover:pb-1.25"
            tel={phone.tel}
            place={place}
          >
            {phone.display}
          </CallLink>
          <p className="mt-3.5 max-w-text">{bandNote}</p>
          <ButtonLink className="mt-6 max-md:px-2" button={band.button} variant="ink" phone={phone} place={place} />
        </div>
      </div>
    </section>
  );
}
