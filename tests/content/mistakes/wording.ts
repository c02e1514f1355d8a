import { facts, firstIn, type Mistake, of, pages, services, slugOf } from "./mistake";

const price = firstIn(facts, /"([\w.]+)": \{[^}]*unit: "zł"/) ?? "cena";
const page = `/uslugi/${slugOf(services[0] ?? "")}`;

/** Mistakes in running text, typed at the beginning of `advice`, which every page has. */
const typed: readonly (readonly [name: string, words: string, answer: RegExp])[] = [
  ["a fact without its second brace", `Kosztuje {${price} brutto.`, /Klamra nie otacza/],
  ["a fact with spaces in its braces", `Kosztuje { ${price} } brutto.`, /Klamra nie otacza/],
  ["a key with a Polish letter", "Kosztuje {pomiary.łącznie} brutto.", /Klamra nie otacza/],
  ["bold that never ends", "To jest **ważne zdanie.", /Pogrubienie/],
  ["bold in bold", "To jest ****ważne**** zdanie.", /Gwiazdki/],
  ["a link without its bracket", `Zobacz [to(${page}).`, /Odnośnik jest źle zapisany/],
  ["a link without words", `Zobacz [](${page}).`, /Odnośnik jest źle zapisany/],
  ["a link with a space inside", `Zobacz [to] (${page}).`, /Odnośnik jest źle zapisany/],
  ["a link with marks of a campaign", "Zobacz [to](https://przyklad.example/?utm_source=x).", /znaczniki kampanii/],
  ["a quotation that never ends", "To tak zwany „kabel.", /Cudzysłów/],
  ["a bracket that never closes", "Zadzwoń (najlepiej rano.", /Nawias/],
  ["a word twice", "Zadzwoń do do specjalisty.", /To samo słowo stoi dwa razy/],
  ["two spaces", "Zadzwoń  do specjalisty.", /więcej niż jeden odstęp/],
  ["a space before a comma", "Zadzwoń , zanim zaczniesz.", /Przed znakiem przestankowym/],
  ["no space after a comma", "Zadzwoń,zanim zaczniesz.", /Po znaku przestankowym/],
  ["an emoji", "Zadzwoń 📞 do nas.", /nie ma w kroju pisma/],
  ["a Cyrillic letter", "Nаprawa.", /cyrylicy/],
  ["an invisible character", "Zadzwoń\u200b do nas.", /niewidoczny znak/],
  ["split letters", "Zadzwoń do nas.".normalize("NFD"), /składa się tu z dwóch znaków.*oknie edycji/],
  ["a word too long for a phone", "Nieodpowiedzialnościowoprzeciwporażeniowy wyłącznik.", /ponad 30 liter/],
  ["italics", "To jest *ważne* zdanie.", /kursywa/],
  ["HTML", "To jest <b>ważne</b> zdanie.", /znacznik HTML/],
  ["a unit after a fact that has one", `Praca kosztuje {${price}} zł brutto.`, /Jednostka stoi dwa razy/],
  ["a text for another place", "Bardzo długie zdanie o niczym, ".repeat(14), /w tym miejscu mieści się/],
  ["an address without encryption", "Zobacz [to](http://przyklad.example).", /od http:\/\/.*https:\/\//],
  ["an e-mail as a link", "Napisz [do nas](mailto:a@b.example).", /Odnośnik ma postać mailto:/],
  ["a phone number as a link", "Zadzwoń [do nas](tel:+48320000000).", /Odnośnik ma postać tel:/],
  ["an address without a slash", `Zobacz [to](${page.slice(1)}).`, /ukośnika/],
  ["a section of a page that has none", "Zobacz [to](/kontakt#nie-ma).", /\/kontakt#nie-ma.*nie ma/],
  ["a section of the home page", "Zobacz [to](/#nie-ma).", /\/#nie-ma.*nie ma/],
  ["a sign that the typeface lacks", "Rezystancja ma mieć ≤ 1 om.", /nie ma w kroju pisma/],
  ["a soft hyphen", "Zadz\u00adwoń do nas.", /niewidoczny znak/],
  ["a misspelt word", "Zadzwoń do elektyrka.", /„elektyrka”.*elektryka/],
  ["a word without its Polish letters", "Zadzwon do nas.", /„Zadzwon”.*Zadzwoń/],
  ["English left over", "The installation is ready.", /„installation”/],
  ["words of a template", "Lorem ipsum dolor sit amet.", /„[Ll]orem”/],
  ["a note to oneself", "TODO: dopisać cenę.", /TODO/],
  ["advice of its own on a danger", "Gniazdo iskrzy? Wyjmij wtyczkę.", /mówi już \{zasada\.gniazdo\}/],
  ["a mark to fill in", "UZUPEŁNIJ: jedno zdanie,", /Miejsce do uzupełnienia: jedno zdanie/],
];

export const wordingMistakes: readonly Mistake[] = typed.map(([name, words, answer]) =>
  of(name, pages, /(\n {2}advice:\s*")/, `$1${words} `, answer),
);
