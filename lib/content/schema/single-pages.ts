import { z } from "zod";
import {
  choice,
  code,
  day,
  heading,
  label,
  labelHeading,
  link,
  list,
  priceKey,
  record,
  slugIn,
  template,
  text,
} from "./fields";
import { named } from "./meta";
import { advice, conductor, galleryKinds, pageMeta } from "./pages";
import { band, button, claimKey, conductorNames, pictureRef } from "./parts";

const labelledLink = (name = "odnośnik") => record(name, { label: label(40), to: link() });
const lead = (max: number, hint?: string) => text(max, "wprowadzenie", hint);
/** Head of a page without a photo. */
export const head = record("góra strony", { title: heading(60, "tytuł"), lead: lead(260) });

const labelledValue = (name: string, hint: string) =>
  record(name, hint, { label: text(24, "napis"), value: text(32, "wartość") });

/** "Co się dzieje?": reasons to phone, with what to know before. On the home page and on /kontakt. */
export const situations = record({
  heading: heading(40),
  lead: text(140, "wprowadzenie", "na stronie kontaktu"),
  urgentTime: template(
    40,
    ["czas"],
    "czas w mieście",
    "zamiast czasu w wierszach miasta, do którego jedziecie szybciej",
  ),
  items: list(
    record({
      symbol: choice(
        { switch: "włącznik", breaker: "wyłącznik", circuit: "obwód", table: "tablica" },
        "znak",
        "rysunek obok",
      ),
      title: heading(28, "tytuł", "nazwa wiersza"),
      safety: text(320, "bezpieczeństwo", "co zrobić, zanim ktoś przyjedzie: zasada z content/facts/emergency.ts"),
      price: priceKey(),
      time: labelledValue("czas", "kiedy ktoś przyjedzie: obietnica z content/site.ts"),
      link: labelledLink(),
    }),
    "pozycje",
    { min: 4, max: 4 },
  ),
});

export const homePage = record({
  meta: pageMeta,
  updated: day(),
  hero: record("góra strony", {
    kicker: text(40, "nadtytuł", "wiersz nad nagłówkiem"),
    title: heading(40, "tytuł"),
    lead: lead(200),
    picture: pictureRef,
    // The same picture without light, behind the open row with this symbol: switch, breaker.
    dark: record("ciemno", { house: named(pictureRef, "dom"), room: named(pictureRef, "pokój") }).optional(),
    button,
  }),
  terminals: list(record({ conductor, label: label(4), value: text(14, "wartość"), text: text(45) }), "zaciski", {
    min: 5,
    max: 5,
    hint: "pięć faktów, po jednym na przewód",
  }),
  specializations: record("specjalizacje", {
    heading: heading(60),
    lead: lead(220),
    feeders: list(
      record({
        code: code("oznaczenie", "numer obwodu"),
        cable: label(20, "przewód", "narysowany obok"),
        title: heading(40, "tytuł"),
        text: text(200),
        link: labelledLink(),
        picture: pictureRef,
      }),
      "linie zasilające",
      { min: 0 },
    ),
    all: record("wszystkie", {
      title: heading(40, "tytuł"),
      cable: label(20, "przewód"),
      services: list(slugIn("services"), "usługi", { min: 0 }),
      link: labelledLink(),
    }),
  }),
  map: record("mapa", {
    heading: heading(60),
    lead: lead(220),
    facts: list(record({ term: text(40, "hasło"), value: text(40, "wartość") }), "fakty", {
      hint: "zasięg, obok mapy",
    }),
    button,
  }),
  cities: record("miasta", {
    heading: heading(60),
    lead: lead(220),
    unlinked: record("miasto bez strony", "ostatni kafelek", {
      name: text(30, "nazwa"),
      tile: text(40, "kafelek"),
    }).optional(),
  }),
  trust: record("zaufanie", {
    heading: heading(60),
    lead: lead(260, "dopóki choć jednego dowodu brakuje"),
    leadProven: text(260, "wprowadzenie z dowodami", "gdy każde twierdzenie ma dowód"),
    subject: template(60, ["marka"], "o kim jest tabela"),
    items: list(claimKey, "pozycje", { hint: "wiersze tabeli w ich kolejności: content/claims.ts" }),
    promises: record("obietnice", "co firma jest winna, gdy nie dotrzyma słowa, i dokumenty do obejrzenia", {
      heading: heading(60),
      items: list(text(200)),
      documents: list(record({ label: text(40, "napis"), text: text(120), to: link() }), "dokumenty"),
    }),
  }),
  reviews: record("opinie", { heading: heading(60) }),
  band,
});

