import { round } from "@/lib/text/numbers";
import type { Example, ExampleInput, FactKey, Figures } from "./types";
import { hoursInYear } from "./types";

const secondsOfDay = 86_400;

/** What a fact in per cent adds: 20 % gives 1.2. */
const plus = (percent: number): number => 1 + percent / 100;

/**
 * Capacity of an alarm's battery: (current in standby [A] × hours + current in alarm [A] × its duration [h]), divided
 * by what is left of the capacity after a few years. Hours: both ends of the backup the firm promises.
 */
export const alarmBattery = ({ value, range }: ExampleInput): Figures => {
  const panel = value("przyklad.alarm.centrala") + value("przyklad.alarm.komunikator");
  const keypads = value("przyklad.alarm.manipulatory") * value("przyklad.alarm.manipulator");
  const sensorCount = value("przyklad.alarm.ruchu") + value("przyklad.alarm.dualne") + value("przyklad.alarm.szyby");
  const sensors = sensorCount * value("przyklad.alarm.czujka");
  const detectors = value("przyklad.alarm.detektory") * value("przyklad.alarm.detektor");
  const standby = (panel + keypads + sensors + detectors) / 1000;
  const alarm = value("przyklad.alarm.alarmPobor") * value("przyklad.alarm.alarmCzas");
  const left = value("przyklad.alarm.sprawnosc") / 100;
  const hours = range("alarm.podtrzymanie");
  const drawn = (time: number) => standby * time + alarm;
  return {
    "przyklad.alarm.centralaRazem": { what: "Pobór centrali z komunikatorem", value: panel, unit: "mA" },
    "przyklad.alarm.manipulatoryRazem": { what: "Pobór manipulatorów", value: keypads, unit: "mA" },
    "przyklad.alarm.czujkiRazem": { what: "Pobór czujek ruchu, dualnych i zbicia szyby", value: sensors, unit: "mA" },
    "przyklad.alarm.detektoryRazem": { what: "Pobór czujek dymu, czadu i zalania", value: detectors, unit: "mA" },
    "przyklad.alarm.pobor": { what: "Pobór całego alarmu w czuwaniu", value: round(standby, 3), unit: "A" },
    "przyklad.alarm.godziny": { what: "Najkrótsze podtrzymanie", value: hours.min, unit: "h" },
    "przyklad.alarm.doba": { what: "Najdłuższe podtrzymanie", value: hours.max, unit: "h" },
    "przyklad.alarm.czuwanie": { what: "Ładunek na czuwanie", value: round(standby * hours.min, 2), unit: "Ah" },
    "przyklad.alarm.alarm": { what: "Ładunek na alarm", value: round(alarm, 2), unit: "Ah" },
    "przyklad.alarm.razem": { what: "Ładunek razem", value: round(drawn(hours.min), 2), unit: "Ah" },
    "przyklad.alarm.pojemnosc": {
      what: "Pojemność akumulatora na najkrótsze podtrzymanie",
      value: round(drawn(hours.min) / left, 1),
      unit: "Ah",
    },
    "przyklad.alarm.pojemnoscDoba": {
      what: "Pojemność akumulatora na najdłuższe podtrzymanie",
      value: round(drawn(hours.max) / left, 1),
      unit: "Ah",
    },
  };
};

/** Time a battery carries a smaller alarm: capacity [Ah] × (1 − reserve) ÷ current [A], in hours. */
export const alarmHours = ({ value }: ExampleInput): Figures => {
  const usable = value("przyklad.alarm7.pojemnosc") * (1 - value("przyklad.alarm7.zapas") / 100);
  return {
    "przyklad.alarm7.czas": {
      what: "Czas pracy mniejszego alarmu z akumulatora",
      value: round(usable / value("przyklad.alarm7.pobor")),
      unit: "godzin",
    },
  };
};

/** Price of an alarm [zł]: the base (panel, keypad, siren, communicator) + number of sensors × price of a sensor. */
export const alarmPrice = ({ value, range }: ExampleInput): Figures => {
  const base = range("alarm.cena.baza");
  const each = range("alarm.cena.czujka");
  const flat = value("przyklad.alarm.czujkiMieszkanie");
  const house =
    value("przyklad.alarm.ruchu") +
    value("przyklad.alarm.dualne") +
    value("przyklad.alarm.szyby") +
    value("przyklad.alarm.kontaktrony") +
    value("przyklad.alarm.detektory");
  const total = (sensors: number) => ({ min: base.min + sensors * each.min, max: base.max + sensors * each.max });
  return {
    "przyklad.alarm.czujkiDom": { what: "Czujki w domu z przykładu, z kontaktronami i czujką dymu", value: house },
    "przyklad.alarm.kosztMieszkanie": { what: "Koszt alarmu w mieszkaniu", ...total(flat), unit: "zł" },
    "przyklad.alarm.kosztDom": { what: "Koszt alarmu w domu", ...total(house), unit: "zł" },
  };
};

