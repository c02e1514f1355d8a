import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { fetchSearch } from "@/lib/search/fetch-index";
import type { SearchResults } from "@/lib/search/types";
import { queryIn, rememberQuery, submitQuery } from "./query-address";

/** Pause after the last letter before the search runs and the address follows, in milliseconds. */
const pause = 250;

export type SearchState =
  | { stage: "idle" }
  | { stage: "loading" }
  | { stage: "failed" }
  | { stage: "found"; query: string; results: SearchResults };

const idle: SearchState = { stage: "idle" };

type GuideSearch = {
  state: SearchState;
  /** For the field's input event. */
  onInput: () => void;
  /** Runs the search at once and gives it a step of its own in the browser's history. */
  submit: () => void;
  /** Runs the last search again, after a failure. */
  retry: () => void;
};

/**
 * The search behind the field. The field itself is never controlled: what was typed before the island was hydrated
 * stays, and is searched for at once.
 * @param address of the search index
 */
export function useSearch(field: RefObject<HTMLInputElement | null>, address: string): GuideSearch {
  const [state, setState] = useState<SearchState>(idle);
  const latest = useRef("");
  /** Query the current step of the browser's history had before somebody typed over it. */
  const settled = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const run = useCallback(
    async (query: string): Promise<void> => {
      clearTimeout(timer.current);
      latest.current = query;
      if (!query) return setState(idle);
      setState((before) => (before.stage === "found" ? before : { stage: "loading" }));
      let next: SearchState;
      try {
        const { search } = await fetchSearch(address);
        next = { stage: "found", query, results: search(query) };
      } catch {
        next = { stage: "failed" };
      }
      if (latest.current === query) setState(next);
    },
    [address],
  );

  /** Searches for what was typed and lets the address follow. */
  const follow = useCallback(
    (query: string): void => {
      rememberQuery(query);
      run(query);
    },
    [run],
  );

  useEffect(() => {
    const fromAddress = () => {
      const query = queryIn(location.search);
      settled.current = query;
      if (field.current) field.current.value = query;
      if (query !== latest.current) run(query);
    };
    const typed = field.current?.value.trim();
    if (typed) {
      settled.current = queryIn(location.search);
      // Not before the router has taken over the history: it would not know the step it is given here.
      timer.current = setTimeout(() => follow(typed));
    } else fromAddress();
    addEventListener("popstate", fromAddress);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("popstate", fromAddress);
    };
  }, [field, run, follow]);

  const typedQuery = () => field.current?.value.trim() ?? "";
  return {
    state,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => follow(typedQuery()), pause);
      // The index is on its way while the visitor types on. A failure is told when the search runs.
      fetchSearch(address).catch(() => undefined);
    },
    submit: () => {
      const query = typedQuery();
      submitQuery(query, settled.current);
      settled.current = query;
      run(query);
    },
    retry: () => {
      field.current?.focus();
      run(typedQuery());
    },
  };
}
