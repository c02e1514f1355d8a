import { z } from "zod";
import { forms, label, record, template } from "./fields";

/** content/words.ts: words of the pages that belong to no single record. */
export const words = record({
  askQuote: label(40),
  seeAlso: label(40),
  details: label(30),
  findOutMore: label(40),
  /** Before the advice to consult a specialist. */
  beforeWork: label(40),
  /** Name of the advice for screen readers. */
  adviceLabel: label(40),
  /** On every picture that is no photograph of the firm's own work. */
  render: label(20),
  imageFailed: label(60),
  toTop: label(40),
  onThisPage: label(40),
  keyFacts: label(40),
  contactData: label(40),
  /** Header and footer. */
  frame: record({
    /** The phone menu and its button. */
    menu: label(30),
    mainMenu: label(30),
    footerMenu: label(30),
    breadcrumb: label(30),
    homeLink: template(40, "marka"),
    contact: label(30),
    pages: label(30),
    reviews: label(30),
    rights: label(60),
  }),
  /** Kind of a related page, above its name. */
  kinds: record({ service: label(20), guide: label(20) }),
  service: record({ back: label(40) }),
  guide: record({
    back: label(40),
    aside: label(40),
    contents: label(30),
    questions: label(30),
    /** Beside the contents on wide screens, over the phone number. */
    askHeading: label(40),
    askText: label(60),
    /** Above the answer to the title's question. */
    answer: label(20),
    lawChecked: label(40),
    changed: label(40),
    published: label(30),
    updated: label(30),
    reviewer: template(40, "kto", "uprawnienia"),
  }),
  /** Text alternatives of the maps. */
  map: record({ region: template(100, "liczba"), city: template(80, "miasto") }),
  /** Words inside sections of one kind. */
  /** Documents: text of a blank for screen readers; caption and columns of the table of positions. */
  paper: record({
    blank: label(20),
    positions: label(100),
    columns: z.tuple([label(20), label(12), label(20), label(20)]).readonly(),
  }),
  /** Columns of the list of services. */
  schedule: record({ service: label(20), price: label(30), time: label(20) }),
  section: record({
    symptoms: label(30),
    doNext: label(30),
    callElectrician: label(40),
    yes: label(10),
    no: label(10),
    recommendation: label(30),
    advantages: label(30),
    disadvantages: label(30),
    applications: label(30),
    /** Labels of steps and of documents. */
    levels: record({
      critical: label(20),
      high: label(20),
      normal: label(20),
      required: label(30),
      recommended: label(30),
    }),
    scale: template(120, "dlugosc", "jednostka"),
  }),
  rating: record({
    sentence: template(100, "ocena", "liczba", "gdzie", "dzien"),
    /** In the head of a page, before a link to who counts. */
    short: template(60, "ocena", "liczba"),
    source: label(30),
    sample: label(40),
    outOf: label(20),
    where: label(20),
    count: label(20),
    average: template(40, "liczba"),
    asOf: label(20),
    verified: label(20),
    remark: label(20),
    all: label(20),
    read: label(40),
  }),
  gallery: record({
    carousel: label(30),
    slide: label(30),
    place: template(30, "numer", "liczba"),
    previous: label(40),
    next: label(40),
    pictures: label(30),
  }),
  /** Errors of the fields of calculators. */
  fieldErrors: record({
    number: template(60, "przyklad"),
    range: template(60, "od", "do"),
    int: label(60),
    choice: label(60),
    /** Added to `range` if a thousandth of the number would fit: the visitor probably typed watts or milliamperes. */
    watts: template(60, "liczba"),
    milliamperes: template(60, "liczba"),
  }),
  /** Buttons of every calculator. */
  calculator: record({
    /** Shown on the button that copies the link, after a click. */
    copied: label(30),
    notCopied: label(80),
    /** Button that restores the values which a click on `reset` has replaced by the example. */
    undo: label(40),
  }),
  /** Names that only search engines read. */
  structuredData: record({
    /** The whole offer, and the kind of service on city pages. */
    catalog: label(60),
    region: template(60, "nazwa"),
    qualification: template(60, "rodzaj"),
    qualificationKind: label(60),
    alarmEntry: label(100),
    concession: label(100),
  }),
  /** Labels at their places in drawings, each as long as its place allows, and sentences under drawings. */
  drawing: record({
    isolator: label(14),
    residual: label(8),
    /** Legend: the amber band, the green and yellow line. */
    lit: label(50),
    protective: label(30),
    years: z.tuple([label(6), label(6), label(6)]).readonly(),
    bathroom: record({ plan: label(14), section: label(14), inner: label(6), socket: label(8) }),
    day: record({
      panels: label(10),
      house: label(10),
      battery: label(10),
      surplus: label(10),
      sums: template(120, "panele", "dom", "nadwyzka"),
      stored: template(60, "bateria"),
    }),
    /** `measured` also under the drawing of the protocol. */
    loop: record({
      station: label(7),
      connection: label(8),
      board: label(12),
      socket: label(8),
      measured: template(20, "wynik"),
    }),
    power: template(
      300,
      "czynna",
      "bierna",
      "pozorna",
      "bateria",
      "biernaPo",
      "pozornaPo",
      "tangens",
      "tangensPo",
      "granica",
    ),
    riser: record({
      connection: label(9),
      meter: label(9),
      riser: label(16),
      flat: label(16),
      feeder: label(5),
      /** Only where there is room. */
      street: label(14),
    }),
    system: record({
      panels: label(8),
      inverter: label(9),
      battery: label(7),
      house: label(4),
      meter: label(8),
      grid: label(10),
      /** Legend: what amber is. */
      lit: label(50),
    }),
    tariffs: record({
      days: record({
        all: label(8),
        weekdays: label(8),
        toSaturday: label(8),
        saturday: label(8),
        sunday: label(8),
        weekend: label(8),
      }),
      low: label(8),
      middle: label(10),
      high: label(10),
      one: label(16),
    }),
  }),
  search: record({
    label: label(40),
    hint: label(80),
    submit: label(20),
    loading: label(40),
    failed: label(200),
    retry: label(40),
    results: label(40),
    guides: label(30),
    services: label(30),
    section: label(30),
    noScript: label(160),
    found: template(60, "pytanie", "ile"),
    and: label(10),
    nothing: template(160, "pytanie"),
    guideForms: forms,
    serviceForms: forms,
  }),
});
