import { choice, code, day, heading, label, labelHeading, list, record, template, text, tuple } from "./fields";
import { pageMeta } from "./pages";
import { head } from "./single-pages";

export const privacySection = record({
  id: code("nazwa do odnośników"),
  heading: heading(80),
  when: choice(
    { tracking: "gdy liczy odwiedziny", "no-tracking": "gdy ich nie liczy", offline: "gdy działa bez internetu" },
    "kiedy",
  ).optional(),
  paragraphs: list(text(900, "akapit"), "akapit"),
  list: list(text(400), "lista").optional(),
  extra: choice(
    { administrator: "dane rejestrowe", stored: "co zostaje w urządzeniu", contact: "dokąd pisać" },
    "dodatek",
  ).optional(),
});

const storedItem = record({ name: code("nazwa"), kept: text(60, "jak długo"), purpose: text(200, "po co") });

/** Words of the consent question, asked only if tracking is configured. */
export const consentTexts = record("pytanie o zgodę", {
  title: labelHeading(60, "tytuł"),
  text: text(400),
  // Both answers look the same.
  accept: label(40, "zgoda"),
  reject: label(40, "odmowa"),
  privacy: label(40, "odnośnik do polityki", "tu i w stopce"),
  change: label(40, "zmiana decyzji", "przycisk w stopce"),
});

export const privacyPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  missing: record("czego brakuje", "dopóki w content/site.ts nie ma danych rejestrowych", {
    title: labelHeading(60, "tytuł"),
    text: text(400),
    data: record("dane", {
      name: label(60, "nazwa"),
      nip: label(60, "NIP"),
      street: label(60, "ulica"),
      postalCode: label(60, "kod pocztowy"),
      locality: label(60, "miejscowość"),
    }),
  }),
  sections: list(privacySection, "sekcja"),
  administrator: record("administrator", {
    name: label(40, "nazwa"),
    address: label(40, "adres"),
    email: label(40, "e-mail"),
    phone: label(40, "telefon"),
  }),
  stored: record("co zostaje w urządzeniu", {
    caption: text(120, "podpis"),
    columns: tuple([label(40), label(40), label(40)]),
    // Its name and age come from lib/tracking/tag.ts.
    choice: text(200, "po co zapis decyzji"),
    choiceKept: template(30, ["dni"], "jak długo"),
    analytics: list(storedItem, "liczenie odwiedzin", { min: 0 }),
    ads: list(storedItem, "reklamy", { min: 0 }),
  }),
  contact: text(400, "kontakt"),
  consent: consentTexts,
});
