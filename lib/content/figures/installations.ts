import { dropPercent } from "@/lib/calculators/cable";
import { fuseFor, fuses, powerAt, supplyOf } from "@/lib/calculators/power";
import type { Figure } from "@/lib/content/types";
import { format, middleOf, round } from "@/lib/text/numbers";
import { amount, type Example, type FactReader, found } from "./example";

/** Adds the basic rate of VAT to a price. */
const withVat = ({ number }: FactReader, net: number): number => net * (1 + number("vat.podstawowy") / 100);

/** Rise of a price in per cent where the basic rate of VAT replaces the rate for homes: (1.23 / 1.08 − 1) × 100. */
export const vatRise: Example = (facts) => ({
  "przyklad.vat.wzrost": amount(
    "O ile rośnie cena ponad progiem VAT",
    (withVat(facts, 1) / (1 + facts.number("vat.mieszkaniowy") / 100) - 1) * 100,
    "%",
    1,
  ),
});

/**
 * Power available behind the fuse before the meter, in kilowatts. `moc.3x…`: three phases at the assumed power factor.
 * `moc.grzalka…`: at a power factor of 1, as for heaters.
 */
export const fusePowers: Example = (facts) => {
  const [grid, heaters] = [supplyOf(facts), supplyOf(facts, 1)];
  const single = [16, 25, 32].map((amperes): [string, Figure] => [
    `moc.grzalka1x${amperes}`,
    amount(
      `Moc przy zabezpieczeniu 1 × ${amperes} A i współczynniku mocy 1`,
      powerAt(1, amperes, heaters),
      "kW",
      amperes === 25 ? 2 : 1,
    ),
  ]);
  const triple = fuses[3].map((amperes): [string, Figure] => [
    `moc.3x${amperes}`,
    amount(
      `Moc przy zabezpieczeniu 3 × ${amperes} A i współczynniku mocy ${grid.cosPhi}`,
      powerAt(3, amperes, grid),
      "kW",
      1,
    ),
  ]);
  return {
    ...Object.fromEntries([...single, ...triple]),
    "moc.grzalka3x25": amount(
      "Moc przy zabezpieczeniu 3 × 25 A i współczynniku mocy 1",
      powerAt(3, 25, heaters),
      "kW",
      1,
    ),
  };
};

/**
 * The guide's house with an extra load: a charger without control, or a heater whose higher stages are not blocked.
 * Peak = household × simultaneity + heating + extra load; demand = peak × (1 + reserve), in kilowatts; fuse in amperes.
 */
export const houseDemand: Example = (facts) => {
  const { number } = facts;
  const peak = number("przyklad.moc.sprzet") * number("przyklad.moc.wspolczynnik") + number("przyklad.moc.ogrzewanie");
  const reserve = 1 + number("przyklad.moc.rezerwa") / 100;
  const carPeak = peak + number("przyklad.moc.ladowarka");
  const unblockedPeak = peak + number("przyklad.moc.wyzszeStopnie");
  const grid = supplyOf(facts);
  const fuse = (what: string, demand: number): Figure => ({
    what,
    value: found(fuseFor(3, demand, grid), `${what}: brak zabezpieczenia, które wystarczy na ${format(demand, 1)} kW.`),
    unit: "A",
  });
  return {
    "przyklad.moc.szczyt": amount("Moc szczytowa domu z przykładu", peak, "kW", 1),
    "przyklad.moc.auto": amount("Moc szczytowa z ładowarką", carPeak, "kW", 1),
    "przyklad.moc.autoRezerwa": amount("Moc szczytowa z ładowarką i rezerwą", carPeak * reserve, "kW", 1),
    "przyklad.moc.autoPrad": fuse("Zabezpieczenie domu z ładowarką", carPeak * reserve),
    "przyklad.moc.bezBlokady": amount("Moc szczytowa z grzałką bez blokady stopni", unblockedPeak, "kW", 1),
    "przyklad.moc.bezBlokadyRezerwa": amount(
      "Moc szczytowa z grzałką bez blokady stopni i rezerwą",
      unblockedPeak * reserve,
      "kW",
      1,
    ),
    "przyklad.moc.bezBlokadyPrad": fuse("Zabezpieczenie domu z grzałką bez blokady stopni", unblockedPeak * reserve),
  };
};

