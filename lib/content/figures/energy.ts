import { priceAt } from "@/lib/calculators/pv";
import { pvTablePowers } from "@/lib/calculators/types";
import type { Figure } from "@/lib/content/types";
import { middleOf, round } from "@/lib/text/numbers";
import { plural } from "@/lib/text/plural";
import { amount, type Example, type FactReader, hoursInYear, percent, storagePrices } from "./example";

const daysInYear = 365;

const money = (what: string, value: number): Figure => amount(what, value, "zł");
const energy = (what: string, value: number, digits = 0): Figure => amount(what, value, "kWh", digits);
const perKwh = (what: string, value: number, digits = 2): Figure => amount(what, value, "zł/kWh", digits);

/** Returns the Polish unit of a duration: 1 rok, 2 lata, 5 lat, 9,8 roku; the same for months. */
function duration(value: number, [one, few, many, part]: readonly [string, string, string, string]): string {
  if (!Number.isInteger(value)) return part;
  return plural(value, one, few, many);
}

function years(what: string, value: number, digits = 1): Figure {
  const rounded = round(value, digits);
  return { what, value: rounded, unit: duration(rounded, ["rok", "lata", "lat", "roku"]) };
}

function months(what: string, value: number): Figure {
  const rounded = round(value, 1);
  return { what, value: rounded, unit: duration(rounded, ["miesiąc", "miesiące", "miesięcy", "miesiąca"]) };
}

/** Shares of the production used at home in the photovoltaics examples: both ends and the middle of the fact. */
const selfUseShares = ({ range }: FactReader) => {
  const { min, max } = range("energia.autokonsumpcja");
  return { Niski: min / 100, Typowy: (min + max) / 200, Wysoki: max / 100 } as const;
};

/** Yearly value of photovoltaics, zł: production × (share at home × price + share to the grid × value of surplus). */
const yearlyValue = (production: number, share: number, price: number, surplus: number): number =>
  production * (share * price + (1 - share) * surplus);

/** A year of the guide's 6 kW installation: production in kWh, and its yearly value in zł by share used at home. */
function pvYear(facts: FactReader) {
  const { number } = facts;
  const production = number("przyklad.pv.moc") * number("energia.uzyskPv");
  const shares = selfUseShares(facts);
  const valueAt = (share: number) =>
    yearlyValue(production, share, number("energia.cenaG11Zmienna"), number("energia.nadwyzkaGodzinowa"));
  return { production, shares, valueAt, typical: valueAt(shares.Typowy) };
}

/**
 * The guide's 6 kW installation. Production, kWh: power × yield of 1 kW. Savings, zł: see `yearlyValue`, at
 * the price without fixed fees. Payback, years: cost / savings; the cost is the middle of the table's range, with the
 * tax relief subtracted. The bill falls by savings / (consumption × full price).
 */
export const pvHouse: Example = (facts) => {
  const { number, range } = facts;
  const { production, shares, valueAt, typical } = pvYear(facts);
  const cost = middleOf(range("pv.6kW.koszt"));
  const relief = (cost * number("podatek.skalaNizsza")) / 100;
  return {
    "przyklad.pv.produkcja": energy("Produkcja instalacji z przykładu w roku", production),
    "przyklad.pv.koszt": money("Koszt instalacji z przykładu, środek zakresu", cost),
    "przyklad.pv.wDomu": energy("Energia z paneli zużyta w domu, udział typowy", production * shares.Typowy),
    "przyklad.pv.doSieci": energy("Energia z paneli oddana do sieci, udział typowy", production * (1 - shares.Typowy)),
    "przyklad.pv.spadek": percent(
      "O ile maleje rachunek domu z przykładu, udział typowy",
      typical / (number("przyklad.pv.zuzycie") * number("energia.cenaG11")),
    ),
    "przyklad.pv.zwrotTypowy": years("Zwrot, udział typowy", cost / typical),
    "przyklad.pv.ulga": money("Ulga w PIT od kosztu z przykładu, niższa stawka skali", relief),
    "przyklad.pv.kosztPoUldze": money("Koszt po uldze", cost - relief),
    "przyklad.pv.zwrotPoUldze": years("Zwrot po uldze, udział typowy", (cost - relief) / typical),
    ...Object.fromEntries(
      Object.entries(shares).flatMap(([name, share]) => [
        [`przyklad.pv.udzial${name}`, percent("Udział produkcji zużyty w domu", share)],
        [`przyklad.pv.oszczednosc${name}`, money("Oszczędność w roku przy tym udziale", valueAt(share))],
      ]),
    ),
  };
};

