import type { Figure } from "@/lib/content/types";
import { middleOf, round } from "@/lib/text/numbers";
import type { Example, ExampleInput } from "./types";

/** Rated currents of the fuses before the meter, in amperes; lib/calculators/power.ts has the same, a test compares. */
const fuses = [16, 20, 25, 32, 40, 50, 63] as const;

/** Power of an evenly loaded three-phase line in kilowatts: 1.73 × voltage × current × power factor. */
const threePhase = ({ value }: ExampleInput, amperes: number, cosPhi: number): number =>
  (Math.sqrt(3) * value("siec.napiecie3f") * amperes * cosPhi) / 1000;

/** Power of one phase in kilowatts at a power factor of 1: voltage × current. */
const onePhase = ({ value }: ExampleInput, amperes: number): number => (value("siec.napiecie") * amperes) / 1000;

/** Price with the basic rate of VAT. */
const withVat = ({ value }: ExampleInput, net: number): number => net * (1 + value("vat.podstawowy") / 100);

/**
 * What a fuse before the meter lets through, in kilowatts. `moc.3x50`: three phases at the power factor of the
 * assumptions; `moc.grzalka…`: at 1, as heaters have.
 */
export const fusePowers: Example = (input) => {
  const cosPhi = input.value("siec.cosPhi");
  const single = [16, 25, 32].map((amperes): [string, Figure] => [
    `moc.grzalka1x${amperes}`,
    {
      what: `Moc przy zabezpieczeniu 1 × ${amperes} A i współczynniku mocy 1`,
      value: round(onePhase(input, amperes), amperes === 25 ? 2 : 1),
      unit: "kW",
    },
  ]);
  const triple = fuses.map((amperes): [string, Figure] => [
    `moc.3x${amperes}`,
    {
      what: `Moc przy zabezpieczeniu 3 × ${amperes} A i współczynniku mocy ${cosPhi}`,
      value: round(threePhase(input, amperes, cosPhi), 1),
      unit: "kW",
    },
  ]);
  return {
    ...Object.fromEntries([...single, ...triple]),
    "moc.grzalka3x25": {
      what: "Moc przy zabezpieczeniu 3 × 25 A i współczynniku mocy 1",
      value: round(threePhase(input, 25, 1), 1),
      unit: "kW",
    },
  };
};

/**
 * The house of the guide with more than its worked balance: a charger without control, or a heater whose higher stages
 * are not blocked. Peak = household × simultaneity + heating + extra load; demand = peak × (1 + reserve). Kilowatts.
 */
export const houseDemand: Example = (input) => {
  const { value } = input;
  const peak = value("przyklad.moc.sprzet") * value("przyklad.moc.wspolczynnik") + value("przyklad.moc.ogrzewanie");
  const reserve = 1 + value("przyklad.moc.rezerwa") / 100;
  const charged = peak + value("przyklad.moc.ladowarka");
  const unblocked = peak + value("przyklad.moc.wyzszeStopnie");
  const cosPhi = value("siec.cosPhi");
  const fuseFor = (demand: number) => fuses.find((amperes) => threePhase(input, amperes, cosPhi) >= demand) ?? 0;
  return {
    "przyklad.moc.szczyt": { what: "Moc szczytowa domu z przykładu", value: round(peak, 1), unit: "kW" },
    "przyklad.moc.auto": { what: "Moc szczytowa z ładowarką", value: round(charged, 1), unit: "kW" },
    "przyklad.moc.autoRezerwa": {
      what: "Moc szczytowa z ładowarką i rezerwą",
      value: round(charged * reserve, 1),
      unit: "kW",
    },
    "przyklad.moc.autoPrad": { what: "Zabezpieczenie domu z ładowarką", value: fuseFor(charged * reserve), unit: "A" },
    "przyklad.moc.bezBlokady": {
      what: "Moc szczytowa z grzałką bez blokady stopni",
      value: round(unblocked, 1),
      unit: "kW",
    },
    "przyklad.moc.bezBlokadyRezerwa": {
      what: "Moc szczytowa z grzałką bez blokady stopni i rezerwą",
      value: round(unblocked * reserve, 1),
      unit: "kW",
    },
    "przyklad.moc.bezBlokadyPrad": {
      what: "Zabezpieczenie domu z grzałką bez blokady stopni",
      value: fuseFor(unblocked * reserve),
      unit: "A",
    },
  };
};

