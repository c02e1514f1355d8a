import { code, codeLike, list, record } from "./fields";

/** Names that texts use and the site has to know by their words. */
export const names = record({
  region: record("województwo", "o którym są teksty; firmie z innego kontrola wypisze zdania o nim", {
    name: code("nazwa", "jak w adresie firmy: śląskie"),
    inSentence: code("w zdaniu", "po „mowa o”: Śląsku"),
    words: list(codeLike(/^\p{L}+$/u, "Wpisz początek jednego słowa, same litery.", "słowo"), "słowa", {
      hint: "początki jego nazw, nazw jego części, miast bez strony i operatora sieci",
    }),
  }),
  unbroken: list(
    codeLike(/^[\p{L} *#×-]+$/u, "Wpisz litery i łączniki, * za końcówkę słowa, # za liczbę.", "słowo"),
    "w jednym wierszu",
    { hint: "* stoi za końcówkę, # za liczbę; liczy się pierwsze, które pasuje" },
  ),
});