/**
 * The guide's table, with the whole production replacing bought energy. Savings, zł: production × cautious price,
 * rounded up to thousands. Payback, years: cost of the cheapest installation / savings at the lowest price, from the
 * best roof to the worst.
 */
export const pvTable: Example = ({ range }) => {
  const price = range("pv.cenaEnergii");
  return Object.fromEntries(
    pvTablePowers.flatMap((power): [string, Figure][] => {
      const production = range(`pv.${power}kW.produkcja`);
      const cheapest = range(`pv.${power}kW.koszt`).min;
      const thousands = (zloty: number) => Math.ceil(round(zloty / 1000, 6)) * 1000;
      const years = (energy: number) => round(cheapest / (energy * price.min));
      const payback = { min: years(production.max), max: years(production.min) };
      return [
        [
          `pv.${power}kW.oszczednosc`,
          {
            what: `Instalacja ${power} kW, oszczędność w roku`,
            min: thousands(production.min * price.min),
            max: thousands(production.max * price.max),
            unit: "zł",
          },
        ],
        [
          `pv.${power}kW.zwrot`,
          { what: `Instalacja ${power} kW, zwrot bez dotacji, cała produkcja zużyta w domu`, ...payback, unit: "lat" },
        ],
      ];
    }),
  );
};

/**
 * The table's three powers with the typical share used at home. Savings, zł: yearly value of the middle of the
 * production, at the G11 price without fixed fees. Payback, years: middle of the cost / savings.
 */
export const pvTypicalPayback: Example = (facts) => {
  const { number, range } = facts;
  const share = selfUseShares(facts).Typowy;
  return Object.fromEntries(
    pvTablePowers.flatMap((power): [string, Figure][] => {
      const production = middleOf(range(`pv.${power}kW.produkcja`));
      const savings = yearlyValue(
        production,
        share,
        number("energia.cenaG11Zmienna"),
        number("energia.nadwyzkaGodzinowa"),
      );
      return [
        [`przyklad.pv.oszczednosc${power}kW`, money(`Oszczędność w roku, ${power} kW, udział typowy`, savings)],
        [
          `przyklad.pv.zwrot${power}kW`,
          years(`Zwrot instalacji ${power} kW, udział typowy`, middleOf(range(`pv.${power}kW.koszt`)) / savings),
        ],
      ];
    }),
  );
};

/**
 * Weeks from the first talk to a running installation: sum of the four stages in whole weeks, rounded down at the short
 * end and up at the long end. Longest case: the operator's full term instead of the last stage.
 */
export const pvSchedule: Example = ({ number, range }) => {
  const analysis = range("pv.etap.analiza");
  const paperwork = range("pv.etap.formalnosci");
  const mounting = range("pv.etap.montaz");
  const start = range("pv.etap.uruchomienie");
  const beforeStart = analysis.max + paperwork.max + mounting.max / 7;
  return {
    "przyklad.pv.tygodnie": {
      what: "Czas od pierwszej rozmowy do włączenia fotowoltaiki",
      min: Math.floor(analysis.min + paperwork.min + mounting.min / 7 + start.min),
      max: Math.ceil(beforeStart + start.max),
      unit: "tygodni",
    },
    "przyklad.pv.tygodnieOperator": {
      what: "Najdłuższy czas do włączenia, gdy operator wykorzysta cały termin",
      value: Math.ceil(beforeStart + number("pv.terminOperatora") / 7),
      unit: "tygodni",
    },
  };
};

/**
 * Power for a year's consumption, kW: consumption / yield of 1 kW. Modules for 6 kW, rounded up, and their area. One
 * more kilowatt, zł: a third of the way from the table's 3 kW to 6 kW; its energy, all to the grid, zł a year.
 */