/** Devices on one phase in kilowatts, oven and kettle together in kilowatts and amperes (power / voltage). */
export const phaseLoad: Example = ({ number }) => {
  const kitchen = number("przyklad.faza.piekarnik") + number("przyklad.faza.czajnik");
  return {
    "przyklad.faza.razem": amount(
      "Płyta, piekarnik i zmywarka na jednej fazie",
      number("przyklad.faza.plyta") + number("przyklad.faza.piekarnik") + number("przyklad.faza.zmywarka"),
      "kW",
      1,
    ),
    "przyklad.faza.para": amount("Piekarnik i czajnik razem", kitchen, "kW", 1),
    "przyklad.faza.paraPrad": amount(
      "Prąd piekarnika i czajnika na jednym obwodzie",
      (kitchen * 1000) / number("siec.napiecie"),
      "A",
    ),
  };
};

/** Power a heat pump draws: heat / COP, in kilowatts. */
export const heatPumpInput: Example = ({ number }) => ({
  "przyklad.mroz.pobor": amount(
    "Pobór pompy ciepła w mróz",
    number("przyklad.mroz.cieplo") / number("przyklad.mroz.cop"),
    "kW",
    1,
  ),
});

/** Voltage drop from the connection to a garage, in per cent of the nominal voltage. */
export const voltageDrop: Example = ({ number }) => {
  const resistivity = number("siec.rezystywnosc");
  const supply = dropPercent({
    phases: 3,
    power: number("przyklad.spadek.domMoc") * 1000,
    length: number("przyklad.spadek.domDlugosc"),
    section: number("przyklad.spadek.domPrzekroj"),
    volts: number("siec.napiecie3f"),
    resistivity,
  });
  const garage = (section: number) =>
    dropPercent({
      phases: 1,
      power: number("przyklad.spadek.garazMoc") * 1000,
      length: number("przyklad.spadek.garazDlugosc"),
      section,
      volts: number("siec.napiecie"),
      resistivity,
    });
  const thin = garage(number("przyklad.spadek.przekroj"));
  const thick = garage(number("przyklad.spadek.grubszy"));
  const figure = (what: string, percent: number): Figure => amount(what, percent, "%", 1);
  return {
    "przyklad.spadek.dom": figure("Spadek napięcia do rozdzielnicy", supply),
    "przyklad.spadek.garaz": figure("Spadek napięcia do garażu, przekrój pierwszy", thin),
    "przyklad.spadek.garazGrubszy": figure("Spadek napięcia do garażu, przekrój większy", thick),
    "przyklad.spadek.razem": figure("Spadek napięcia od złącza, przekrój pierwszy", supply + thin),
    "przyklad.spadek.razemGrubszy": figure("Spadek napięcia od złącza, przekrój większy", supply + thick),
    "przyklad.spadek.wolty": amount(
      "Spadek napięcia do garażu w woltach, przekrój pierwszy",
      (thin / 100) * number("siec.napiecie"),
      "V",
      1,
    ),
  };
};

/**
 * Fee for a connection: kilowatts × rate of the tariff × VAT, rounded to ten złoty. Cable of the house: metres × price
 * of a metre + both ends.
 */
export const connectionFee: Example = (input) => {
  const { number, range } = input;
  const [metres, metre, ends] = [
    number("przyklad.przylacze.metry"),
    range("przylacze.kabel.metr"),
    range("przylacze.kabel.konce"),
  ];
  const cable = number("przylacze.stawkaKabel");
  const fee = (what: string, kilowatts: number, rate: number): Figure =>
    amount(what, withVat(input, kilowatts * rate), "zł", -1);
  const more = number("przyklad.przylacze.mocMala") - number("przyklad.przylacze.mocDotad");
  return {
    "przyklad.przylacze.kabel": fee("Opłata: dom z pompą ciepła, kabel", number("przyklad.przylacze.moc"), cable),
    "przyklad.przylacze.linia": fee(
      "Opłata: dom z pompą ciepła, linia napowietrzna",
      number("przyklad.przylacze.moc"),
      number("przylacze.stawkaNapowietrzna"),
    ),
    "przyklad.przylacze.kabelMaly": fee(
      "Opłata: dom ogrzewany gazem, kabel",
      number("przyklad.przylacze.mocMala"),
      cable,
    ),
    "przyklad.przylacze.kabelDomu": {
      what: "Kabel od złącza do domu w trawniku albo pod kostką, z podłączeniem",
      min: metres * metre.min + ends.min,
      max: metres * metre.max + ends.max,
      unit: "zł",
    },
    "przyklad.przylacze.przyrost": amount("Przyrost mocy", more, "kW", 1),
    "przyklad.przylacze.zwiekszenie": fee("Opłata za przyrost mocy, kabel", more, cable),
  };
};

