import { z } from "zod";
import { codeLike, list, record, slugIn, text } from "./fields";

const circuitId = () => codeLike<`F${number}`>(/^F\d{1,2}$/, "Numer obwodu wpisz jako F i liczbę, na przykład F9.");

const point = z.tuple([z.number(), z.number()]).readonly();
/** Left, top, width and height. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();
/** Corners of a line. */
const line = list(point, { min: 2 });

const place = record({
  /** Middle of the circuit's number tag; omitted if another device of the circuit has it. */
  tag: point.optional(),
  /** Where its leader ends, for a tag beside the device. */
  leader: point.optional(),
  /** Click area: at least 56 units each way in the wide drawing, 54 in the narrow one, or it shrinks below 44 px. */
  hit: box,
});

/** The house in section: heading of its section, circuits, devices. Places are points of the two drawings. */
export const house = record({
  heading: text(60),
  lead: text(160),
  /** Name and description of the drawing for screen readers. */
  title: text(80),
  description: text(400),
  /** Words in the drawing. */
  street: text(20),
  rooms: text(40),
  /** Circuit lit by default. */
  lit: circuitId(),
  circuits: list(
    record({
      id: circuitId(),
      service: slugIn("services"),
      /** What the service provides in the house, up to 30 characters. */
      what: text(30),
      wide: list(line),
      narrow: list(line),
    }),
    { min: 0 },
  ),
  devices: list(record({ name: text(60), circuit: circuitId(), wide: place, narrow: place })),
});
