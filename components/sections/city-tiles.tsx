import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import styles from "./city-tiles.module.css";

type CityTile = { name: string; text: string; href?: string };
type Props = { heading: string; lead: string; tiles: readonly CityTile[] };

const tileClass = clsx(
  styles.tile,
  "wrap-anywhere relative flex min-h-21 flex-col border-hairline border-b py-3.5 pr-8 lg:min-h-26 lg:py-4.5 lg:pr-11",
);

function TileText({ name, text }: CityTile) {
  return (
    <>
      <b className="font-semibold text-base/label text-heading max-xs:text-sm/label lg:text-h3 decoration-2 decoration-amber-500 underline-offset-5 group-hover/tile:underline">
        <Inline text={name} breakable />
      </b>
      <span className="mt-1 text-sm/snug">
        <Inline text={text} breakable />
      </span>
    </>
  );
}

/** Service area: one tile per city, without link and arrow for a city that has no page. Nothing if none has one. */
export function CityTiles({ heading, lead, tiles }: Props) {
  if (!tiles.some(({ href }) => href)) return null;
  return (
    <Section labelledBy="miasta">
      <SectionHead id="miasta" heading={heading} lead={lead} />
      <ul className="grid grid-cols-2 max-tight:grid-cols-1 border-line border-t md:grid-cols-3 lg:fr-cols-4">
        {tiles.map((tile) => (
          <li key={tile.name} className="grid">
            {tile.href ? (
              <a className={clsx(tileClass, "group/tile no-underline hover:bg-paper-100")} href={tile.href}>
                <TileText {...tile} />
                <Icon
                  name="arrow-right"
                  className="absolute top-4 right-1.5 size-5 lg:top-5.5 text-caption transition-transform duration-base ease-out group-hover/tile:translate-x-1 group-hover/tile:text-heading lg:right-4"
                />
              </a>
            ) : (
              <div className={tileClass}>
                <TileText {...tile} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