export const pvSize: Example = ({ number, range }) => {
  const modules = Math.ceil((number("przyklad.pv.moc") * 1000) / number("przyklad.modul.moc"));
  return {
    "przyklad.dobor.moc": amount(
      "Moc dobrana do zużycia z przykładu",
      number("przyklad.dobor.zuzycie") / number("energia.uzyskPv"),
      "kW",
      1,
    ),
    "przyklad.kilowat.koszt": money(
      "Koszt każdego kilowata między 3 i 6 kW, środek zakresów, w dziesiątkach",
      round((middleOf(range("pv.6kW.koszt")) - middleOf(range("pv.3kW.koszt"))) / 3, -1),
    ),
    "przyklad.kilowat.siec": money(
      "Wartość energii z jednego kilowata, w całości oddanej do sieci",
      number("energia.uzyskPv") * number("energia.nadwyzkaGodzinowa"),
    ),
    "przyklad.modul.sztuki": { what: "Moduły instalacji 6 kW", value: modules },
    "przyklad.modul.razem": {
      what: "Powierzchnia samych modułów instalacji 6 kW",
      value: modules * number("przyklad.modul.pole"),
      unit: "m²",
    },
  };
};

/** Tax saved by the full tax relief, zł: limit × rate. */
export const taxRelief: Example = ({ number }) => {
  const taxCut = (rate: number) => (number("dotacja.ulga") * rate) / 100;
  return {
    "przyklad.ulga.nizsza": money(
      "Podatek niższy o, cały limit ulgi, niższa stawka skali",
      taxCut(number("podatek.skalaNizsza")),
    ),
    "przyklad.ulga.liniowy": money(
      "Podatek niższy o, cały limit ulgi, podatek liniowy",
      taxCut(number("podatek.liniowy")),
    ),
    "przyklad.ulga.wyzsza": money(
      "Podatek niższy o, cały limit ulgi, wyższa stawka skali",
      taxCut(number("podatek.skalaWyzsza")),
    ),
  };
};

/** Average share of a battery's capacity over the guarantee: midway between 1 and the guaranteed remainder. */
const averageShare = ({ range }: FactReader): number => (1 + middleOf(range("magazyn.pojemnoscKoncowa")) / 100) / 2;

/**
 * A year of the guide's storage battery. Energy, kWh: cycles × average capacity over the guarantee. Benefit, zł: energy
 * out × price − energy in × value of surplus.
 */
function storageYear(facts: FactReader) {
  const { number } = facts;
  const capacity = number("przyklad.magazyn.pojemnosc");
  const share = averageShare(facts);
  const energyOut = number("przyklad.magazyn.cykle") * capacity * share;
  const energyIn = energyOut / (number("energia.sprawnoscMagazynu") / 100);
  const boughtValue = energyOut * number("energia.cenaG11Zmienna");
  const surplusValue = energyIn * number("energia.nadwyzkaGodzinowa");
  return { capacity, share, energyOut, energyIn, boughtValue, surplusValue, benefit: boughtValue - surplusValue };
}

/**
 * Payback of the guide's storage battery, years: cost of its size beside a ready hybrid inverter (minus the grant) /
 * benefit. A kilowatt-hour of capacity saves benefit / capacity a year, in tens of zł. The price for a payback in n
 * years, zł/kWh: n × benefit / capacity (/ (1 − grant)).
 */
export const storagePayback: Example = (facts) => {
  const { number, range } = facts;
  const year = storageYear(facts);
  const { capacity, benefit } = year;
  const cheapest = priceAt(storagePrices(facts), capacity).min;
  const afterGrant = 1 - number("magazyn.dotacja") / 100;
  const payback = range("magazyn.zwrot");
  const guarantee = number("magazyn.gwarancja");
  const ten = range("magazyn.10kWh.koszt");
  const priceFor = (time: number, part: number) => round((time * benefit) / capacity / part, -1);
  return {
    "przyklad.magazyn.srednia": energy("Średnia pojemność w okresie gwarancji", capacity * year.share, 1),
    "przyklad.magazyn.energia": energy("Energia oddana przez magazyn w roku", year.energyOut),
    "przyklad.magazyn.ladowanie": energy("Nadwyżka potrzebna do naładowania w roku", year.energyIn),
    "przyklad.magazyn.zakup": money("Prąd, którego nie trzeba kupić, w roku", year.boughtValue),
    "przyklad.magazyn.depozyt": money("Wartość nadwyżki, która nie trafi do depozytu", year.surplusValue),
    "przyklad.magazyn.korzysc": money("Korzyść z magazynu w roku", benefit),
    "przyklad.magazyn.naKwh": money("Korzyść w roku z kilowatogodziny pojemności", round(benefit / capacity, -1)),
    "przyklad.magazyn.koszt": money("Koszt magazynu, najtańszy zestaw", cheapest),
    "przyklad.magazyn.kosztPoDotacji": money("Koszt po dotacji, najtańszy zestaw", cheapest * afterGrant),
    "przyklad.magazyn.zwrot": years("Zwrot bez dotacji, najtańszy zestaw", cheapest / benefit),
    "przyklad.magazyn.zwrotDotacja": years("Zwrot z dotacją, najtańszy zestaw", (cheapest * afterGrant) / benefit),
    "przyklad.magazyn.brakDoProgu": energy(
      "Ile pojemności brakuje magazynowi do progu zapowiedzianego naboru",
      number("dotacja.pmeMinimum") - capacity,
    ),
    "przyklad.magazyn.cena10kWh": {
      what: "Cena kilowatogodziny w magazynie 10 kWh przy gotowym falowniku hybrydowym",
      min: ten.min / 10,
      max: ten.max / 10,
      unit: "zł/kWh",
    },
    "przyklad.magazyn.cenaZwrotu": {
      what: "Cena zestawu, przy której magazyn z dotacją zwraca się w czasie podawanym przez firmę",
      min: priceFor(payback.min, afterGrant),
      max: priceFor(payback.max, afterGrant),
      unit: "zł/kWh",
    },
    "przyklad.magazyn.cenaGwarancji": perKwh(
      "Najwyższa cena zestawu, przy której zwrot bez dotacji mieści się w gwarancji",
      priceFor(guarantee, 1),
      0,
    ),
    "przyklad.magazyn.cenaGwarancjiDotacja": perKwh(
      "Najwyższa cena zestawu, przy której zwrot z dotacją mieści się w gwarancji",
      priceFor(guarantee, afterGrant),
      0,
    ),
  };
};

