"use client";

import { useRef } from "react";
import { Slot } from "@/components/islands/react/hydration/slots";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import { CallLink } from "@/components/islands/script/call/call-link";
import { Skeleton } from "@/components/islands/script/loading/skeleton";
import type { Phone } from "@/lib/content/types";
import { longestQuery, queryName } from "./query-address";
import { Results } from "./results";
import "./search.css";
import { foundText, type SearchTexts } from "./texts";
import { type SearchState, useSearch } from "./use-search";

type Props = {
  texts: SearchTexts;
  /** Address of the search index. */
  address: string;
  phone: Phone;
};

function statusOf(state: SearchState, texts: SearchTexts): string {
  if (state.stage === "idle") return "";
  return state.stage === "found" ? foundText(state.query, state.results, texts) : texts[state.stage];
}

/**
 * Search of the whole site. Before hydration the form is a plain GET to this page, whose address then loads the
 * island at once.
 */
export function SearchIsland({ texts, address, phone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { state, onInput, submit, retry } = useSearch(field, address);
  useIslandReady(field);
  const isEmpty = state.stage === "found" && state.results.length === 0;
  return (
    <>
      <search className="block max-w-table">
        <form
          action="/poradnik"
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
            // Closes a phone's keyboard, which would cover the results.
            if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
          }}
        >
          <label className="block font-semibold text-heading" htmlFor="szukaj">
            {texts.label}
          </label>
          <p className="text-sm/inherit text-caption" id="szukaj-podpowiedz">
            {texts.hint}
          </p>
          <div className="mt-2.5 flex flex-wrap gap-2 sm:gap-3">
            <div className="relative grow basis-44">
              <Slot name="field-icon" />
              <input
                className="h-13 w-full rounded-md border border-ink-400 bg-paper-0 pr-3.5 pl-12 text-heading hover:border-heading"
                ref={field}
                id="szukaj"
                name={queryName}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck="false"
                maxLength={longestQuery}
                aria-describedby="szukaj-podpowiedz"
                onInput={onInput}
              />
            </div>
            <button className="button button-outline max-sm:px-3.5" type="submit">
              {texts.submit}
            </button>
          </div>
        </form>
      </search>
      <Slot name="failure" />
      <p className="wrap-anywhere text-heading not-empty:mt-5" role="status">
        {statusOf(state, texts)}
      </p>
      {(isEmpty || state.stage === "failed") && (
        <div className="mt-4 flex flex-wrap gap-3">
          {state.stage === "failed" && (
            <button className="button button-outline" type="button" onClick={retry}>
              {texts.retry}
            </button>
          )}
          <CallLink className="button button-outline" tel={phone.tel} place="search">
            <Slot as="span" name="phone-icon" />
            <span className="whitespace-nowrap tabular-nums">{phone.display}</span>
          </CallLink>
        </div>
      )}
      {state.stage === "loading" && <Skeleton className="mt-5 search-wait" />}
      {state.stage === "found" && !isEmpty && <Results texts={texts} results={state.results} />}
    </>
  );
}
