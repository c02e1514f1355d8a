import { dropPercent } from "@/lib/calculators/cable";
import { limitText } from "@/lib/content/protocol/limits";
import { round } from "@/lib/text/numbers";
import { amount, type Example } from "./example";

/** Current of a resistive load: I = P / U, in amperes from watts and volts. */
const current = (watts: number, volts: number): number => watts / volts;

/**
 * Three kitchen appliances on one extension lead: power ΣP (W), current ΣP / U (A), overload of the lead (%) and the
 * current at which a circuit breaker may still stay on for an hour, 1.13 × In (A, EN 60898-1).
 */
export const overloadedLead: Example = ({ number }) => {
  const volts = number("siec.napiecie");
  const power =
    number("przyklad.listwa.czajnik") + number("przyklad.listwa.toster") + number("przyklad.listwa.mikrofalowka");
  const amperes = current(power, volts);
  const lead = number("przyklad.listwa.obciazalnosc");
  const breaker = number("przyklad.listwa.wylacznik");
  return {
    "przyklad.listwa.suma": { what: "Moc urządzeń na wspólnej listwie", value: power, unit: "W" },
    "przyklad.listwa.prad": amount("Prąd urządzeń na wspólnej listwie", amperes, "A", 1),
    "przyklad.listwa.przeciazenie": amount(
      "O ile prąd przekracza obciążalność listwy",
      (amperes / lead - 1) * 100,
      "%",
    ),
    "przyklad.listwa.granica": amount(
      "Prąd, przy którym wyłącznik może nie zadziałać przez godzinę",
      breaker * number("przyklad.listwa.niezadzialanie"),
      "A",
    ),
    "przyklad.listwa.mocObwodu": amount("Moc obwodu gniazd z przykładu", (breaker * volts) / 1000, "kW", 1),
    "przyklad.listwa.mocListwy": amount("Moc, którą znosi listwa z przykładu", (lead * volts) / 1000, "kW", 1),
  };
};

/**
 * Leakage of intact appliances behind one residual-current device: sum (mA), the sum with a worn heating element (mA),
 * the lowest current at which the device may trip, 0.5 × IΔn, and the designers' limit of 0.3 × IΔn (HD 60364-5-53).
 */
export const leakageSum: Example = ({ number }) => {
  const rated = number("rcd.prad");
  const sum =
    number("przyklad.uplyw.pralka") +
    number("przyklad.uplyw.zmywarka") +
    number("przyklad.uplyw.plyta") +
    number("przyklad.uplyw.komputer");
  return {
    "przyklad.uplyw.suma": amount("Suma prądów upływu sprawnych urządzeń", sum, "mA", 1),
    "przyklad.uplyw.razem": amount(
      "Suma prądów upływu z zużytą grzałką",
      sum + number("przyklad.uplyw.grzalka"),
      "mA",
      1,
    ),
    "przyklad.uplyw.prog": amount("Prąd, od którego wyłącznik różnicowoprądowy może zadziałać", rated * 0.5, "mA", 1),
    "przyklad.uplyw.zapas": amount("Suma upływów, której projektant nie przekracza", rated * 0.3, "mA", 1),
  };
};

/**
 * Highest loop impedance of a type B breaker, U / (k × In) (ohms, cut, never rounded up), to compare with a measured one.
 */
export const loopImpedance: Example = ({ number }) => {
  const tripping = number("przyklad.petla.wylacznik") * number("przyklad.petla.krotnosc");
  return {
    "przyklad.petla.granica": {
      what: "Największa impedancja pętli zwarcia, om",
      text: limitText(number("siec.napiecie") / tripping, 2),
    },
  };
};

/** Check of a block of flats in złoty: flats × price + staircases × price, at least the smallest job; with its lightning rod. */
export const blockMeasurement: Example = ({ number, range }) => {
  const [flat, staircase, least] = [range("pomiary.lokal"), range("pomiary.klatka"), range("pomiary.blok")];
  const rod = range("pomiary.piorunochron");
  const cost = (end: "min" | "max") =>
    Math.max(number("przyklad.blok.lokale") * flat[end] + number("przyklad.blok.klatki") * staircase[end], least[end]);
  return {
    "przyklad.blok.suma": { what: "Pomiary bloku z przykładu", min: cost("min"), max: cost("max"), unit: "zł" },
    "przyklad.blok.zPiorunochronem": {
      what: "Pomiary bloku z przykładu z piorunochronem",
      min: cost("min") + rod.min,
      max: cost("max") + rod.max,
      unit: "zł",
    },
  };
};

