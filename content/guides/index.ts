import type { Guide } from "@/lib/content/types";
import { awarie } from "./awarie";
import { bezpieczenstwo } from "./bezpieczenstwo";
import { fotowoltaika } from "./fotowoltaika";
import { grzewnictwo } from "./grzewnictwo";
import { inteligentnyDom } from "./inteligentny-dom";
import { magazynyEnergii } from "./magazyny-energii";
import { modernizacja } from "./modernizacja";
import { monitoring } from "./monitoring";
import { obliczanieMocy } from "./obliczanie-mocy";
import { oswietlenie } from "./oswietlenie";
import { oszczedzanie } from "./oszczedzanie";
import { przepisy } from "./przepisy";
import { sieciLan } from "./sieci-lan";
import { systemyAlarmowe } from "./systemy-alarmowe";
import { wymianaInstalacji } from "./wymiana-instalacji";

/** Every guide by its slug. A new guide is a new file and a line here. */
export const guides: Record<string, Guide> = {
  oswietlenie,
  oszczedzanie,
  bezpieczenstwo,
  "inteligentny-dom": inteligentnyDom,
  monitoring,
  "systemy-alarmowe": systemyAlarmowe,
  "sieci-lan": sieciLan,
  modernizacja,
  przepisy,
  "obliczanie-mocy": obliczanieMocy,
  grzewnictwo,
  "wymiana-instalacji": wymianaInstalacji,
  awarie,
  "magazyny-energii": magazynyEnergii,
  fotowoltaika,
};
