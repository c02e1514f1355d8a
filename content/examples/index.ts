import { inputs as awarie, results as awarieResults } from "./awarie";
import { inputs as bezpieczenstwo, results as bezpieczenstwoResults } from "./bezpieczenstwo";
import { inputs as dabrowaGornicza, results as dabrowaGorniczaResults } from "./dabrowa-gornicza";
import { inputs as dlaFirm, results as dlaFirmResults } from "./dla-firm";
import { inputs as energooszczedne, results as energooszczedneResults } from "./energooszczedne";
import { inputs as fotowoltaika, results as fotowoltaikaResults } from "./fotowoltaika";
import { inputs as gliwice, results as gliwiceResults } from "./gliwice";
import { inputs as grzewnictwo, results as grzewnictwoResults } from "./grzewnictwo";
import { inputs as instalacje, results as instalacjeResults } from "./instalacje";
import { inputs as inteligentnyDom, results as inteligentnyDomResults } from "./inteligentny-dom";
import { inputs as katowice, results as katowiceResults } from "./katowice";
import { inputs as magazynyEnergii, results as magazynyEnergiiResults } from "./magazyny-energii";
import { inputs as modernizacja, results as modernizacjaResults } from "./modernizacja";
import { inputs as monitoring, results as monitoringResults } from "./monitoring";
import { inputs as naprawy, results as naprawyResults } from "./naprawy";
import { inputs as obliczanieMocy, results as obliczanieMocyResults } from "./obliczanie-mocy";
import { inputs as oswietlenie, results as oswietlenieResults } from "./oswietlenie";
import { inputs as oszczedzanie, results as oszczedzanieResults } from "./oszczedzanie";
import { inputs as pomiary, results as pomiaryResults } from "./pomiary";
import { inputs as przepisy, results as przepisyResults } from "./przepisy";
import { inputs as przylacza, results as przylaczaResults } from "./przylacza";
import { inputs as rozdzielnice, results as rozdzielniceResults } from "./rozdzielnice";
import { inputs as sieciLan, results as sieciLanResults } from "./sieci-lan";
import { inputs as systemyAlarmowe, results as systemyAlarmoweResults } from "./systemy-alarmowe";
import { inputs as wymianaInstalacji, results as wymianaInstalacjiResults } from "./wymiana-instalacji";
import { inputs as zabrze, results as zabrzeResults } from "./zabrze";
import { inputs as zory, results as zoryResults } from "./zory";

/** Worked examples by guide, service or city: what each assumes, and its results. */
export const exampleFiles = {
  awarie: { inputs: awarie, results: awarieResults },
  bezpieczenstwo: { inputs: bezpieczenstwo, results: bezpieczenstwoResults },
  "dabrowa-gornicza": { inputs: dabrowaGornicza, results: dabrowaGorniczaResults },
  "dla-firm": { inputs: dlaFirm, results: dlaFirmResults },
  energooszczedne: { inputs: energooszczedne, results: energooszczedneResults },
  fotowoltaika: { inputs: fotowoltaika, results: fotowoltaikaResults },
  gliwice: { inputs: gliwice, results: gliwiceResults },
  grzewnictwo: { inputs: grzewnictwo, results: grzewnictwoResults },
  instalacje: { inputs: instalacje, results: instalacjeResults },
  "inteligentny-dom": { inputs: inteligentnyDom, results: inteligentnyDomResults },
  katowice: { inputs: katowice, results: katowiceResults },
  "magazyny-energii": { inputs: magazynyEnergii, results: magazynyEnergiiResults },
  modernizacja: { inputs: modernizacja, results: modernizacjaResults },
  monitoring: { inputs: monitoring, results: monitoringResults },
  naprawy: { inputs: naprawy, results: naprawyResults },
  "obliczanie-mocy": { inputs: obliczanieMocy, results: obliczanieMocyResults },
  oswietlenie: { inputs: oswietlenie, results: oswietlenieResults },
  oszczedzanie: { inputs: oszczedzanie, results: oszczedzanieResults },
  pomiary: { inputs: pomiary, results: pomiaryResults },
  przepisy: { inputs: przepisy, results: przepisyResults },
  przylacza: { inputs: przylacza, results: przylaczaResults },
  rozdzielnice: { inputs: rozdzielnice, results: rozdzielniceResults },
  "sieci-lan": { inputs: sieciLan, results: sieciLanResults },
  "systemy-alarmowe": { inputs: systemyAlarmowe, results: systemyAlarmoweResults },
  "wymiana-instalacji": { inputs: wymianaInstalacji, results: wymianaInstalacjiResults },
  zabrze: { inputs: zabrze, results: zabrzeResults },
  zory: { inputs: zory, results: zoryResults },
} as const;

/** What examples assume: facts of their own. */
export const exampleInputs = {
  ...awarie,
  ...bezpieczenstwo,
  ...dabrowaGornicza,
  ...dlaFirm,
  ...energooszczedne,
  ...fotowoltaika,
  ...gliwice,
  ...grzewnictwo,
  ...instalacje,
  ...inteligentnyDom,
  ...katowice,
  ...magazynyEnergii,
  ...modernizacja,
  ...monitoring,
  ...naprawy,
  ...obliczanieMocy,
  ...oswietlenie,
  ...oszczedzanie,
  ...pomiary,
  ...przepisy,
  ...przylacza,
  ...rozdzielnice,
  ...sieciLan,
  ...systemyAlarmowe,
  ...wymianaInstalacji,
  ...zabrze,
  ...zory,
} as const;
