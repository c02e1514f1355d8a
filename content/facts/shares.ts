import type { Fact } from "@/lib/content/types";

const day = "2026-11-22";
/** Share of a year's production by month. The twelve add up to 100. */
const pvgis = {
  unit: "%",
  source: "typowy rozkład roczny w Polsce, dach na południe, 35°; do porównania z PVGIS dla miejsca instalacji",
  checked: day,
  checkBy: "2027-11-30",
  confirm: true,
} as const;
/** Share of a day's use by part of the day. The five add up to 100. */
const use = {
  unit: "%",
  source: "założenie kalkulatora: zużycie domu rozłożone na pięć pór doby, szacunek z odczytów liczników",
  checked: day,
  checkBy: "2027-11-30",
  confirm: true,
} as const;
/** Share of a heat pump's electricity by month. The twelve add up to 100. */
const pump = {
  unit: "%",
  source: "założenie kalkulatora: ogrzewanie według stopniodni Katowic i ciepła woda przez cały rok, szacunek",
  checked: day,
  checkBy: "2027-11-30",
  confirm: true,
} as const;

/** Shares of a year by month and of a day by part, each group 100 % together. */
export const shares = {
  "slonce.styczen": { what: "Część rocznej produkcji paneli: styczeń", value: 3, ...pvgis },
  "slonce.luty": { what: "Część rocznej produkcji paneli: luty", value: 5, ...pvgis },
  "slonce.marzec": { what: "Część rocznej produkcji paneli: marzec", value: 9, ...pvgis },
  "slonce.kwiecien": { what: "Część rocznej produkcji paneli: kwiecień", value: 11, ...pvgis },
  "slonce.maj": { what: "Część rocznej produkcji paneli: maj", value: 13, ...pvgis },
  "slonce.czerwiec": { what: "Część rocznej produkcji paneli: czerwiec", value: 13, ...pvgis },
  "slonce.lipiec": { what: "Część rocznej produkcji paneli: lipiec", value: 13, ...pvgis },
  "slonce.sierpien": { what: "Część rocznej produkcji paneli: sierpień", value: 12, ...pvgis },
  "slonce.wrzesien": { what: "Część rocznej produkcji paneli: wrzesień", value: 9, ...pvgis },
  "slonce.pazdziernik": { what: "Część rocznej produkcji paneli: październik", value: 6, ...pvgis },
  "slonce.listopad": { what: "Część rocznej produkcji paneli: listopad", value: 3, ...pvgis },
  "slonce.grudzien": { what: "Część rocznej produkcji paneli: grudzień", value: 3, ...pvgis },
  "doba.nikt.noc": { what: "Zużycie w dobie, w dzień nikogo nie ma: 0–6", value: 14, ...use },
  "doba.nikt.rano": { what: "Zużycie w dobie, w dzień nikogo nie ma: 6–9", value: 16, ...use },
  "doba.nikt.dzien": { what: "Zużycie w dobie, w dzień nikogo nie ma: 9–16", value: 15, ...use },
  "doba.nikt.wieczor": { what: "Zużycie w dobie, w dzień nikogo nie ma: 16–22", value: 45, ...use },
  "doba.nikt.pozno": { what: "Zużycie w dobie, w dzień nikogo nie ma: 22–24", value: 10, ...use },
  "doba.ktos.noc": { what: "Zużycie w dobie, w dzień ktoś bywa w domu: 0–6", value: 12, ...use },
  "doba.ktos.rano": { what: "Zużycie w dobie, w dzień ktoś bywa w domu: 6–9", value: 13, ...use },
  "doba.ktos.dzien": { what: "Zużycie w dobie, w dzień ktoś bywa w domu: 9–16", value: 28, ...use },
  "doba.ktos.wieczor": { what: "Zużycie w dobie, w dzień ktoś bywa w domu: 16–22", value: 38, ...use },
  "doba.ktos.pozno": { what: "Zużycie w dobie, w dzień ktoś bywa w domu: 22–24", value: 9, ...use },
  "doba.poludnie.noc": { what: "Zużycie w dobie, sprzęt włączany w południe: 0–6", value: 10, ...use },
  "doba.poludnie.rano": { what: "Zużycie w dobie, sprzęt włączany w południe: 6–9", value: 10, ...use },
  "doba.poludnie.dzien": { what: "Zużycie w dobie, sprzęt włączany w południe: 9–16", value: 46, ...use },
  "doba.poludnie.wieczor": { what: "Zużycie w dobie, sprzęt włączany w południe: 16–22", value: 27, ...use },
  "doba.poludnie.pozno": { what: "Zużycie w dobie, sprzęt włączany w południe: 22–24", value: 7, ...use },
  "pompa.udzial": {
    what: "Dom z pompą ciepła: część rocznego zużycia, którą pobiera pompa",
    value: 50,
    unit: "%",
    source: "założenie kalkulatora: dom 120–140 m², 3500–4500 kWh na pompę i tyle samo na resztę",
    checked: day,
    checkBy: "2027-11-30",
    confirm: true,
  },
  "pompa.styczen": { what: "Część rocznego poboru pompy ciepła: styczeń", value: 18, ...pump },
  "pompa.luty": { what: "Część rocznego poboru pompy ciepła: luty", value: 15, ...pump },
  "pompa.marzec": { what: "Część rocznego poboru pompy ciepła: marzec", value: 12, ...pump },
  "pompa.kwiecien": { what: "Część rocznego poboru pompy ciepła: kwiecień", value: 8, ...pump },
  "pompa.maj": { what: "Część rocznego poboru pompy ciepła: maj", value: 4, ...pump },
  "pompa.czerwiec": { what: "Część rocznego poboru pompy ciepła: czerwiec", value: 2, ...pump },
  "pompa.lipiec": { what: "Część rocznego poboru pompy ciepła: lipiec", value: 2, ...pump },
  "pompa.sierpien": { what: "Część rocznego poboru pompy ciepła: sierpień", value: 2, ...pump },
  "pompa.wrzesien": { what: "Część rocznego poboru pompy ciepła: wrzesień", value: 4, ...pump },
  "pompa.pazdziernik": { what: "Część rocznego poboru pompy ciepła: październik", value: 8, ...pump },
  "pompa.listopad": { what: "Część rocznego poboru pompy ciepła: listopad", value: 11, ...pump },
  "pompa.grudzien": { what: "Część rocznego poboru pompy ciepła: grudzień", value: 14, ...pump },
} as const satisfies Record<string, Fact>;
