import type { Service } from "@/lib/content/types";
import { alarmy } from "./alarmy";
import { energooszczedne } from "./energooszczedne";
import { fotowoltaika } from "./fotowoltaika";
import { instalacje } from "./instalacje";
import { magazynyEnergii } from "./magazyny-energii";
import { monitoring } from "./monitoring";
import { naprawy } from "./naprawy";
import { pomiary } from "./pomiary";
import { przylacza } from "./przylacza";
import { rozdzielnice } from "./rozdzielnice";
import { sieciLan } from "./sieci-lan";
import { smartHome } from "./smart-home";

/** Every service by its slug. A new service is a new file and a line here. */
export const services: Record<string, Service> = {
  instalacje,
  rozdzielnice,
  przylacza,
  "sieci-lan": sieciLan,
  monitoring,
  alarmy,
  "smart-home": smartHome,
  pomiary,
  naprawy,
  fotowoltaika,
  "magazyny-energii": magazynyEnergii,
  energooszczedne,
};