/**
 * Heat of a house in kilowatts and kilowatt-hours a season, and what it costs by system: heat / COP × price. A pump that runs
 * all day pays the average of the zones, weighted by their hours.
 */
export const heatingSeason: Example = ({ number }) => {
  const area = number("przyklad.dom.powierzchnia");
  const heat = area * number("przyklad.dom.cieplo");
  const price = number("energia.cenaG11Zmienna");
  const floor = heat / number("pompa.copPodloga");
  const radiators = heat / number("pompa.copGrzejniki");
  const [night, morning, peak] = [
    number("przyklad.dom.g12Tanie") / 100,
    number("przyklad.dom.g13Przedpoludnie") / 100,
    number("przyklad.dom.g13Szczyt") / 100,
  ];
  const g12 = night * number("energia.cenaG12Noc") + (1 - night) * number("energia.cenaG12Dzien");
  const g13 =
    morning * number("energia.cenaG13Przedpoludnie") +
    peak * number("energia.cenaG13Szczyt") +
    (1 - morning - peak) * number("energia.cenaG13Reszta");
  const cost = (what: string, zloty: number): Figure => amount(what, zloty, "zł", -1);
  const energy = (what: string, hours: number): Figure => amount(what, hours, "kWh");
  return {
    "przyklad.dom.moc": amount("Moc grzewcza domu", (area * number("przyklad.dom.strata")) / 1000, "kW", 1),
    "przyklad.dom.sezon": energy("Ciepło w sezonie", heat),
    "przyklad.dom.oporowe": cost("Sezon: grzejniki, maty lub kocioł", heat * price),
    "przyklad.dom.piece": cost("Sezon: piece akumulacyjne", heat * number("energia.cenaG12Noc")),
    "przyklad.dom.pradPodloga": energy("Prąd pompy z podłogówką", floor),
    "przyklad.dom.pompaPodloga": cost("Sezon: pompa z podłogówką", floor * price),
    "przyklad.dom.pradGrzejniki": energy("Prąd pompy z grzejnikami", radiators),
    "przyklad.dom.pompaGrzejniki": cost("Sezon: pompa z grzejnikami", radiators * price),
    "przyklad.dom.sredniaG12": amount("Średnia cena G12 dla pompy ciepła", g12, "zł/kWh", 2),
    "przyklad.dom.sredniaG13": amount("Średnia cena G13 dla pompy ciepła zimą", g13, "zł/kWh", 2),
    "przyklad.dom.pompaG12": cost("Sezon: pompa z grzejnikami w G12", radiators * g12),
    "przyklad.dom.pompaG13": cost("Sezon: pompa z grzejnikami w G13", radiators * g13),
    "przyklad.dom.pompaPodlogaG12": cost("Sezon: pompa z podłogówką w G12", floor * g12),
  };
};

/**
 * Storage heaters: a day's heat (loss × 24 h) charged in the cheap hours, in kilowatts, and its current per phase.
 * Boiler: its current per phase and what remains of the fuse. Power factor 1.
 */
export const heatingPower: Example = (input) => {
  const { number } = input;
  const loss = (number("przyklad.dom.powierzchnia") * number("przyklad.dom.strata")) / 1000;
  const charging = (loss * 24) / number("przyklad.dom.tanieGodziny");
  const current = (kilowatts: number) => (kilowatts * 1000) / (Math.sqrt(3) * number("siec.napiecie3f"));
  const fuse = number("przyklad.dom.zabezpieczenie");
  const boiler = current(number("przyklad.dom.kociol"));
  return {
    "przyklad.dom.doba": amount("Ciepło na mroźną dobę", loss * 24, "kWh"),
    "przyklad.dom.ladowanie": amount("Moc ładowania pieców w tańszych godzinach", charging, "kW", 1),
    "przyklad.dom.ladowaniePrad": amount("Prąd ładowania pieców na fazę", current(charging), "A", 1),
    "przyklad.dom.kociolPrad": amount("Prąd kotła na fazę", boiler, "A", 1),
    "przyklad.dom.kociolZapas": amount("Prąd na fazę, który zostaje obok kotła", fuse - boiler, "A", 1),
    "przyklad.dom.kociolReszta": amount(
      "Moc, która zostaje obok kotła",
      powerAt(3, fuse - boiler, supplyOf(input, 1)),
      "kW",
      1,
    ),
  };
};

