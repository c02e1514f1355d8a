import { z } from "zod";
import { codeLike, heading, list, record, slugIn, text, tuple } from "./fields";
import { named } from "./meta";

const circuitId = (name = "obwód") =>
  codeLike<`F${number}`>(/^F\d{1,2}$/, "Numer obwodu wpisz jako F i liczbę, na przykład F9.", name);

const point = tuple([z.number(), z.number()], "położenie");
/** Corners of a line. */
const line = list(point, "linia", { min: 2 });

const place = (name: string) =>
  record(name, {
    tag: named(point, "oznaczenie", "środek numeru obwodu").optional(),
    leader: named(point, "linia do opisu").optional(),
    // At least 56 units each way in the wide drawing, 54 in the narrow one, or it shrinks below 44 px.
    hit: tuple(
      [z.number(), z.number(), z.number(), z.number()],
      "pole do kliknięcia",
      "lewy i górny brzeg, szerokość, wysokość",
    ),
  });

/** The house in section: heading of its section, circuits, devices. Places are points of the two drawings. */
export const house = record({
  heading: heading(60),
  lead: text(160, "wprowadzenie"),
  title: heading(80, "tytuł", "nazwa rysunku dla osób, które go nie widzą"),
  description: text(400, "opis", "to samo słowami"),
  street: text(20, "ulica", "napis na rysunku"),
  rooms: text(40, "pomieszczenia", "napis na rysunku"),
  lit: circuitId("obwód, który świeci na początku"),
  circuits: list(
    record({
      id: circuitId("oznaczenie"),
      service: slugIn("services"),
      what: text(30, "co to jest", "co usługa robi w domu"),
      wide: list(line, "na szerokim ekranie"),
      narrow: list(line, "na telefonie"),
    }),
    "obwody",
    { min: 0 },
  ),
  devices: list(
    record({
      name: text(60, "nazwa"),
      circuit: circuitId(),
      wide: place("na szerokim ekranie"),
      narrow: place("na telefonie"),
    }),
    "urządzenia",
  ),
});
