import type { Visit } from "./letter";

/** What the page a visitor came from says of the matter, by its path. Addresses under /oferta stand as /uslugi. */
export type Origins = Readonly<Record<string, Pick<Visit, "miasto" | "temat" | "zdjecia">>>;

/** Longest text taken over from an address, in characters. */
const limits = { temat: 80, wynik: 400 } as const;

/** A value of the address as one line of plain text, or nothing. */
function textOf(query: URLSearchParams, name: keyof typeof limits): string | undefined {
  const text = query
    .get(name)
    ?.replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return text ? text.slice(0, limits[name]) : undefined;
}

/**
 * What is known of a visit to the contact page: the page of this site it came from, and what a calculator put into the
 * address (`?temat=…&wynik=…`). Nothing is kept anywhere.
 *
 * @param address address of the contact page
 * @param from address the visitor came from, empty where the browser does not say
 */
export function visitOf(address: string, from: string, origins: Origins): Visit {
  const { searchParams, origin } = new URL(address);
  const previous = URL.canParse(from) ? new URL(from) : undefined;
  const path = previous?.origin === origin ? previous.pathname.replace(/^\/oferta\//, "/uslugi/") : "";
  const known = origins[path];
  return {
    ...known,
    temat: textOf(searchParams, "temat") ?? known?.temat,
    wynik: textOf(searchParams, "wynik"),
    strona: known && previous ? previous.origin + previous.pathname : undefined,
  };
}