/**
 * Space recordings take: stream [Mbit/s] ÷ 8 = MB/s, × 86 400 s = MB a day (1 GB = 1000 MB, 1 TB = 1000 GB, as on the
 * label of a disk), × cameras × days, and a reserve; and the days a disk holds.
 */
export const cameraStorage = ({ value }: ExampleInput): Figures => {
  const cameras = value("przyklad.dysk.kamery");
  const days = value("przyklad.dysk.doby");
  const bytes = (stream: number) => stream / 8;
  const gigabytesADay = (stream: number) => (bytes(stream) * secondsOfDay) / 1000;
  const stream = value("przyklad.dysk.strumien");
  const stream4k = value("przyklad.dysk.strumien4k");
  const day = gigabytesADay(stream) * cameras;
  const terabytes = (day * days) / 1000;
  return {
    "przyklad.dysk.bajty": { what: "Strumień jednej kamery w bajtach", value: round(bytes(stream), 2), unit: "MB/s" },
    "przyklad.dysk.kameraDoba": { what: "Jedna kamera na dobę", value: round(gigabytesADay(stream), 1), unit: "GB" },
    "przyklad.dysk.doba": { what: "Wszystkie kamery na dobę", value: round(day, 1), unit: "GB" },
    "przyklad.dysk.razem": { what: "Wszystkie kamery, cały okres", value: round(terabytes, 2), unit: "TB" },
    "przyklad.dysk.zZapasem": {
      what: "Potrzebna pojemność z zapasem",
      value: round(terabytes * plus(value("przyklad.dysk.zapas")), 1),
      unit: "TB",
    },
    "przyklad.dysk.starczy": {
      what: "Doby zapisu, które mieści dysk z przykładu",
      value: Math.floor((value("przyklad.dysk.dysk") * 1000) / day),
    },
    "przyklad.dysk.kameraDoba4k": {
      what: "Kamera 4K na dobę",
      value: round(gigabytesADay(stream4k)),
      unit: "GB",
    },
    "przyklad.dysk.razem4k": {
      what: "Kamery 4K, cały okres",
      value: round((gigabytesADay(stream4k) * cameras * days) / 1000, 1),
      unit: "TB",
    },
  };
};

/**
 * Widest scene of a 4K camera at a pixel density: pixels ÷ pixels per metre [m]. A 90° lens sees a strip twice as wide
 * as it is far away (2 × tan 45° = 2), so the distance is half the width.
 */
export const cameraFrame = ({ value }: ExampleInput): Figures => {
  const pixels = value("cctv.szerokosc4k");
  const old = pixels / value("cctv.pikseleDawne");
  const now = pixels / value("cctv.pikseleNowe");
  const metres = (what: string, m: number) => ({ what, value: round(m, 1), unit: "m" });
  return {
    "przyklad.kadr.szerokoscDawna": metres("Szerokość kadru 4K przy progu z 2015 r.", old),
    "przyklad.kadr.szerokoscNowa": metres("Szerokość kadru 4K przy progu z 2025 r.", now),
    "przyklad.kadr.odlegloscDawna": metres("Odległość przy obiektywie 90°, próg z 2015 r.", old / 2),
    "przyklad.kadr.odlegloscNowa": metres("Odległość przy obiektywie 90°, próg z 2025 r.", now / 2),
  };
};

/** Price of a camera system [zł]: cameras × (camera + its cable and mounting) + recorder + disks + commissioning. */
export const cameraPrice = ({ value, range }: ExampleInput): Figures => {
  const camera = range("cctv.cena.kamera");
  const point = range("cctv.cena.punkt");
  const disk = range("cctv.cena.dysk");
  const recorder = range("cctv.cena.rejestrator");
  const start = range("cctv.cena.uruchomienie");
  const four = value("przyklad.cctv.kamery4");
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
      ...set(value("przyklad.cctv.kamery8"), value("przyklad.cctv.dyski8")),
    },
  };
};

