import type { City } from "@/lib/content/types";

/**
 * The three badges under the heading of every city page. The wording of the first two depends on the firm's proofs.
 */
export const cityBadges: City["hero"]["badges"] = [
  { icon: "shield-check", text: "{dowod.ocKrotko}" },
  { icon: "file-check", text: "{gwarancja.krotko}" },
  { icon: "clock", text: "Doświadczenie: {firma.lata}" },
];

/** Price and arrival of a repair, the same in every city. Gliwice has rows of its own: the firm is there sooner. */
export const cityFacts: City["hero"]["facts"] = [
  { price: "naprawy/wizyta", to: "/uslugi/naprawy#cena" },
  { label: "Przyjazd", value: "do {firma.przyjazdDo}", note: "od zgłoszenia, w całym województwie" },
  {
    label: "{telefon.pozaGodzinami}",
    value: "{tel.alarmowy}, przy awarii sieci {tel.energetyczne}",
    note: "{telefon.reszta}",
  },
];
