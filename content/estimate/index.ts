import type { EstimatePage, EstimateSubject } from "@/lib/content/types";
import { alarmy } from "./alarmy";
import { energooszczedne } from "./energooszczedne";
import { fotowoltaika } from "./fotowoltaika";
import { inne } from "./inne";
import { instalacje } from "./instalacje";
import { ladowarka } from "./ladowarka";
import { magazynyEnergii } from "./magazyny-energii";
import { monitoring } from "./monitoring";
import { naprawy } from "./naprawy";
import { pomiary } from "./pomiary";
import { przylacza } from "./przylacza";
import { rozdzielnice } from "./rozdzielnice";
import { sieciLan } from "./sieci-lan";
import { smartHome } from "./smart-home";

/** Subjects of /wycena, F1 to F12 and what has no circuit of its own, each under the name of its file. */
export const estimateSubjects: Readonly<Record<string, EstimateSubject>> = {
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
  ladowarka,
  inne,
};

export const estimate: EstimatePage = {
  name: "Wycena",
  meta: {
    title: "Ile kosztuje elektryk: wycena i cennik",
    description:
      "Wybierz usługę, odpowiedz na kilka pytań i zobacz cenę, czas i zakres. Niżej cennik wszystkich usług elektrycznych na jednej kartce.",
    keywords: [
      "elektryk cennik Śląsk",
      "wycena instalacji elektrycznej",
      "ile kosztuje elektryk",
      "cena pomiarów elektrycznych",
      "koszt wymiany instalacji",
    ],
  },
  updated: "2026-11-22",
  hero: {
    title: "Ile to będzie kosztować?",
    lead: "Podnieś dźwignię usługi, o którą pytasz. Kilka odpowiedzi wystarczy, żeby zobaczyć cenę, czas i zakres.",
    leadNoScript:
      "Pytania z wynikiem działają w przeglądarce z włączonymi skryptami. Najczęstsze ceny są w tabeli niżej.",
  },
  texts: {
    choice: "Czego dotyczy wycena",
    spare: "rezerwa",
    change: "zmień",
    questions: "Pytania",
    result: "Wynik",
    answers: "Odpowiedzi",
    open: "Odpowiedz, a zobaczysz cenę",
    noPrice: "Kwotę podamy po zdjęciach albo oględzinach",
    noPriceNote: "Od czego zależy kwota, piszemy niżej. Są tam też dwa przykłady.",
    invalid: "Popraw zaznaczoną liczbę",
    empty: "Wpisz co najmniej jedną sztukę",
    typical: "wartość typowa",
    clear: "wyczyść",
    from: "od",
    about: "około",
    lower: "Cena wypada wtedy bliżej dolnej granicy.",
    upper: "Cena wypada wtedy bliżej górnej granicy.",
    gross: "brutto",
    net: "netto",
    netNote: "netto, plus VAT {vat.podstawowy}",
    time: "Czas",
    details: "Szczegóły",
    send: "Wyślij zapytanie",
    depends: "Od czego zależy",
    examples: "Dwa przykłady",
    included: "W cenie",
    excluded: "Poza ceną",
    checklist: "Przygotuj",
    pages: "Czytaj dalej",
    scope: "Co obejmuje ta cena",
    unpriced: "Zanim podamy cenę",
    requestHeading: "Zapytanie już napisane",
    requestLead: "Wyślesz je ze swojej poczty albo telefonu. Strona niczego nie zapisuje i sama nic nie wysyła.",
    letter: [
      "Dzień dobry,",
      "proszę o wycenę [prosba].",
      "",
      "[odpowiedzi]",
      "[cena]",
      "",
      "Adres i termin:",
      "Mój telefon:",
      "",
      "Odpowiedzi: [link]",
    ],
    message: ["Proszę o wycenę [prosba].", "[odpowiedzi]", "Adres i termin:", "Mój telefon:"],
    outside: "„[wpis]” (poza zakresem [zakres])",
    unclear: "„[wpis]” (strona nie przyjęła tej wartości)",
    subject: "Wycena",
    priceLine: "Cena ze strony",
    mail: "E-mail",
    sms: "SMS",
    smsNote: "ta sama treść, krócej",
    copyText: "Kopiuj treść",
    copyTextNote: "do komunikatora albo notatki",
    copyLink: "Kopiuj link do odpowiedzi",
    copyLinkNote: "otworzy tę stronę z tymi samymi odpowiedziami",
    print: "Drukuj wycenę",
    printNote: "jedna kartka A4: cena, zakres i odpowiedzi",
    sheet: {
      vat: "brutto, z VAT",
      code: "Te same odpowiedzi w internecie:",
    },
    copied: "Skopiowano",
    notCopied: "Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.",
    limits: "Podaj liczbę od [od] do [do].",
    limitsInteger: "Podaj liczbę całkowitą od [od] do [do].",
    note: "Cena [vat], orientacyjna, z dnia [data]. Wiąże oferta po zdjęciach albo bezpłatnych oględzinach.",
    failed:
      "Pytania się nie wczytały: wybierz usługę jeszcze raz albo odśwież stronę. Najczęstsze ceny są w tabeli niżej.",
  },
  list: {
    heading: "Najczęstsze ceny na jednej kartce",
    lead: "Przedziały są orientacyjne. Dokładną kwotę dostajesz na piśmie, po zdjęciach albo oględzinach. Wycena jest {firma.wycenaSlownie}.",
    columns: ["Zakres", "Warunek", "Cena", "Czas"],
    counted: ["pozycja", "pozycje", "pozycji"],
    note: "{cena.vat}. Gdzie nie ma kwoty, podamy ją po zdjęciach albo oględzinach.",
  },
  band: {
    heading: "Wolisz opowiedzieć?",
    text: "Cenę orientacyjną podamy też w rozmowie. Przyda się metraż i zdjęcie rozdzielnicy. Potem umówimy bezpłatne oględziny.",
    button: { label: "Napisz do nas", to: "/kontakt" },
  },
};