/** Payback of a heat pump with radiators against an electric boiler, years: price difference / yearly savings. */
export const heatPumpPayback: Example = ({ number, range }) => {
  const heat = number("przyklad.dom.powierzchnia") * number("przyklad.dom.cieplo");
  const saving = (heat - heat / number("pompa.copGrzejniki")) * number("energia.cenaG11Zmienna");
  const [pump, boiler] = [range("ogrzewanie.pompa"), range("ogrzewanie.kociol")];
  const dearer = { min: pump.min - boiler.max, max: pump.max - boiler.min };
  return {
    "przyklad.zwrot.roznica": { what: "O ile pompa jest droższa od kotła", ...dearer, unit: "zł" },
    "przyklad.zwrot.oszczednosc": amount("Oszczędność pompy w sezonie", saving, "zł", -1),
    "przyklad.zwrot.lata": {
      what: "Zwrot pompy wobec kotła",
      min: round(dearer.min / saving),
      max: round(dearer.max / saving),
      unit: "lat",
    },
    "przyklad.zwrot.lataPolowa": {
      what: "Zwrot pompy wobec kotła w domu, który zużywa połowę ciepła",
      min: round((2 * dearer.min) / saving),
      max: round((2 * dearer.max) / saving),
      unit: "lat",
    },
  };
};

/**
 * Light of a living room in lumens: area × lux / share that reaches the table. Fittings shine down; the strip in the
 * cove lights the ceiling and loses more: its share is the middle of the range.
 */
export const livingRoomLight: Example = ({ number, range }) => {
  const needed = number("przyklad.swiatlo.powierzchnia") * number("przyklad.swiatlo.cel");
  const fittings = number("przyklad.swiatlo.oprawy") * number("przyklad.swiatlo.strumien");
  const direct = fittings * number("przyklad.swiatlo.wprost");
  const share = middleOf(range("przyklad.swiatlo.odbite"));
  const strip = round((needed - direct) / share, -2);
  const reached = (direct + strip * share) / number("przyklad.swiatlo.powierzchnia");
  const weakStrip = number("przyklad.swiatlo.slabaTasma") * number("przyklad.swiatlo.wneka");
  const weak = (direct + weakStrip * share) / number("przyklad.swiatlo.powierzchnia");
  const counter =
    number("przyklad.swiatlo.blatDlugosc") *
    number("przyklad.swiatlo.blatGlebokosc") *
    number("przyklad.swiatlo.blatCel");
  const counterStrip = round(counter / number("przyklad.swiatlo.blatCzesc"), -1);
  const lumens = (what: string, lm: number): Figure => amount(what, lm, "lm");
  return {
    "przyklad.swiatlo.potrzeba": lumens("Światło potrzebne na stole", needed),
    "przyklad.swiatlo.zOpraw": lumens("Strumień opraw w suficie", fittings),
    "przyklad.swiatlo.zOprawNaStol": lumens("Światło opraw, które dociera na stół", direct),
    "przyklad.swiatlo.brakuje": lumens("Światło, którego brakuje", needed - direct),
    "przyklad.swiatlo.odbiteSrednio": { what: "Środek zakresu dla światła odbitego", value: round(share, 2) },
    "przyklad.swiatlo.zTasmy": lumens("Strumień taśmy we wnęce", strip),
    "przyklad.swiatlo.tasmaMetr": amount(
      "Strumień metra taśmy we wnęce",
      strip / number("przyklad.swiatlo.wneka"),
      "lm/m",
      -1,
    ),
    "przyklad.swiatlo.wynik": amount("Natężenie w salonie", reached, "lx"),
    "przyklad.swiatlo.slabszaTasma": lumens("Strumień słabszej taśmy we wnęce", weakStrip),
    "przyklad.swiatlo.slabszyWynik": amount("Natężenie ze słabszą taśmą", weak, "lx"),
    "przyklad.swiatlo.pobor": amount(
      "Moc światła w salonie z taśmą nad blatem",
      (fittings + strip + counterStrip) / number("przyklad.swiatlo.skutecznosc"),
      "W",
    ),
    "przyklad.swiatlo.blat": lumens("Światło potrzebne na blacie", counter),
    "przyklad.swiatlo.blatTasma": lumens("Strumień taśmy nad blatem", counterStrip),
    "przyklad.swiatlo.blatMetr": amount(
      "Strumień metra taśmy nad blatem",
      counterStrip / number("przyklad.swiatlo.blatDlugosc"),
      "lm/m",
      -1,
    ),
    "przyklad.swiatlo.naMetr": amount(
      "Lumeny ze źródeł na metr kwadratowy przy świetle wprost",
      number("przyklad.swiatlo.cel") / number("przyklad.swiatlo.wprost"),
      "lm",
    ),
  };
};

