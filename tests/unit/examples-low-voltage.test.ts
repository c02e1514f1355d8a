import { givenOf } from "@/lib/content/figures/compute";
import {
  alarmBattery,
  alarmHours,
  alarmPrice,
  cameraFrame,
  cameraPower,
  cameraPrice,
  cameraStorage,
  lanPlan,
  lanPrice,
  lanSegment,
  smartPrice,
  smartSaving,
  smartStandby,
} from "@/lib/content/figures/low-voltage";
import type { Figure, Figures } from "@/lib/content/types";
import { type Amount, figuresOf } from "./example-givens";

const given = (numbers: Readonly<Record<string, Amount>>) => givenOf(figuresOf(numbers));

const number = ({ value, min, max }: Figure): Amount | undefined =>
  value ?? (min === undefined || max === undefined ? undefined : [min, max]);
/** Results by the last part of their key. */
const results = (figures: Figures): Record<string, Amount | undefined> =>
  Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key.replace(/^przyklad\./, ""), number(figure)]));

const sensors = {
  "przyklad.alarm.ruchu": 4,
  "przyklad.alarm.dualne": 1,
  "przyklad.alarm.szyby": 3,
  "przyklad.alarm.detektory": 3,
};

test("the battery of an alarm carries every sensor, smoke and flood detectors included", () => {
  const input = given({
    ...sensors,
    "alarm.podtrzymanie": [12, 24],
    "przyklad.alarm.centrala": 130,
    "przyklad.alarm.komunikator": 70,
    "przyklad.alarm.manipulatory": 2,
    "przyklad.alarm.manipulator": 60,
    "przyklad.alarm.czujka": 10,
    "przyklad.alarm.detektor": 15,
    "przyklad.alarm.alarmPobor": 0.6,
    "przyklad.alarm.alarmCzas": 0.25,
    "przyklad.alarm.sprawnosc": 80,
  });
  // 200 + 120 + 80 + 45 = 445 mA; 0.445 × 12 = 5.34; + 0.15 = 5.49; ÷ 0.8 = 6.8625. 0.445 × 24 + 0.15 = 10.83; ÷ 0.8 =
  // 13.5375.
  expect(results(alarmBattery(input))).toEqual({
    "alarm.centralaRazem": 200,
    "alarm.manipulatoryRazem": 120,
    "alarm.czujkiRazem": 80,
    "alarm.detektoryRazem": 45,
    "alarm.pobor": 0.445,
    "alarm.godziny": 12,
    "alarm.doba": 24,
    "alarm.czuwanie": 5.34,
    "alarm.alarm": 0.15,
    "alarm.razem": 5.49,
    "alarm.pojemnosc": 6.9,
    "alarm.pojemnoscDoba": 13.5,
  });
});

test("7 Ah with a quarter in reserve carry 0.35 A for 15 hours", () => {
  const input = given({ "przyklad.alarm7.pojemnosc": 7, "przyklad.alarm7.pobor": 0.35, "przyklad.alarm7.zapas": 25 });
  expect(results(alarmHours(input))).toEqual({ "alarm7.czas": 15 });
});

test("an alarm costs its base and every sensor, contacts included", () => {
  const input = given({
    ...sensors,
    "przyklad.alarm.kontaktrony": 9,
    "przyklad.alarm.czujkiMieszkanie": 4,
    "alarm.cena.baza": [1400, 2600],
    "alarm.cena.czujka": [150, 250],
  });
  // 1400 + 4 × 150, 2600 + 4 × 250; 20 sensors: 1400 + 3000, 2600 + 5000.
  expect(results(alarmPrice(input))).toEqual({
    "alarm.czujkiDom": 20,
    "alarm.kosztMieszkanie": [2000, 3600],
    "alarm.kosztDom": [4400, 7600],
  });
});

