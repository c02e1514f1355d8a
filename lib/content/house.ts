import { house as houseRecord } from "@/content/house";
import { prepare } from "./prepare";
import type { HouseCropData, HouseDrawing } from "./props";
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

/** Returns a service's part of the house: its circuit and devices; undefined for a service without a circuit. */
export function houseCrop(service: string): HouseCropData | undefined {
  const drawing = houseDrawing();
  const circuit = drawing.circuits.find((one) => one.service === service);
  if (!circuit) return undefined;
  return { drawing, circuit, devices: drawing.devices.filter((device) => device.circuit === circuit.id) };
}
