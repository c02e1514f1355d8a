import { round } from "@/lib/text/numbers";
import type { Example, ExampleInput, Figures } from "./types";

/** Current of a resistive load: I = P / U, in amperes from watts and volts. */
const current = (watts: number, volts: number): number => watts / volts;

/**
 * Three kitchen appliances on one extension lead: power ΣP (W), current ΣP / U (A), overload of the lead (%) and the
 * current at which a circuit breaker may still stay on for an hour, 1.13 × In (A, EN 60898-1).
 */
export const overloadedLead = ({ value }: ExampleInput): Figures => {
  const volts = value("siec.napiecie");
  const power =
    value("przyklad.listwa.czajnik") + value("przyklad.listwa.toster") + value("przyklad.listwa.mikrofalowka");
  const amperes = current(power, volts);
  const lead = value("przyklad.listwa.obciazalnosc");
  const breaker = value("przyklad.listwa.wylacznik");
  return {
    "przyklad.listwa.suma": { what: "Moc urządzeń na wspólnej listwie", value: power, unit: "W" },
    "przyklad.listwa.prad": { what: "Prąd urządzeń na wspólnej listwie", value: round(amperes, 1), unit: "A" },
    "przyklad.listwa.przeciazenie": {
      what: "O ile prąd przekracza obciążalność listwy",
      value: round((amperes / lead - 1) * 100),
      unit: "%",
    },
    "przyklad.listwa.granica": {
      what: "Prąd, przy którym wyłącznik może nie zadziałać przez godzinę",
      value: round(breaker * value("przyklad.listwa.niezadzialanie")),
      unit: "A",
    },
    "przyklad.listwa.mocObwodu": {
      what: "Moc obwodu gniazd z przykładu",
      value: round((breaker * volts) / 1000, 1),
      unit: "kW",
    },
    "przyklad.listwa.mocListwy": {
      what: "Moc, którą znosi listwa z przykładu",
      value: round((lead * volts) / 1000, 1),
      unit: "kW",
    },
  };
};

/**
 * Leakage of sound appliances behind one residual current device: the sum (mA) against the lowest current at which the
 * device may trip, 0.5 × IΔn, and against the 0.3 × IΔn designers keep to (HD 60364-5-53).
 */
export const leakageSum = ({ value }: ExampleInput): Figures => {
  const rated = value("rcd.prad");
  const sum =
    value("przyklad.uplyw.pralka") +
    value("przyklad.uplyw.zmywarka") +
    value("przyklad.uplyw.plyta") +
    value("przyklad.uplyw.komputer");
  return {
    "przyklad.uplyw.suma": { what: "Suma prądów upływu sprawnych urządzeń", value: round(sum, 1), unit: "mA" },
    "przyklad.uplyw.prog": {
      what: "Prąd, od którego wyłącznik różnicowoprądowy może zadziałać",
      value: round(rated * 0.5, 1),
      unit: "mA",
    },
    "przyklad.uplyw.zapas": {
      what: "Suma upływów, której projektant nie przekracza",
      value: round(rated * 0.3, 1),
      unit: "mA",
    },
  };
};

/**
 * Judging a measured loop impedance: the current a type B breaker needs, Ia = k × In (A), the highest impedance U / Ia
 * (ohms), two thirds of it as a margin for a warm conductor, and the fault current U / Zs (A) of a sound and of a
 * faulty circuit.
 */