/**
 * Gain from a price difference of zones after losses, zł per kilowatt-hour given back: high − low / efficiency. Without
 * panels, zł a year: cycles × average capacity × gain. In the winter peak of G13 the battery gives back no more than
 * the house uses in it.
 */
export const storageTariff: Example = (facts) => {
  const { number } = facts;
  const efficiency = number("energia.sprawnoscMagazynu") / 100;
  const capacity = number("przyklad.magazyn.pojemnosc") * averageShare(facts);
  const g12 = number("energia.cenaG12Dzien") - number("energia.cenaG12Noc") / efficiency;
  const g13 = number("energia.cenaG13Szczyt") - number("energia.cenaG13Reszta") / efficiency;
  const energyOut = number("przyklad.magazyn.cykleG12") * capacity;
  const peak = Math.min(capacity, number("przyklad.magazyn.szczytG13"));
  return {
    "przyklad.strefy.roznica": perKwh(
      "Różnica stref G12 przed stratami",
      number("energia.cenaG12Dzien") - number("energia.cenaG12Noc"),
    ),
    "przyklad.strefy.zyskG12": perKwh("Zostaje z różnicy stref G12 po stratach magazynu", g12),
    "przyklad.strefy.zyskG13": perKwh("Zostaje z różnicy stref G13 po stratach magazynu", g13),
    "przyklad.strefy.energia": energy("Energia oddana w roku w taryfie G12 bez paneli", energyOut),
    "przyklad.strefy.korzysc": money("Korzyść w roku w taryfie G12 bez paneli", energyOut * g12),
    "przyklad.strefy.zima": money(
      "Dodatkowa korzyść z zimowych szczytów G13 w roku",
      number("przyklad.magazyn.cykleG13") * peak * g13,
    ),
  };
};

/** The guide's lamps. Energy, kWh a year: pieces × watts × hours a day × 365 / 1000. Payback, months: 12 × cost / savings. */
const ledYear = ({ number }: FactReader) => {
  const pieces = number("przyklad.wymianaLed.sztuki");
  const hours = number("przyklad.wymianaLed.godziny");
  const year = (watts: number) => (pieces * watts * hours * daysInYear) / 1000;
  const [before, after] = [year(number("przyklad.wymianaLed.przed")), year(number("przyklad.wymianaLed.po"))];
  const saved = (before - after) * number("energia.cenaG11Zmienna");
  const cost = pieces * number("przyklad.wymianaLed.cena");
  return { before, after, saved, cost, payback: (cost / saved) * 12 };
};

