import { closest } from "fastest-levenshtein";
import { figure, isFactKey } from "@/lib/content/figures";
import type { Drawing, DrawingOf, House, Plan } from "@/lib/content/types";
import { house as houseRecord, plans } from "@/lib/content/written";
import { groupsOf } from "@/lib/drawings/board";
import { placeMarks } from "@/lib/drawings/kelvins";
import type { Point } from "@/lib/drawings/path";
import { isInWall } from "@/lib/drawings/plan";
import { collectProblems, type Problem, type Report } from "./problem";
import { rule, sectionsOf } from "./rule";

/** Reports days of a tariff whose hours leave a gap, overlap, or do not end at midnight. */
function checkHours({ rows }: DrawingOf<"tariffs">, report: Report): void {
  rows.forEach((row, rowIndex) => {
    for (const day of ["weekday", "saturday", "sunday"] as const) {
      const bands = row[day];
      const wrongBand = bands.find(({ from, to }, index) => to <= from || from !== (bands[index - 1]?.to ?? 0));
      const end = bands.at(-1)?.to ?? 0;
      if (wrongBand || end !== 24)
        report(
          `rows.${rowIndex}.${day}`,
          wrongBand
            ? `Godziny taryfy ${row.name} od ${wrongBand.from} do ${wrongBand.to} nie następują po poprzednich.`
            : `Godziny taryfy ${row.name} kończą się o ${end}, a doba o 24.`,
          "Wpisz pasma po kolei, od 0 do 24, bez przerw.",
        );
    }
  });
}

/**
 * Reports a fact that is drawn to scale but is not a number. textRule reports unknown facts.
 * @param single whether a range is not enough
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

/** What a caption says of the state of a circuit. */
const stateWords =
  /działa|świeci|gaśnie|gasi|zgas|wybija|odcina|odłącz|wyłączon|(?:bez|ma|mają) prądu?|pod napięciem/iu;