/** Devices on one phase in kilowatts, oven and kettle together in kilowatts and amperes (power / voltage). */
export const phaseLoad: Example = ({ value }) => {
  const kitchen = value("przyklad.faza.piekarnik") + value("przyklad.faza.czajnik");
  return {
    "przyklad.faza.razem": {
      what: "Płyta, piekarnik i zmywarka na jednej fazie",
      value: round(
        value("przyklad.faza.plyta") + value("przyklad.faza.piekarnik") + value("przyklad.faza.zmywarka"),
        1,
      ),
      unit: "kW",
    },
    "przyklad.faza.para": { what: "Piekarnik i czajnik razem", value: round(kitchen, 1), unit: "kW" },
    "przyklad.faza.paraPrad": {
      what: "Prąd piekarnika i czajnika na jednym obwodzie",
      value: round((kitchen * 1000) / value("siec.napiecie")),
      unit: "A",
    },
  };
};

/** Power a heat pump draws: heat / COP, in kilowatts. */
export const heatPumpInput: Example = ({ value }) => ({
  "przyklad.mroz.pobor": {
    what: "Pobór pompy ciepła w mróz",
    value: round(value("przyklad.mroz.cieplo") / value("przyklad.mroz.cop"), 1),
    unit: "kW",
  },
});

/**
 * Voltage drop from the connection to a garage, in per cent of the nominal voltage, for resistive loads. Three phases:
 * P·l / (γ·S·U²); one phase: 2·P·l / (γ·S·U²), there and back. P in W, l in m, γ in m/(ohm·mm²), S in mm², U in V.
 */
export const voltageDrop: Example = ({ value }) => {
  const conductivity = value("przyklad.spadek.przewodnosc");
  const drop = (wires: 1 | 2, kilowatts: number, length: number, area: number, voltage: number) =>
    (100 * wires * kilowatts * 1000 * length) / (conductivity * area * voltage ** 2);
  const supply = drop(
    1,
    value("przyklad.spadek.domMoc"),
    value("przyklad.spadek.domDlugosc"),
    value("przyklad.spadek.domPrzekroj"),
    value("siec.napiecie3f"),
  );
  const garage = (area: number) =>
    drop(2, value("przyklad.spadek.garazMoc"), value("przyklad.spadek.garazDlugosc"), area, value("siec.napiecie"));
  const thin = garage(value("przyklad.spadek.przekroj"));
  const thick = garage(value("przyklad.spadek.grubszy"));
  const figure = (what: string, percent: number): Figure => ({ what, value: round(percent, 1), unit: "%" });
  return {
    "przyklad.spadek.dom": figure("Spadek napięcia do rozdzielnicy", supply),
    "przyklad.spadek.garaz": figure("Spadek napięcia do garażu, przekrój pierwszy", thin),
    "przyklad.spadek.garazGrubszy": figure("Spadek napięcia do garażu, przekrój większy", thick),
    "przyklad.spadek.razem": figure("Spadek napięcia od złącza, przekrój pierwszy", supply + thin),
    "przyklad.spadek.razemGrubszy": figure("Spadek napięcia od złącza, przekrój większy", supply + thick),
    "przyklad.spadek.wolty": {
      what: "Spadek napięcia do garażu w woltach, przekrój pierwszy",
      value: round((thin / 100) * value("siec.napiecie"), 1),
      unit: "V",
    },
  };
};

