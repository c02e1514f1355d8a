import type { HeadFact, Service } from "@/lib/content/types";
import { services } from "@/lib/content/written";
import { rule, withKnownFacts } from "./rule";

/** A label that names no thing or work: on a card nobody would know what the price buys. */
const bare = /^(?:cena|koszt|kwota|od)$/iu;

/** Beginning of the first long word of a label, which a text about the same work has too: "wymia", "magaz". */
const stemOf = ({ label }: HeadFact): string | undefined =>
  /\p{L}{6,}/u.exec(withKnownFacts(label))?.[0].slice(0, 5).toLowerCase();

/** Rows of a service's head that a card shows, and the other one of the first two. */
function pricesOf(slug: string, which: "second" | "both" | undefined) {
  const rows = (Object.values(services) as readonly Service[]).find((one) => one.slug === slug)?.hero.facts.slice(0, 2);
  const [first, second] = rows ?? [];
  if (which === "both" || !first || !second) return { shown: rows ?? [], left: [] };
  return which ? { shown: [second], left: [first] } : { shown: [first], left: [second] };
}

type Card = { service: string; text: string; price?: "second" | "both" };

/** Reports prices that stand without what they buy, and sentences of cities about another work than their price. */
export const priceRule = rule(({ file, record }, report) => {
  const { hero, services: list } = record as { hero?: { facts?: readonly HeadFact[] }; services?: { items?: Card[] } };
  const label = hero?.facts?.[0]?.label;
  if (label && bare.test(label))
    report(
      "hero.facts.0.label",
      `„${label}” nie mówi, co się za nią dostaje.`,
      "Nazwij pracę albo rzecz: Panele 6 kW.",
    );
  if (!file.startsWith("content/cities/")) return;
  for (const [index, { service, text, price }] of (list?.items ?? []).entries()) {
    const { shown, left } = pricesOf(service, price);
    const names = (row: HeadFact) => {
      const stem = stemOf(row);
      return stem !== undefined && withKnownFacts(text).toLowerCase().includes(stem);
    };
    const [other] = left.filter(names);
    if (other && !shown.some(names))
      report(
        `services.items.${index}.price`,
        `Zdanie mówi o tym, co na stronie usługi nazywa się „${withKnownFacts(other.label)}”, a obok stoi inna cena.`,
        "Wybierz w polu price tę cenę (second) albo obie (both).",
      );
  }
});