/** True if a sentence names a circuit in any case: its name without the ending, and an ending. */
const namesCircuit = (sentence: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name.slice(0, -1)}\\p{L}{0,3}(?!\\p{L})`, "iu").test(sentence);

/**
 * Reports a board whose states cannot be drawn, and a caption that says in its own words which circuit works: the state
 * of the contacts is told once, in `tripped` and `off`, and the drawing and the end of its caption follow.
 */
function checkStates({ circuits, tripped, caption }: DrawingOf<"board">, report: Report): void {
  const devices = groupsOf(circuits).map(([first]) => first?.rcd);
  const parted = devices.find((device, index) => devices.indexOf(device) !== index);
  if (parted)
    report("circuits", `Obwody za różnicówką ${parted} nie są obok siebie.`, "Ustaw je kolejno albo nazwij inną R.");
  if (tripped && !devices.includes(tripped))
    report("tripped", `Na rysunku nie ma różnicówki ${tripped}.`, `Wpisz jedną z nich: ${devices.join(", ")}.`);
  for (const sentence of caption.split(/(?<=[.:;])\s/))
    for (const { name } of circuits)
      if (stateWords.test(sentence) && namesCircuit(sentence, name))
        report(
          "caption",
          `Podpis mówi o stanie obwodu „${name}”: „${sentence}”`,
          "Usuń to zdanie. Które obwody mają prąd, dopisuje strona z pól tripped i off.",
        );
}

type Check<Kind extends Drawing["drawing"]> = (drawing: DrawingOf<Kind>, report: Report) => void;

/** Checks by kind of drawing. */
const checks: { [Kind in Drawing["drawing"]]?: Check<Kind> } = {
  tariffs: checkHours,
  day({ power, use, battery }, report) {
    checkNumber("power", power, true, report);
    checkNumber("use", use, true, report);
    if (battery) checkNumber("battery", battery, true, report);
  },
  drop({ parts }, report) {
    for (const [index, { length, drop }] of parts.entries()) {
      checkNumber(`parts.${index}.length`, length, true, report);
      checkNumber(`parts.${index}.drop`, drop, true, report);
    }
  },
  bars({ bars, limit }, report) {
    if (limit) checkNumber("limit.fact", limit.fact, true, report);
    for (const [index, { fact }] of bars.entries()) checkNumber(`bars.${index}.fact`, fact, false, report);
    const count = bars.filter(({ lit }) => lit).length;
    if (count > 1)
      report("bars", `Na rysunku świecą ${count} słupki, a bursztyn pokazuje jeden.`, "Zostaw lit: true przy jednym.");
    if (bars.length < 3 && !limit)
      report("bars", "Dwa słupki bez granicy mówią tyle, ile zdanie.", "Dodaj słupek albo granicę, albo usuń rysunek.");
  },
  power({ before, after }, report) {
    if (after >= before)
      report(
        "after",
        `Po kompensacji tangens fi (${after}) nie jest mniejszy niż przed nią (${before}).`,
        "Wpisz po kompensacji mniejszą liczbę niż przed nią.",
      );
  },
  kelvins({ marks }, report) {
    const { crowded } = placeMarks(marks);
    if (crowded)
      report(
        "marks",
        `Napis przy ${crowded.kelvin} K zachodzi na poprzedni: nad skalą i pod nią jest miejsce na jeden w tym samym miejscu.`,
        "Skróć nazwy albo usuń znak.",
      );
  },
  board: checkStates,
  loop: ({ measured }, report) => checkNumber("measured", measured, true, report),
  plan({ plan }, report) {
    const names = Object.keys(plans);
    if (!names.includes(plan))
      report("plan", `W content/plans nie ma rzutu „${plan}”.`, `Najbliższa nazwa: ${closest(plan, names)}.`);
  },
};

/** Reports plans without walls, or with doors and windows off them. A plan on another has the walls of that one. */
export const planRule = rule(({ file, record }, report) => {
  if (!file.startsWith("content/plans/")) return;
  const { on, size, rooms, doors = [], windows = [] } = record as Plan;
  if (on !== undefined) {
    if (!plans[on] || plans[on].on)
      report("on", `Nie ma rzutu „${on}”, na którym ten mógłby stać.`, "Wpisz nazwę pliku z content/plans bez on.");
    if (size || rooms || doors.length > 0 || windows.length > 0)
      report("on", "Rzut, który ma on, ma też własne ściany.", "Usuń size, rooms, doors i windows albo on.");
    return;
  }
  if (!size || !rooms)
    return report(size ? "rooms" : "size", "Rzut nie ma wymiarów albo pomieszczeń.", "Dopisz size i rooms.");
  const [planWidth, planHeight] = size;
  const checkOpening = (field: string, start: Point, end: Point) => {
    if (!isInWall({ rooms }, start, end))
      report(field, "Drzwi albo okno nie leżą w ścianie.", "Popraw oba punkty: leżą na boku pomieszczenia z nazwą.");
  };
  for (const [index, { hinge, jamb }] of doors.entries()) checkOpening(`doors.${index}`, hinge, jamb);
  for (const [index, { from, to }] of windows.entries()) checkOpening(`windows.${index}`, from, to);
  for (const [index, { name, box }] of rooms.entries()) {
    const [x, y, width, height] = box;
    if (x < 0 || y < 0 || x + width > planWidth || y + height > planHeight)
      report(
        `rooms.${index}.box`,
        `${name ? `Pomieszczenie „${name}”` : "Pole"} wystaje poza plan ${planWidth} na ${planHeight} m.`,
        "Popraw położenie albo size.",
      );
  }
});

/** Reports drawings of a head or a section that cannot be drawn from their data. */
export const drawingRule = rule((checked, report) => {
  const inSections = sectionsOf(checked).map(({ section, at }) => ({ drawing: section.drawing, at: `${at}.drawing` }));
  for (const { drawing, at } of [{ drawing: checked.record.hero?.drawing, at: "hero.drawing" }, ...inSections]) {
    if (!drawing) continue;
    const check = checks[drawing.drawing] as Check<Drawing["drawing"]> | undefined;
    check?.(drawing, (field, what, mend) => report(`${at}.${field}`, what, mend));
  }
});

/** Checks the circuits and devices of the house section. A service needs no circuit there. */
export const houseProblems = ({ circuits, devices, lit }: House = houseRecord): Problem[] =>
  collectProblems("content/house.ts", (report) => {
    const ids: readonly string[] = circuits.map(({ id }) => id);
    const checkId = (field: string, id: string) => {
      if (!ids.includes(id))
        report(field, `Na przekroju domu nie ma obwodu ${id}.`, `Wpisz jeden z obwodów: ${ids.join(", ")}.`);
    };
    checkId("lit", lit);
    for (const [index, { circuit }] of devices.entries()) checkId(`devices.${index}.circuit`, circuit);
    for (const [index, { id, service }] of circuits.entries()) {
      if (ids.indexOf(id) !== index)
        report(`circuits.${index}.id`, `Obwód ${id} jest drugi raz.`, "Nadaj mu jego numer.");
      if (!devices.some(({ circuit }) => circuit === id))
        report(
          `circuits.${index}`,
          `Obwód ${id} (${service}) nie ma urządzenia, którego można dotknąć.`,
          "Dopisz je w devices.",
        );
    }
  });
