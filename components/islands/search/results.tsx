import type { ReactNode } from "react";
import { SiteLink } from "@/components/islands/route-change/site-link";
import type { SearchHit, SearchResults } from "@/lib/search/types";
import { texts } from "./texts";

/** Icons by name, drawn on the server: the browser never loads the site's whole set. */
export type HitIcons = Readonly<Record<string, ReactNode>>;

function Hit({ hit, icons }: { hit: SearchHit; icons: HitIcons }) {
  const { path, title, icon, passage, section } = hit;
  return (
    <li className="search-hit">
      {icons[icon]}
      <div>
        <h4 className="t-h3">
          <SiteLink href={path}>{title}</SiteLink>
        </h4>
        <p>
          {passage.map(({ text, hit: marked }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a passage have no identity of their own
            marked ? <mark key={index}>{text}</mark> : text,
          )}
        </p>
        {section && (
          <p className="search-section">
            {texts.section} <SiteLink href={section.href}>{section.heading}</SiteLink>
          </p>
        )}
      </div>
    </li>
  );
}

function Group({ heading, hits, icons }: { heading: string; hits: readonly SearchHit[]; icons: HitIcons }) {
  if (hits.length === 0) return null;
  return (
    <>
      <h3 className="search-group">{heading}</h3>
      <ol className="search-hits">
        {hits.map((hit) => (
          <Hit key={hit.path} hit={hit} icons={icons} />
        ))}
      </ol>
    </>
  );
}

/** What a search found: guides first, then services. */
export function Results({ results, icons }: { results: SearchResults; icons: HitIcons }) {
  return (
    <section aria-labelledby="wyniki">
      <h2 className="vh" id="wyniki">
        {texts.results}
      </h2>
      <Group heading={texts.guides} hits={results.guides} icons={icons} />
      <Group heading={texts.services} hits={results.services} icons={icons} />
    </section>
  );
}