/** The year a check falls due again: year of the last one + years between. Words, so that it is set as a year. */
export const nextCheck: Example = ({ number }) => ({
  "przyklad.kontrola.nastepna": {
    what: "Rok następnej kontroli z przykładu",
    text: String(number("przyklad.kontrola.rok") + number("przyklad.pomiary.lata")),
  },
});

/**
 * Rented rooms on one old circuit: power ΣP (W), current ΣP / U (A), and the current at which the breaker must trip
 * within an hour, 1.45 × In (A, EN 60898-1).
 */
export const rentedRooms: Example = ({ number }) => {
  const power =
    number("przyklad.pokoje.farelka") + number("przyklad.pokoje.czajnik") + number("przyklad.pokoje.suszarka");
  return {
    "przyklad.pokoje.limit": {
      what: "Moc, którą zniesie wyłącznik tego obwodu",
      value: number("przyklad.pokoje.wylacznik") * number("siec.napiecie"),
      unit: "W",
    },
    "przyklad.pokoje.suma": { what: "Moc urządzeń w wynajmowanych pokojach", value: power, unit: "W" },
    "przyklad.pokoje.prad": amount(
      "Prąd urządzeń w wynajmowanych pokojach",
      current(power, number("siec.napiecie")),
      "A",
    ),
    "przyklad.pokoje.godzina": amount(
      "Prąd, przy którym wyłącznik musi zadziałać w ciągu godziny",
      number("przyklad.pokoje.wylacznik") * 1.45,
      "A",
    ),
  };
};

/**
 * Chargers of a shared garage: power of all at once n × P (kW), and what each gets when the building has less to spare:
 * limit / n (kW), over the night limit / n × h (kWh), as a distance kWh × 100 / consumption (km, to tens).
 */
export const garageChargers: Example = ({ number }) => {
  const count = number("przyklad.garaz.liczba");
  const each = number("przyklad.garaz.limit") / count;
  return {
    "przyklad.garaz.naraz": amount("Moc wszystkich ładowarek naraz", count * number("przyklad.garaz.moc"), "kW"),
    "przyklad.garaz.jedna": amount("Moc na jedną ładowarkę po podziale", each, "kW", 1),
    "przyklad.garaz.energia": amount(
      "Energia na jedno auto przez noc po podziale",
      each * number("przyklad.garaz.noc"),
      "kWh",
    ),
    "przyklad.garaz.zasieg": amount(
      "Droga na energii z jednej nocy",
      (each * number("przyklad.garaz.noc") * 100) / number("przyklad.garaz.zuzycie"),
      "km",
      -1,
    ),
  };
};

/**
 * Electric heating in place of a stove: area × W/m² (kW), with hot water (kW), as a current in one phase P / U (A), and
 * the power the old single-phase supply gives, U × In (kW).
 */
export const stoveToElectricity: Example = ({ number }) => {
  const volts = number("siec.napiecie");
  const heating = (number("przyklad.zabrze.mieszkanie") * number("przyklad.zabrze.cieplo")) / 1000;
  const total = heating + number("przyklad.zabrze.bojler");
  return {
    "przyklad.zabrze.ogrzewanie": amount("Moc ogrzewania mieszkania", heating, "kW", 1),
    "przyklad.zabrze.razem": amount("Moc ogrzewania i ciepłej wody", total, "kW", 1),
    "przyklad.zabrze.prad": amount("Prąd ogrzewania i ciepłej wody w jednej fazie", current(total * 1000, volts), "A"),
    "przyklad.zabrze.przydzial": amount(
      "Moc z jednej fazy",
      (number("przyklad.zabrze.zabezpieczenie") * volts) / 1000,
      "kW",
      2,
    ),
  };
};

