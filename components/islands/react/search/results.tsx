import { Slot } from "@/components/islands/react/hydration/slots";
import { Sentence } from "@/components/islands/react/sentence";
import type { SearchHit } from "@/lib/search/index-format";
import type { SearchTexts } from "./texts";

/** A matched word. */
function Mark({ children }: { children: string }) {
  return <mark className="rounded-sm bg-amber-300/45 text-heading">{children}</mark>;
}

function Hit({ hit, texts }: { hit: SearchHit; texts: SearchTexts }) {
  const { path, kind, title, icon, passage, section } = hit;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] max-tight:grid-cols-1 gap-x-4.5 border-b border-hairline py-4.5">
      {/* Drawn by the server: the browser never loads the whole set. */}
      <Slot name={`icon-${icon}`} />
      <div>
        <p className="text-sm/inherit text-caption">{texts.kinds[kind]}</p>
        <h3>
          <a
            className="inline-flex min-h-8 items-center decoration-amber-500 decoration-2 underline-offset-4 hover:underline"
            href={path}
          >
            {title}
          </a>
        </h3>
        <Sentence>
          {passage.map(({ text, hit: isHit }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a passage have no identity of their own
            isHit ? <Mark key={index}>{text}</Mark> : text,
          )}
        </Sentence>
        {section && (
          <p className="mt-1">
            {texts.section}{" "}
            <a className="-my-1 inline-block py-2.5 text-heading inline-link" href={section.href}>
              {section.heading}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

/** Results of a search, best first. */
export function Results({ results, texts }: { results: readonly SearchHit[]; texts: SearchTexts }) {
  return (
    <section aria-labelledby="wyniki">
      <h2 className="sr-only" id="wyniki">
        {texts.results}
      </h2>
      <ol className="mt-5 border-t border-line">
        {results.map((hit) => (
          <Hit key={hit.path} hit={hit} texts={texts} />
        ))}
      </ol>
    </section>
  );
}
