import { capacities } from "@/lib/calculators/battery";
import type { Figure } from "@/lib/content/types";
import { formatShort, round } from "@/lib/text/numbers";
import { plural } from "@/lib/text/plural";
import { alarmStandby, amount, type Example, type FactKey, type FactReader, found, hoursInYear } from "./example";

const secondsOfDay = 86_400;

/** Returns the factor that adds a percentage: 20 gives 1.2. */
const addPercent = (percent: number): number => 1 + percent / 100;

/**
 * Capacity of an alarm's battery: (current in standby [A] × hours + current in alarm [A] × its duration [h]), divided
 * by the share of the capacity that remains after a few years, and the smallest battery on the market that has it.
 * Hours: both ends of the promised backup.
 */
export const alarmBattery: Example = ({ number, range }) => {
  const { panel, keypads, sensors, detectors, standby } = alarmStandby({ number });
  const alarm = number("przyklad.alarm.alarmPobor") * number("przyklad.alarm.alarmCzas");
  const remainingShare = number("przyklad.alarm.sprawnosc") / 100;
  const hours = range("alarm.podtrzymanie");
  const charge = (time: number) => standby * time + alarm;
  const capacity = (time: number) => round(charge(time) / remainingShare, 1);
  const battery = (what: string, time: number): Figure => ({
    what,
    value: found(
      capacities.find((size) => size >= capacity(time)),
      `${what}: brak akumulatora, który ma ${formatShort(capacity(time))} Ah.`,
    ),
    unit: "Ah",
  });
  return {
    "przyklad.alarm.centralaRazem": { what: "Pobór centrali z komunikatorem", value: panel, unit: "mA" },
    "przyklad.alarm.manipulatoryRazem": { what: "Pobór manipulatorów", value: keypads, unit: "mA" },
    "przyklad.alarm.czujkiRazem": { what: "Pobór czujek ruchu, dualnych i zbicia szyby", value: sensors, unit: "mA" },
    "przyklad.alarm.detektoryRazem": { what: "Pobór czujek dymu, czadu i zalania", value: detectors, unit: "mA" },
    "przyklad.alarm.pobor": amount("Pobór całego alarmu w czuwaniu", standby, "A", 3),
    "przyklad.alarm.godziny": { what: "Najkrótsze podtrzymanie", value: hours.min, unit: "h" },
    "przyklad.alarm.doba": { what: "Najdłuższe podtrzymanie", value: hours.max, unit: "h" },
    "przyklad.alarm.czuwanie": amount("Ładunek na czuwanie", standby * hours.min, "Ah", 2),
    "przyklad.alarm.alarm": amount("Ładunek na alarm", alarm, "Ah", 2),
    "przyklad.alarm.razem": amount("Ładunek razem", charge(hours.min), "Ah", 2),
    "przyklad.alarm.pojemnosc": {
      what: "Pojemność akumulatora na najkrótsze podtrzymanie",
      value: capacity(hours.min),
      unit: "Ah",
    },
    "przyklad.alarm.pojemnoscDoba": {
      what: "Pojemność akumulatora na najdłuższe podtrzymanie",
      value: capacity(hours.max),
      unit: "Ah",
    },
    "przyklad.alarm.akumulator": battery("Akumulator na najkrótsze podtrzymanie", hours.min),
    "przyklad.alarm.akumulatorDoba": battery("Akumulator na najdłuższe podtrzymanie", hours.max),
  };
};

/** Running time of a smaller alarm on its battery: capacity [Ah] × (1 − reserve) ÷ current [A], in hours. */
export const alarmHours: Example = ({ number }) => {
  const usable = number("przyklad.alarm7.pojemnosc") * (1 - number("przyklad.alarm7.zapas") / 100);
  return {
    "przyklad.alarm7.czas": amount(
      "Czas pracy mniejszego alarmu z akumulatora",
      usable / number("przyklad.alarm7.pobor"),
      "godzin",
    ),
  };
};

/** Price of an alarm [zł]: the base (panel, keypad, siren, communicator) + number of sensors × price of a sensor. */
export const alarmPrice: Example = ({ number, range }) => {
  const base = range("alarm.cena.baza");
  const each = range("alarm.cena.czujka");
  const flat = number("przyklad.alarm.czujkiMieszkanie");
  const house =
    number("przyklad.alarm.ruchu") +
    number("przyklad.alarm.dualne") +
    number("przyklad.alarm.szyby") +
    number("przyklad.alarm.kontaktrony") +
    number("przyklad.alarm.detektory");
  const total = (sensors: number) => ({ min: base.min + sensors * each.min, max: base.max + sensors * each.max });
  return {
    "przyklad.alarm.czujkiDom": { what: "Czujki w domu z przykładu, z kontaktronami i czujką dymu", value: house },
    "przyklad.alarm.kosztMieszkanie": { what: "Koszt alarmu w mieszkaniu", ...total(flat), unit: "zł" },
    "przyklad.alarm.kosztDom": { what: "Koszt alarmu w domu", ...total(house), unit: "zł" },
  };
};

