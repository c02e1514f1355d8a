import type { Claim, ClaimKey, ClaimTableTexts, PromiseTexts } from "@/lib/content/types";

/**
 * Everything the firm claims about itself and can be asked to prove. The data stand in content/site.ts (`proofs`,
 * `guarantee`) and replace the words in brackets. With a proof that is valid on the day of the build, the claim is
 * shown beside it; without one the same row has the wording that needs no proof, as texts do, and says what any
 * contractor should be asked. `npm run launch-check` lists the proofs that are missing.
 */
export const claims: Record<ClaimKey, Claim> = {
  /** [rodzaj] "E", "D", "E i D"; [zakres], [numer], [termin], [rok] when the first ends, [dowody] all proofs. */
  kwalifikacje: {
    title: "Kwalifikacje",
    finding: "Prace nadzorują i protokoły podpisują osoby ze świadectwami kwalifikacyjnymi.",
    proof: "Świadectwo [rodzaj] ([zakres]): nr [numer], ważne do [termin]",
    question: "Kto podpisze protokół z pomiarów?",
    check: "Sprawdź numer i termin świadectwa E, a do podpisu protokołu także D.",
    words: {
      proven: "protokoły podpisują osoby z uprawnieniami: [dowody]",
      open: "protokoły podpisuje elektryk z uprawnieniami i wpisuje do nich numer swojego świadectwa",
    },
    short: { proven: "Uprawnienia [rodzaj], ważne do [rok]", open: "Uprawnienia E i D do wglądu" },
  },
  /** [nazwa], [numer], [termin]. */
  certyfikaty: {
    title: "Certyfikaty",
    finding: "Usługi są certyfikowane.",
    proof: "[nazwa]: nr [numer], ważny do [termin]",
    question: "Czyj jest certyfikat i do kiedy ważny?",
    check: "Porównaj nazwę, numer i termin z rejestrem tego, kto wydał certyfikat.",
    words: {
      proven: "certyfikowane usługi: [dowody]",
      open: "certyfikowane usługi: każdy certyfikat ma nazwę, numer i termin ważności",
    },
    short: { proven: "Certyfikaty z numerem i terminem", open: "Certyfikaty przy ofercie" },
    row: { proven: "[dowody]", open: "każdy certyfikat ma nazwę, numer i termin ważności" },
  },
  /** [ubezpieczyciel], [suma], [termin], [polisa] "nr 123" or nothing. */
  oc: {
    title: "Ubezpieczenie",
    finding: "OC działalności obejmuje prace elektryczne.",
    proof: "Polisa [ubezpieczyciel][polisa], suma [suma], ważna do [termin]",
    question: "Kto zapłaci za szkodę?",
    check: "Przeczytaj w polisie sumę, termin i to, czy obejmuje prace elektryczne.",
    words: { proven: "OC działalności: [dowody]", open: "kopię polisy OC działalności dostajesz razem z ofertą" },
    short: { proven: "OC działalności na [suma]", open: "Ubezpieczenie OC, polisa do wglądu" },
    row: { proven: "polisa na [suma], do wglądu", open: "polisa dołączona do oferty" },
  },
  /**
   * [wpis] number on the list of workers, [organ] who keeps it, [koncesja] ", koncesja nr …" or nothing. The act on the
   * protection of persons and property asks for the list entry; a concession only in places under obligatory protection
   * (art. 15 ust. 2, art. 5 ust. 5).
   */
  koncesja: {
    title: "Alarmy i monitoring",
    finding: "Montuje osoba wpisana na listę kwalifikowanych pracowników zabezpieczenia technicznego.",
    proof: "Wpis nr [wpis], [organ][koncesja]",
    question: "Kto może zakładać alarm?",
    check:
      "Poproś o numer wpisu na listę kwalifikowanych pracowników zabezpieczenia technicznego, w obiekcie obowiązkowo chronionym też o koncesję.",
    words: {
      proven: "alarmy montuje osoba z listy kwalifikowanych pracowników zabezpieczenia technicznego: [dowody]",
      open: "w ofercie na alarm podajemy numer wpisu na listę kwalifikowanych pracowników zabezpieczenia technicznego, a dla obiektu obowiązkowo chronionego także numer koncesji MSWiA",
    },
    short: { proven: "Wpis na listę zabezpieczeń", open: "Alarmy: numer wpisu w ofercie" },
  },
  /** [rok] of foundation, [rejestr] link to the entry, [nip] "NIP 1234567890" or where the firm gives it. */
  rejestr: {
    title: "Firma w rejestrze",
    finding: "Działa od [rok] roku.",
    proof: "Wpis w rejestrze: [rejestr]",
    question: "Od kiedy działa?",
    check:
      "Wyszukaj [nip] w [CEIDG](https://aplikacja.ceidg.gov.pl), a spółkę w [KRS](https://wyszukiwarka-krs.ms.gov.pl).",
    words: {
      proven: "działamy od [rok] roku, [dowody]",
      open: "działamy od [rok] roku, datę sprawdzisz w CEIDG albo KRS",
    },
    short: { proven: "Firma z wpisem od [rok] roku", open: "Firma działa od [rok] roku" },
  },
  /** [okres] "24 miesiące", [zakres] what is covered, [warunki] link to the terms or nothing. */
  gwarancja: {
    title: "Gwarancja",
    finding: "Na wykonane prace. Obejmuje [zakres].",
    proof: "Okres: [okres][warunki]",
    question: "Na co i na jak długo?",
    check: "Szukaj dwóch okresów, osobno na robociznę i na osprzęt.",
    words: {
      proven: "na wykonane prace dajemy gwarancję na [okres], która obejmuje [zakres]",
      open: "na wykonane prace dajemy gwarancję, a jej okres i zakres podajemy na piśmie",
    },
    short: { proven: "Gwarancja na prace: [okres]", open: "Gwarancja na piśmie" },
    row: { proven: "[okres] na wykonane prace", open: "na wykonane prace, na piśmie" },
  },
  /** [miernik], [numer] and [termin]: the day of calibration. */
  mierniki: {
    title: "Przyrządy",
    finding: "Mierniki zgodne z PN-EN 61557, wzorcowane.",
    proof: "[miernik]: świadectwo wzorcowania nr [numer] z dnia [termin]",
    question: "Czym będą mierzyć?",
    check: "W protokole szukaj typu i numeru miernika oraz daty wzorcowania.",
    words: {
      proven: "mierzymy przyrządami po wzorcowaniu: [dowody]",
      open: "typ i numer miernika oraz datę wzorcowania wpisujemy do protokołu",
    },
    short: { proven: "Mierniki po wzorcowaniu", open: "Numer miernika w protokole" },
  },
  /** [ilu] customers or jobs, [skąd] the figure comes from, [termin]: as of when. */
  klienci: {
    title: "Klienci",
    finding: "Setki zadowolonych klientów: domy, wspólnoty i firmy.",
    proof: "[ilu], [skąd], stan na [termin]",
    question: "Dla kogo robili to samo?",
    check: "Poproś o dwie albo trzy podobne prace i zapytaj tamtych klientów o termin.",
    words: {
      proven: "pracowaliśmy dla setek zadowolonych klientów: [dowody]",
      open: "pracowaliśmy dla setek zadowolonych klientów, a referencje z podobnych prac pokazujemy na prośbę",
    },
    short: { proven: "Setki zadowolonych klientów", open: "Setki zadowolonych klientów" },
    unconfirmed: {
      check: "Poproś o dwie albo trzy podobne prace i zapytaj tamtych klientów o termin.",
      words: "referencje z podobnych prac pokazujemy na prośbę",
      short: "Referencje do wglądu przed umową",
    },
  },
};

