import { house as houseRecord } from "@/content/house";
import { figure, isFactKey } from "@/lib/content/figures";
import type { Drawing, DrawingOf, House } from "@/lib/content/types";
import { type Problem, type Report, reported } from "./problem";
import { sectionRule } from "./rule";

/** Days of a tariff whose hours leave a gap, overlap, or end before midnight. */
function checkHours({ rows }: DrawingOf<"tariffs">, report: Report): void {
  rows.forEach((row, at) => {
    for (const day of ["weekday", "saturday", "sunday"] as const) {
      const bands = row[day];
      const wrong = bands.find(({ from, to }, index) => to <= from || from !== (bands[index - 1]?.to ?? 0));
      const end = bands.at(-1)?.to ?? 0;
      if (wrong || end !== 24)
        report(
          `rows.${at}.${day}`,
          wrong
            ? `Godziny taryfy ${row.name} od ${wrong.from} do ${wrong.to} nie następują po poprzednich.`
            : `Godziny taryfy ${row.name} kończą się o ${end}, a doba o 24.`,
          "Wpisz pasma po kolei, od 0 do 24, bez przerw.",
        );
    }
  });
}

/**
 * A fact that is drawn to scale and is no number. One that is not there at all is told by the rule of facts.
 * @param single true: one number is drawn, a range is not enough
 */
function checkNumber(field: string, key: string, single: boolean, report: Report): void {
  if (!isFactKey(key)) return;
  const { kind } = figure(key);
  if (kind === "words" || (single && kind === "range"))
    report(
      field,
      `Fakt {${key}} nie jest ${single ? "jedną liczbą" : "liczbą"}, więc nie da się go narysować.`,
      "Wybierz fakt z liczbą albo dopisz mu value.",
    );
}

/** What is lit where there may be one thing lit. */
function checkLit(field: string, items: readonly { lit?: true | undefined }[], report: Report): void {
  const count = items.filter(({ lit }) => lit).length;
  if (count > 1)
    report(field, `Na rysunku świecą ${count} rzeczy, a bursztyn pokazuje jedną.`, "Zostaw lit: true przy jednej.");
}

type Check<Kind extends Drawing["drawing"]> = (drawing: DrawingOf<Kind>, report: Report) => void;

/** What can be wrong with the data of each kind of drawing. */
const checks: { [Kind in Drawing["drawing"]]?: Check<Kind> } = {
  tariffs: checkHours,
  day({ power, use, battery }, report) {
    checkNumber("power", power, true, report);
    checkNumber("use", use, true, report);
    if (battery) checkNumber("battery", battery, true, report);
  },
  drop({ parts }, report) {
    for (const [at, { length, drop }] of parts.entries()) {
      checkNumber(`parts.${at}.length`, length, true, report);
      checkNumber(`parts.${at}.drop`, drop, true, report);
    }
  },
  bars({ bars }, report) {
    for (const [at, { fact }] of bars.entries()) checkNumber(`bars.${at}.fact`, fact, false, report);
    checkLit("bars", bars, report);
  },
  power({ before, after }, report) {
    if (after >= before)
      report(
        "after",
        `Po kompensacji tangens fi (${after}) nie jest mniejszy niż przed nią (${before}).`,
        "Wpisz po kompensacji mniejszą liczbę niż przed nią.",
      );
  },
  board: ({ circuits }, report) => checkLit("circuits", circuits, report),
  plan({ size: [wide, high], views = [], rooms }, report) {
    checkLit("views", views, report);
    for (const [at, { name, box }] of rooms.entries()) {
      const [x, y, width, height] = box;
      if (x < 0 || y < 0 || x + width > wide || y + height > high)
        report(
          `rooms.${at}.box`,
          `${name ? `Pomieszczenie „${name}”` : "Pole"} wystaje poza plan ${wide} na ${high} m.`,
          "Popraw położenie albo size.",
        );
    }
  },
};

/** Drawings and gauges whose data cannot be drawn as they stand. */
export const drawingRule = sectionRule(({ section, at }, report) => {
  if (section.kind === "gauges")
    for (const [item, { fact }] of section.items.entries())
      checkNumber(`${at}.items.${item}.fact`, fact, false, report);
  const { drawing } = section;
  if (!drawing) return;
  const check = checks[drawing.drawing] as Check<Drawing["drawing"]> | undefined;
  check?.(drawing, (field, what, mend) => report(`${at}.drawing.${field}`, what, mend));
});

/** What is wrong with the house in section: circuits and the devices on them. A service needs no circuit there. */
export const houseProblems = ({ circuits, devices, lit }: House = houseRecord): Problem[] =>
  reported("content/house.ts", (report) => {
    const ids: readonly string[] = circuits.map(({ id }) => id);
    const checkId = (field: string, id: string) => {
      if (!ids.includes(id))
        report(field, `Na przekroju domu nie ma obwodu ${id}.`, `Wpisz jeden z obwodów: ${ids.join(", ")}.`);
    };
    checkId("lit", lit);
    for (const [at, { circuit }] of devices.entries()) checkId(`devices.${at}.circuit`, circuit);
    for (const [at, { id, service }] of circuits.entries()) {
      if (ids.indexOf(id) !== at) report(`circuits.${at}.id`, `Obwód ${id} jest drugi raz.`, "Nadaj mu jego numer.");
      if (!devices.some(({ circuit }) => circuit === id))
        report(
          `circuits.${at}`,
          `Obwód ${id} (${service}) nie ma urządzenia, którego można dotknąć.`,
          "Dopisz je w devices.",
        );
    }
  });
