import { Slot } from "@/components/islands/react/hydration/slots";
import { Sentence } from "@/components/islands/react/sentence";
import type { SearchHit, SearchResults } from "@/lib/search/index-format";
import type { SearchTexts } from "./texts";

/** A matched word. */
function Mark({ children }: { children: string }) {
  return <mark className="rounded-sm bg-amber-300/45 text-heading">{children}</mark>;
}

function Hit({ hit, sectionLabel }: { hit: SearchHit; sectionLabel: string }) {
  const { path, title, icon, passage, section } = hit;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 border-b border-hairline py-4.5">
      {/* Drawn by the server: the browser never loads the whole set. */}
      <Slot name={`icon-${icon}`} />
      <div>
        <h4 className="text-h3">
          <a
            className="inline-flex min-h-8 items-center decoration-amber-500 decoration-2 underline-offset-4 hover:underline"
            href={path}
          >
            {title}
          </a>
        </h4>
        <Sentence>
          {passage.map(({ text, hit: isHit }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a passage have no identity of their own
            isHit ? <Mark key={index}>{text}</Mark> : text,
          )}
        </Sentence>
        {section && (
          <p className="mt-1 text-sm/inherit">
            {sectionLabel}{" "}
            <a className="-my-1 inline-block py-2.5 text-heading inline-link" href={section.href}>
              {section.heading}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

type GroupProps = { heading: string; hits: readonly SearchHit[]; sectionLabel: string };

function Group({ heading, hits, sectionLabel }: GroupProps) {
  if (hits.length === 0) return null;
  return (
    <>
      <h3 className="mt-7 border-b border-line pb-2.5 text-sm font-medium text-caption">{heading}</h3>
      <ol>
        {hits.map((hit) => (
          <Hit key={hit.path} hit={hit} sectionLabel={sectionLabel} />
        ))}
      </ol>
    </>
  );
}

/** Results of a search: guides, then services. */
export function Results({ results, texts }: { results: SearchResults; texts: SearchTexts }) {
  return (
    <section aria-labelledby="wyniki">
      <h2 className="sr-only" id="wyniki">
        {texts.results}
      </h2>
      <Group heading={texts.guides} hits={results.guides} sectionLabel={texts.section} />
      <Group heading={texts.services} hits={results.services} sectionLabel={texts.section} />
    </section>
  );
}
