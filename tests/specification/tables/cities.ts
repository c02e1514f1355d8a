/** Section 2, city landing pages, /kontakt, /dziekujemy and the page for other addresses. */
import { pageFiles } from "@/tests/export/pages";
import { allPages, companyPhone, cities as paths, phone, profiles, towns } from "@/tests/specification/addresses";
import { every, link, links, meta, type Row, says, section, some, texts } from "@/tests/specification/rows";

const names = "instalacje fotowoltaika smart-home rozdzielnice przylacza sieci-lan monitoring alarmy pomiary".split(
  " ",
);
const cards = "[aria-labelledby=uslugi] li:has(> a[href^='/uslugi/'])";
/** Sections in this order, with others between them. */
const layout = ["uslugi", "dzielnice", "powody", "zasieg", "cta"].map((id) => `section:has(#${id})`).join(" ~ ");
const tiles = 'section[aria-label="Dane kontaktowe"]';
const districts = "[aria-labelledby=dzielnice]";
const services = (...slugs: string[]) => links(`${cards} > a`, ...slugs.map((slug) => `/uslugi/${slug}`));
const full = paths.filter((path) => path !== "/jastrzebie-zdroj" && path !== "/dabrowa-gornicza");
const estates = ["A", "B", "C", "D", "E"].map((letter) => `Osiedle ${letter}`);

export const cities: readonly Row[] = [
  ["11 city pages share one layout", paths, every(layout, 1)],
  ...towns.map(([path, name, form]): Row => [`${name}: hero with the city name`, path, section(form)]),
  ["primary button to /kontakt", paths, link("Skontaktuj się z nami", "/kontakt")],
  ["telephone link", paths, links("section:has(h1) a[href^='tel:']", companyPhone)],
  ["three trust badges", paths, every("section:has(h1) ul > li", 3)],
  ["grid of service cards", paths, some(`${cards}:has(h3, b)`, /\d zł/)],
  ["with a details button", paths, some(cards, "Szczegóły")],
  ["each linking to /uslugi/{service}", full, services(...names)],
  ["grid of served districts", paths, section(/[Dd]zielnic|[Oo]siedl|[Mm]iejsca|[Gg]dzie/)],
  ["reasons section with three points", paths, every("[aria-labelledby=powody] ul > li", 3)],
  ["the reasons section says that it gives reasons", paths, section(/Dlaczego|[Pp]ow[oó]d/, 3)],
  ["closing call to action", paths, every("main > [aria-labelledby=cta]:last-child a[href='/kontakt']", 1)],
  ["Gliwice is a 'nearby electrician' variant", "/gliwice", link("Znajdź elektryka koło siebie", "/kontakt")],
  ["Gliwice: arrival within 24h", "/gliwice", says("w ciągu 24 godzin")],
  ["Gliwice: up to 1 hour inside the city", "/gliwice", says("w mieście przyjeżdżamy w ciągu godziny")],
  ["Jastrzębie-Zdrój shows 4", "/jastrzebie-zdroj", services("instalacje", "alarmy", "sieci-lan", "rozdzielnice")],
  ["Dąbrowa Górnicza shows 4", "/dabrowa-gornicza", services("instalacje", "przylacza", "pomiary", "smart-home")],
  ["Dąbrowa Górnicza mentions industry and 24/7 service", "/dabrowa-gornicza", says(/przemys/, "24/7")],
  ...towns.map(
    ([path, name, , length]): Row => [`${name}: ${length} districts`, path, every(`${districts} ul > li`, length)],
  ),
  ["Tychy: estates A-E plus districts", "/tychy", texts("[aria-labelledby=dzielnice] li:nth-child(-n+5)", ...estates)],
  ["/kontakt: phone tile", "/kontakt", link("+48 32 000 00 00", phone)],
  ["/kontakt: e-mail tile", "/kontakt", link("E-mail kontakt@wattera.example", "mailto:kontakt@wattera.example")],
  ["/kontakt: coverage tile ('Cały region Śląska')", "/kontakt", every(tiles, 1, "Obszar Cały region Śląska")],
  ["/kontakt: opening-hours tile", "/kontakt", says("Poniedziałek–piątek", "8:00–20:00")],
  ["/kontakt: review links to three external sites", "/kontakt", links("main a[href^='https:']", ...profiles)],
  ["/kontakt: a why-choose-us block", "/kontakt", section(/Dlaczego warto nas wybrać/, 5)],
  ["/dziekujemy: not indexed by search engines", "/dziekujemy", meta("robots", /^noindex/)],
  ["/dziekujemy: thanks headline", "/dziekujemy", texts("h1", "Dziękujemy za kontakt")],
  ["/dziekujemy: three next steps", "/dziekujemy", section(/Co dalej/, 3)],
  ["/dziekujemy: needs analysis", "/dziekujemy", says("Analiza potrzeb")],
  ["/dziekujemy: contact by call or message to arrange a visit", "/dziekujemy", says("Kontakt", "dzwonimy", "wizytę")],
  ["/dziekujemy: valuation and offer", "/dziekujemy", says("Wycena i oferta")],
  ["/dziekujemy: buttons to /uslugi and /", "/dziekujemy", links("main a:not([data-call])", "/uslugi", "/")],
  ["404: heading 404, page was not found", "/404", texts("h1", "404 Nie znaleziono strony")],
  ["404: apology, does not exist or was moved", "/404", says("Przepraszamy", "nie istnieje albo została przeniesiona")],
  ["404: link to /", "/404", link("Strona główna", "/")],
  ["404: link to /uslugi", "/404", link("Usługi", "/uslugi")],
  ["any other path: 404", "/", onlyThese, "besides, the estimate, three papers to print, and privacy"],
];

/** The export has the pages of the specification and the others that the reading names. */
function onlyThese(): void {
  const more = ["wycena", "wzor-oferty", "wzor-protokolu", "ogloszenie-o-pomiarach", "polityka-prywatnosci"];
  const paths = pageFiles.map((file) => `/${file.replace(/(?:index)?\.html$/, "")}`);
  expect(paths.toSorted()).toEqual([...allPages, ...more.map((name) => `/${name}`)].toSorted());
}
