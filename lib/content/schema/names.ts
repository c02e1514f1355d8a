import { code, codeLike, list, record } from "./fields";

/** Names that texts use and the site has to know by their words. */
export const names = record({
  /** Voivodeship that the texts are about. For a firm of another one the checks list the sentences about it. */
  region: record({
    /** As the firm's address has it: "śląskie". */
    name: code(),
    /** After „mowa o”: "Śląsku". */
    inSentence: code(),
    /** Beginnings of the words for it, parts of it, towns without a page, and the operator of its network. */
    words: list(codeLike(/^\p{L}+$/u, "Wpisz początek jednego słowa, same litery.")),
  }),
  /** What stays on one line: `*` stands for the letters of an ending, `#` for a number. The first that fits counts. */
  unbroken: list(codeLike(/^[\p{L} *#×-]+$/u, "Wpisz litery i łączniki, * za końcówkę słowa, # za liczbę.")),
});