/**
 * Cost of the light of that room in złoty: fittings with their mounting, strips, a dimmed power supply in the cove and a
 * plain one over the worktop, dimmers, points of the installation.
 */
export const lightingCost: Example = ({ number, range }) => {
  const times = (key: Parameters<typeof range>[0], count: number) => {
    const { min, max } = range(key);
    return { min: min * count, max: max * count };
  };
  const strips = number("przyklad.swiatlo.wneka") + number("przyklad.swiatlo.blatDlugosc");
  const [fitting, mounting] = [range("rynek.oprawa"), range("led.montazOprawy")];
  const fittingCount = number("przyklad.swiatlo.oprawy");
  const fittings = {
    min: fittingCount * (fitting.min + mounting.min),
    max: fittingCount * (fitting.max + mounting.max),
  };
  const tape = times("rynek.tasma", strips);
  const [plain, dimmed] = [range("rynek.zasilacz"), range("rynek.zasilaczSciemniany")];
  const supplies = { min: plain.min + dimmed.min, max: plain.max + dimmed.max };
  const dimmers = times("rynek.sciemniacz", number("przyklad.swiatlo.sciemniacze"));
  const points = times("rynek.punkt", number("przyklad.swiatlo.punkty"));
  const sum = (end: "min" | "max") => fittings[end] + tape[end] + supplies[end] + dimmers[end] + points[end];
  return {
    "przyklad.swiatlo.kosztOpraw": { what: "Oprawy w suficie z montażem", ...fittings, unit: "zł" },
    "przyklad.swiatlo.metryTasm": { what: "Taśmy razem", value: strips, unit: "m" },
    "przyklad.swiatlo.kosztTasm": { what: "Taśmy z profilami", ...tape, unit: "zł" },
    "przyklad.swiatlo.kosztZasilaczy": { what: "Zasilacze taśm", ...supplies, unit: "zł" },
    "przyklad.swiatlo.kosztSciemniaczy": { what: "Dopłata do ściemniaczy", ...dimmers, unit: "zł" },
    "przyklad.swiatlo.kosztPunktow": { what: "Punkty i łączniki", ...points, unit: "zł" },
    "przyklad.swiatlo.koszt": {
      what: "Światło salonu z aneksem razem",
      min: round(sum("min"), -2),
      max: round(sum("max"), -2),
      unit: "zł",
    },
  };
};