/**
 * Size of recordings: stream [Mbit/s] ÷ 8 = MB/s, × 86 400 s = MB a day (1 GB = 1000 MB, 1 TB = 1000 GB, as on disk
 * labels), × cameras × days, plus a reserve; and the days that fit on a disk with the same reserve.
 */
export const cameraStorage: Example = ({ number }) => {
  const cameras = number("przyklad.dysk.kamery");
  const days = number("przyklad.dysk.doby");
  const bytes = (stream: number) => stream / 8;
  const gigabytesADay = (stream: number) => (bytes(stream) * secondsOfDay) / 1000;
  const stream = number("przyklad.dysk.strumien");
  const stream4k = number("przyklad.dysk.strumien4k");
  const day = gigabytesADay(stream) * cameras;
  const terabytes = (day * days) / 1000;
  const reserve = addPercent(number("przyklad.dysk.zapas"));
  return {
    "przyklad.dysk.bajty": amount("Strumień jednej kamery w bajtach", bytes(stream), "MB/s", 2),
    "przyklad.dysk.kameraDoba": amount("Jedna kamera na dobę", gigabytesADay(stream), "GB", 1),
    "przyklad.dysk.doba": amount("Wszystkie kamery na dobę", day, "GB", 1),
    "przyklad.dysk.razem": amount("Wszystkie kamery, cały okres", terabytes, "TB", 2),
    "przyklad.dysk.zZapasem": amount("Potrzebna pojemność z zapasem", terabytes * reserve, "TB", 1),
    "przyklad.dysk.starczy": {
      what: "Doby zapisu, które z zapasem mieści dysk z przykładu",
      value: Math.floor((number("przyklad.dysk.dysk") * 1000) / (day * reserve)),
    },
    "przyklad.dysk.kameraDoba4k": amount("Kamera 4K na dobę", gigabytesADay(stream4k), "GB"),
    "przyklad.dysk.razem4k": amount(
      "Kamery 4K, cały okres",
      (gigabytesADay(stream4k) * cameras * days) / 1000,
      "TB",
      1,
    ),
  };
};

/**
 * Widest scene of a 4K camera at a pixel density: pixels ÷ pixels per metre [m]. A 90° lens sees twice the distance in
 * width (2 × tan 45° = 2), so the distance is half the width.
 */
export const cameraFrame: Example = ({ number }) => {
  const pixels = number("cctv.szerokosc4k");
  const widthOld = pixels / number("cctv.pikseleDawne");
  const widthNew = pixels / number("cctv.pikseleNowe");
  const metres = (what: string, m: number) => amount(what, m, "m", 1);
  return {
    "przyklad.kadr.szerokoscDawna": metres("Szerokość kadru 4K przy progu z 2015 r.", widthOld),
    "przyklad.kadr.szerokoscNowa": metres("Szerokość kadru 4K przy progu z 2025 r.", widthNew),
    "przyklad.kadr.odlegloscDawna": metres("Odległość przy obiektywie 90°, próg z 2015 r.", widthOld / 2),
    "przyklad.kadr.odlegloscNowa": metres("Odległość przy obiektywie 90°, próg z 2025 r.", widthNew / 2),
  };
};

/** Price of a camera system [zł]: cameras × (camera + its cable and mounting) + recorder + disks + commissioning. */
export const cameraPrice: Example = ({ number, range }) => {
  const camera = range("cctv.cena.kamera");
  const point = range("cctv.cena.punkt");
  const disk = range("cctv.cena.dysk");
  const recorder = range("cctv.cena.rejestrator");
  const start = range("cctv.cena.uruchomienie");
  const four = number("przyklad.cctv.kamery4");
  const total = (cameras: number, disks: number, end: "min" | "max") =>
    cameras * (camera[end] + point[end]) + recorder[end] + disks * disk[end] + start[end];
  const set = (cameras: number, disks: number) => ({
    min: total(cameras, disks, "min"),
    max: total(cameras, disks, "max"),
    unit: "zł",
  });
  const times = ({ min, max }: { min: number; max: number }) => ({ min: four * min, max: four * max, unit: "zł" });
  return {
    "przyklad.cctv.kamerySuma": { what: "Cztery kamery", ...times(camera) },
    "przyklad.cctv.punktySuma": { what: "Okablowanie i montaż czterech kamer", ...times(point) },
    "przyklad.cctv.zestaw4": { what: "Koszt zestawu czterech kamer", ...set(four, 1) },
    "przyklad.cctv.zestaw8": {
      what: "Koszt zestawu ośmiu kamer",
      ...set(number("przyklad.cctv.kamery8"), number("przyklad.cctv.dyski8")),
    },
  };
};

