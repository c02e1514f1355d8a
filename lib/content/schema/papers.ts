import { z } from "zod";
import { code, day, flag, heading, label, list, record, template, text } from "./fields";
import { named } from "./meta";
import { advice, pageMeta } from "./pages";
import { band, button } from "./parts";

/** A position of an offer. Its sum and the sums of the table are computed (components/sections/paper/positions.tsx). */
const position = record({
  what: text(70, "co to jest"),
  why: text(160, "dlaczego", "po co ta pozycja").optional(),
  quantity: named(z.number().positive(), "ilość"),
  unit: label(8, "jednostka", "szt., pkt, kpl."),
  price: named(z.number().positive(), "cena", "za jedną, zł z VAT"),
});

const part = record({
  heading: heading(60).optional(),
  paragraphs: list(text(500, "akapit"), "akapit").optional(),
  items: list(text(300)).optional(),
  positions: record("tabela pozycji", "sumy liczy program", {
    total: label(20, "razem"),
    rows: list(position, "wiersz"),
  }).optional(),
});

/** One A4 page. "…" in a text is a blank to fill in. */
const sheet = record({
  stamp: label(10, "duży czerwony napis", "WZÓR").optional(),
  title: heading(80, "tytuł"),
  basis: text(200, "wiersz pod tytułem").optional(),
  particulars: list(record({ label: label(60), value: text(160, "wartość") }), "dane").optional(),
  parts: list(part, "części", { hint: "akapity, punkty albo tabela pozycji" }),
  sum: record("suma wszystkich pozycji", {
    label: label(40),
    vat: named(z.number().positive(), "VAT", "stawka w procentach"),
    advance: named(z.number().positive(), "zaliczka", "w złotych, brutto"),
    split: template(140, ["stawka", "vat", "netto", "zaliczka", "reszta"], "ile w niej VAT, zaliczki i reszty"),
  }).optional(),
  signatures: list(text(120), "podpisy").optional(),
  large: flag("duże litery", "ogłoszenie na ścianę"),
});

/** A document to look at, print or fill in: the specimen of an offer, a notice for a staircase. */
export const paper = record({
  slug: code("adres", "jak nazwa pliku"),
  name: text(30, "nazwa", "krótka, w ścieżce nad nagłówkiem"),
  meta: pageMeta,
  updated: day(),
  hero: record("góra strony", { title: heading(60, "tytuł"), lead: text(220, "wprowadzenie"), button }),
  print: label(30, "przycisk drukowania"),
  sheets: list(sheet, "arkusze", { hint: "strony A4; „…” w tekście to miejsce do wpisania długopisem" }),
  advice: advice(),
  band,
});
