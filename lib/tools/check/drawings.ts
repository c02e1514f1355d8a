import { house as houseRecord } from "@/content/house";
import { figure, isFactKey } from "@/lib/content/figures";
import { serviceSlugs } from "@/lib/content/routes";
import type { Drawing, DrawingOf, House } from "@/lib/content/types";
import type { Problem } from "./problem";
import type { Rule } from "./records";

type Finding = Pick<Problem, "field" | "what" | "mend">;

/** Days of a tariff whose hours leave a gap, overlap, or end before midnight. */
const hourFindings = ({ rows }: DrawingOf<"tariffs">): Finding[] =>
  rows.flatMap((row, at) =>
    (["weekday", "saturday", "sunday"] as const).flatMap((day): Finding[] => {
      const bands = row[day];
      const wrong = bands.find(({ from, to }, index) => to <= from || from !== (bands[index - 1]?.to ?? 0));
      const end = bands.at(-1)?.to ?? 0;
      if (!wrong && end === 24) return [];
      return [
        {
          field: `rows.${at}.${day}`,
          what: wrong
            ? `Godziny taryfy ${row.name} od ${wrong.from} do ${wrong.to} nie następują po poprzednich.`
            : `Godziny taryfy ${row.name} kończą się o ${end}, a doba o 24.`,
          mend: "Wpisz pasma po kolei, od 0 do 24, bez przerw.",
        },
      ];
    }),
  );

/** Facts that are drawn to scale and are no numbers. Facts that are not there at all are told by the rule of facts. */
const numberFindings = (fields: readonly (readonly [field: string, key: string, single: boolean])[]): Finding[] =>
  fields.flatMap(([field, key, single]): Finding[] => {
    if (!isFactKey(key)) return [];
    const { kind } = figure(key);
    if (kind === "number" || (!single && kind === "range")) return [];
    return [
      {
        field,
        what: `Fakt {${key}} nie jest ${single ? "jedną liczbą" : "liczbą"}, więc nie da się go narysować.`,
        mend: "Wybierz fakt z liczbą albo dopisz mu value.",
      },
    ];
  });

/** What is lit where there may be one thing lit. */
const litFindings = (field: string, items: readonly { lit?: true | undefined }[]): Finding[] => {
  const count = items.filter(({ lit }) => lit).length;
  return count > 1
    ? [
        {
          field,
          what: `Na rysunku świecą ${count} rzeczy, a bursztyn pokazuje jedną.`,
          mend: "Zostaw lit: true przy jednej.",
        },
      ]
    : [];
};

function findingsOf(drawing: Drawing): Finding[] {
  switch (drawing.drawing) {
    case "tariffs":
      return hourFindings(drawing);
    case "day":
      return numberFindings([
        ["power", drawing.power, true],
        ["use", drawing.use, true],
        ...(drawing.battery ? ([["battery", drawing.battery, true]] as const) : []),
      ]);
    case "drop":
      return numberFindings(
        drawing.parts.flatMap(({ length, drop }, at) => [
          [`parts.${at}.length`, length, true] as const,
          [`parts.${at}.drop`, drop, true] as const,
        ]),
      );
    case "bars":
      return [
        ...numberFindings(drawing.bars.map(({ fact }, at) => [`bars.${at}.fact`, fact, false] as const)),
        ...litFindings("bars", drawing.bars),
      ];
    case "power":
      return drawing.after < drawing.before
        ? []
        : [
            {
              field: "after",
              what: `Po kompensacji tangens fi (${drawing.after}) nie jest mniejszy niż przed nią (${drawing.before}).`,
              mend: "Wpisz po kompensacji mniejszą liczbę niż przed nią.",
            },
          ];
    case "board":
      return litFindings("circuits", drawing.circuits);
    case "plan": {
      const [wide, high] = drawing.size;
      return [
        ...litFindings("views", drawing.views ?? []),
        ...drawing.rooms.flatMap(({ name, box: [x, y, width, height] }, at): Finding[] =>
          x < 0 || y < 0 || x + width > wide || y + height > high
            ? [
                {
                  field: `rooms.${at}.box`,
                  what: `${name ? `Pomieszczenie „${name}”` : "Pole"} wystaje poza plan ${wide} na ${high} m.`,
                  mend: "Popraw położenie albo size.",
                },
              ]
            : [],
        ),
      ];
    }
    default:
      return [];
  }
}

/** Drawings whose data cannot be drawn as they stand. */
export const drawingRule: Rule = ({ file, record: { sections, local } }) =>
  [["sections", sections ?? []] as const, ["local", local ?? []] as const].flatMap(([list, all]) =>
    all.flatMap(({ drawing }, at) =>
      drawing
        ? findingsOf(drawing).map((finding) => ({
            file,
            ...finding,
            field: `${list}.${at}.drawing.${finding.field}`,
          }))
        : [],
    ),
  );

/** What is wrong with the house in section: circuits, the services they lead to, the devices on them. */
export function houseProblems({ circuits, devices, lit }: House = houseRecord): Problem[] {
  const file = "content/house.ts";
  const known = new Set<string>(circuits.map(({ id }) => id));
  const ids = [...known].join(", ");
  const unknown = (field: string, id: string): Problem => ({
    file,
    field,
    what: `Na przekroju domu nie ma obwodu ${id}.`,
    mend: `Wpisz jeden z obwodów: ${ids}.`,
  });
  const missing = serviceSlugs.filter((slug) => !circuits.some(({ service }) => service === slug));
  return [
    ...(known.has(lit) ? [] : [unknown("lit", lit)]),
    ...devices.flatMap(({ circuit }, at) => (known.has(circuit) ? [] : [unknown(`devices.${at}.circuit`, circuit)])),
    ...circuits.flatMap(({ id, service }, at): Problem[] => [
      ...(circuits.findIndex((other) => other.id === id) === at
        ? []
        : [{ file, field: `circuits.${at}.id`, what: `Obwód ${id} jest drugi raz.`, mend: "Nadaj mu jego numer." }]),
      ...(devices.some(({ circuit }) => circuit === id)
        ? []
        : [
            {
              file,
              field: `circuits.${at}`,
              what: `Obwód ${id} (${service}) nie ma urządzenia, którego można dotknąć.`,
              mend: "Dopisz je w devices.",
            },
          ]),
    ]),
    ...missing.map((slug) => ({
      file,
      field: "circuits",
      what: `Usługi ${slug} nie ma na przekroju domu.`,
      mend: "Wpisz ją w polu service jednego z obwodów.",
    })),
  ];
}