/** Backup of the recorder: energy of the UPS [Wh] × efficiency ÷ power [W], in hours; and PoE power of cameras [W]. */
export const cameraPower: Example = ({ number }) => {
  const energy = number("przyklad.ups.pojemnosc") * (number("przyklad.ups.sprawnosc") / 100);
  return {
    "przyklad.ups.czas": amount("Czas pracy rejestratora z UPS", energy / number("przyklad.ups.pobor"), "h", 1),
    "przyklad.poe.suma": {
      what: "Moc PoE wszystkich kamer nocą",
      value: number("przyklad.poe.kamery") * number("przyklad.poe.kamera"),
      unit: "W",
    },
  };
};

const daysOfDecember = 31;

/**
 * Energy of a camera without mains in a day [Wh]: its power [W] × 24 h; and what a panel gives in December: power [W] ÷
 * 1000 × yearly yield [kWh] × share of December ÷ 31 days.
 */
export const cameraOffGrid: Example = ({ number }) => {
  const december = number("energia.uzyskPv") * (number("slonce.grudzien") / 100);
  return {
    "przyklad.bezSieci.doba": {
      what: "Energia kamery z zapisem ciągłym na dobę",
      value: number("przyklad.bezSieci.pobor") * 24,
      unit: "Wh",
    },
    "przyklad.bezSieci.grudzien": amount(
      "Energia z panelu w grudniu, średnio na dobę",
      (number("przyklad.bezSieci.panel") * december) / daysOfDecember,
      "Wh",
    ),
  };
};

const cabinet: readonly FactKey[] = [
  "przyklad.szafa.panele",
  "przyklad.szafa.organizer",
  "przyklad.szafa.przelacznik",
  "przyklad.szafa.polka",
  "przyklad.szafa.rejestrator",
  "przyklad.szafa.ups",
  "przyklad.szafa.listwa",
];

/** Cables of the guide's house by place, and all of them. */
function houseCables({ number }: Pick<FactReader, "number">) {
  const rooms =
    number("przyklad.lan.salon") +
    number("przyklad.lan.gabinet") +
    number("przyklad.lan.sypialnia") +
    number("przyklad.lan.dzieci") * number("lan.gniazda");
  const technical = number("przyklad.lan.kotlownia") + number("przyklad.lan.garaz");
  const wireless = number("przyklad.lan.punkty");
  const outside = number("przyklad.lan.kamery") + number("przyklad.lan.domofon");
  return { rooms, technical, wireless, outside, cables: rooms + technical + wireless + outside };
}

/** Network of a house: cables, their length with a reserve [m], cartons, PoE power with a reserve [W], rack units. */
export const lanPlan: Example = ({ number }) => {
  const { rooms, technical, wireless, outside, cables } = houseCables({ number });
  const length = cables * number("przyklad.lan.srednio");
  const withReserve = length * addPercent(number("przyklad.lan.zapas"));
  const access = wireless * number("przyklad.lan.mocPunkt");
  const cameras = number("przyklad.lan.kamery") * number("przyklad.lan.mocKamera");
  const intercom = number("przyklad.lan.domofon") * number("przyklad.lan.mocDomofon");
  const power = access + cameras + intercom;
  const units = cabinet.reduce((sum, key) => sum + number(key), 0);
  return {
    "przyklad.lan.pokojeRazem": { what: "Kable do gniazd w pokojach", value: rooms },
    "przyklad.lan.technika": { what: "Kable do kotłowni i garażu", value: technical },
    "przyklad.lan.zewnatrz": { what: "Kable na zewnątrz", value: outside },
    "przyklad.lan.kable": { what: "Kable w całym domu", value: cables },
    "przyklad.lan.dlugosc": { what: "Długość kabli", value: length, unit: "m" },
    "przyklad.lan.dlugoscZapas": amount("Długość kabli z zapasem", withReserve, "m"),
    "przyklad.lan.kartony": { what: "Kartony kabla", value: Math.ceil(withReserve / number("przyklad.lan.karton")) },
    "przyklad.lan.poe": { what: "Moc PoE", value: power, unit: "W" },
    "przyklad.lan.poeZapas": {
      what: "Moc PoE z zapasem, w pełnych dziesiątkach",
      value: Math.ceil((power * addPercent(number("przyklad.lan.zapasMocy"))) / 10) * 10,
      unit: "W",
    },
    "przyklad.szafa.razem": { what: "Miejsce w szafie", value: units, unit: "U" },
    "przyklad.szafa.wolne": {
      what: "Wolne miejsce w szafie",
      value: number("przyklad.szafa.wysokosc") - units,
      unit: "U",
    },
  };
};

