import { z } from "zod";
import { choice, code, day, https, list, record } from "./fields";
import { named } from "./meta";

/** Proofs of the firm's claims: what is missing is neither claimed nor marked up. */
export const proofs = record("Dowody", "Dokumenty; bez nich teksty mówią ostrożniej.", {
  insurance: record("Ubezpieczenie OC", {
    insurer: code("Ubezpieczyciel", "W dopełniaczu: polisa czego? (PZU, Warty)"),
    sum: named(z.number().positive(), "Suma ubezpieczenia, zł"),
    validUntil: day("Ważne do", "Na przykład 30.06.2027."),
    policy: code("Numer polisy").optional(),
  }).optional(),
  qualifications: list(
    record({
      kind: choice({ E: "E", D: "D" }, "Rodzaj", "E: eksploatacja, D: dozór."),
      scope: code("Zakres", "Na przykład: urządzenia do 1 kV, pomiary."),
      number: code("Numer świadectwa"),
      validUntil: day("Ważne do"),
    }),
    "Uprawnienia (SEP)",
    { hint: "Świadectwa kwalifikacyjne E i D." },
  ).optional(),
  certificates: list(
    record({
      name: code("Nazwa"),
      number: code("Numer"),
      validUntil: day("Ważny do"),
      url: https("Adres dokumentu").optional(),
    }),
    "Certyfikaty",
  ).optional(),
  // The concession is for places under obligatory protection (act of 22 August 1997, art. 15 ust. 2).
  alarmConcession: record("Prawo do montażu alarmów", "Wpis na listę pracowników zabezpieczenia technicznego.", {
    listNumber: code("Numer wpisu na listę"),
    authority: code("Kto prowadzi listę", "Na przykład KWP w Katowicach."),
    number: code("Numer koncesji", "Potrzebna w obiektach obowiązkowo chronionych.").optional(),
  }).optional(),
  register: record("Wpis w rejestrze", {
    name: code("Rejestr", "CEIDG albo KRS."),
    url: https("Adres wpisu"),
  }).optional(),
  instruments: list(
    record({
      name: code("Typ i numer miernika"),
      number: code("Numer świadectwa wzorcowania"),
      calibrated: day("Dzień wzorcowania"),
    }),
    "Mierniki",
  ).optional(),
  customers: record("Liczba klientów", {
    count: code("Ilu", "Na przykład: 412 zakończonych zleceń."),
    source: code("Skąd ta liczba", "Na przykład: ewidencja firmy."),
    asOf: day("Stan na dzień"),
  }).optional(),
});
