import { Icon } from "@/components/icons/icon";
import { Section, type Surface } from "@/components/ui/section";
import type { RelatedLink } from "@/lib/content/props";

type Props = {
  heading: string;
  links: readonly RelatedLink[];
  /** Ground of the section before it, from which it differs. */
  after?: Surface | undefined;
};

/** Links to related services and guides. Nothing if there are none. */
export function RelatedPages({ heading, links, after }: Props) {
  if (links.length === 0) return null;
  return (
    <Section surface={after === "sheet" ? "paper" : "sheet"} labelledBy="powiazane">
      <h2 className="mb-5 text-h3" id="powiazane">
        {heading}
      </h2>
      <ul className="grid border-line border-t md:split-6/6 lg:fr-cols-3">
        {links.map(({ href, icon, name, kind }) => (
          <li key={href}>
            <a
              className="group grid h-full grid-cols-[--spacing(11)_1fr_--spacing(6)] max-tight:grid-cols-1 items-center gap-x-3 border-hairline border-b py-2.5 no-underline"
              href={href}
            >
              <Icon name={icon} className="size-7 max-tight:hidden stroke-fine text-heading" />
              <span>
                <small className="block text-sm/snug">{kind}</small>
                <b className="block font-semibold text-heading decoration-2 decoration-amber-500 underline-offset-5 group-hover:underline">
                  {name}
                </b>
              </span>
              <Icon name="arrow-right" className="max-tight:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