/** Backup of the recorder: energy of the UPS [Wh] × efficiency ÷ power [W], in hours; and PoE power of cameras [W]. */
export const cameraPower = ({ value }: ExampleInput): Figures => {
  const energy = value("przyklad.ups.pojemnosc") * (value("przyklad.ups.sprawnosc") / 100);
  return {
    "przyklad.ups.czas": {
      what: "Czas pracy rejestratora z UPS",
      value: round(energy / value("przyklad.ups.pobor"), 1),
      unit: "h",
    },
    "przyklad.poe.suma": {
      what: "Moc PoE wszystkich kamer nocą",
      value: value("przyklad.poe.kamery") * value("przyklad.poe.kamera"),
      unit: "W",
    },
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

/** Network of a house: cables, their length with a reserve [m], cartons, PoE power with a reserve [W], rack units. */
export const lanPlan = ({ value }: ExampleInput): Figures => {
  const perRoom = value("lan.gniazda");
  const rooms =
    value("przyklad.lan.salon") +
    value("przyklad.lan.gabinet") +
    value("przyklad.lan.sypialnia") +
    value("przyklad.lan.dzieci") * perRoom;
  const technical = value("przyklad.lan.kotlownia") + value("przyklad.lan.garaz");
  const wireless = value("przyklad.lan.punkty");
  const outside = value("przyklad.lan.kamery") + value("przyklad.lan.domofon");
  const cables = rooms + technical + wireless + outside;
  const length = cables * value("przyklad.lan.srednio");
  const withReserve = length * plus(value("przyklad.lan.zapas"));
  const access = wireless * value("przyklad.lan.mocPunkt");
  const cameras = value("przyklad.lan.kamery") * value("przyklad.lan.mocKamera");
  const intercom = value("przyklad.lan.domofon") * value("przyklad.lan.mocDomofon");
  const power = access + cameras + intercom;
  return {
    "przyklad.lan.pokojeRazem": { what: "Kable do gniazd w pokojach", value: rooms },
    "przyklad.lan.technika": { what: "Kable do kotłowni i garażu", value: technical },
    "przyklad.lan.zewnatrz": { what: "Kable na zewnątrz", value: outside },
    "przyklad.lan.kable": { what: "Kable w całym domu", value: cables },
    "przyklad.lan.dlugosc": { what: "Długość kabli", value: length, unit: "m" },
    "przyklad.lan.dlugoscZapas": { what: "Długość kabli z zapasem", value: round(withReserve), unit: "m" },
    "przyklad.lan.kartony": { what: "Kartony kabla", value: Math.ceil(withReserve / value("przyklad.lan.karton")) },
    "przyklad.lan.poe": { what: "Moc PoE", value: power, unit: "W" },
    "przyklad.lan.poeZapas": {
      what: "Moc PoE z zapasem, w pełnych dziesiątkach",
      value: Math.ceil((power * plus(value("przyklad.lan.zapasMocy"))) / 10) * 10,
      unit: "W",
    },
    "przyklad.szafa.razem": {
      what: "Miejsce w szafie",
      value: cabinet.reduce((sum, key) => sum + value(key), 0),
      unit: "U",
    },
  };
};

/**
 * Length of a line to another building [m]: the way in the house + the trench, with the reserve of the house's example.
 * Compared in the text with the longest permanent link.
 */
export const lanSegment = ({ value }: ExampleInput): Figures => {
  const line = (trench: FactKey) =>
    round((value("przyklad.segment.dom") + value(trench)) * plus(value("przyklad.lan.zapas")));
  return {
    "przyklad.segment.kanal": {
      what: "Najdłuższe połączenie: kabel w ścianie i kable krosowe",
      value: value("lan.segment") + value("lan.patch"),
      unit: "m",
    },
    "przyklad.segment.doGarazu": { what: "Linia do garażu", value: line("przyklad.segment.garaz"), unit: "m" },
    "przyklad.segment.doWarsztatu": { what: "Linia do warsztatu", value: line("przyklad.segment.warsztat"), unit: "m" },
  };
};

/** Price of cabling [zł]: points × price of a point, for a flat and for the house of the plan. */
export const lanPrice = (input: ExampleInput): Figures => {
  const each = input.range("lan.cena.punkt");
  const house = lanPlan(input)["przyklad.lan.kable"]?.value ?? Number.NaN;
  const total = (points: number) => ({ min: points * each.min, max: points * each.max, unit: "zł" });
  return {
    "przyklad.lan.kosztMieszkanie": {
      what: "Koszt okablowania mieszkania",
      ...total(input.value("przyklad.lan.mieszkanie")),
    },
    "przyklad.lan.kosztDom": { what: "Koszt okablowania domu", ...total(house) },
  };
};

/**
 * Heat that control of every room saves: factors of PN-EN ISO 52120-1, heat × (1 − A ÷ D) without any control before,
 * heat ÷ D × (C − A) where thermostats are there already; electricity = heat ÷ COP, from floors to radiators; money at
 * what a kilowatt-hour of G11 costs without fixed charges, in tens.
 */
export const smartSaving = ({ value, range }: ExampleInput): Figures => {
  const heat = value("przyklad.smart.cieplo");
  const [a, c, d] = [value("przyklad.smart.wspA"), value("przyklad.smart.wspC"), value("przyklad.smart.wspD")];
  const withThermostats = (heat * c) / d;
  const savedNone = heat * (1 - a / d);
  const savedThermostats = withThermostats * (1 - a / c);
  const cop = { min: value("pompa.copGrzejniki"), max: value("pompa.copPodloga") };
  const price = value("energia.cenaG11Zmienna");
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
  const surcharge = surchargeOf(range);
  return {
    "przyklad.smart.poA": { what: "Ciepło po wprowadzeniu klasy A", value: round((heat * a) / d), unit: "kWh" },
    "przyklad.smart.roznicaD": { what: "Mniej ciepła, bez regulacji wcześniej", value: round(savedNone), unit: "kWh" },
    "przyklad.smart.procentD": { what: "To samo w procentach", value: round(100 * (1 - a / d)), unit: "%" },
    "przyklad.smart.poC": { what: "Ciepło w domu z termostatami", value: round(withThermostats), unit: "kWh" },
    "przyklad.smart.roznicaC": { what: "Mniej ciepła, po termostatach", value: round(savedThermostats), unit: "kWh" },
    "przyklad.smart.procentC": { what: "To samo w procentach", value: round(100 * (1 - a / c)), unit: "%" },
    "przyklad.smart.oszczednosc": {
      what: "Oszczędność ciepła z normy",
      min: round(100 * (1 - a / c)),
      max: round(100 * (1 - a / d)),
      unit: "%",
    },
    "przyklad.smart.pradD": { what: "Mniej prądu na rok, bez regulacji wcześniej", ...energy(savedNone) },
    "przyklad.smart.pradC": { what: "Mniej prądu na rok, po termostatach", ...energy(savedThermostats) },
    "przyklad.smart.kwotaD": { what: "Oszczędność roczna, bez regulacji wcześniej", ...money(savedNone) },
    "przyklad.smart.kwotaC": { what: "Oszczędność roczna, po termostatach", ...money(savedThermostats) },
    "przyklad.smart.zwrot": {
      what: "Zwrot pełnej automatyki z samego ogrzewania",
      min: round(surcharge.min / (electricity(savedNone).max * price)),
      max: round(surcharge.max / (electricity(savedNone).min * price)),
      unit: "lat",
    },
  };
};

/** What control adds to the price of an ordinary installation [zł]: the least and the most the two ranges allow. */
const surchargeOf = (range: ExampleInput["range"]): { min: number; max: number } => {
  const smart = range("smart.cena.inteligentna");
  const plain = range("smart.cena.zwykla");
  return { min: smart.min - plain.max, max: smart.max - plain.min };
};

/** Price of control [zł]: the surcharge of public price lists, and points × price of a point for a flat and a house. */
export const smartPrice = ({ value, range }: ExampleInput): Figures => {
  const each = range("smart.cena.punkt");
  const house =
    value("przyklad.smart.swiatlo") +
    value("przyklad.smart.rolety") +
    value("przyklad.smart.strefy") +
    value("przyklad.smart.panele");
  const total = (points: number) => ({ min: points * each.min, max: points * each.max, unit: "zł" });
  return {
    "przyklad.smart.doplata": { what: "Dopłata do automatyki w domu", ...surchargeOf(range), unit: "zł" },
    "przyklad.smart.dom": { what: "Sterowane punkty w domu", value: house },
    "przyklad.smart.kosztMieszkanie": {
      what: "Koszt automatyki w mieszkaniu",
      ...total(value("przyklad.smart.mieszkanie")),
    },
    "przyklad.smart.kosztDom": { what: "Koszt automatyki w domu", ...total(house) },
  };
};

/**
 * What the control itself draws in a year: power [W] × 8760 h ÷ 1000 [kWh], and its price at G11 without fixed charges
 * [zł].
 */
export const smartStandby = ({ value }: ExampleInput): Figures => {
  const energy = (value("przyklad.smart.pobor") * hoursInYear) / 1000;
  return {
    "przyklad.smart.poborRok": { what: "Własny pobór automatyki w roku", value: round(energy), unit: "kWh" },
    "przyklad.smart.poborKwota": {
      what: "Koszt własnego poboru automatyki w roku",
      value: round(energy * value("energia.cenaG11Zmienna")),
      unit: "zł",
    },
  };
};

export const lowVoltageExamples = [
  alarmBattery,
  alarmHours,
  alarmPrice,
  cameraStorage,
  cameraFrame,
  cameraPrice,
  cameraPower,
  lanPlan,
  lanSegment,
  lanPrice,
  smartSaving,
  smartPrice,
  smartStandby,
] as const satisfies readonly Example[];
