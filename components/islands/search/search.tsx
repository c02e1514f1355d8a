"use client";

import { type ReactNode, useRef } from "react";
import { CallLink } from "@/components/islands/call/call-link";
import { useIslandReady } from "@/components/islands/hydration/use-island-ready";
import { Skeleton } from "@/components/islands/route-change/skeleton";
import type { Phone } from "@/lib/content/types";
import { queryName } from "./query-address";
import { type HitIcons, Results } from "./results";
import { foundText, texts } from "./texts";
import { type SearchState, useSearch } from "./use-search";

type Props = {
  /** Address of the search index. */
  address: string;
  phone: Phone;
  /** lucide "search", inside the field. */
  fieldIcon: ReactNode;
  phoneIcon: ReactNode;
  icons: HitIcons;
};

function statusOf(state: SearchState): string {
  if (state.stage === "idle") return "";
  return state.stage === "found" ? foundText(state.query, state.results) : texts[state.stage];
}

/**
 * Search over guides and services. Before hydration the form is a plain GET to this page, whose address then hydrates
 * the island at once.
 */
export function SearchIsland({ address, phone, fieldIcon, phoneIcon, icons }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, onInput, submit, retry } = useSearch(field, address);
  useIslandReady(root);
  const empty = state.stage === "found" && state.results.guides.length + state.results.services.length === 0;
  return (
    <div className="search" ref={root} data-island="search" data-hydrate={`intent query:${queryName}`} data-busy="">
      <search>
        <form
          action="/poradnik"
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
            // Puts the keyboard of a phone away, or it would cover the results.
            if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
          }}
        >
          <label htmlFor="szukaj">{texts.label}</label>
          <p className="search-hint" id="szukaj-podpowiedz">
            {texts.hint}
          </p>
          <div className="search-row">
            <div className="search-field">
              {fieldIcon}
              <input
                ref={field}
                id="szukaj"
                name={queryName}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck="false"
                maxLength={120}
                aria-describedby="szukaj-podpowiedz"
                onInput={onInput}
              />
            </div>
            <button className="btn btn-o" type="submit">
              {texts.submit}
            </button>
          </div>
        </form>
      </search>
      <p className="search-status" role="status">
        {statusOf(state)}
      </p>
      {(empty || state.stage === "failed") && (
        <div className="btns">
          {state.stage === "failed" && (
            <button className="btn btn-o" type="button" onClick={retry}>
              {texts.retry}
            </button>
          )}
          <CallLink className="btn btn-o" tel={phone.tel} place="search">
            {phoneIcon}
            <span className="num">{phone.display}</span>
          </CallLink>
        </div>
      )}
      {state.stage === "loading" && (
        <div className="search-wait">
          <Skeleton />
        </div>
      )}
      {state.stage === "found" && !empty && <Results results={state.results} icons={icons} />}
    </div>
  );
}
