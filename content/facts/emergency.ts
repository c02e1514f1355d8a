import type { Fact } from "@/lib/content/types";

/** Advice of the fire service, operators and resuscitation councils, in the firm's words. */
const conduct = {
  source: "zasada firmy, zgodna z zaleceniami straży pożarnej i operatorów sieci",
  checked: "2026-11-28",
} as const;

/**
 * What to do in danger, one rule for each: whom to call in which case, then what to do and what never. Pages quote a
 * rule whole; the checks refuse a sentence that gives an order about one of its `signs` in other words.
 */
export const emergency = {
  "zasada.dym": {
    what: "Co robić przy dymie, ogniu albo iskrach z rozdzielnicy",
    text: "Dym, ogień albo iskry z rozdzielnicy: wyprowadź wszystkich, zamknij za sobą drzwi i dzwoń pod 112. Niczego nie przełączaj i nie polewaj wodą.",
    signs: ["dym", "ogień", "ognia", "pożar", "pali się", "płomie"],
    ...conduct,
  },
  "zasada.spalenizna": {
    what: "Co robić, gdy czuć spaleniznę, a dymu nie widać",
    text: "Czuć spaleniznę, choć dymu nie widać: wyjdź z domownikami i dzwoń pod 112, bo tlić się może w ścianie. Nie szukaj źródła i niczego nie przełączaj.",
    signs: ["spaleni", "swąd"],
    ...conduct,
  },
  "zasada.gniazdo": {
    what: "Co robić przy ciepłym albo iskrzącym gnieździe, bez dymu i spalenizny",
    text: "Gniazdo albo wtyczka iskrzy lub się grzeje, ale nie dymi i nie śmierdzi: dzwoń do nas. Nie dotykaj ich. Obwód wyłącz w rozdzielnicy, jeśli jest sucha i cała. Nie możesz? Wyjdź i dzwoń pod 112.",
    signs: ["iskrz", "iskr", "osmalon", "grzeje się"],
    ...conduct,
  },
  "zasada.neutralny": {
    what: "Co robić przy przerwie przewodu neutralnego: lampy świecą nierówno albo kopie kran",
    text: "Jedne lampy rażą, inne bledną albo kopie kran: dzwoń pod 991, w bloku też do zarządcy, potem do nas. Opuść wyłącznik główny, a przy magazynie energii wyłącz też jego wyjście awaryjne. Kranów, rur i metalowych obudów nie dotykaj nawet po wyłączeniu.",
    signs: [
      "rażą",
      "bledn",
      "przerwa neutraln",
      "przerwie neutraln",
      "świecą jaśniej",
      "świecą za jasno",
      "kopie",
      "mrowi",
    ],
    ...conduct,
  },
  "zasada.wybicie": {
    what: "Co robić, gdy zabezpieczenie opadło",
    text: "Jeśli nic nie jest mokre ani osmalone, wyjmij wtyczki z gniazd bez prądu i podnieś dźwignię jeden raz. Opadła znowu? Zostaw ją w dole i dzwoń do nas, w nocy może to zaczekać.",
    signs: ["jeden raz", "załącz raz", "podnieś raz"],
    source: "zasada firmy",
    checked: "2026-11-28",
  },
  "zasada.linia": {
    what: "Co robić przy zerwanym przewodzie linii i otwartym złączu",
    text: "Przewód linii leży lub zwisa albo szafka przyłącza (złącze) jest otwarta: dzwoń pod 991, a gdy komuś coś grozi, pod 112. Nie podchodź i nie puszczaj tam innych. Jesteś blisko przewodu? Odsuwaj się małymi krokami, nie odrywając stóp od ziemi.",
    signs: ["zerwan", "leżącego przewodu", "przewód leży", "przewodu zerwan"],
    ...conduct,
  },
  "zasada.woda": {
    what: "Co robić, gdy woda dostała się do rozdzielnicy albo gniazd",
    text: "Mokra rozdzielnica albo podłoga pod nią: niczego nie dotykaj i dzwoń pod 112. Kapie tylko z lampy lub gniazda: suchą ręką opuść wyłącznik główny, a przy magazynie energii wyłącz też jego wyjście awaryjne, i dzwoń do nas. Do zalanej piwnicy nie wchodź.",
    signs: ["zalan", "mokra rozdziel", "mokrej rozdziel", "mokra tablica"],
    ...conduct,
  },
  "zasada.porazenie": {
    what: "Co robić, gdy kogoś poraził prąd",
    text: "Kogoś poraził prąd: dzwoń pod 112. Nie dotykaj go, dopóki nie odłączysz napięcia wtyczką albo wyłącznikiem głównym, a przy magazynie energii także wyjściem awaryjnym. Nie możesz odłączyć? Nie podchodź i nie puszczaj innych.",
    signs: ["porażon", "rażon", "poraził"],
    ...conduct,
  },
  "zasada.faza": {
    what: "Co robić przy zaniku jednej fazy",
    text: "Pół domu bez prądu, a dźwignie są w górze: popatrz na licznik. Brakuje L1, L2 albo L3: dzwoń pod 991, w bloku do zarządcy. Są wszystkie: dzwoń do nas. Wyłącz płytę, pompę ciepła i hydrofor, bo silnik bez jednej fazy się przepala.",
    signs: ["jednej fazy", "L1, L2"],
    ...conduct,
  },
  "zasada.ciemno": {
    what: "Do kogo dzwonić, gdy ciemno jest też poza mieszkaniem albo zgasł licznik",
    text: "Ciemno też u sąsiadów albo zgasł licznik: dzwoń pod 991. Ciemno tylko w twoim bloku lub pionie: najpierw do zarządcy.",
    signs: ["u sąsiadów", "ciemna okolica", "ciemno jest też"],
    ...conduct,
  },
  "zasada.magazyn": {
    what: "Jak wyłączyć dom z magazynem energii i zasilaniem awaryjnym",
    text: "Wyłącznik główny nie odłącza domu z magazynem i zasilaniem awaryjnym, bo część obwodów zasila wtedy bateria. Wyłącz też wyjście awaryjne, potem falownik, a pod 112 i 991 powiedz, że w budynku jest magazyn.",
    signs: ["wyłącznik główn", "wyłącznikiem główn", "wyłącznika główn", "główną dźwigni", "głównej dźwigni"],
    ...conduct,
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
