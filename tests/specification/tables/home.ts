/** Section 2, / and /oferta and /uslugi. */
import { offered, services } from "@/tests/specification/addresses";
import { every, link, links, page, type Row, section, texts } from "@/tests/specification/rows";

const cities = "section[aria-labelledby=miasta]";
const gallery = "[data-island=gallery]";
const more = "#uslugi ~ ol";
const named = [
  ...["/katowice", "/gliwice", "/zabrze", "/bytom", "/chorzow", "/tychy", "/sosnowiec", "/rybnik", "/zory"],
  ...["/jastrzebie-zdroj", "/dabrowa-gornicza"],
];
/** The page at its other address has the same content. */
function isTwin(path: string): void {
  const [one, other] = [path, path.replace("/oferta", "/uslugi")].map(
    (at) => page(at).querySelector("main")?.innerHTML,
  );
  expect(one?.replaceAll("/oferta/", "/uslugi/")).toBe(other?.replaceAll("/oferta/", "/uslugi/"));
}

export const home: readonly Row[] = [
  ["hero with button 'Sprawdź naszą ofertę' to /oferta", "/", link("Sprawdź naszą ofertę", "/oferta")],
  ["hero with a phone link 'Zadzwoń'", "/", link(/^Zadzwoń \+48/, "tel:+48320000000", "main section:has(h1)")],
  ["specializations cards", "/", links("article > a", "/oferta/instalacje", "/oferta/przylacza", "/oferta")],
  ["their names", "/", texts("article h3", "Instalacja od podstaw", "Przyłącze energetyczne", "Wszystkie usługi")],
  ["a map of Silesia with city dots", "/", every("[aria-labelledby=mapa] g > circle:last-of-type", 14)],
  ["a service-area section with 12 city tiles", "/", every(`${cities} li`, 12)],
  ["a why-trust-us section", "/", section(/zaufać|zaufa/i, "OC", "Gwarancja", 6)],
  ["a call to action", "/", link("Zapytaj o wycenę", "/kontakt", "[aria-labelledby=cta]")],
  ["city list links", "/", links(`${cities} a`, ...named)],
  ["Bielsko-Biała is shown without a link", "/", texts(`${cities} li:not(:has(a)) b`, "Bielsko-Biała")],
  ["/oferta: header", "/oferta", every("main section:first-of-type h1", 1)],
  ["/oferta: 8 service cards", "/oferta", every("#uslugi ~ ul > li", 8)],
  ["/oferta: card links", "/oferta", links("#uslugi ~ ul > li > a", ...offered.slice(0, 8))],
  ["/oferta: call-to-action band", "/oferta", link("Zapytaj o wycenę", "/kontakt", "[aria-labelledby=cta]")],
  ["/oferta: gallery carousel of 21 project photos", "/oferta", every(`${gallery} [role=group] figure`, 21)],
  ["/oferta: has previous/next arrows", "/oferta", every(`${gallery} button[aria-label$=obraz]`, 2)],
  ["/oferta: first 3 eagerly", "/oferta", every(`${gallery} :not([data-lazy]) > img[src^="/media/"]`, 3)],
  ["/oferta: the rest lazily", "/oferta", every(`${gallery} [data-lazy] img[data-src^="/media/"]`, 18)],
  ["/oferta: failed image shows", "/oferta", every(`${gallery} figure`, 21, "Nie można wczytać obrazu")],
  ["/oferta: also referenced: /oferta/naprawy", "/oferta", link(/Naprawy/, "/oferta/naprawy", more)],
  ["/oferta: also referenced: /oferta/fotowoltaika", "/oferta", link(/Fotowoltaika/, "/oferta/fotowoltaika", more)],
  ["/uslugi: services page", "/uslugi", every("main ol > li > a[href^='/uslugi/']", 12)],
  ...services.map((path): Row => [`sub-route ${path}`, "/uslugi", link(/^F\d+ /, path, `li:has([href="${path}"])`)]),
  ["their pages", services, every("main h1", 1)],
  ["whether both show identical content", offered, isTwin, "one page under two addresses"],
];
