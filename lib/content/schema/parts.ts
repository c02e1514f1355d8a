/** Parts that pages and sections share. */
import { z } from "zod";
import { flag, heading, kind, label, link, list, pictureName, priceKey, record, text } from "./fields";
import { named } from "./meta";

/** Claims of the firm. Their proofs are in content/site.ts. */
export const claimKey = named(
  z.enum(["kwalifikacje", "certyfikaty", "oc", "koncesja", "rejestr", "gwarancja", "mierniki", "klienci"]),
  "twierdzenie",
  "klucz z content/claims.ts",
);

export const pictureRef = record("zdjęcie", {
  name: pictureName(),
  alt: text(125, "opis zdjęcia", "co widać, bez „zdjęcie przedstawia”; bez niego opis z galerii").optional(),
});

const buttonLabel = label(40, "napis", "na przycisku");

/**
 * What a button does. `to`: an ordinary link. `send-or-navigate`: leads to /kontakt and reports the click, if visits
 * are counted. `call`: dials; with `afterwards: "thanks"` the page /dziekujemy opens afterwards.
 */
export const button = named(
  z.union([
    record({ label: buttonLabel, to: link() }),
    record({ label: buttonLabel, action: kind("send-or-navigate", "prowadzi do kontaktu", "co robi przycisk") }),
    record({
      label: buttonLabel,
      action: kind("call", "dzwoni", "co robi przycisk"),
      afterwards: kind("thanks", "podziękowanie", "co potem").optional(),
    }),
  ]),
  "przycisk",
);

/** The amber band at the end of a page. */
export const band = record("pas z wezwaniem", {
  heading: heading(40, "nagłówek", "zachęta do kontaktu"),
  text: text(160, "tekst", "co klient zyska, gdy zadzwoni"),
  button,
});

/** Safety or money warning after the content of a section. */
export const callout = record("ramka", "ostrzeżenie", { title: heading(50, "tytuł"), text: text(400) });

const factLink = () => link("dokąd prowadzi", "sekcja, w której jest więcej: #cena").optional();

/** Rows of a page's head: three or four; the first, set large, is the price. */
export const headFacts = list(
  z.union([
    record("cena z cennika", {
      price: priceKey(),
      more: text(80, "dalszy ciąg", "zdanie za warunkiem z cennika, wielką literą i bez kropki").optional(),
      to: factLink(),
    }),
    record("inny wiersz", {
      label: text(22, "napis"),
      value: text(60, "wartość", "z kluczem faktu"),
      note: text(80, "uwaga", "czego dotyczy").optional(),
      to: factLink(),
      time: flag("czas", "ten wiersz lista usług pokazuje jako czas"),
    }),
  ]),
  "fakty",
  { min: 3, max: 4, hint: "najpierw cena, potem czas i co klient dostaje" },
);

export const question = record("pytanie", {
  question: text(120, "pytanie", "klienta"),
  answer: text(600, "odpowiedź"),
});

/** What the colour of each conductor says about a topic. */
export const conductorNames = record("znaczenie kolorów", {
  l1: text(20, "brązowy"),
  l2: text(20, "czarny"),
  l3: text(20, "szary"),
  n: text(20, "niebieski"),
  pe: text(20, "żółto-zielony"),
});