export const loopImpedance = ({ value }: ExampleInput): Figures => {
  const volts = value("siec.napiecie");
  const tripping = value("przyklad.petla.wylacznik") * value("przyklad.petla.krotnosc");
  const limit = volts / tripping;
  return {
    "przyklad.petla.aparat": { what: "Wyłącznik z przykładu", text: `B${value("przyklad.petla.wylacznik")}` },
    "przyklad.petla.prad": { what: "Prąd wyłączający wyłącznika z przykładu", value: round(tripping), unit: "A" },
    "przyklad.petla.granica": { what: "Największa impedancja pętli zwarcia, om", value: round(limit, 1) },
    "przyklad.petla.zapas": {
      what: "Dwie trzecie największej impedancji pętli zwarcia, om",
      value: round((limit * 2) / 3, 1),
    },
    "przyklad.petla.zwarcieDobre": {
      what: "Prąd zwarcia w sprawnym obwodzie",
      value: round(current(volts, value("przyklad.petla.dobra"))),
      unit: "A",
    },
    "przyklad.petla.zwarcieZle": {
      what: "Prąd zwarcia w obwodzie z poluzowanym zaciskiem",
      value: round(current(volts, value("przyklad.petla.zla"))),
      unit: "A",
    },
  };
};

/** Price of a five-yearly check spread over its years: price / years (zł a year). */
export const yearlyMeasurement = ({ value }: ExampleInput): Figures => ({
  "przyklad.pomiary.rocznie": {
    what: "Pomiary małego domu w przeliczeniu na rok, od",
    value: round(value("pomiary.domDo150") / value("przyklad.pomiary.lata")),
    unit: "zł",
  },
});

/** The year a check falls due again: year of the last one + years between. Words, so that it is set as a year. */
export const nextCheck = ({ value }: ExampleInput): Figures => ({
  "przyklad.kontrola.nastepna": {
    what: "Rok następnej kontroli z przykładu",
    text: String(value("przyklad.kontrola.rok") + value("przyklad.pomiary.lata")),
  },
});

/** What new wiring of a kitchen costs, to compare with one more repair: area × price of a square metre (zł). */
export const repairOrReplace = ({ value, range }: ExampleInput): Figures => {
  const area = value("przyklad.naprawa.kuchnia");
  const price = range("wymiana.cena");
  return {
    "przyklad.naprawa.wymiana": {
      what: "Nowa instalacja w kuchni z przykładu",
      min: area * price.min,
      max: area * price.max,
      unit: "zł",
    },
  };
};

/**
 * Rented rooms on one old circuit: power ΣP (W), current ΣP / U (A), and the current at which the breaker must trip
 * within an hour, 1.45 × In (A, EN 60898-1).
 */
export const rentedRooms = ({ value }: ExampleInput): Figures => {
  const power = value("przyklad.pokoje.farelka") + value("przyklad.pokoje.czajnik") + value("przyklad.pokoje.suszarka");
  return {
    "przyklad.pokoje.suma": { what: "Moc urządzeń w wynajmowanych pokojach", value: power, unit: "W" },
    "przyklad.pokoje.prad": {
      what: "Prąd urządzeń w wynajmowanych pokojach",
      value: round(current(power, value("siec.napiecie"))),
      unit: "A",
    },
    "przyklad.pokoje.godzina": {
      what: "Prąd, przy którym wyłącznik musi zadziałać w ciągu godziny",
      value: round(value("przyklad.pokoje.wylacznik") * 1.45),
      unit: "A",
    },
  };
};

/**
 * Chargers of a shared garage: power of all at once n × P (kW), and what each gets when the building has less to spare:
 * limit / n (kW), over the night limit / n × h (kWh), as a distance kWh × 100 / consumption (km, to tens).
 */
export const garageChargers = ({ value }: ExampleInput): Figures => {
  const count = value("przyklad.garaz.liczba");
  const each = value("przyklad.garaz.limit") / count;
  return {
    "przyklad.garaz.naraz": {
      what: "Moc wszystkich ładowarek naraz",
      value: round(count * value("przyklad.garaz.moc")),
      unit: "kW",
    },
    "przyklad.garaz.jedna": { what: "Moc na jedną ładowarkę po podziale", value: round(each, 1), unit: "kW" },
    "przyklad.garaz.energia": {
      what: "Energia na jedno auto przez noc po podziale",
      value: round(each * value("przyklad.garaz.noc")),
      unit: "kWh",
    },
    "przyklad.garaz.zasieg": {
      what: "Droga na energii z jednej nocy",
      value: round((each * value("przyklad.garaz.noc") * 100) / value("przyklad.garaz.zuzycie"), -1),
      unit: "km",
    },
  };
};

