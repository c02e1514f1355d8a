/** Section 1: what the product does and for whom. */
import { allPages, cities, companyPhone, phone, services } from "@/tests/specification/addresses";
import { every, link, type Row, says, some, texts } from "@/tests/specification/rows";

const offer = "/uslugi";
/** The thank-you page comes after the call, and has the number in its header. */
const withNumber = allPages.filter((path) => path !== "/dziekujemy");
const withQuote = withNumber.filter((path) => path !== "/404");
export const purpose: readonly Row[] = [
  ["serves the Silesia region: the whole of Silesia", "/", says("Cały Śląsk")],
  ["private customers, communities, institutions, firms", "/", says("domów", "wspólnot", "instytucji", "firm")],
  ["developers", "/dla-firm", says("Deweloperzy")],
  ["electrical installations and modernisation", offer, says("Instalacje", "50–150 zł/m²")],
  ["replacement of old fuse boards", offer, says("Rozdzielnice", "Wymiana starej tablicy")],
  ["grid connections", offer, says("Przyłącza", "Wniosek do operatora")],
  ["LAN networks", offer, says("Sieci LAN", "szafa")],
  ["CCTV monitoring", offer, says("Monitoring", "Kamery")],
  ["alarm systems", offer, says("Alarmy", "Czujki")],
  ["smart home", offer, says("Smart home", "KNX")],
  ["smart buildings (KNX)", "/dla-firm", says("budynku KNX")],
  ["measurements and inspections", offer, says("Pomiary", "Przeglądy")],
  ["photovoltaics", offer, says("Fotowoltaika")],
  ["energy storage", offer, says("Magazyny energii")],
  ["power-factor compensation", "/dla-firm", says("Kompensacja mocy biernej")],
  ["medium-voltage work", "/dla-firm", says("Prace na średnim napięciu")],
  [
    "every page pushes to phone",
    withNumber,
    (path) => link(/\+48|Zadzwoń/, cities.includes(path) ? companyPhone : phone)(path),
  ],
  ["every page pushes to ask for a quote", withQuote, some("main a:is([href^='/kontakt'], [href^='mailto:'])")],
  ["the quote is free", "/", says("Wycena jest bezpłatna")],
  ["pages advise consulting a specialist before any work", "/poradnik", says("skonsultuj się ze specjalistą")],
  [
    "they advise it: services, cities",
    [...services, ...cities, offer],
    every('main section[aria-label="Rada przed pracami"]', 1),
  ],
  ["liability insurance", "/", says("OC", "polisa")],
  ["certified services", "/", says("Certyfikowane usługi")],
  ["guarantee", "/", says("Gwarancja")],
  ["15 years of experience", "/kontakt", says("15 lat doświadczenia"), "more than 15 years everywhere, as one text"],
  ["hundreds of satisfied customers", "/", says("setek zadowolonych klientów")],
  ["arrival within 24h", "/", says(/24 godziny na przyjazd/)],
  ["contact by phone", "/kontakt", link("Telefon", phone)],
  ["the company number shown on city pages", cities, link("+48 32 000 00 01", companyPhone)],
  ["contact by e-mail", "/kontakt", link("E-mail", "mailto:kontakt@wattera.example")],
  [
    "no forms, no accounts and no server-side data",
    allPages,
    every("form:not([method=get], [role=search]), input[type=password]", 0),
    "the search of guides is a form that reads; calculators send nothing",
  ],
  ["the interface is in Polish", allPages, every("html[lang=pl]", 1)],
  ["the brand", "/", texts("header > div > a[href='/']", "Wattera")],
];
