import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { SilesiaMap } from "@/components/ui/silesia-map";
import type { MapDrawing } from "@/lib/content/props";
import type { HomePage, Phone } from "@/lib/content/types";

type Props = { map: HomePage["map"]; drawing: MapDrawing; phone: Phone };

/** Where the firm works, as one network of fourteen cities. */
export function MapSection({ map, drawing, phone }: Props) {
  return (
    <Section surface="ink" labelledBy="mapa" className="sec dark mapsec">
      <div className="mapgrid">
        <div className="hd">
          <SectionHead id="mapa" heading={map.heading} lead={map.lead} tag="W1" room="none" />
        </div>
        <div className="mp">
          <SilesiaMap
            drawing={drawing}
            id="mapa-tytul"
            title={`Mapa województwa śląskiego z ${drawing.nodes.length} miastami, w których pracujemy`}
          />
        </div>
        <div className="ft">
          <dl className="facts">
            {map.facts.map(({ term, value }) => (
              <div key={term}>
                <dt>
                  <Inline text={term} />
                </dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="btns mt-8">
            <ButtonLink button={map.button} variant="amber" phone={phone} />
          </div>
        </div>
      </div>
    </Section>
  );
}