test("four cameras of 4 Mbit/s fill 2.42 TB in two weeks, and 4 TB hold 23 days", () => {
  const input = given({
    "przyklad.dysk.kamery": 4,
    "przyklad.dysk.strumien": 4,
    "przyklad.dysk.strumien4k": 8,
    "przyklad.dysk.doby": 14,
    "przyklad.dysk.zapas": 20,
    "przyklad.dysk.dysk": 4,
  });
  // 0.5 MB × 86 400 = 43.2 GB; × 4 = 172.8; × 14 = 2419.2; × 1.2 = 2903; 4000 ÷ 172.8 = 23.1. 8 Mbit/s: twice that.
  expect(results(cameraStorage(input))).toEqual({
    "dysk.bajty": 0.5,
    "dysk.kameraDoba": 43.2,
    "dysk.doba": 172.8,
    "dysk.razem": 2.42,
    "dysk.zZapasem": 2.9,
    "dysk.starczy": 23,
    "dysk.kameraDoba4k": 86,
    "dysk.razem4k": 4.8,
  });
});

test("a 4K scene may be 15.4 m wide at 250 pixels a metre and 7.7 m at 500", () => {
  const input = given({ "cctv.szerokosc4k": 3840, "cctv.pikseleDawne": 250, "cctv.pikseleNowe": 500 });
  expect(results(cameraFrame(input))).toEqual({
    "kadr.szerokoscDawna": 15.4,
    "kadr.szerokoscNowa": 7.7,
    "kadr.odlegloscDawna": 7.7,
    "kadr.odlegloscNowa": 3.8,
  });
});

test("a camera system costs its cameras, their points, the recorder, the disks and the start", () => {
  const input = given({
    "przyklad.cctv.kamery4": 4,
    "przyklad.cctv.kamery8": 8,
    "przyklad.cctv.dyski8": 2,
    "cctv.cena.kamera": [350, 800],
    "cctv.cena.punkt": [200, 450],
    "cctv.cena.rejestrator": [600, 1500],
    "cctv.cena.dysk": [500, 800],
    "cctv.cena.uruchomienie": [400, 800],
  });
  // 1400 + 800 + 600 + 500 + 400; 3200 + 1800 + 1500 + 800 + 800. Eight: 4400 + 600 + 1000 + 400; 10 000 + 1500 + 1600
  // + 800.
  expect(results(cameraPrice(input))).toEqual({
    "cctv.kamerySuma": [1400, 3200],
    "cctv.punktySuma": [800, 1800],
    "cctv.zestaw4": [3700, 8100],
    "cctv.zestaw8": [6400, 13900],
  });
});

test("a UPS of 300 Wh carries 100 W for 2.6 hours, and eight cameras need 64 W", () => {
  const input = given({
    "przyklad.ups.pojemnosc": 300,
    "przyklad.ups.pobor": 100,
    "przyklad.ups.sprawnosc": 85,
    "przyklad.poe.kamery": 8,
    "przyklad.poe.kamera": 8,
  });
  // 300 × 0.85 ÷ 100 = 2.55.
  expect(results(cameraPower(input))).toEqual({ "ups.czas": 2.6, "poe.suma": 64 });
});

const house = {
  "lan.gniazda": 2,
  "przyklad.lan.salon": 4,
  "przyklad.lan.gabinet": 4,
  "przyklad.lan.sypialnia": 2,
  "przyklad.lan.dzieci": 2,
  "przyklad.lan.kotlownia": 2,
  "przyklad.lan.garaz": 1,
  "przyklad.lan.punkty": 3,
  "przyklad.lan.kamery": 4,
  "przyklad.lan.domofon": 1,
  "przyklad.lan.srednio": 18,
  "przyklad.lan.zapas": 10,
  "przyklad.lan.karton": 305,
  "przyklad.lan.mocPunkt": 15,
  "przyklad.lan.mocKamera": 10,
  "przyklad.lan.mocDomofon": 10,
  "przyklad.lan.zapasMocy": 25,
  "przyklad.szafa.panele": 2,
  "przyklad.szafa.organizer": 1,
  "przyklad.szafa.przelacznik": 1,
  "przyklad.szafa.polka": 2,
  "przyklad.szafa.rejestrator": 1,
  "przyklad.szafa.ups": 2,
  "przyklad.szafa.listwa": 1,
} as const;

