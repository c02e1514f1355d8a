import { AreaMap } from "@/components/ui/area-map";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { MapDrawing } from "@/lib/content/props";
import type { HomePage, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";

type Props = { map: HomePage["map"]; drawing: MapDrawing | undefined; phone: Phone };

/** The firm's area as a network of cities, if the site has a map, with the range of each. */
export function MapSection({ map, drawing, phone }: Props) {
  return (
    <Section surface="ink" labelledBy="mapa" className="overflow-clip" wrapClassName="lg:py-0">
      <div className="grid gap-y-6 lg:split-6/6 lg:grid-rows-auto-rest lg:gap-y-0">
        <div className="lg:pt-section">
          <SectionHead id="mapa" heading={map.heading} lead={map.lead} margin="none" />
        </div>
        {drawing && (
          <div className="max-lg:-mx-gutter max-lg:mask-[linear-gradient(transparent,#000_9%,#000_92%,transparent)] max-lg:overflow-clip lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <AreaMap
              className="max-w-130 lg:my-10 lg:max-w-115"
              drawing={drawing}
              id="mapa-tytul"
              title={fill(words.map.region, { liczba: drawing.nodes.length })}
            />
          </div>
        )}
        <div className={drawing ? "lg:pb-section" : "lg:py-section"}>
          <dl className="mt-8 border-hairline border-t">
            {map.facts.map(({ term, value }) => (
              <div className="flex items-baseline justify-between gap-4 border-hairline border-b py-3.25" key={term}>
                <dt className="text-sm/inherit">
                  <Inline text={term} />
                </dt>
                <dd className="text-right font-semibold text-heading tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink button={map.button} variant="outline" phone={phone} />
          </div>
        </div>
      </div>
    </Section>
  );
}
