/** A worked example of a guide has wrong figures. */
import { computeFigures, factReader } from "@/lib/content/figures/compute";
import { pvHouse } from "@/lib/content/figures/energy";
import { plain } from "@/tests/support";
import { factsOf, fixedFacts } from "@/tests/unit/given-facts";
import { byHand, examples } from "./examples.by-hand";

test.each(byHand)("$name: $shows", ({ name, given, values }) => {
  const figures = Object.entries(examples.get(name)?.(factReader({ ...fixedFacts, ...factsOf(given) })) ?? {});
  const computed = figures.map(([key, { value, text, min, max }]) => [
    key.replace("przyklad.", ""),
    String(value ?? text ?? `${min}–${max}`),
  ]);
  expect(Object.fromEntries(computed)).toEqual(values);
});

test("every worked example is among them", () => {
  expect(byHand.map(({ name }) => name).toSorted()).toEqual([...examples.keys()].toSorted());
});

test.each([
  [
    "ogrzewanie: kociol 5000–12000, pompa 8000–50000",
    "heatPumpPayback: Wynik {przyklad.zwrot.roznica} jest mniejszy od zera: −4000–45 000 zł.",
  ],
  [
    "przyklad.moc: ladowarka 60",
    "houseDemand: Zabezpieczenie domu z ładowarką: brak zabezpieczenia, które wystarczy na 92,4 kW.",
  ],
  [
    "przyklad.swiatlo: strumien 3000",
    "livingRoomLight: Wynik {przyklad.swiatlo.brakuje} jest mniejszy od zera: −7200 lm.",
  ],
  [
    "przyklad.alarm: centrala 20000",
    "alarmBattery: Akumulator na najkrótsze podtrzymanie: brak akumulatora, który ma 304,9 Ah.",
  ],
  [
    "przyklad.pv: zuzycie 2000",
    "pvHouse: O ile maleje rachunek domu z przykładu, udział typowy: 124%, a najwięcej może być 100%.",
  ],
])("facts that contradict an example are refused: %s", (given, fault) => {
  const { problems } = computeFigures({ ...fixedFacts, ...factsOf(given) });
  expect(problems.map(({ field, what }) => plain(`${field}: ${what}`))).toContainEqual(expect.stringContaining(fault));
});

test.each([
  [6000, "1 rok"],
  [72_000, "12 lat"],
  [132_000, "22 lata"],
  [9000, "1.5 roku"],
])("a payback is written in Polish: %d zł for 6000 zł a year", (cost, words) => {
  const given = factsOf(`pv.6kW: koszt ${cost}\nenergia: autokonsumpcja 100–100`);
  const { value, unit } = pvHouse(factReader({ ...fixedFacts, ...given }))["przyklad.pv.zwrotTypowy"] ?? {};
  expect(`${value} ${unit}`).toBe(words);
});