/**
 * A charger in a garage far from the house: voltage drop (%) on a thin and on a thick cable, and the price of the new
 * one: length × price of a metre + both ends.
 */
export const longLine: Example = ({ number, range }) => {
  const volts = number("siec.napiecie");
  const power = volts * number("przyklad.linia.prad");
  const [length, resistivity] = [number("przyklad.linia.dlugosc"), number("siec.rezystywnosc")];
  const [metre, ends] = [range("przylacze.kabel.metr"), range("przylacze.kabel.konce")];
  const drop = (section: number): number =>
    round(dropPercent({ phases: 1, power, length, section, volts, resistivity }), 1);
  return {
    "przyklad.linia.spadekCienki": {
      what: "Spadek napięcia na cienkim kablu",
      value: drop(number("przyklad.linia.cienki")),
      unit: "%",
    },
    "przyklad.linia.spadekGruby": {
      what: "Spadek napięcia na grubym kablu",
      value: drop(number("przyklad.linia.gruby")),
      unit: "%",
    },
    "przyklad.linia.koszt": {
      what: "Nowy kabel do garażu z podłączeniem na obu końcach",
      min: length * metre.min + ends.min,
      max: length * metre.max + ends.max,
      unit: "zł",
    },
  };
};

/** A pizzeria under flats: power of three appliances ΣP (kW) against the power of one phase, U × In (kW). */
export const restaurantPower: Example = ({ number }) => ({
  "przyklad.lokal.razem": amount(
    "Moc urządzeń lokalu",
    number("przyklad.lokal.piec") + number("przyklad.lokal.zmywarka") + number("przyklad.lokal.klimatyzacja"),
    "kW",
    1,
  ),
  "przyklad.lokal.przydzial": amount(
    "Dawna moc lokalu z jednej fazy",
    (number("przyklad.lokal.zabezpieczenie") * number("siec.napiecie")) / 1000,
    "kW",
    2,
  ),
});

/** Voltage at which a small inverter leaves the network: 1.1 × U (V), mean of ten minutes. */
export const inverterLimit: Example = ({ number }) => ({
  "przyklad.falownik.napiecie": amount(
    "Napięcie, przy którym falownik się odłącza",
    number("siec.napiecie") * number("przyklad.falownik.krotnosc"),
    "V",
  ),
});

/**
 * Prices for a firm without VAT [zł]. Measurements: circuits × price, at least the smallest job, ÷ (1 + basic rate).
 * An office: circuits of sockets, one for several desks, and tests of emergency lights; its network is in `lanPrice`.
 */
export const firmPrices: Example = ({ number, range }) => {
  const [circuit, least] = [range("pomiary.obwod"), range("pomiary.firma")];
  const [sockets, light] = [range("rynek.obwodBiuro"), range("pomiary.oprawaAwaryjna")];
  const officeCircuits = Math.ceil(number("przyklad.lan.biurka") / number("przyklad.biuro.naObwod"));
  const job = (what: string, price: (end: "min" | "max") => number, digits: number) => ({
    what,
    min: round(price("min"), digits),
    max: round(price("max"), digits),
    unit: "zł",
  });
  const measured = (circuits: number) => (end: "min" | "max") =>
    Math.max(circuits * circuit[end], least[end]) / (1 + number("vat.podstawowy") / 100);
  return {
    "przyklad.hala.pomiary": job("Pomiary hali z przykładu, netto", measured(number("przyklad.hala.obwody")), -2),
    "przyklad.biuro.pomiary": job("Pomiary biura z przykładu, netto", measured(number("przyklad.biuro.obwody")), -1),
    "przyklad.biuro.gniazda": job("Obwody gniazd biura z przykładu, netto", (end) => officeCircuits * sockets[end], 0),
    "przyklad.biuro.awaryjne": job(
      "Próba oświetlenia awaryjnego biura z przykładu, netto",
      (end) => number("przyklad.biuro.oprawy") * light[end],
      0,
    ),
    "przyklad.biuro.obwodyGniazd": {
      what: "Obwody gniazd w biurze z przykładu",
      value: officeCircuits,
    },
  };
};