/** Length of a line to another building [m]: house + trench + reserve, to compare with the longest link. */
export const lanSegment: Example = ({ number }) => {
  const line = (trench: FactKey) =>
    round((number("przyklad.segment.dom") + number(trench)) * addPercent(number("przyklad.lan.zapas")));
  return {
    "przyklad.segment.kanal": {
      what: "Najdłuższe połączenie: kabel w ścianie i kable krosowe",
      value: number("lan.segment") + number("lan.patch"),
      unit: "m",
    },
    "przyklad.segment.doGarazu": { what: "Linia do garażu", value: line("przyklad.segment.garaz"), unit: "m" },
    "przyklad.segment.doWarsztatu": { what: "Linia do warsztatu", value: line("przyklad.segment.warsztat"), unit: "m" },
  };
};

/**
 * Price of cabling [zł]: points × price of a point, for a flat and for the house of the plan. An office: desks × points
 * a desk × price without VAT, as the price desk rounds it; in finished walls with the surcharge for each point.
 */
export const lanPrice: Example = (facts) => {
  const each = facts.range("lan.cena.punkt");
  const finished = facts.range("lan.cena.gotoweSciany");
  const house = houseCables(facts).cables;
  const office = facts.number("przyklad.lan.biurka") * facts.number("przyklad.lan.naBiurko");
  const total = (points: number) => ({ min: points * each.min, max: points * each.max, unit: "zł" });
  const net = (point: number) => round((office * point) / addPercent(facts.number("vat.mieszkaniowy")), -2);
  return {
    "przyklad.lan.kosztMieszkanie": {
      what: "Koszt okablowania mieszkania",
      ...total(facts.number("przyklad.lan.mieszkanie")),
    },
    "przyklad.lan.kosztDom": { what: "Koszt okablowania domu", ...total(house) },
    "przyklad.lan.punktyBiuro": { what: "Punkty LAN w biurze", value: office },
    "przyklad.lan.kosztBiuro": {
      what: "Koszt okablowania biura przed tynkami, netto",
      min: net(each.min),
      max: net(each.max),
      unit: "zł",
    },
    "przyklad.lan.kosztBiuroGotowe": {
      what: "Koszt okablowania biura w gotowych ścianach, netto",
      min: net(each.min + finished.min),
      max: net(each.max + finished.max),
      unit: "zł",
    },
  };
};

/**
 * Heat saved by room control, factors of PN-EN ISO 52120-1, from thermostats, the usual house: heat ÷ D × (C − A) by
 * full control, × (C − B) by radio thermostats alone; electricity = heat ÷ COP, from floor heating to radiators; money
 * at the G11 price without fixed charges, rounded to tens; payback from that saving alone.
 */