/** A review, shown and marked up on the home page. */
export const review = record({
  author: label(60, "podpis"),
  rating: named(z.literal([1, 2, 3, 4, 5]), "ocena", "ile gwiazdek, liczba od 1 do 5 bez cudzysłowu"),
  text: text(300, "tekst", "słowa klienta, za jego zgodą"),
  sample: named(z.boolean(), "przykład", "true tylko przy opiniach, z którymi przyszła strona pokazowa"),
});

export const notFoundPage = record({
  meta: pageMeta,
  code: code(),
  title: heading(60, "tytuł"),
  text: text(260),
  home: labelledLink("strona główna"),
  services: labelledLink("usługi"),
  emergency: labelledLink("awaria"),
  danger: text(200, "niebezpieczeństwo", "co wtedy zrobić, obok telefonu: zasada z content/facts/emergency.ts"),
});

export const layoutTexts = record({
  skip: label(40, "przejdź do treści"),
  nav: list(labelledLink(), "menu na górze"),
  menu: list(labelledLink(), "menu", { hint: "od góry; najbliżej kciuka są ostatnie" }),
  emergencies: list(
    record({ number: label(20, "numer", "fakt w klamrach"), whom: label(50, "kiedy tam dzwonić") }),
    "numery alarmowe",
    { hint: "na górze menu telefonu" },
  ),
  footer: list(labelledLink(), "stopka"),
  contact: label(40, "przycisk kontaktu"),
  call: label(20, "przycisk telefonu"),
  estimate: label(40, "wycena", "odnośnik do /wycena z wybraną usługą strony"),
  // Hours follow: "codziennie" + "8:00–20:00" without scripts, "dziś do" + "20:00" with them.
  answering: record("kiedy odbieramy", "przy numerze, przed godzinami", {
    always: label(20, "zawsze"),
    open: label(20, "teraz otwarte"),
    before: label(20, "przed otwarciem"),
    after: label(20, "po zamknięciu"),
    later: list(label(20), "następny dzień", {
      min: 7,
      max: 7,
      hint: "gdy jutro zamknięte: najbliższy otwarty dzień, od poniedziałku („w poniedziałek od”)",
    }),
  }),
  bandNote: label(80, "uwaga na pasie", "pod numerem na bursztynowym pasie"),
  menuNote: label(80, "uwaga w menu"),
  hoursShort: label(60, "godziny krótko"),
  paper: record("na wydruku", "na końcu wydrukowanej strony, przed adresem, datą i numerem", {
    code: label(40, "przed adresem"),
    checked: label(40, "sprawdzono"),
    updated: label(40, "zmieniono"),
    call: label(20, "telefon"),
  }),
  loading: label(40, "wczytywanie"),
  late: label(160, "wczytywanie trwa długo", "po dziesięciu sekundach: co zrobić"),
  offline: record("bez internetu", "zamiast strony, której nie ma w pamięci", {
    title: labelHeading(60, "tytuł"),
    text: text(300),
    guide: labelledLink("poradnik"),
    call: label(40, "telefon"),
  }),
});