/** Ten halogens of the guide, three hours a day: see `ledYear`. */
export const ledGuide: Example = (facts) => {
  const { number } = facts;
  const [pieces, hours] = [number("przyklad.wymianaLed.sztuki"), number("przyklad.wymianaLed.godziny")];
  const { before, after, saved, cost, payback } = ledYear(facts);
  const watts = (what: string, each: number): Figure => amount(what, pieces * each, "W", 1);
  return {
    "przyklad.wymianaLed.mocPrzed": watts("Moc halogenów razem", number("przyklad.wymianaLed.przed")),
    "przyklad.wymianaLed.mocPo": watts("Moc źródeł LED razem", number("przyklad.wymianaLed.po")),
    "przyklad.wymianaLed.czas": { what: "Świecenie w roku", value: hours * daysInYear, unit: "h" },
    "przyklad.wymianaLed.energia": energy("Mniej energii w roku", before - after),
    "przyklad.wymianaLed.spadek": percent("Mniej energii na te lampy", 1 - after / before),
    "przyklad.wymianaLed.oszczednosc": money("Oszczędność w roku", saved),
    "przyklad.wymianaLed.koszt": money("Koszt źródeł", cost),
    "przyklad.wymianaLed.zwrot": months("Zwrot", payback),
  };
};

/** The guide's halogens replaced by new fittings: pieces × (fitting + work), zł. Payback, years: cost / savings. */
export const ledFittings: Example = (facts) => {
  const { number, range } = facts;
  const pieces = number("przyklad.wymianaLed.sztuki");
  const { saved } = ledYear(facts);
  const [fitting, work] = [range("rynek.oprawa"), range("led.montazOprawy")];
  const one = { min: fitting.min + work.min, max: fitting.max + work.max };
  const cost = { min: pieces * one.min, max: pieces * one.max };
  return {
    "przyklad.oprawyLed.jedna": { what: "Oprawa LED z montażem", ...one, unit: "zł" },
    "przyklad.oprawyLed.koszt": { what: "Oprawy LED z montażem razem", ...cost, unit: "zł" },
    "przyklad.oprawyLed.zwrot": {
      what: "Zwrot opraw z montażem",
      min: round(cost.min / saved),
      max: round(cost.max / saved),
      unit: "lat",
    },
  };
};

/** Energy of a constant load, kWh a year: watts × 8760 h / 1000, and its cost. New pump: saved watts × hours. */
export const constantLoads: Example = ({ number }) => {
  const price = number("energia.cenaG11Zmienna");
  const standby = (number("przyklad.czuwanie.moc") * hoursInYear) / 1000;
  const pump =
    ((number("przyklad.obiegowa.stara") - number("przyklad.obiegowa.nowa")) * number("przyklad.obiegowa.godziny")) /
    1000;
  return {
    "przyklad.czuwanie.energia": energy("Energia w roku na 10 W bez przerwy", standby),
    "przyklad.czuwanie.koszt": money("Koszt w roku 10 W bez przerwy", standby * price),
    "przyklad.obiegowa.energia": energy("Mniej energii w roku po wymianie pompy obiegowej", pump),
    "przyklad.obiegowa.koszt": money("Mniej na rachunku po wymianie pompy obiegowej", pump * price),
  };
};

/**
 * A year's cost in four tariffs, zł without fixed fees: consumption × sum of (share of a zone × its price), and what is
 * less than in G11. Share from which two zones are cheaper than G11: (day − G11) / (day − night). Full price of G11,
 * zł/kWh: price + fixed fees / consumption.
 */
export const tariffs: Example = ({ number }) => {
  const use = number("przyklad.taryfa.zuzycie");
  const flat = number("energia.cenaG11Zmienna");
  const lessThanG11 = (title: string, cost: number) =>
    money(`Prąd w roku w ${title}: o ile mniej niż w G11`, use * flat - round(cost));
  const twoZones = (name: string, day: number, night: number, share: number) => {
    const cost = use * ((1 - share) * day + share * night);
    const at = `przyklad.taryfa.${name}`;
    const title = name.replace("g", "G");
    return {
      [`${at}Prog`]: percent(`Udział tańszej strefy, od którego ${title} wygrywa z G11`, (day - flat) / (day - night)),
      [`${at}Koszt`]: money(`Prąd w roku w ${title}, bez opłat stałych`, cost),
      [`${at}Mniej`]: lessThanG11(title, cost),
    };
  };
  const morning = number("przyklad.taryfa.g13Przedpoludnie") / 100;
  const peak = number("przyklad.taryfa.g13Szczyt") / 100;
  const g13 =
    use *
    (morning * number("energia.cenaG13Przedpoludnie") +
      peak * number("energia.cenaG13Szczyt") +
      (1 - morning - peak) * number("energia.cenaG13Reszta"));
  return {
    "przyklad.taryfa.kosztG11": money("Prąd w roku w G11, bez opłat stałych", use * flat),
    "przyklad.taryfa.pelnaG11": perKwh(
      "Pełna cena kilowatogodziny w G11, z opłatami stałymi",
      flat + number("energia.oplatyStale") / use,
    ),
    ...twoZones(
      "g12",
      number("energia.cenaG12Dzien"),
      number("energia.cenaG12Noc"),
      number("przyklad.taryfa.noc") / 100,
    ),
    ...twoZones(
      "g12w",
      number("energia.cenaG12wDzien"),
      number("energia.cenaG12wNoc"),
      number("przyklad.taryfa.weekend") / 100,
    ),
    "przyklad.taryfa.g13Reszta": percent("Udział pozostałych godzin G13", 1 - morning - peak),
    "przyklad.taryfa.g13Koszt": money("Prąd w roku w G13, bez opłat stałych", g13),
    "przyklad.taryfa.g13Mniej": lessThanG11("G13", g13),
  };
};