export const smartSaving: Example = ({ number, range }) => {
  const heat = number("przyklad.smart.cieplo");
  const [a, b] = [number("przyklad.smart.wspA"), number("przyklad.smart.wspB")];
  const [c, d] = [number("przyklad.smart.wspC"), number("przyklad.smart.wspD")];
  const withThermostats = (heat * c) / d;
  const savedFull = withThermostats * (1 - a / c);
  const savedRadio = withThermostats * (1 - b / c);
  const cop = { min: number("pompa.copGrzejniki"), max: number("pompa.copPodloga") };
  const price = number("energia.cenaG11Zmienna");
  const electricity = (saved: number) => ({ min: saved / cop.max, max: saved / cop.min });
  const energy = (saved: number) => ({
    min: round(electricity(saved).min),
    max: round(electricity(saved).max),
    unit: "kWh",
  });
  const money = (saved: number) => ({
    min: round(electricity(saved).min * price, -1),
    max: round(electricity(saved).max * price, -1),
    unit: "zł",
  });
  const payback = (cost: { min: number; max: number }, saved: number) => {
    const max = round(cost.max / (electricity(saved).min * price));
    const min = round(cost.min / (electricity(saved).max * price));
    return { min, max, unit: plural(max, "rok", "lata", "lat") };
  };
  const zones = radioCost(range, number("przyklad.smart.strefy"));
  return {
    "przyklad.smart.procentD": amount("Mniej ciepła, bez regulacji wcześniej", 100 * (1 - a / d), "%"),
    "przyklad.smart.poC": amount("Ciepło w domu z termostatami", withThermostats, "kWh"),
    "przyklad.smart.roznicaC": amount("Mniej ciepła, po termostatach", savedFull, "kWh"),
    "przyklad.smart.procentC": amount("To samo w procentach", 100 * (1 - a / c), "%"),
    "przyklad.smart.procentB": amount("Mniej ciepła z termostatami radiowymi", 100 * (1 - b / c), "%"),
    "przyklad.smart.oszczednosc": {
      what: "Oszczędność ciepła z normy",
      min: round(100 * (1 - a / c)),
      max: round(100 * (1 - a / d)),
      unit: "%",
    },
    "przyklad.smart.pradC": { what: "Mniej prądu na rok, po termostatach", ...energy(savedFull) },
    "przyklad.smart.kwotaC": { what: "Oszczędność roczna, po termostatach", ...money(savedFull) },
    "przyklad.smart.kwotaB": { what: "Oszczędność roczna z termostatami radiowymi", ...money(savedRadio) },
    "przyklad.smart.kosztStref": { what: "Termostaty radiowe w strefach domu z centralką", ...zones },
    "przyklad.smart.zwrot": {
      what: "Zwrot pełnej automatyki z samego ogrzewania, po termostatach",
      ...payback(surchargeOf(range), savedFull),
    },
    "przyklad.smart.zwrotStref": { what: "Zwrot termostatów radiowych", ...payback(zones, savedRadio) },
  };
};

/** Price of control by radio [zł]: points × price of a point + the hub. */
const radioCost = (range: FactReader["range"], points: number) => {
  const [each, hub] = [range("smart.cena.radio"), range("smart.cena.centralka")];
  return { min: points * each.min + hub.min, max: points * each.max + hub.max, unit: "zł" };
};

/** Surcharge of control over an ordinary installation [zł]: smallest and largest difference of the two ranges. */
const surchargeOf = (range: FactReader["range"]): { min: number; max: number } => {
  const smart = range("smart.cena.inteligentna");
  const plain = range("smart.cena.zwykla");
  return { min: smart.min - plain.max, max: smart.max - plain.min };
};

/** Price of control [zł]: the surcharge of public price lists, and points of a flat and a house by wire and by radio. */
export const smartPrice: Example = ({ number, range }) => {
  const each = range("smart.cena.punkt");
  const house =
    number("przyklad.smart.swiatlo") +
    number("przyklad.smart.rolety") +
    number("przyklad.smart.strefy") +
    number("przyklad.smart.panele");
  const total = (points: number) => ({ min: points * each.min, max: points * each.max, unit: "zł" });
  return {
    "przyklad.smart.doplata": { what: "Dopłata do automatyki w domu", ...surchargeOf(range), unit: "zł" },
    "przyklad.smart.dom": { what: "Sterowane punkty w domu", value: house },
    "przyklad.smart.kosztMieszkanie": {
      what: "Koszt automatyki w mieszkaniu",
      ...total(number("przyklad.smart.mieszkanie")),
    },
    "przyklad.smart.kosztDom": { what: "Koszt automatyki w domu", ...total(house) },
    "przyklad.smart.radioMieszkanie": {
      what: "Koszt automatyki radiowej w mieszkaniu, z centralką",
      ...radioCost(range, number("przyklad.smart.mieszkanie")),
    },
    "przyklad.smart.radioDom": {
      what: "Koszt automatyki radiowej w domu, z centralką",
      ...radioCost(range, house),
    },
  };
};

/** Consumption of the control in a year: power [W] × 8760 h ÷ 1000 [kWh], and its cost at G11 without fixed charges. */
export const smartStandby: Example = ({ number }) => {
  const energy = (number("przyklad.smart.pobor") * hoursInYear) / 1000;
  return {
    "przyklad.smart.poborRok": amount("Własny pobór automatyki w roku", energy, "kWh"),
    "przyklad.smart.poborKwota": amount(
      "Koszt własnego poboru automatyki w roku",
      energy * number("energia.cenaG11Zmienna"),
      "zł",
    ),
  };
};
