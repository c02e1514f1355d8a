import { z } from "zod";
import { drawing } from "./drawings";
import { code, factKey, icon, label, link, list, pictureName, record, text } from "./fields";

/** Claims of the firm. Their proofs are in content/site.ts. */
export const claimKey = z.enum([
  "kwalifikacje",
  "certyfikaty",
  "oc",
  "koncesja",
  "rejestr",
  "gwarancja",
  "mierniki",
  "klienci",
]);

export const pictureRef = record({
  name: pictureName(),
  /** What is seen, up to 125 characters, no "zdjęcie przedstawia". Left out: the alt text of the gallery is used. */
  alt: text(125).optional(),
});

/**
 * What a button does. `to`: an ordinary link. `send-or-navigate`: leads to /kontakt and reports the click, if visits
 * are counted. `call`: dials; with `afterwards: "thanks"` the page /dziekujemy opens afterwards.
 */
export const button = z.union([
  record({ label: text(40), to: link() }),
  record({ label: text(40), action: z.literal("send-or-navigate") }),
  record({ label: text(40), action: z.literal("call"), afterwards: z.literal("thanks").optional() }),
]);

/** The amber band at the end of a page. */
export const band = record({
  /** Up to 40 characters. */
  heading: text(40),
  /** Up to 160 characters. */
  text: text(160),
  button,
});

/** Safety or money warning after the content of a section. */
export const callout = record({
  /** Set in bold before the text. */
  title: text(50),
  text: text(400),
});

const sectionBase = {
  /** Anchor, ASCII and hyphens, unique on the page. Tables of contents and links use it. */
  id: code(),
  /** Says what the reader gets, up to 60 characters. */
  heading: text(60),
  /** Larger text under the heading, up to 220 characters. */
  lead: text(220).optional(),
  /** Paragraphs before the section's own content, each up to 600 characters. */
  paragraphs: list(text(600)).optional(),
  /** Paragraphs after the section's own content, each up to 600 characters. */
  after: list(text(600)).optional(),
  callout: callout.optional(),
  /** Kinds are listed in docs/edytor.md. In a page's first section it must be below the first screen of a phone. */
  drawing: drawing.optional(),
  /** Small print under the section: what a figure refers to, where to check it. Up to 400 characters. */
  note: text(400).optional(),
  /**
   * Opens a chapter, and names it in the bar of links under the page's head: "Cena", "Zakres", "Przebieg", "Pytania".
   * Pages of services and /dla-firm only; up to 14 characters.
   */
  inBar: label(14).optional(),
  /**
   * One sentence after the section that asks for a call, worded for this place; the phone number follows it. On pages
   * of services after the price and after the steps. Up to 120 characters.
   */
  ask: text(120).optional(),
  /** "dark" for the one explanatory section of a service page; the rest alternates by itself. */
  tone: z.literal("dark").optional(),
};

export const cardItem = record({
  icon: icon().optional(),
  title: text(60),
  /** Up to 160 characters. */
  text: text(160),
  href: link().optional(),
  /** Short points under the text. */
  features: list(text(120)).optional(),
});

export const rowItem = record({
  term: text(60),
  /** Under the term: a range, an amount. */
  value: text(80).optional(),
  text: text(400),
  /** Small print under the text: conditions, where to check. */
  small: text(300).optional(),
  /** Short right-hand remark: a standard, a range, specialities. */
  note: text(80).optional(),
});

export const stepItem = record({
  title: text(50),
  text: text(320),
  details: list(text(160)).optional(),
  time: text(60).optional(),
  /** In a schedule. critical: KRYTYCZNE; high: BARDZO WAŻNE; normal: WAŻNE. */
  level: z.enum(["critical", "high", "normal"]).optional(),
  /** Bar on the schedule in the section's scale: start, shortest and longest duration. */
  bar: record({ start: z.number(), min: z.number(), max: z.number() }).optional(),
});

export const tableRow = record({
  /** Name of the rows from this one to the next that names a group. */
  group: text(60).optional(),
  label: text(120),
  note: text(200).optional(),
  cells: list(text(200)),
  /** Key of the fact that is this row's lowest price in zł: structured data offer it. The cell shows the same fact. */
  offer: factKey().optional(),
});

export const compareItem = record({
  name: text(50),
  description: text(300),
  /** Schematic of a photovoltaic system while the grid is dead. `title`: its name for screen readers. */
  system: record({ kind: z.enum(["onGrid", "hybrid", "offGrid"]), title: text(80) }).optional(),
  /** Capacity, efficiency, lifespan, power, investment … */
  specs: list(record({ label: text(40), value: text(100) })),
  advantages: list(text(160)),
  disadvantages: list(text(160)),
  applications: text(300).optional(),
});

export const caseItem = record({
  icon: icon().optional(),
  title: text(60),
  text: text(300),
  points: list(text(160)).optional(),
  /** What to choose in this case. */
  recommendation: text(300).optional(),
  /** In the look "beside". */
  picture: pictureRef.optional(),
  /** In the look "documents": red or yellow label on the right. */
  level: z.enum(["required", "recommended"]).optional(),
});

