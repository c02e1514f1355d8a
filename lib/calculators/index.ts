/**
 * All calculators of the site, assembled at build time. The browser runs only the pure function of each (cable.ts, …)
 * and its island, which the route of its guide imports (app/poradnik).
 */

import * as schemas from "@/lib/content/schema/calculators";
import * as small from "@/lib/content/schema/small-calculators";
import {
  batteryTexts,
  cableTexts,
  lightTexts,
  powerTexts,
  pvTexts,
  smallDefaults,
  smallLimits,
} from "@/lib/content/written";
import { batteryShape } from "@/lib/physics/battery";
import { cableShape } from "@/lib/physics/cable";
import { lightShape } from "@/lib/physics/light";
import { middleOf } from "@/lib/text/numbers";
import { defineCalculator, defineSmallCalculator } from "./define";
import { powerData } from "./power-data";
import { pvData } from "./pv-data";

export const calculators = {
  power: defineCalculator(
    {
      guide: "obliczanie-mocy",
      id: "kalkulator",
      origin: "calculators:powerTexts",
      schema: schemas.powerTexts,
      writtenRecord: powerTexts,
    },
    powerData,
  ),
  pv: defineCalculator(
    {
      guide: "fotowoltaika",
      id: "kalkulator",
      origin: "calculators:pvTexts",
      schema: schemas.pvTexts,
      writtenRecord: pvTexts,
    },
    pvData,
  ),
  cable: defineSmallCalculator(
    {
      guide: "obliczanie-mocy",
      id: "kalkulator-przewodu",
      after: "spadek",
      origin: "small-calculators:cableTexts",
      schema: small.cableTexts,
      writtenRecord: cableTexts,
    },
    {
      shape: cableShape,
      rules: ({ number }) => {
        const { cable: limits } = smallLimits;
        const { unit, phases, circuit, method, dropBefore } = smallDefaults.cable;
        const [length, load] = [number("przyklad.spadek.garazDlugosc"), number("przyklad.spadek.garazMoc")];
        return {
          length: { name: "dlugosc", ...limits.length, unit: "m", example: "40", value: length },
          load: {
            ...{ name: "odbior", ...limits.load, example: "3", value: load },
            by: {
              choice: "jednostka",
              rules: { kW: { unit: "kW", thousand: "watts" }, A: { unit: "A", ...limits.amperes, example: "16" } },
            },
          },
          unit: { name: "jednostka", value: unit },
          phases: { name: "fazy", value: phases },
          circuit: { name: "obwod", value: circuit },
          method: { name: "ulozenie", value: method },
          dropBefore: { name: "przed", ...limits.dropBefore, unit: "%", example: "0,7", value: dropBefore },
        };
      },
      facts: ({ number }) => ({
        voltage: number("siec.napiecie"),
        lineVoltage: number("siec.napiecie3f"),
        resistivity: number("siec.rezystywnosc"),
        supplyOhms: number("siec.zasilanie"),
      }),
    },
  ),
  light: defineSmallCalculator(
    {
      guide: "oswietlenie",
      id: "kalkulator",
      after: "przyklad",
      origin: "small-calculators:lightTexts",
      schema: small.lightTexts,
      writtenRecord: lightTexts,
    },
    {
      shape: lightShape,
      rules: ({ number }) => {
        const { light: limits } = smallLimits;
        const { room, way, spot } = smallDefaults.light;
        const [area, lux] = [number("przyklad.swiatlo.powierzchnia"), number("przyklad.swiatlo.cel")];
        const fitting = number("przyklad.swiatlo.strumien");
        return {
          area: { name: "powierzchnia", ...limits.area, unit: "m²", example: "24", value: area },
          room: {
            name: "pokoj",
            value: room,
            // The example's illuminance fits only its living room, its area no worktop or desk.
            presets: Object.fromEntries(
              lightShape.room.map((use) => [
                use,
                { luksy: "", ...((use === "kuchnia" || use === "biurko") && { powierzchnia: String(spot) }) },
              ]),
            ),
          },
          lux: { name: "luksy", ...limits.lux, unit: "lx", example: "200", value: lux },
          way: { name: "swieci", value: way },
          fitting: { name: "oprawa", ...limits.fitting, unit: "lm", example: "800", value: fitting },
        };
      },
      facts: ({ number, range }) => ({
        rooms: {
          salon: range("lux.salon"),
          kuchnia: range("lux.kuchnia"),
          kuchniaOgolne: range("lux.kuchniaOgolne"),
          sypialnia: range("lux.sypialnia"),
          lazienka: range("lux.lazienka"),
          korytarz: range("lux.korytarz"),
          biurko: range("lux.biurko"),
        },
        share: { wprost: number("przyklad.swiatlo.wprost"), odbite: middleOf(range("przyklad.swiatlo.odbite")) },
        efficacy: number("przyklad.swiatlo.skutecznosc"),
      }),
    },
  ),
  battery: defineSmallCalculator(
    {
      guide: "systemy-alarmowe",
      id: "kalkulator",
      after: "zasilanie",
      origin: "small-calculators:batteryTexts",
      schema: small.batteryTexts,
      writtenRecord: batteryTexts,
    },
    {
      shape: batteryShape,
      rules: ({ number, range }) => {
        const { battery: limits } = smallLimits;
        const { unit, voltage, depth, ups } = smallDefaults.battery;
        const load = number("przyklad.alarm.pobor");
        const hours = range("alarm.podtrzymanie").min;
        const [alarm, time] = [number("przyklad.alarm.alarmPobor"), number("przyklad.alarm.alarmCzas")];
        return {
          load: {
            ...{ name: "pobor", ...limits.load, example: "0,35", value: load },
            by: {
              choice: "jednostka",
              rules: { A: { unit: "A", thousand: "milliamperes" }, W: { unit: "W", ...limits.watts, example: "100" } },
            },
          },
          unit: {
            name: "jednostka",
            value: unit,
            presets: {
              W: {
                ...{ pobor: String(number("przyklad.ups.pobor")), czas: String(ups.hours), alarm: "0" },
                glebokosc: String(ups.depth),
              },
            },
          },
          hours: { name: "czas", ...limits.hours, unit: "h", example: "12", value: hours },
          voltage: { name: "napiecie", value: voltage },
          alarm: { name: "alarm", ...limits.alarm, unit: "A", thousand: "milliamperes", example: "0,6", value: alarm },
          minutes: { name: "minuty", ...limits.minutes, unit: "min", example: "15", value: time * 60 },
          depth: { name: "glebokosc", ...limits.depth, unit: "%", example: "80", value: depth },
        };
      },
      facts: ({ number }) => ({
        remainingShare: number("przyklad.alarm.sprawnosc") / 100,
        efficiency: number("przyklad.ups.sprawnosc") / 100,
        minimumHours: number("alarm.normaCzas"),
      }),
    },
  ),
};

export type CalculatorName = keyof typeof calculators;

/** Props of a calculator's island. */
export type CalculatorData<Name extends CalculatorName> = ReturnType<(typeof calculators)[Name]["data"]>;
