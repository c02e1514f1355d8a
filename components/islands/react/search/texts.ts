import type { SearchResults } from "@/lib/search/types";
import { plural } from "@/lib/text/plural";

/** A number with its noun: `count(2, "usługa", "usługi", "usług")` gives "2 usługi". */
const count = (number: number, one: string, few: string, many: string): string =>
  `${number}\u00a0${plural(number, one, few, many)}`;

/** What the status line says of a search. */
export function foundText(query: string, { guides, services }: SearchResults): string {
  const parts = [
    ...(guides.length ? [count(guides.length, "poradnik", "poradniki", "poradników")] : []),
    ...(services.length ? [count(services.length, "usługa", "usługi", "usług")] : []),
  ];
  return parts.length
    ? `Wyniki dla „${query}”: ${parts.join(" i ")}.`
    : `Nic nie pasuje do „${query}”. Sprawdź pisownię, wybierz temat z listy poniżej albo zapytaj elektryka przez telefon.`;
}

export const texts = {
  label: "Szukaj w poradniku",
  hint: "Na przykład: korki, taryfa nocna, panele na dach",
  submit: "Szukaj",
  loading: "Wczytywanie…",
  failed:
    "Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i spróbuj jeszcze raz albo odśwież stronę. Wszystkie tematy są na liście poniżej.",
  retry: "Spróbuj jeszcze raz",
  results: "Wyniki wyszukiwania",
  guides: "Poradniki",
  services: "Usługi",
  section: "W rozdziale:",
  noScript: "Wyszukiwarka wymaga skryptów, które są wyłączone. Wszystkie tematy są na liście poniżej.",
} as const;
