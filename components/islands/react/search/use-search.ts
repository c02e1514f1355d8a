import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { fetchSearch } from "@/lib/search/fetch-index";
import type { SearchHit } from "@/lib/search/index-format";
import { asQuery, longestQuery, pushQuery, queryIn, replaceQuery } from "./query-address";

/** Milliseconds from the last input until the search runs and the address changes. */
const inputDelay = 250;

export type SearchState =
  | { stage: "idle" }
  | { stage: "loading" }
  | { stage: "failed" }
  | { stage: "found"; query: string; results: readonly SearchHit[] };

const idle: SearchState = { stage: "idle" };

type GuideSearch = {
  state: SearchState;
  /** For the field's input event. */
  onInput: () => void;
  /** Runs the search at once and adds a history entry. */
  submit: () => void;
  /** Runs the last search again, after a failure. */
  retry: () => void;
};

/**
 * Runs the search of an uncontrolled field: what was typed before hydration stays, and is searched for at once.
 * @param address of the search index
 */
export function useSearch(field: RefObject<HTMLInputElement | null>, address: string): GuideSearch {
  const [state, setState] = useState<SearchState>(idle);
  const latestQuery = useRef("");
  /** Query of the current history entry before typing replaced it. */
  const entryQuery = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const runSearch = useCallback(
    async (query: string): Promise<void> => {
      clearTimeout(timer.current);
      latestQuery.current = query;
      if (!query) return setState(idle);
      setState((before) => (before.stage === "found" ? before : { stage: "loading" }));
      let next: SearchState;
      try {
        const { search } = await fetchSearch(address);
        next = { stage: "found", query, results: search(query) };
      } catch {
        next = { stage: "failed" };
      }
      if (latestQuery.current === query) setState(next);
    },
    [address],
  );

  /** Runs the search and puts the query into the address. */
  const searchFor = useCallback(
    (query: string): void => {
      replaceQuery(query);
      runSearch(query);
    },
    [runSearch],
  );

  useEffect(() => {
    const readAddress = () => {
      const query = queryIn(location.search);
      entryQuery.current = query;
      if (field.current) field.current.value = query;
      if (query !== latestQuery.current) runSearch(query);
    };
    const typedText = field.current?.value ?? "";
    // A longer text is not typed: the loader has put the query of the address there.
    if (asQuery(typedText) && typedText.length <= longestQuery) {
      entryQuery.current = queryIn(location.search);
      searchFor(asQuery(typedText));
    } else readAddress();
    addEventListener("popstate", readAddress);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("popstate", readAddress);
    };
  }, [field, runSearch, searchFor]);

  const typedQuery = () => asQuery(field.current?.value ?? "");
  return {
    state,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => searchFor(typedQuery()), inputDelay);
      // Loads the index while the visitor types. A failure is shown when the search runs.
      fetchSearch(address).catch(() => undefined);
    },
    submit: () => {
      const query = typedQuery();
      pushQuery(query, entryQuery.current);
      entryQuery.current = query;
      runSearch(query);
    },
    retry: () => {
      field.current?.focus();
      runSearch(typedQuery());
    },
  };
}