export const faultItem = record({
  /** Anchor of the case. Left out: only its section has one. */
  id: code().optional(),
  problem: text(60),
  symptoms: list(text(160)),
  /** What the reader may do: nothing that needs tools or an open enclosure. The first, without links, is always shown. */
  actions: list(text(260)),
  callProfessional: text(400),
});

/** Rows of a page's head: three or four; the first, set large, is the price. */
export const headFacts = list(
  record({
    /** Up to 22 characters: "Modernizacja", "Czas", "Dostajesz". */
    label: text(22),
    /** Up to 60 characters; of the first row up to 24 look well. */
    value: text(60),
    /** Small, under the value: what the price holds for. */
    note: text(80).optional(),
    /** Where the page says more: "#cena". */
    to: link().optional(),
    /** True for the row that the list of services shows as its time. */
    time: z.literal(true).optional(),
  }),
  { min: 3, max: 4 },
);

export const question = record({ question: text(120), answer: text(600) });

/** One section of a service, guide or city page. Each kind has a component in components/sections. */
export const section = z.discriminatedUnion("kind", [
  record({ ...sectionBase, kind: z.literal("text"), list: list(text(300)).optional(), picture: pictureRef.optional() }),
  record({
    ...sectionBase,
    kind: z.literal("cards"),
    columns: z.literal([2, 3, 4]).optional(),
    items: list(cardItem),
  }),
  record({
    ...sectionBase,
    kind: z.literal("rows"),
    /** Remarks that are numbers of standards. */
    look: z.literal("standards").optional(),
    items: list(rowItem),
    /** A second list beside the first on wide screens; each has a heading of its own. */
    second: record({ firstHeading: text(60), heading: text(60), items: list(rowItem) }).optional(),
  }),
  record({
    ...sectionBase,
    kind: z.literal("checks"),
    items: list(record({ title: text(60).optional(), text: text(320) })),
  }),
  record({
    ...sectionBase,
    /** A picture beside text, an optional list of checks and an optional button. */
    kind: z.literal("feature"),
    picture: pictureRef.optional(),
    checks: list(text(200)).optional(),
    button: button.optional(),
    /** Shows the phone number beside the button. */
    phone: z.boolean().optional(),
  }),
  record({
    ...sectionBase,
    kind: z.literal("steps"),
    /** A schedule has a row for each step, with its importance and its bar. */
    look: z.literal("schedule").optional(),
    items: list(stepItem),
    /** Length of the schedule, drawn when the items have bars. */
    scale: record({ length: z.number(), unit: text(20) }).optional(),
  }),
  record({
    ...sectionBase,
    /** Large numbers with their labels. */
    kind: z.literal("specs"),
    /** KNX bus with its devices, drawn above the numbers. `text`: its text alternative. */
    bus: record({
      text: text(300),
      devices: list(record({ icon: icon(), title: text(40), text: text(160) })),
    }).optional(),
    items: list(record({ value: text(40), label: text(160) })),
  }),
  record({
    ...sectionBase,
    kind: z.literal("table"),
    /** A bar before each value in watts or kilowatts. */
    look: z.literal("bars").optional(),
    /** Left out: the heading says it. */
    caption: text(160).optional(),
    /** First the heading of the row labels, then one per cell. */
    columns: list(text(60)),
    rows: list(tableRow),
    button: button.optional(),
  }),
  record({ ...sectionBase, kind: z.literal("compare"), items: list(compareItem) }),
  record({ ...sectionBase, kind: z.literal("faults"), items: list(faultItem) }),
  record({
    ...sectionBase,
    /** Cases, groups of customers, documents. */
    kind: z.literal("cases"),
    /** "beside": the picture, or else the title, beside its text. "documents": title, text and label in a line. */
    look: z.enum(["beside", "documents"]).optional(),
    items: list(caseItem),
  }),
  record({
    ...sectionBase,
    /** A calculation or a case worked through, line by line. */
    kind: z.literal("example"),
    steps: list(record({ text: text(300), result: text(100).optional() })),
    result: text(400),
  }),
  record({
    ...sectionBase,
    kind: z.literal("reasons"),
    items: list(record({ figure: text(30).optional(), title: text(60), text: text(320) })),
  }),
  record({
    ...sectionBase,
    /** Claims of content/claims.ts with their proof, or as questions. `lead` is shown while a proof is missing. */
    kind: z.literal("claims"),
    items: list(claimKey),
    /** Replaces `lead` when every claim of the table has its proof. */
    leadProven: text(220).optional(),
  }),
  record({ ...sectionBase, kind: z.literal("faq"), items: list(question) }),
  record({
    ...sectionBase,
    /** Questions in order: "yes" ends in a number to dial, "no" leads on, the last "no" to the firm's number. */
    kind: z.literal("triage"),
    /** The first is about danger: its number stands on red. */
    questions: list(
      record({
        question: text(60),
        text: text(200),
        yes: text(400),
        /** As dialled: "{tel.alarmowy}". */
        number: text(20),
        /** Who answers there. */
        whom: text(60),
      }),
    ),
    last: record({ title: text(60), text: text(320) }),
  }),
  record({
    ...sectionBase,
    /** Devices of a board, drawn with the lever down: how to recognise each, and the address of its case. */
    kind: z.literal("levers"),
    items: list(record({ symbol: z.enum(["main", "rcd", "breaker"]), title: text(30), text: text(160), href: link() })),
  }),
]);
