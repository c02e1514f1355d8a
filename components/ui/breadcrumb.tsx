import { SiteLink } from "@/components/islands/route-change/site-link";

export type Crumb = { name: string; path: string };

/** Where the page stands; the last crumb is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Okruszki">
      <ol className="crumbs">
        {trail.map(({ name, path }, index) =>
          index === trail.length - 1 ? (
            <li key={path} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path}>
              <SiteLink href={path}>{name}</SiteLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