export const claimTable: ClaimTableTexts = {
  proven: {
    caption: "Protokół sprawdzenia wykonawcy",
    day: "stan na",
    columns: ["Co sprawdzamy", "Stwierdzono", "Dowód", "Wynik"],
  },
  open: {
    caption: "Powody i pytania, którymi je sprawdzisz",
    when: "dokumenty dołączamy do oferty",
    columns: ["Temat", "Powód", "Jak to sprawdzić"],
  },
  result: "jest",
};

/** Wordings of promises, prices and terms of content/site.ts, as in `{wizyta.odmowa}`, and parts of lines of proof. */
export const promises: PromiseTexts = {
  hours: ["godzina", "godziny", "godzin"],
  withinHours: ["godziny", "godzin"],
  months: ["miesiąc", "miesiące", "miesięcy"],
  years: ["rok", "lata", "lat"],
  experience: "ponad [okres]",
  since: "od [rok] roku",
  quote: "bezpłatna",
  nip: "NIP z naszej oferty",
  emergency: "w ciągu [okres] od zgłoszenia",
  measurements: "[termin] od zgłoszenia",
  range:
    "Pracujemy w całym województwie śląskim, a do awarii i na oględziny przyjeżdżamy w ciągu [okres] od zgłoszenia.",
  prices: { included: "Ceny brutto, z VAT", excluded: "Ceny netto, VAT doliczamy" },
  declined: {
    free: "Jeśli po diagnozie zrezygnujesz z naprawy, za dojazd i diagnozę nie płacisz.",
    fee: "Jeśli po diagnozie zrezygnujesz z naprawy, płacisz tylko za dojazd i diagnozę: [suma] brutto.",
  },
  closed: {
    daily: {
      when: "Po [godzina]",
      wait: "resztę opisz mailem, dzwoń od [godzina]",
      sentence: "Po [godzina] nie odbieramy.",
    },
    days: {
      when: "Poza godzinami",
      wait: "resztę opisz w e-mailu",
      sentence: "Poza godzinami telefonu nie odbieramy.",
    },
    never: { when: "Całą dobę", wait: "z resztą dzwoń do nas", sentence: "Odbieramy całą dobę." },
  },
  duty: {
    open: "poza godzinami pod numerem z umowy serwisowej",
    phone: "poza godzinami pod numerem dyżurnym [numer]",
  },
  and: "i",
  policy: "nr [numer]",
  concession: "koncesja nr [numer]",
  terms: "warunki gwarancji",
};
