import type { HouseDrawing } from "./props";
import { get, pathOf } from "./records";

/** Returns the house in section, with names and addresses of the services; undefined if it shows none of them. */
export function houseDrawing(): HouseDrawing | undefined {
  const house = get("house");
  const isShown = (id: string) => house.circuits.some((circuit) => circuit.id === id);
  const [first] = house.circuits;
  return (
    first && {
      ...house,
      lit: isShown(house.lit) ? house.lit : first.id,
      circuits: house.circuits.map((circuit) => ({
        ...circuit,
        name: get("services", circuit.service).name,
        href: pathOf("services", circuit.service),
      })),
      devices: house.devices.filter(({ circuit }) => isShown(circuit)),
    }
  );
}