/** Modernisation of a house and of three rooms in złoty: area × price of a square metre. Rooms with the house's switchboard. */
export const modernisationCost: Example = (facts) => {
  const { number, range } = facts;
  const area = number("przyklad.dom.powierzchnia");
  const rooms =
    number("przyklad.modernizacja.kuchnia") +
    number("przyklad.modernizacja.lazienka") +
    number("przyklad.modernizacja.przedpokoj");
  const [price, rewiring] = [range("modernizacja.cena"), range("wymiana.cena")];
  const rate = (what: string, zloty: number): Figure => amount(what, zloty, "zł/m²");
  const cost = (what: string, zloty: number): Figure => amount(what, zloty, "zł", -1);
  return {
    "modernizacja.stawkaOd": rate("Modernizacja, dolna stawka", price.min),
    "modernizacja.stawkaSrodek": rate("Modernizacja, środek zakresu", middleOf(price)),
    "modernizacja.stawkaDo": rate("Modernizacja, górna stawka", price.max),
    "przyklad.modernizacja.od": cost("Modernizacja domu, dolna stawka", area * price.min),
    "przyklad.modernizacja.srodek": cost("Modernizacja domu, środek zakresu", area * middleOf(price)),
    "przyklad.modernizacja.do": cost("Modernizacja domu, górna stawka", area * price.max),
    "przyklad.modernizacja.pokoje": { what: "Kuchnia, łazienka i przedpokój", value: rooms, unit: "m²" },
    "przyklad.modernizacja.kosztPokoi": cost("Modernizacja trzech pomieszczeń", rooms * price.max),
    "przyklad.modernizacja.zTablica": {
      what: "Modernizacja trzech pomieszczeń z rozdzielnicą",
      min: rooms * price.max + houseBoard(facts, "min"),
      max: rooms * price.max + houseBoard(facts, "max"),
      unit: "zł",
    },
    "przyklad.modernizacja.wymiana": {
      what: "Pełna wymiana instalacji w tym domu",
      min: area * rewiring.min,
      max: area * rewiring.max,
      unit: "zł",
    },
  };
};

type End = "min" | "max";

/** What every switchboard has, in złoty: main switch, small parts, labour for each circuit. */
const boardBase = ({ range }: FactReader, end: End, circuits: number): number =>
  range("rynek.rozlacznik")[end] + range("rynek.drobne")[end] + circuits * range("rynek.obwod")[end];

/** A flat's switchboard on one phase, in złoty, without residual-current devices. */
const plainFlatBoard = (facts: FactReader, end: End, circuits: number): number => {
  const { range } = facts;
  return (
    boardBase(facts, end, circuits) +
    range("rynek.obudowa")[end] +
    range("rynek.spd")[end] +
    circuits * range("rynek.mcb")[end]
  );
};

/** A flat's switchboard on one phase, in złoty, rounded to a hundred. */
const flatBoard = (facts: FactReader, end: End): number =>
  round(
    plainFlatBoard(facts, end, facts.number("przyklad.tablica.mieszkanieObwody")) +
      facts.number("przyklad.tablica.mieszkanieRcd") * facts.range("rynek.rcd")[end],
    -2,
  );

/** The same for old wiring of two wires: as many circuits as it had fuses, and no residual-current devices. */
const twoWireBoard = (facts: FactReader, end: End): number =>
  round(plainFlatBoard(facts, end, facts.number("przyklad.tablica.dwieZylyObwody")), -2);

/** Circuits of the house on one phase: all but the hob. */
const singlePhaseCircuits = ({ number }: FactReader): number => number("przyklad.tablica.domObwody") - 1;

/** A house's switchboard on three phases, in złoty, rounded to a hundred: four-pole devices, a three-pole breaker for the hob. */
const houseBoard = (facts: FactReader, end: End): number => {
  const { number, range } = facts;
  return round(
    boardBase(facts, end, number("przyklad.tablica.domObwody")) +
      range("rynek.obudowaDom")[end] +
      range("rynek.spd3f")[end] +
      singlePhaseCircuits(facts) * range("rynek.mcb")[end] +
      range("rynek.mcb3p")[end] +
      number("przyklad.tablica.domRcd") * range("rynek.rcd4p")[end],
    -2,
  );
};

/** A switchboard alone, in złoty, with devices and labour. */
export const switchboardCost: Example = (facts) => {
  const board = (what: string, cost: typeof flatBoard): Figure => ({
    what,
    min: cost(facts, "min"),
    max: cost(facts, "max"),
    unit: "zł",
  });
  return {
    "przyklad.tablica.mieszkanie": board("Rozdzielnica w mieszkaniu", flatBoard),
    "przyklad.tablica.mieszkanieBezRcd": board("Rozdzielnica w mieszkaniu z dwiema żyłami", twoWireBoard),
    "przyklad.tablica.dom": board("Rozdzielnica w domu", houseBoard),
    "przyklad.tablica.domJednofazowe": { what: "Obwody jednofazowe w domu", value: singlePhaseCircuits(facts) },
  };
};