/**
 * Electric heating in place of a stove: area × W/m² (kW), with hot water (kW), as a current in one phase P / U (A), and
 * the power the old single-phase supply gives, U × In (kW).
 */
export const stoveToElectricity = ({ value }: ExampleInput): Figures => {
  const volts = value("siec.napiecie");
  const heating = (value("przyklad.zabrze.mieszkanie") * value("przyklad.zabrze.cieplo")) / 1000;
  const total = heating + value("przyklad.zabrze.bojler");
  return {
    "przyklad.zabrze.ogrzewanie": { what: "Moc ogrzewania mieszkania", value: round(heating, 1), unit: "kW" },
    "przyklad.zabrze.razem": { what: "Moc ogrzewania i ciepłej wody", value: round(total, 1), unit: "kW" },
    "przyklad.zabrze.prad": {
      what: "Prąd ogrzewania i ciepłej wody w jednej fazie",
      value: round(current(total * 1000, volts)),
      unit: "A",
    },
    "przyklad.zabrze.przydzial": {
      what: "Moc z jednej fazy",
      value: round((value("przyklad.zabrze.zabezpieczenie") * volts) / 1000, 2),
      unit: "kW",
    },
  };
};

/** Voltage drop of a single-phase line, in per cent: 200 × l × I / (γ × S × U), with cosine φ of one. */
const singlePhaseDrop = (metres: number, amperes: number, section: number, gamma: number, volts: number): number =>
  (200 * metres * amperes) / (gamma * section * volts);

/** A charger in a garage far from the house: voltage drop (%) on a thin and on a thick cable. */
export const longLine = ({ value }: ExampleInput): Figures => {
  const drop = (section: number): number =>
    round(
      singlePhaseDrop(
        value("przyklad.linia.dlugosc"),
        value("przyklad.linia.prad"),
        section,
        value("przyklad.linia.konduktywnosc"),
        value("siec.napiecie"),
      ),
      1,
    );
  return {
    "przyklad.linia.spadekCienki": {
      what: "Spadek napięcia na cienkim kablu",
      value: drop(value("przyklad.linia.cienki")),
      unit: "%",
    },
    "przyklad.linia.spadekGruby": {
      what: "Spadek napięcia na grubym kablu",
      value: drop(value("przyklad.linia.gruby")),
      unit: "%",
    },
  };
};

/** A pizzeria under flats: power of three appliances ΣP (kW) against the power of one phase, U × In (kW). */
export const restaurantPower = ({ value }: ExampleInput): Figures => ({
  "przyklad.lokal.razem": {
    what: "Moc urządzeń lokalu",
    value: round(
      value("przyklad.lokal.piec") + value("przyklad.lokal.zmywarka") + value("przyklad.lokal.klimatyzacja"),
      1,
    ),
    unit: "kW",
  },
  "przyklad.lokal.przydzial": {
    what: "Dawna moc lokalu z jednej fazy",
    value: round((value("przyklad.lokal.zabezpieczenie") * value("siec.napiecie")) / 1000, 2),
    unit: "kW",
  },
});

/** Voltage at which a small inverter leaves the network: 1.1 × U (V), mean of ten minutes. */
export const inverterLimit = ({ value }: ExampleInput): Figures => ({
  "przyklad.falownik.napiecie": {
    what: "Napięcie, przy którym falownik się odłącza",
    value: round(value("siec.napiecie") * value("przyklad.falownik.krotnosc")),
    unit: "V",
  },
});

export const safetyExamples = [
  overloadedLead,
  leakageSum,
  loopImpedance,
  yearlyMeasurement,
  nextCheck,
  repairOrReplace,
  rentedRooms,
  garageChargers,
  stoveToElectricity,
  longLine,
  restaurantPower,
  inverterLimit,
] as const satisfies readonly Example[];