/** Fee for a connection: kilowatts × rate of the tariff × VAT, rounded to ten złoty. */
export const connectionFee: Example = (input) => {
  const { value } = input;
  const cable = value("przylacze.stawkaKabel");
  const fee = (what: string, kilowatts: number, rate: number): Figure => ({
    what,
    value: round(withVat(input, kilowatts * rate), -1),
    unit: "zł",
  });
  const more = value("przyklad.przylacze.mocMala") - value("przyklad.przylacze.mocDotad");
  return {
    "przyklad.przylacze.kabel": fee("Opłata: dom z pompą ciepła, kabel", value("przyklad.przylacze.moc"), cable),
    "przyklad.przylacze.linia": fee(
      "Opłata: dom z pompą ciepła, linia napowietrzna",
      value("przyklad.przylacze.moc"),
      value("przylacze.stawkaNapowietrzna"),
    ),
    "przyklad.przylacze.kabelMaly": fee(
      "Opłata: dom ogrzewany gazem, kabel",
      value("przyklad.przylacze.mocMala"),
      cable,
    ),
    "przyklad.przylacze.przyrost": { what: "Przyrost mocy", value: round(more, 1), unit: "kW" },
    "przyklad.przylacze.zwiekszenie": fee("Opłata za przyrost mocy, kabel", more, cable),
  };
};

/** Heat of a house in kilowatts and kilowatt-hours a season, and what it costs by system: heat / COP × price. */
export const heatingSeason: Example = ({ value }) => {
  const area = value("przyklad.dom.powierzchnia");
  const heat = area * value("przyklad.dom.cieplo");
  const price = value("energia.cenaG11Zmienna");
  const floor = heat / value("pompa.copPodloga");
  const radiators = heat / value("pompa.copGrzejniki");
  const cost = (what: string, zloty: number): Figure => ({ what, value: round(zloty, -1), unit: "zł" });
  const energy = (what: string, hours: number): Figure => ({ what, value: round(hours), unit: "kWh" });
  return {
    "przyklad.dom.moc": {
      what: "Moc grzewcza domu",
      value: round((area * value("przyklad.dom.strata")) / 1000, 1),
      unit: "kW",
    },
    "przyklad.dom.sezon": energy("Ciepło w sezonie", heat),
    "przyklad.dom.oporowe": cost("Sezon: grzejniki, maty lub kocioł", heat * price),
    "przyklad.dom.piece": cost("Sezon: piece akumulacyjne", heat * value("energia.cenaG12Noc")),
    "przyklad.dom.pradPodloga": energy("Prąd pompy z podłogówką", floor),
    "przyklad.dom.pompaPodloga": cost("Sezon: pompa z podłogówką", floor * price),
    "przyklad.dom.pradGrzejniki": energy("Prąd pompy z grzejnikami", radiators),
    "przyklad.dom.pompaGrzejniki": cost("Sezon: pompa z grzejnikami", radiators * price),
  };
};

/**
 * Storage heaters: a day's heat (loss × 24 h) charged in the cheap hours, in kilowatts, and its current per phase. A
 * boiler: its current per phase and what is left of the fuse. Power factor 1.
 */
export const heatingPower: Example = (input) => {
  const { value } = input;
  const loss = (value("przyklad.dom.powierzchnia") * value("przyklad.dom.strata")) / 1000;
  const charging = (loss * 24) / value("przyklad.dom.tanieGodziny");
  const current = (kilowatts: number) => (kilowatts * 1000) / (Math.sqrt(3) * value("siec.napiecie3f"));
  const fuse = value("przyklad.dom.zabezpieczenie");
  const boiler = current(value("przyklad.dom.kociol"));
  return {
    "przyklad.dom.doba": { what: "Ciepło na mroźną dobę", value: round(loss * 24), unit: "kWh" },
    "przyklad.dom.ladowanie": {
      what: "Moc ładowania pieców w tańszych godzinach",
      value: round(charging, 1),
      unit: "kW",
    },
    "przyklad.dom.ladowaniePrad": {
      what: "Prąd ładowania pieców na fazę",
      value: round(current(charging), 1),
      unit: "A",
    },
    "przyklad.dom.kociolPrad": { what: "Prąd kotła na fazę", value: round(boiler, 1), unit: "A" },
    "przyklad.dom.kociolZapas": {
      what: "Prąd na fazę, który zostaje obok kotła",
      value: round(fuse - boiler, 1),
      unit: "A",
    },
    "przyklad.dom.kociolReszta": {
      what: "Moc, która zostaje obok kotła",
      value: round(threePhase(input, fuse - boiler, 1), 1),
      unit: "kW",
    },
  };
};