/** Two bills for a repair, in złoty: a visit with a new socket, and one with an hour of searching and a new breaker. */
export const repairBills: Example = ({ range }) => {
  const bill = (what: string, items: readonly { min: number; max: number }[]): Figure => ({
    what,
    min: items.reduce((sum, { min }) => sum + min, 0),
    max: items.reduce((sum, { max }) => sum + max, 0),
    unit: "zł",
  });
  const [visit, hour] = [range("naprawa.wizyta"), range("naprawa.godzina")];
  return {
    "przyklad.naprawa.gniazdo": bill("Rachunek za wizytę z nowym gniazdem", [visit, range("naprawa.gniazdo")]),
    "przyklad.naprawa.wybicie": bill("Rachunek za wizytę z drugą godziną szukania i nowym wyłącznikiem", [
      visit,
      hour,
      range("naprawa.wylacznik"),
    ]),
  };
};

/** Replacement of a flat's installation in złoty: area × price of a square metre, a reserve, the price of one point. */
export const replacementCost: Example = ({ number, range }) => {
  const area = number("przyklad.wymiana.powierzchnia");
  const price = range("wymiana.cena");
  const average = area * middleOf(price);
  const reserve = (average * number("przyklad.wymiana.rezerwa")) / 100;
  const points =
    number("przyklad.wymiana.swiatlo") + number("przyklad.wymiana.laczniki") + number("przyklad.wymiana.gniazda");
  const cost = (what: string, zloty: number): Figure => amount(what, zloty, "zł", -1);
  const rate = (what: string, zloty: number): Figure => amount(what, zloty, "zł/m²");
  return {
    "wymiana.stawkaOd": rate("Wymiana, dolna stawka", price.min),
    "wymiana.stawkaSrodek": rate("Wymiana, środek zakresu", middleOf(price)),
    "wymiana.stawkaDo": rate("Wymiana, górna stawka", price.max),
    "przyklad.wymiana.zakres": {
      what: "Wymiana w mieszkaniu",
      min: area * price.min,
      max: area * price.max,
      unit: "zł",
    },
    "przyklad.wymiana.od": cost("Wymiana w mieszkaniu, dolna stawka", area * price.min),
    "przyklad.wymiana.srodek": cost("Wymiana w mieszkaniu, środek zakresu", average),
    "przyklad.wymiana.do": cost("Wymiana w mieszkaniu, górna stawka", area * price.max),
    "przyklad.wymiana.kwotaRezerwy": cost("Rezerwa na niespodzianki", reserve),
    "przyklad.wymiana.budzet": cost("Budżet wyjściowy", average + reserve),
    "przyklad.wymiana.punkty": { what: "Punkty w mieszkaniu razem", value: points },
    "przyklad.wymiana.zaPunktOd": cost("Na punkt, dolna stawka", (area * price.min) / points),
    "przyklad.wymiana.zaPunktSrodek": cost("Na punkt, środek zakresu", average / points),
    "przyklad.wymiana.zaPunktDo": cost("Na punkt, górna stawka", (area * price.max) / points),
  };
};

/** The two jobs of the page "Instalacje" in złoty: area × price of a square metre, range and middle. */
export const installationJobs: Example = ({ number, range }) => {
  const job = (area: number, price: { min: number; max: number }) => ({
    range: { min: area * price.min, max: area * price.max, unit: "zł" },
    middle: { value: round(area * middleOf(price), -1), unit: "zł" },
  });
  const flat = job(number("przyklad.zlecenie.mieszkanie"), range("wymiana.cenaPelna"));
  const house = job(number("przyklad.zlecenie.dom"), range("modernizacja.cena"));
  return {
    "przyklad.zlecenie.mieszkanieZakres": { what: "Pełna wymiana w mieszkaniu", ...flat.range },
    "przyklad.zlecenie.mieszkanieSrodek": { what: "Pełna wymiana w mieszkaniu, środek zakresu", ...flat.middle },
    "przyklad.zlecenie.domZakres": { what: "Modernizacja w domu", ...house.range },
    "przyklad.zlecenie.domSrodek": { what: "Modernizacja w domu, środek zakresu", ...house.middle },
  };
};
