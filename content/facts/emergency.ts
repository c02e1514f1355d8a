import type { Fact } from "@/lib/content/types";

/** What to do in danger, and whom to call: no page words its own. */
export const emergency = {
  "zasada.dym": {
    what: "Co robić przy dymie, ogniu albo iskrach z rozdzielnicy",
    text: "Dym, ogień albo iskry z rozdzielnicy i zapach spalenizny: niczego nie przełączaj, wyprowadź wszystkich, zamknij drzwi i z bezpiecznego miejsca zadzwoń pod 112.",
    source: "zasada firmy, zgodna z zaleceniami straży pożarnej: ewakuacja, potem numer alarmowy",
    checked: "2026-11-20",
  },
  "zasada.wybicie": {
    what: "Co robić, gdy zabezpieczenie opadło",
    text: "Wyjmij wtyczki z gniazd tego obwodu i podnieś dźwignię jeden raz. Opadła znowu? Zostaw ją w dole i zadzwoń. W nocy może tak poczekać do rana.",
    source: "zasada firmy",
    checked: "2026-11-26",
  },
  "zasada.gniazdo": {
    what: "Co robić przy ciepłym albo iskrzącym gnieździe bez dymu",
    text: "Gniazdo ciepłe albo iskrzące, ale bez dymu: nie dotykaj go ani wtyczki. Wyłącz jego obwód tylko wtedy, gdy rozdzielnica jest sucha i cała, a potem zadzwoń do nas.",
    source: "zasada firmy",
    checked: "2026-11-20",
  },
  "tel.alarmowy": { what: "Numer alarmowy", text: "112", source: "numeracja krajowa", checked: "2026-11-20" },
  "tel.straz": { what: "Straż pożarna", text: "998", source: "numeracja krajowa", checked: "2026-11-20" },
  "tel.pogotowie": { what: "Pogotowie ratunkowe", text: "999", source: "numeracja krajowa", checked: "2026-11-20" },
  "tel.energetyczne": {
    what: "Pogotowie energetyczne (operator sieci)",
    text: "991",
    source: "numeracja krajowa",
    checked: "2026-11-20",
  },
} as const satisfies Record<string, Fact>;
