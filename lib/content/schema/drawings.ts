import { z } from "zod";
import { choice, code, codeLike, factKey, flag, heading, kind, list, record, text, tuple } from "./fields";
import { named } from "./meta";

const point = tuple([z.number(), z.number()], "położenie");
const box = tuple([z.number(), z.number(), z.number(), z.number()], "obrys", "lewy i górny brzeg, szerokość, wysokość");
const number = (name: string, hint?: string) => named(z.number().positive(), name, hint);
const hour = (name: string) => named(z.number().int().min(0).max(24), name);
const what = <const Value extends string>(value: Value, words: string) => kind(value, words, "rysunek");
const name = (max: number) => text(max, "nazwa");

const base = {
  title: heading(80, "tytuł", "co pokazuje rysunek; nazwa dla osób, które go nie widzą"),
  caption: text(400, "podpis", "to samo słowami i liczbami, i co nie mieści się na telefonie"),
};

/** Hours of a day with one price. The bands of a day follow each other without gaps. */
const band = record({
  from: hour("od"),
  to: hour("do"),
  price: choice({ low: "taniej", middle: "średnio", high: "drożej", one: "jedna cena" }, "cena"),
});
const bands = (day: string) => list(band, day, { hint: "pasma po kolei, od 0 do 24" });

export const circuitSymbol = named(z.enum(["socket", "lamp", "hob", "motor", "charger", "board"]), "znak");
export const planSymbol = named(
  z.enum([
    "camera",
    "motion",
    "contact",
    "alarm",
    "lamp",
    "rack",
    "wifi",
    "outlet",
    "recorder",
    "joint",
    "meter",
    "board",
    "switch",
    "twoWaySwitch",
  ]),
  "znak",
);

/** A plan in metres, north up: a file of content/plans, which drawings name. */
export const plan = record({
  on: code("na rzucie", "inny plik z content/plans; ten mówi wtedy tylko to, czym się różni").optional(),
  size: named(point, "wielkość").optional(),
  rooms: list(
    record({
      name: text(14, "nazwa", "bez niej jest to rzecz w pomieszczeniu albo działka").optional(),
      box,
      // `live` only for what is energised.
      tone: named(z.enum(["plain", "pale", "hatch", "live"]), "tło"),
    }),
    "pomieszczenia",
  ).optional(),
  doors: list(
    record({
      hinge: named(point, "zawias"),
      jamb: named(point, "ościeże"),
      opens: choice({ left: "w lewo", right: "w prawo" }, "otwiera się", "bez tego pola brama").optional(),
    }),
    "drzwi",
  ).optional(),
  windows: list(record({ from: named(point, "od"), to: named(point, "do") }), "okna", {
    hint: "od końca do końca",
  }).optional(),
  views: list(record({ corners: list(point, "rogi", { min: 3 }) }), "widoki", {
    hint: "co widzą kamery",
  }).optional(),
  symbols: list(record({ symbol: planSymbol, at: point }), "znaki").optional(),
  wires: list(list(point, "przewód", { min: 2 }), "przewody").optional(),
  otherWires: list(list(point, "przewód", { min: 2 }), "cudze, późniejsze albo sterujące przewody").optional(),
  labels: list(
    record({ text: text(16), at: point, leader: named(point, "linia do opisu").optional() }),
    "napisy",
  ).optional(),
});

