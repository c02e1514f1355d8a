import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { longestQuery, queryName } from "@/components/islands/react/search/query-address";
import { words } from "@/lib/content/words";

/**
 * A field that leads to the results of the search, on /poradnik. Hidden without scripts, which the search needs.
 * @param id of the field, unique on the page
 */
export function SearchForm({ id, className }: { id: string; className?: string }) {
  const { label, submit } = words.search;
  return (
    <search className={clsx("block noscript:hidden", className)}>
      <form className="flex gap-2" action="/poradnik" method="get">
        <input
          className="h-13 w-full min-w-0 rounded-md border border-line bg-transparent px-3.5 text-heading placeholder:text-caption"
          id={id}
          name={queryName}
          type="search"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={longestQuery}
          required
        />
        <button className="button button-outline px-3.5" type="submit" aria-label={submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
