import { house as houseRecord } from "@/content/house";
import { prepare } from "./prepare";
import type { HouseDrawing } from "./props";
import { get, pathOf } from "./records";
import { house as houseSchema } from "./schema/house";
import type { House } from "./types";

const house: House = prepare(houseSchema, houseRecord, "house");

/** Returns the house in section, with names and addresses of the services. */
export const houseDrawing = (): HouseDrawing => ({
  ...house,
  circuits: house.circuits.map((circuit) => ({
    ...circuit,
    name: get("services", circuit.service).name,
    href: pathOf("services", circuit.service),
  })),
});
