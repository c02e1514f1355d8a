import { Icon } from "@/components/icons/icon";
import { ServiceRows } from "@/components/sections/service-rows";
import { GridCell, HairlineGrid } from "@/components/ui/hairline-grid";
import type { SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";

type Props = { section: Pick<SectionOf<"cards">, "items" | "columns"> };

/**
 * Cards in a hairline grid, with a link if there is a page about the subject. Where nobody has chosen columns and each
 * is no more than a name, a text and a link, as rows.
 */
export function CardsBody({ section: { items, columns } }: Props) {
  const rows = items.flatMap(({ href, title: name, text, features }) =>
    href && !features ? { href, name, text } : [],
  );
  if (!columns && rows.length === items.length) return <ServiceRows rows={rows} texts />;
  return (
    <HairlineGrid columns={columns ?? 3}>
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
