/** The steps in which a firm takes over the site, and in which its data are changed later. */

export type Step = {
  name: string;
  /** What to do here, and what may be left out. */
  text: string;
  /** Page on which the changes show. */
  page: string;
  /** Parts of files, by their origins, each a form. */
  parts: readonly string[];
  /** How many of them stand above what else the step has; none where that comes first. */
  formsAbove?: number;
};

export const steps = [
  {
    name: "Firma",
    text: "Kim jesteście. Dane rejestrowe pokaże stopka i polityka prywatności; puste pola niczego nie pokazują.",
    page: "/kontakt",
    parts: ["site:brand", "site:tagline", "site:founded", "site:legal", "site:address", "site:hours"],
  },
  {
    name: "Kontakt",
    text: "Jak do Was dzwonić i pisać. Drugi i dyżurny telefon są nieobowiązkowe.",
    page: "/kontakt",
    parts: ["site:phone", "site:companyPhone", "site:dutyPhone", "site:email", "site:person", "site:url"],
    formsAbove: 1,
  },
  {
    name: "Zasięg",
    text: "Gdzie pracujecie i jak szybko przyjeżdżacie. Miasta bez zaznaczenia znikną ze strony, adresy przekierujemy.",
    page: "/",
    parts: ["site:area", "site:promises"],
  },
  {
    name: "Oferta",
    text: "Co robicie. Usługa bez zaznaczenia zniknie z menu, list, wyceny i odnośników. Wróci, gdy ją zaznaczysz.",
    page: "/uslugi",
    parts: ["site:prices", "site:priceRange", "site:declinedVisit", "site:guarantee", "site:payment"],
  },
  {
    name: "Dowody",
    text: "Wpisz tylko to, na co masz dokument. Czego nie ma, o tym strona pisze ostrożniej.",
    page: "/dla-firm",
    parts: [
      "site:samples",
      "site:proofs.qualifications",
      "site:proofs.insurance",
      "site:proofs.certificates",
      "site:proofs.alarmConcession",
      "site:proofs.register",
      "site:proofs.instruments",
      "site:proofs.customers",
      "site:profiles",
      "site:ratings",
      "site:reputationWidget",
      "site:decisions",
    ],
  },
  {
    name: "Wygląd",
    text: "Znak, kolor i zdjęcia. Bez własnych strona zostaje przy obecnych.",
    page: "/",
    parts: ["site:decisions.renders"],
  },
  {
    name: "Publikacja",
    text: "Dokąd strona ma trafić. Login i folder podał hosting; hasło zostaje na tym komputerze.",
    page: "/polityka-prywatnosci",
    parts: ["publishing:", "site:searchConsole", "site:tracking", "site:indexNowKey", "site:offline"],
    formsAbove: 1,
  },
] as const satisfies readonly Step[];

export type StepName = (typeof steps)[number]["name"];

/** Step and part of a field. @param origin "site:legal.nip" */
export function stepOf(origin: string): { step: number; part: string } | undefined {
  for (const [step, { parts }] of steps.entries()) {
    const part = parts.find((one) => origin === one || origin.startsWith(one.endsWith(":") ? one : `${one}.`));
    if (part) return { step, part };
  }
  return undefined;
}
