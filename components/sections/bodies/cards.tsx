import { Icon } from "@/components/icons/icon";
import { GridCell, HairlineGrid } from "@/components/ui/hairline-grid";
import type { SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";

type Props = { section: Pick<SectionOf<"cards">, "items" | "columns"> };

/** Cards in a hairline grid, with a link if there is a page about the subject. */
export function CardsBody({ section: { items, columns = 3 } }: Props) {
  return (
    <HairlineGrid columns={columns}>
      {items.map(({ href, ...item }) => (
        <GridCell key={item.title} {...item}>
          {href && (
            <a className="text-link" href={href}>
              {words.findOutMore}
              <span className="sr-only">: {item.title}</span>
              <Icon name="arrow-right" />
            </a>
          )}
        </GridCell>
      ))}
    </HairlineGrid>
  );
}
