import { factKeysIn, figure, isFactKey } from "@/lib/content/figures";
import type { EstimateSubject, HeadRow, ListPrice } from "@/lib/content/types";
import { estimateSubjects, services } from "@/lib/content/written";
import type { Report } from "./problem";
import { rule, stringRule, withKnownFacts } from "./rule";

/** The price list with the key of each row, and the service it belongs to. */
const priceList: readonly { key: string; row: ListPrice; service: string | undefined }[] = Object.entries(
  estimateSubjects as Readonly<Record<string, EstimateSubject>>,
).flatMap(([file, { rows, service }]) => rows.map((row) => ({ key: `${file}/${row.id}`, row, service })));
const allKeys: ReadonlySet<string> = new Set(priceList.map(({ key }) => key));

/** Reports keys of prices that the price list does not have. */
export const priceKeyRule = stringRule(({ text, field, role }, report) => {
  if (role.role !== "price" || allKeys.has(text)) return;
  const [file] = text.split("/");
  const others = [...allKeys].filter((key) => key.startsWith(`${file}/`));
  report(
    field,
    `W cenniku nie ma „${text}”.`,
    others.length > 0
      ? `Wpisz jedną z cen: ${others.join(", ")}.`
      : "Przed ukośnikiem wpisz nazwę pliku z content/estimate, za nim oznaczenie wiersza z jego rows.",
  );
});

/** A sum alone: "{pv.6kW.koszt}", "od {pomiary.domDo150}", "{pomiary.stacja} netto". */
const isSum = (value: string): boolean => {
  const [key, more] = factKeysIn(value);
  if (!key || more || !isFactKey(key) || !figure(key).unit.startsWith("zł")) return false;
  return /^(?:od |około )?\{[\w.]+\}(?: netto)?$/u.test(value);
};

/** "najmniej 1500–3000 zł": a lowest price that is a range says nothing. */
const lowestRange = /najmniej \{([\w.]+)\}/gu;

/** Reports lowest prices that are ranges. */
export const lowestPriceRule = stringRule(({ text, field }, report) => {
  for (const [, key = ""] of text.matchAll(lowestRange))
    if (isFactKey(key) && figure(key).kind === "range" && figure(key).unit.startsWith("zł"))
      report(
        field,
        `„najmniej ${figure(key).text}” to zakres, a najmniej jest jedna kwota.`,
        "Napisz, ile kosztuje małe zlecenie: „małe zlecenie {klucz}”.",
      );
});

/** Beginning of the first long word of a name, which a text about the same work has too: "wymia", "magaz". */
const stemOf = ({ what }: ListPrice): string | undefined =>
  /\p{L}{6,}/u.exec(withKnownFacts(what))?.[0].slice(0, 5).toLowerCase();

type Card = { service: string; text: string; prices?: readonly string[] };

/** The prices a card shows: those it names, or the first of the service's head. */
function shownBy({ service, prices }: Card): readonly string[] {
  const [first] = Object.values(services).find(({ slug }) => slug === service)?.hero.facts ?? [];
  return prices ?? (first && "price" in first ? [first.price] : []);
}

/** Reports a card whose sentence speaks of another work than its price, or says a price of the list once more. */
function checkCard(card: Card, at: string, report: Report): void {
  const shown = shownBy(card);
  const list = priceList.filter(({ service }) => service === card.service);
  const text = withKnownFacts(card.text).toLowerCase();
  const isNamed = ({ row }: (typeof list)[number]) => {
    const stem = stemOf(row);
    return stem !== undefined && text.includes(stem);
  };
  const other = list.find((one) => !shown.includes(one.key) && isNamed(one));
  if (other && !list.some((one) => shown.includes(one.key) && isNamed(one)))
    report(
      `${at}.prices`,
      `Zdanie mówi o tym, co w cenniku nazywa się „${withKnownFacts(other.row.what)}”, a obok stoi inna cena.`,
      `Wpisz w prices tę cenę: ["${other.key}"].`,
    );
  for (const key of factKeysIn(card.text))
    if (list.some(({ row }) => factKeysIn(row.amount).includes(key)))
      report(
        `${at}.text`,
        `Zdanie podaje {${key}}, a cena stoi pod nim.`,
        "Usuń kwotę ze zdania, wybierz ją w prices.",
      );
}

/** Reports sums in the head of a page that name no row of the price list, and cards about another work than their price. */
export const priceRule = rule(({ file, record }, report) => {
  const { hero, services: list } = record as { hero?: { facts?: readonly HeadRow[] }; services?: { items?: Card[] } };
  for (const [index, row] of (hero?.facts ?? []).entries())
    if ("value" in row && isSum(row.value))
      report(
        `hero.facts.${index}.value`,
        "Kwota stoi bez cennika, więc łatwo zgubi to, co się za nią dostaje.",
        "Zamiast label i value wpisz price z oznaczeniem ceny, na przykład instalacje/wymiana.",
      );
  if (!file.startsWith("content/cities/")) return;
  for (const [index, card] of (list?.items ?? []).entries()) checkCard(card, `services.items.${index}`, report);
});
