import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";

type CityTile = { name: string; text: string; href?: string };
type Props = { heading: string; lead: string; tiles: readonly CityTile[] };

function TileText({ name, text }: CityTile) {
  return (
    <>
      <b>
        <Inline text={name} />
      </b>
      <span>
        <Inline text={text} />
      </span>
    </>
  );
}

/** Service area: one tile per city; a city without a page has the same tile without link and arrow. */
export function CityTiles({ heading, lead, tiles }: Props) {
  return (
    <Section labelledBy="miasta" className="sec">
      <SectionHead id="miasta" heading={heading} lead={lead} tag="X1" />
      <ul className="cities">
        {tiles.map((tile) => (
          <li key={tile.name}>
            {tile.href ? (
              <SiteLink className="city" href={tile.href}>
                <TileText {...tile} />
                <Icon name="arrow-right" />
              </SiteLink>
            ) : (
              <div className="city">
                <TileText {...tile} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