/**
 * Years after which a heat pump with radiators repays what it costs above an electric boiler: price / yearly saving.
 */
export const heatPumpPayback: Example = ({ value, range }) => {
  const heat = value("przyklad.dom.powierzchnia") * value("przyklad.dom.cieplo");
  const saving = (heat - heat / value("pompa.copGrzejniki")) * value("energia.cenaG11Zmienna");
  const [pump, boiler] = [range("ogrzewanie.pompa"), range("ogrzewanie.kociol")];
  const dearer = { min: pump.min - boiler.max, max: pump.max - boiler.min };
  return {
    "przyklad.zwrot.roznica": { what: "O ile pompa jest droższa od kotła", ...dearer, unit: "zł" },
    "przyklad.zwrot.oszczednosc": { what: "Oszczędność pompy w sezonie", value: round(saving, -1), unit: "zł" },
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
 * Light of a living room in lumens: area × lux / share that reaches the table. Fittings shine down, the strip in the
 * cove shines at the ceiling and loses more: its share is the middle of the range.
 */
export const livingRoomLight: Example = ({ value, range }) => {
  const needed = value("przyklad.swiatlo.powierzchnia") * value("przyklad.swiatlo.cel");
  const fittings = value("przyklad.swiatlo.oprawy") * value("przyklad.swiatlo.strumien");
  const direct = fittings * value("przyklad.swiatlo.wprost");
  const share = middleOf(range("przyklad.swiatlo.odbite"));
  const strip = round((needed - direct) / share, -2);
  const reached = (direct + strip * share) / value("przyklad.swiatlo.powierzchnia");
  const weakStrip = value("przyklad.swiatlo.slabaTasma") * value("przyklad.swiatlo.wneka");
  const weak = (direct + weakStrip * share) / value("przyklad.swiatlo.powierzchnia");
  const counter =
    value("przyklad.swiatlo.blatDlugosc") * value("przyklad.swiatlo.blatGlebokosc") * value("przyklad.swiatlo.blatCel");
  const counterStrip = round(counter / value("przyklad.swiatlo.blatCzesc"), -1);
  const lumens = (what: string, lm: number): Figure => ({ what, value: round(lm), unit: "lm" });
  return {
    "przyklad.swiatlo.potrzeba": lumens("Światło potrzebne na stole", needed),
    "przyklad.swiatlo.zOpraw": lumens("Strumień opraw w suficie", fittings),
    "przyklad.swiatlo.zOprawNaStol": lumens("Światło opraw, które dociera na stół", direct),
    "przyklad.swiatlo.brakuje": lumens("Światło, którego brakuje", needed - direct),
    "przyklad.swiatlo.odbiteSrednio": { what: "Środek zakresu dla światła odbitego", value: round(share, 2) },
    "przyklad.swiatlo.zTasmy": lumens("Strumień taśmy we wnęce", strip),
    "przyklad.swiatlo.tasmaMetr": {
      what: "Strumień metra taśmy we wnęce",
      value: round(strip / value("przyklad.swiatlo.wneka"), -1),
      unit: "lm/m",
    },
    "przyklad.swiatlo.wynik": { what: "Natężenie w salonie", value: round(reached), unit: "lx" },
    "przyklad.swiatlo.slabszaTasma": lumens("Strumień słabszej taśmy we wnęce", weakStrip),
    "przyklad.swiatlo.slabszyWynik": { what: "Natężenie ze słabszą taśmą", value: round(weak), unit: "lx" },
    "przyklad.swiatlo.pobor": {
      what: "Moc światła w salonie",
      value: round((fittings + strip) / value("przyklad.swiatlo.skutecznosc")),
      unit: "W",
    },
    "przyklad.swiatlo.blat": lumens("Światło potrzebne na blacie", counter),
    "przyklad.swiatlo.blatTasma": lumens("Strumień taśmy nad blatem", counterStrip),
    "przyklad.swiatlo.blatMetr": {
      what: "Strumień metra taśmy nad blatem",
      value: round(counterStrip / value("przyklad.swiatlo.blatDlugosc"), -1),
      unit: "lm/m",
    },
    "przyklad.swiatlo.naMetr": {
      what: "Lumeny ze źródeł na metr kwadratowy przy świetle wprost",
      value: round(value("przyklad.swiatlo.cel") / value("przyklad.swiatlo.wprost")),
      unit: "lm",
    },
  };
};

/** Cost of the light of that room in złoty: fittings, strips with power supplies, points of the installation. */
export const lightingCost: Example = ({ value, range }) => {
  const times = (key: Parameters<typeof range>[0], count: number) => {
    const { min, max } = range(key);
    return { min: min * count, max: max * count };
  };
  const strips = value("przyklad.swiatlo.wneka") + value("przyklad.swiatlo.blatDlugosc");
  const fittings = times("rynek.oprawa", value("przyklad.swiatlo.oprawy"));
  const tape = times("rynek.tasma", strips);
  const supplies = times("rynek.zasilacz", value("przyklad.swiatlo.zasilacze"));
  const points = times("rynek.punkt", value("przyklad.swiatlo.punkty"));
  const sum = (end: "min" | "max") => fittings[end] + tape[end] + supplies[end] + points[end];
  return {
    "przyklad.swiatlo.kosztOpraw": { what: "Oprawy w suficie", ...fittings, unit: "zł" },
    "przyklad.swiatlo.metryTasm": { what: "Taśmy razem", value: strips, unit: "m" },
    "przyklad.swiatlo.kosztTasm": { what: "Taśmy z profilami", ...tape, unit: "zł" },
    "przyklad.swiatlo.kosztZasilaczy": { what: "Zasilacze taśm", ...supplies, unit: "zł" },
    "przyklad.swiatlo.kosztPunktow": { what: "Punkty i łączniki", ...points, unit: "zł" },
    "przyklad.swiatlo.koszt": {
      what: "Światło salonu z aneksem razem",
      min: round(sum("min"), -2),
      max: round(sum("max"), -2),
      unit: "zł",
    },
  };
};

/** Modernisation of a house and of three rooms in złoty: area × price of a square metre. */
export const modernisationCost: Example = ({ value, range }) => {
  const area = value("przyklad.dom.powierzchnia");
  const rooms =
    value("przyklad.modernizacja.kuchnia") +
    value("przyklad.modernizacja.lazienka") +
    value("przyklad.modernizacja.przedpokoj");
  const [price, whole] = [range("modernizacja.cena"), range("wymiana.cena")];
  const rate = (what: string, zloty: number): Figure => ({ what, value: round(zloty), unit: "zł/m²" });
  const cost = (what: string, zloty: number): Figure => ({ what, value: round(zloty, -1), unit: "zł" });
  return {
    "modernizacja.stawkaOd": rate("Modernizacja, dolna stawka", price.min),
    "modernizacja.stawkaSrodek": rate("Modernizacja, środek zakresu", middleOf(price)),
    "modernizacja.stawkaDo": rate("Modernizacja, górna stawka", price.max),
    "przyklad.modernizacja.od": cost("Modernizacja domu, dolna stawka", area * price.min),
    "przyklad.modernizacja.srodek": cost("Modernizacja domu, środek zakresu", area * middleOf(price)),
    "przyklad.modernizacja.do": cost("Modernizacja domu, górna stawka", area * price.max),
    "przyklad.modernizacja.pokoje": { what: "Kuchnia, łazienka i przedpokój", value: rooms, unit: "m²" },
    "przyklad.modernizacja.kosztPokoi": cost("Modernizacja trzech pomieszczeń", rooms * price.max),
    "przyklad.modernizacja.wymiana": {
      what: "Pełna wymiana instalacji w tym domu",
      min: area * whole.min,
      max: area * whole.max,
      unit: "zł",
    },
  };
};

/**
 * A switchboard alone, in złoty: enclosure, main switch, surge arrester and small parts, a breaker and labour for each
 * circuit, residual-current devices. Rounded to a hundred.
 */
export const switchboardCost: Example = ({ value, range }) => {
  const cost = (end: "min" | "max", circuits: number, rcds: number): number =>
    range("rynek.obudowa")[end] +
    range("rynek.rozlacznik")[end] +
    range("rynek.spd")[end] +
    range("rynek.drobne")[end] +
    circuits * (range("rynek.mcb")[end] + range("rynek.obwod")[end]) +
    rcds * range("rynek.rcd")[end];
  const board = (what: string, circuits: number, rcds: number): Figure => ({
    what,
    min: round(cost("min", circuits, rcds), -2),
    max: round(cost("max", circuits, rcds), -2),
    unit: "zł",
  });
  return {
    "przyklad.tablica.mieszkanie": board(
      "Rozdzielnica w mieszkaniu",
      value("przyklad.tablica.mieszkanieObwody"),
      value("przyklad.tablica.mieszkanieRcd"),
    ),
    "przyklad.tablica.dom": board(
      "Rozdzielnica w domu",
      value("przyklad.tablica.domObwody"),
      value("przyklad.tablica.domRcd"),
    ),
  };
};

/**
 * Replacement of the installation of a flat in złoty: area × price of a square metre, a reserve, the price of one
 * point.
 */
export const replacementCost: Example = ({ value, range }) => {
  const area = value("przyklad.wymiana.powierzchnia");
  const price = range("wymiana.cena");
  const average = area * middleOf(price);
  const reserve = (average * value("przyklad.wymiana.rezerwa")) / 100;
  const points =
    value("przyklad.wymiana.swiatlo") + value("przyklad.wymiana.laczniki") + value("przyklad.wymiana.gniazda");
  const cost = (what: string, zloty: number): Figure => ({ what, value: round(zloty, -1), unit: "zł" });
  const rate = (what: string, zloty: number): Figure => ({ what, value: round(zloty), unit: "zł/m²" });
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
export const installationJobs: Example = ({ value, range }) => {
  const job = (area: number, price: { min: number; max: number }) => ({
    range: { min: area * price.min, max: area * price.max, unit: "zł" },
    middle: { value: round(area * middleOf(price), -1), unit: "zł" },
  });
  const flat = job(value("przyklad.zlecenie.mieszkanie"), range("wymiana.cena"));
  const house = job(value("przyklad.zlecenie.dom"), range("modernizacja.cena"));
  return {
    "przyklad.zlecenie.mieszkanieZakres": { what: "Pełna wymiana w mieszkaniu", ...flat.range },
    "przyklad.zlecenie.mieszkanieSrodek": { what: "Pełna wymiana w mieszkaniu, środek zakresu", ...flat.middle },
    "przyklad.zlecenie.domZakres": { what: "Modernizacja w domu", ...house.range },
    "przyklad.zlecenie.domSrodek": { what: "Modernizacja w domu, środek zakresu", ...house.middle },
  };
};

export const installationExamples = [
  fusePowers,
  houseDemand,
  phaseLoad,
  heatPumpInput,
  voltageDrop,
  connectionFee,
  heatingSeason,
  heatingPower,
  heatPumpPayback,
  livingRoomLight,
  lightingCost,
  modernisationCost,
  switchboardCost,
  replacementCost,
  installationJobs,
] as const satisfies readonly Example[];