/**
 * A boiler moved to the cheap zone of G12. Savings, zł a year: kWh a day × 365 × price difference. Highest cost of the
 * control, zł: savings × years.
 */
export const boilerAtNight: Example = ({ number }) => {
  const year = number("przyklad.bojlerNoca.energia") * daysInYear;
  const saved = year * (number("energia.cenaG12Dzien") - number("energia.cenaG12Noc"));
  return {
    "przyklad.bojlerNoca.oszczednosc": money("Oszczędność w roku po przesunięciu na noc", saved),
    "przyklad.bojlerNoca.limit": money(
      "Koszt sterowania, który zwróci się w tym czasie",
      saved * number("przyklad.bojlerNoca.lata"),
    ),
  };
};

/**
 * Panels of 6 kW with a battery of 10 kWh. Cost, zł: both ranges added, and their middle. Savings, zł a year: those of
 * the panels, and of the guide's battery in proportion to capacity; capacity above what the house needs counts in part,
 * as in the calculator. Payback, years: cost / savings; of the battery alone in whole years, from its lowest price to
 * its highest, without a grant and with the highest one. The bill falls by savings / (consumption × full price).
 */
export const pvWithStorage: Example = (facts) => {
  const { number, range } = facts;
  const size = number("przyklad.pvMagazyn.pojemnosc");
  const use = number("przyklad.pv.zuzycie");
  const needed = Math.min(size, (number("pv.magazynWystarczy") * use) / 1000);
  const counted = needed + ((size - needed) * number("pv.magazynPonad")) / 100;
  const panels = range("pv.6kW.koszt");
  const battery = priceAt(storagePrices(facts), size);
  const cost = { min: panels.min + battery.min, max: panels.max + battery.max };
  const { benefit, capacity } = storageYear(facts);
  const batterySavings = (benefit * counted) / capacity;
  const savings = round(pvYear(facts).typical) + batterySavings;
  const batteryPayback = (what: string, part: number): Figure => ({
    what,
    min: round((battery.min * part) / batterySavings),
    max: round((battery.max * part) / batterySavings),
    unit: "lat",
  });
  return {
    "przyklad.pvMagazyn.cena": { what: "Panele 6 kW z magazynem 10 kWh, cena", ...cost, unit: "zł" },
    "przyklad.pvMagazyn.koszt": money("Panele 6 kW z magazynem 10 kWh, środek zakresów", middleOf(cost)),
    "przyklad.pvMagazyn.oszczednosc": money("Panele 6 kW z magazynem 10 kWh, oszczędność w roku", savings),
    "przyklad.pvMagazyn.zwrot": years("Panele 6 kW z magazynem 10 kWh, zwrot", middleOf(cost) / savings),
    "przyklad.pvMagazyn.spadek": percent(
      "O ile maleje rachunek domu z panelami 6 kW i magazynem 10 kWh",
      savings / (use * number("energia.cenaG11")),
    ),
    "przyklad.pvMagazyn.bateria": money("Korzyść w roku z samego magazynu 10 kWh", batterySavings),
    "przyklad.pvMagazyn.zwrotBaterii": batteryPayback("Zwrot samego magazynu 10 kWh, bez dotacji", 1),
    "przyklad.pvMagazyn.zwrotDotacja": batteryPayback(
      "Zwrot samego magazynu 10 kWh z najwyższą dotacją",
      1 - number("magazyn.dotacja") / 100,
    ),
  };
};