/** /oferta: breaker cards, band, gallery. */
export const offerPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  cardsHeading: text(60, "nagłówek kart", "czytają go czytniki ekranu"),
  cards: list(slugIn("services"), "karty", { min: 0 }),
  note: text(400, "uwaga", "co firma robi poza kartami, z odnośnikami"),
  band,
  gallery: record("galeria", {
    heading: heading(60),
    label: label(60),
    filter: record("wybór rodzaju prac", {
      legend: label(40, "legenda"),
      all: label(30, "wszystkie"),
      kinds: named(z.record(z.enum(galleryKinds), label(30)), "rodzaje"),
    }),
    failed: label(160, "gdy się nie uda", "strzałki nie działają: jak obejrzeć zdjęcia bez nich"),
  }),
});

/** /uslugi: all services. */
export const servicesPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  cardsHeading: text(60, "nagłówek kart"),
  note: text(400, "uwaga"),
  advice: advice(),
  band,
});

/** /poradnik: search and topic cards. */
export const guideIndexPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  topicsHeading: text(60, "nagłówek tematów"),
  colours: conductorNames,
  band,
});

/** The draft message for evenings and for people who cannot talk. */
export const writeTexts = record("gotowa wiadomość", {
  heading: heading(60),
  lead: lead(300),
  letterLabel: label(40, "nagłówek listu"),
  mail: label(60, "przycisk e-maila"),
  sms: label(40, "przycisk SMS-a", "gdy numer główny odbiera SMS-y"),
  copy: label(40, "przycisk kopiowania"),
  note: text(300, "uwaga"),
  subject: label(60, "temat e-maila"),
  // What is not known stays empty for the visitor; a line with `[wynik]` or `[strona]` is left out then.
  letter: list(label(120), "list", {
    hint: "wiersze e-maila z miejscem na [miasto], [temat], [wynik], [zdjecia], [strona]",
  }),
  message: list(label(120), "SMS", { hint: "to samo, krótko" }),
  photos: label(120, "zdjęcia", "jakie przysłać, gdy usługa nie mówi swoich"),
});

export const contactPage = record({
  meta: pageMeta,
  updated: day(),
  hero: head,
  phone: record("telefon", { label: label(20), answering: label(20, "przed godzinami", "„Odbieramy”") }),
  email: record("e-mail", { label: label(20), text: text(160, "kiedy odpisujemy") }),
  area: record("obszar", { label: label(20), text: text(280) }),
  hours: record("godziny", {
    label: label(40),
    wholeWeek: list(label(30), "cały tydzień", { hint: "nazwy dni, gdy telefon odbieracie codziennie" }),
  }),
  vcard: record("wizytówka", { label: label(40), note: text(120, "uwaga") }),
  copy: record("kopiowanie", {
    phone: label(40, "telefon"),
    email: label(40, "e-mail"),
    done: label(40, "skopiowano"),
    failed: label(120, "gdy się nie uda", "co zrobić ręcznie"),
  }),
  reviews: record("opinie", "przed profilami i oceną z content/site.ts", { heading: heading(60), lead: lead(200) }),
  reasons: record("powody", {
    heading: heading(60),
    items: list(record({ title: heading(60, "tytuł"), text: text(200) })),
  }),
  firm: record("dane firmy", "wiersze biorą się z content/site.ts; bez nich nie ma tej sekcji", {
    heading: heading(60),
    lead: lead(200),
    name: label(30, "nazwa", "napis przed pełną nazwą"),
    address: label(30, "adres", "napis przed adresem"),
    person: label(30, "osoba", "napis przed imieniem"),
  }),
  checklist: record("co przygotować", {
    heading: heading(60),
    lead: lead(220),
    items: list(record({ title: heading(40, "tytuł"), text: text(200) })),
  }),
  write: writeTexts,
});

export const thanksPage = record({
  meta: pageMeta,
  updated: day(),
  title: heading(60, "tytuł"),
  text: text(300),
  heading: heading(60, "nagłówek kroków", "czytają go czytniki ekranu"),
  steps: list(record({ title: heading(60, "tytuł"), text: text(300) }), "kroki"),
  services: record("usługi", { label: label(40), to: link<"/uslugi">() }),
  home: record("strona główna", { label: label(40), to: link<"/">() }),
});
