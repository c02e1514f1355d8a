import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import type { CardItem, SectionOf } from "@/lib/content/types";

function CardText({ icon, title, text, features }: CardItem) {
  return (
    <>
      {icon && <Icon name={icon} className="big" />}
      <div>
        <h3 className="t-h3">
          <Inline text={title} />
        </h3>
        <p>
          <Inline text={text} />
        </p>
        {features && <BulletList items={features} small />}
      </div>
    </>
  );
}

type Props = { section: Pick<SectionOf<"cards">, "items" | "columns">; linkLabel?: string };

/** Hairline grid: cells share rules. A cell with a link is one link. */
export function CardsBody({ section: { items, columns = 3 }, linkLabel = "Dowiedz się więcej" }: Props) {
  return (
    <ul className={`hgrid c${columns}`}>
      {items.map((item) => (
        <li key={item.title} className={item.icon ? "cell" : "cell plain"}>
          <CardText {...item} />
          {item.href && (
            <SiteLink className="link cell-link" href={item.href}>
              {linkLabel}
              <span className="vh">: {item.title}</span>
              <Icon name="arrow-right" />
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
