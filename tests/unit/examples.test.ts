/** A worked example of a guide has wrong figures. */
import { exampleResults, isFactKey } from "@/lib/content/figures";
import { computeFigures } from "@/lib/content/figures/compute";
import { plain } from "@/tests/support";
import { factsOf, fixedFacts } from "@/tests/unit/given-facts";
import { byHand } from "./examples.by-hand";

const computed = (given: string) => computeFigures({ ...fixedFacts, ...factsOf(given) });

/** Full key of a result of examples.by-hand.ts, which leaves "przyklad." out. */
const results = exampleResults();
const fullKey = (key: string) => (key in results && !(`przyklad.${key}` in results) ? key : `przyklad.${key}`);

test.each(byHand)("$name: $shows", ({ given, values }) => {
  const { figures } = computed(given);
  const shown = Object.keys(values).map((key) => {
    const { value, min, max } = figures[fullKey(key)] ?? {};
    return [key, String(value ?? `${min}–${max}`)];
  });
  const expected = Object.entries(values).map(([key, value]) => [key, value?.replace(",", ".")]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
});

test("every result of a worked example is among them", () => {
  const known = byHand.flatMap(({ values }) => Object.keys(values).map(fullKey));
  expect(known.toSorted()).toEqual(Object.keys(results).filter(isFactKey).toSorted());
});

test.each([
  [
    "ogrzewanie: kociol 5000–12000, pompa 8000–50000",
    "grzewnictwo.ts › results.przyklad.zwrot.roznica: Wynik {przyklad.zwrot.roznica}, O ile pompa jest droższa od kotła: −4000–45 000 zł, a to mniej niż zero.",
    "Popraw fakt, z którego powstaje: {ogrzewanie.pompa} 8000–50 000, {ogrzewanie.kociol} 5000–12 000, albo wzór.",
  ],
  [
    "przyklad.moc: ladowarka 60",
    "obliczanie-mocy.ts › results.przyklad.moc.autoPrad: Wynik {przyklad.moc.autoPrad}, Zabezpieczenie domu z ładowarką: brak zabezpieczenia, które wystarczy na 92,4 kW.",
    "Popraw fakt",
  ],
  ["przyklad.swiatlo: strumien 3000", ", Światło, którego brakuje: −7200 lm, a to mniej niż zero.", "Popraw fakt"],
  [
    "przyklad.alarm: centrala 20000",
    ", Akumulator na najkrótsze podtrzymanie: brak akumulatora, który ma 304,9 Ah.",
    "Popraw fakt",
  ],
  [
    "przyklad.pv: zuzycie 2000",
    ", O ile maleje rachunek domu z przykładu, udział typowy: 124%, a najwięcej może być 100%.",
    "Popraw fakt",
  ],
])("facts that contradict an example are refused with file, key and mend: %s", (given, fault, mend) => {
  const { problems, figures } = computed(given);
  const found = problems.find(({ file, field, what }) => plain(`${file} › ${field}: ${what}`).includes(fault));
  expect(plain(found?.mend)).toContain(mend);
  expect(figures[found?.field.replace("results.", "") ?? ""]).toBeUndefined();
});

test("nothing is printed that is computed from a refused result, and only the result is reported", () => {
  const { problems, figures } = computed("ogrzewanie: kociol 5000–12000, pompa 8000–50000");
  expect(figures["przyklad.zwrot.lata"]).toBeUndefined();
  expect(problems.filter(({ field }) => field.includes("przyklad.zwrot"))).toHaveLength(1);
});

test.each([
  [6000, "1 rok"],
  [72_000, "12 lat"],
  [132_000, "22 lata"],
  [9000, "1.5 roku"],
])("a payback is written in Polish: %d zł for 6000 zł a year", (cost, words) => {
  const { figures } = computed(`pv.6kW: koszt ${cost}\nenergia: autokonsumpcja 100–100`);
  const { value, unit } = figures["przyklad.pv.zwrotTypowy"] ?? {};
  expect(`${value} ${unit}`).toBe(words);
});