test("the house of the plan needs 25 cables, two cartons, 120 W of PoE and 10 rack units", () => {
  // 14 + 3 + 3 + 5; 25 × 18 = 450, + 10 % = 495, ÷ 305 = 1.6; 45 + 40 + 10 = 95, + 25 % = 118.75.
  expect(results(lanPlan(given(house)))).toEqual({
    "lan.pokojeRazem": 14,
    "lan.technika": 3,
    "lan.zewnatrz": 5,
    "lan.kable": 25,
    "lan.dlugosc": 450,
    "lan.dlugoscZapas": 495,
    "lan.kartony": 2,
    "lan.poe": 95,
    "lan.poeZapas": 120,
    "szafa.razem": 10,
  });
});

test("a line to the garage stays under 90 m, one to the workshop does not", () => {
  const input = given({
    "lan.segment": 90,
    "lan.patch": 10,
    "przyklad.lan.zapas": 10,
    "przyklad.segment.dom": 24,
    "przyklad.segment.garaz": 40,
    "przyklad.segment.warsztat": 75,
  });
  // (24 + 40) × 1.1 = 70.4; (24 + 75) × 1.1 = 108.9.
  expect(results(lanSegment(input))).toEqual({
    "segment.kanal": 100,
    "segment.doGarazu": 70,
    "segment.doWarsztatu": 109,
  });
});

test("cabling costs its points: 8 in the flat, 25 in the house", () => {
  const input = given({ ...house, "lan.cena.punkt": [200, 400], "przyklad.lan.mieszkanie": 8 });
  expect(results(lanPrice(input))).toEqual({
    "lan.kosztMieszkanie": [1600, 3200],
    "lan.kosztDom": [5000, 10000],
  });
});

test("control of every room saves 26 % of heat without control before and 19 % after thermostats", () => {
  const input = given({
    "przyklad.smart.cieplo": 15000,
    "przyklad.smart.wspA": 0.81,
    "przyklad.smart.wspC": 1,
    "przyklad.smart.wspD": 1.1,
    "pompa.copPodloga": 4,
    "pompa.copGrzejniki": 3,
    "energia.cenaG11Zmienna": 1,
    "smart.cena.zwykla": [20000, 40000],
    "smart.cena.inteligentna": [60000, 80000],
  });
  // 15 000 × 0.81 ÷ 1.1 = 11 045.5; saved 3954.5; ÷ 4 = 988.6, ÷ 3 = 1318.2; × 1.00, in tens.
  // Thermostats: 15 000 ÷ 1.1 = 13 636.4; × 0.19 = 2590.9; ÷ 4 = 647.7, ÷ 3 = 863.6; × 1.00, in tens.
  // Payback: 20 000 ÷ 1318.2 = 15.2, 60 000 ÷ 988.6 = 60.7.
  expect(results(smartSaving(input))).toEqual({
    "smart.poA": 11045,
    "smart.roznicaD": 3955,
    "smart.procentD": 26,
    "smart.poC": 13636,
    "smart.roznicaC": 2591,
    "smart.procentC": 19,
    "smart.oszczednosc": [19, 26],
    "smart.pradD": [989, 1318],
    "smart.pradC": [648, 864],
    "smart.kwotaD": [990, 1320],
    "smart.kwotaC": [650, 860],
    "smart.zwrot": [15, 61],
  });
});

test("control costs its points, and the surcharge spans what the two price ranges allow", () => {
  const input = given({
    "przyklad.smart.swiatlo": 24,
    "przyklad.smart.rolety": 14,
    "przyklad.smart.strefy": 10,
    "przyklad.smart.panele": 12,
    "przyklad.smart.mieszkanie": 20,
    "smart.cena.punkt": [400, 900],
    "smart.cena.zwykla": [20000, 40000],
    "smart.cena.inteligentna": [60000, 80000],
  });
  expect(results(smartPrice(input))).toEqual({
    "smart.doplata": [20000, 60000],
    "smart.dom": 60,
    "smart.kosztMieszkanie": [8000, 18000],
    "smart.kosztDom": [24000, 54000],
  });
});

test("20 W all year are 175 kWh and 175 zł", () => {
  // 20 × 8760 ÷ 1000 = 175.2; × 1.00 = 175.2.
  expect(results(smartStandby(given({ "przyklad.smart.pobor": 20, "energia.cenaG11Zmienna": 1 })))).toEqual({
    "smart.poborRok": 175,
    "smart.poborKwota": 175,
  });
});