/** A drawing of a section, by what it shows. Each has a component in components/drawings. */
export const drawing = named(
  z.discriminatedUnion("drawing", [
    record({
      ...base,
      drawing: what("loop", "pętla zwarcia od stacji do gniazda"),
      measured: factKey("wynik", "w omach"),
      breaker: text(10, "zabezpieczenie", "na przykład B16"),
    }),
    record({
      ...base,
      drawing: what("day", "dzień paneli i domu, z baterią albo bez"),
      power: factKey("moc"),
      use: factKey("zużycie"),
      // As in the photovoltaics calculator.
      home: named(z.enum(["nikt", "ktos", "poludnie", "pompa"]), "kto jest w domu"),
      month: named(z.number().int().min(1).max(12), "miesiąc", "od 1 do 12"),
      battery: factKey("magazyn").optional(),
    }),
    record({
      ...base,
      drawing: what("tariffs", "godziny taryf"),
      rows: list(
        record({
          name: name(6),
          weekday: bands("dzień roboczy"),
          saturday: bands("sobota"),
          sunday: bands("niedziela"),
        }),
        "wiersz",
        { max: 5 },
      ),
    }),
    record({
      ...base,
      drawing: what("riser", "od złącza przez pion do mieszkania"),
      grid: text(10, "sieć", "podpis właściciela"),
      common: text(10, "wspólne", "podpis właściciela"),
      own: text(12, "własne", "podpis właściciela"),
    }),
    record({
      ...base,
      drawing: what("bathroom", "strefy łazienki"),
      reach: number("zasięg", "metry od wanny"),
      height: number("wysokość", "metry"),
    }),
    record({
      ...base,
      drawing: what("timeline", "co ile lat się coś bada"),
      years: named(z.number().int().min(2).max(12), "lata"),
      rows: list(
        record({
          name: name(11),
          every: number("co ile lat").optional(),
          at: list(z.number(), "w którym roku").optional(),
        }),
        "wiersz",
        { max: 5 },
      ),
    }),
    record({
      ...base,
      drawing: what("board", "rozdzielnica i jej obwody"),
      circuits: list(
        record({
          name: name(10),
          rcd: codeLike<`R${number}`>(
            /^R\d$/,
            "Wyłącznik różnicowoprądowy nazwij R i cyfrą, na przykład R1.",
            "wyłącznik różnicowoprądowy",
            "sąsiednie obwody z tym samym są jedną grupą",
          ),
          breaker: text(4, "zabezpieczenie"),
          cable: text(7, "przewód").optional(),
          symbol: circuitSymbol,
          off: flag("wyłączony", "jego zabezpieczenie jest otwarte"),
        }),
        "obwody",
        { min: 2, max: 6 },
      ),
      tripped: codeLike<`R${number}`>(
        /^R\d$/,
        "Wpisz różnicówkę z tego rysunku, na przykład R1.",
        "zadziałała",
        "różnicówka, która odcięła swoją grupę; bursztyn i koniec podpisu wynikają z tego pola i z pól off",
      ).optional(),
    }),
    record({
      ...base,
      drawing: what("plan", "rzut w metrach: kamery, czujki, lampy, sieć"),
      plan: code("rzut", "nazwa pliku z content/plans"),
    }),
    record({
      ...base,
      drawing: what("drop", "spadek napięcia po drodze"),
      parts: list(
        record({
          name: name(12),
          cable: text(10, "przewód", "żyły i przekrój: 5×10 mm²"),
          length: factKey("długość"),
          drop: factKey("spadek"),
        }),
        "części",
        { max: 3 },
      ),
      limits: list(record({ name: name(12), percent: number("procent") }), "granice", { hint: "od początku linii" }),
    }),
    record({
      ...base,
      // Apparent power and the capacitors' power are computed (IEC 60050-131).
      drawing: what("power", "trójkąt mocy"),
      active: number("moc czynna", "kW"),
      before: named(z.number().positive().max(1), "tangens fi przed"),
      after: named(z.number().positive().max(1), "tangens fi po"),
      limit: named(z.number().positive().max(1), "granica opłaty"),
    }),
    record({
      ...base,
      drawing: what("bars", "słupki na jednej skali, z linią granicy"),
      bars: list(
        record({
          name: name(16),
          fact: factKey("fakt", "klucz faktu z liczbą, bez klamr; wszystkie w jednej jednostce"),
          lit: flag("świeci", "najwyżej jeden słupek"),
        }),
        "słupki",
        { min: 2, max: 6 },
      ),
      limit: record("granica", { name: name(16), fact: factKey() }).optional(),
    }),
    record({
      ...base,
      // The tints are computed; the band runs from the first mark to the last.
      drawing: what("kelvins", "barwy światła na skali kelwinów"),
      marks: list(
        record({
          kelvin: named(z.number().int().min(1800).max(10_000), "kelwiny", "od 1800 do 10000"),
          name: text(17, "do czego", "do czego pasuje ta barwa"),
        }),
        "znaki",
        { min: 2, max: 5, hint: "od najcieplejszej; pierwszy i ostatni to końce skali" },
      ),
    }).refine(({ marks }) => marks.every(({ kelvin }, at) => at === 0 || kelvin > (marks[at - 1]?.kelvin ?? 0)), {
      path: ["marks"],
      message: "Kelwiny na skali nie rosną. Ustaw znaki od najmniejszej liczby do największej, każdą raz.",
    }),
  ]),
  "rysunek",
  "rodzaje są w rozdziale „Rysunki”",
);
