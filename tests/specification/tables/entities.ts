/** Section 3: entities and their fields. */
import { allPages, cities, guides, offered, profiles, services, site } from "@/tests/specification/addresses";
import { data, every, fields, meta, nodes, type Row, says, some, texts } from "@/tests/specification/rows";

const map = "[aria-labelledby=mapa] svg[viewBox='0 0 400 580']";
const townsOf = (radius: string) => `${map} g:has(> circle[r='${radius}']) > text`;
const [storage, pv, heating] = ["magazyny-energii", "fotowoltaika", "grzewnictwo"].map(
  (slug) => `/poradnik/${slug}`,
) as [string, string, string];
const indexed = allPages.filter((path) => path !== "/404" && path !== "/dziekujemy");
const rating = (type: string, reviewCount: number) =>
  data(type, { aggregateRating: expect.objectContaining({ ratingValue: 4.9, reviewCount, bestRating: 5 }) });
const card = "li > a[href]:has(svg):has(h3):has(p)";
const zory = { addressLocality: "Żory", addressRegion: "śląskie", addressCountry: "PL" };
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const served = [
  ...["Katowice", "Gliwice", "Zabrze", "Bytom", "Chorzów", "Tychy", "Sosnowiec", "Rybnik", "Żory", "Jastrzębie-Zdrój"],
  "Dąbrowa Górnicza",
];
const md = [
  ...["Chorzów", "Bytom", "Zabrze", "Gliwice", "Sosnowiec", "Dąbrowa Górnicza", "Tychy", "Rybnik", "Bielsko-Biała"],
  "Częstochowa",
];
const firm = (wanted: object) => data("Electrician", wanted);

export const entities: readonly Row[] = [
  ["City: name, map position x and y", "/", every(`${map} g > circle[cx][cy] ~ text`, 14), "links: home"],
  ["14 cities", "/", every(`${map} text`, 14)],
  ["Katowice lg", "/", texts(townsOf("8"), "Katowice")],
  ["Gliwice, Zabrze, Bytom and seven more md", "/", texts(townsOf("5"), ...md)],
  ["three cities sm", "/", texts(townsOf("3.6"), "Ruda Śląska", "Jaworzno", "Jastrzębie-Zdrój")],
  ["13 connections drawn as wave lines", "/", every(`${map} > g:not(:has(circle)) > path:first-child`, 13)],
  ["Service card: icon, title, description, link", "/oferta", every(`#uslugi ~ ul > ${card}`, 8)],
  ["Service card: feature list on service pages", services, every("main section:has(h1) dl > div:nth-child(3)", 1)],
  ["Gallery image (21)", "/oferta", every("figure:has(img:is([src], [data-src])[alt]:not([alt=''])) figcaption b", 21)],
  ["Guide topic: title, description, icon, link", "/poradnik", every(`[data-topics] > ${card}`, 15)],
  ["FAQ item (question, answer)", guides, some("[aria-labelledby=pytania] details:has(summary):has(p)")],
  ["implementation phase: label KRYTYCZNE", pv, says("1. Analiza", "KRYTYCZNE", "Cień komina")],
  ["implementation phase: label BARDZO WAŻNE", pv, says("2. Formalności", "BARDZO WAŻNE")],
  ["implementation phase: another label", pv, says("4. Uruchomienie", /(?<!BARDZO )WAŻNE/)],
  ["renovation stage", "/poradnik/modernizacja", fields(/Etapy prac/, 6, /^\d\. /, /dzień|dni/, /KRYTYCZNE|WAŻNE/)],
  ["device power by category (name, power)", "/poradnik/obliczanie-mocy", says("Czajnik", "1,8–2,4 kW")],
  [
    "room power example",
    "/poradnik/obliczanie-mocy",
    texts(
      "[aria-labelledby=pomieszczenia] thead th",
      ...["Pomieszczenie", "Oświetlenie", "Urządzenia", "Ogrzewanie", "Razem", "Zalecane obwody"],
    ),
  ],
  ["heating type: six fields", heating, fields(/Rodzaje ogrzewania/, 6, "Moc", "Zalety", "Wady", "Dla kogo")],
  ["cost comparison row", heating, texts("#koszty ~ * thead th", "System", "Zakup", "Sezon", "Sprawność", "Trwałość")],
  ["fault entry", "/poradnik/awarie", every("main details:has(ul):not([data-contents])", 12)],
  ["fault entry: fields", "/poradnik/awarie", says("Zapach spalenizny", "Objawy", "Kiedy wezwać elektryka")],
  ["storage type", storage, fields(/Rodzaje baterii/, 3, "Pojemność", "Sprawność", "Trwałość", "Zalety", "Wady")],
  ["scenario (scenario, description, benefits, recommendation)", storage, fields(/^Scenariusze/, 5, "Zalecenie:")],
  ["economic factor (factor, range, description, note)", storage, fields(/Co składa się/, 6, /\d/, /\.$/)],
  ["PV system type: seven fields", pv, fields(/Rodzaje/, 3, "Moc", "Koszt", "Zalety", "Wady", "Dla kogo")],
  ["economics row", pv, says("Oszczędność z naszego cennika", "w roku", "2000–3000 zł", "7000–10 000 zł")],
  ["subsidy program (program, description, amount, conditions)", pv, fields(/Dotacje/, 4, "Warunki:")],
  ["manufacturer card (name, description, specialties)", "/uslugi/monitoring", fields(/Producenci/, 3, "specjalność:")],
  ["process step", "/uslugi/instalacje", every("[aria-labelledby=etapy] ol > li:has(h3):has(p)", 5)],
  ["benefit figure (title, value, description)", "/uslugi/smart-home", fields(/Liczby/, 5, /\d+(–\d+)?(%| godziny)$/)],
  ["document card: label 'Wymagany przy odbiorze'", "/uslugi/pomiary", says("Protokół", "Wymagany przy odbiorze")],
  ["document card: label 'Rekomendowany'", "/uslugi/pomiary", says("Lista usterek", "Rekomendowany")],
  ["measurement card (title, description, standard)", "/uslugi/pomiary", fields(/Co mierzymy/, 5, /PN-(HD|EN) \d+/)],
  ["page metadata: title", allPages, meta("og:title", /\S/)],
  ["page metadata: description", allPages, meta("description", /.{50}/)],
  ["page metadata: keywords", indexed, meta("keywords", /,/)],
  ["page metadata: canonicalUrl", indexed, every(`link[rel=canonical][href^='${site}']`, 1)],
  ["page metadata: ogImage", allPages, meta("og:image", /^https:\/\/www\.wattera\.example\/og\/.+png$/)],
  ["page metadata: ogType of guides", guides, meta("og:type", "article")],
  ["page metadata: ogType of others", "/", meta("og:type", "website")],
  ["page metadata: structuredData", indexed, every('script[type="application/ld+json"]', 1)],
  ["page metadata: noIndex", ["/dziekujemy", "/404"], some("meta[name=robots][content*=noindex]")],
  [
    "default title with the brand",
    "/dziekujemy",
    texts("title", "Dziękujemy za kontakt | Wattera"),
    "every page has its own",
  ],
  ["locale pl_PL", allPages, meta("og:locale", "pl_PL")],
  ["local business: phone, e-mail", "/", firm({ telephone: "+48320000000", email: "kontakt@wattera.example" })],
  ["local business: opening hours Mo-Fr 08:00-16:00", "/", firm({ openingHours: "Mo-Fr 08:00-16:00" })],
  [
    "the same hours by day",
    "/",
    data("OpeningHoursSpecification", { dayOfWeek: days, opens: "08:00", closes: "16:00" }),
  ],
  ["local business: price range", "/", firm({ priceRange: "800–80 000 zł" })],
  ["local business: currency PLN", "/", firm({ currenciesAccepted: "PLN" })],
  ["local business: payment", "/", firm({ paymentAccepted: "Cash, Credit Card, Bank Transfer" })],
  ["local business: service area Silesia", "/", data("AdministrativeArea", { name: "Województwo śląskie" })],
  ["11 served cities", "/", (path) => expect(nodes(path, "City").map(({ name }) => name)).toEqual(served)],
  ...["Instalacje elektryczne", "Fotowoltaika", "Smart home", "Systemy bezpieczeństwa"].map(
    (name): Row => [`local business: catalogue of ${name}`, "/", data("OfferCatalog", { name })],
  ),
  ["local business: profile links", "/", firm({ sameAs: profiles })],
  ["website", "/", data("WebSite", { name: "Wattera" })],
  ["organization (founded 2010)", "/", data("Organization", { foundingDate: "2010" })],
  ["article", guides, data("Article", {})],
  ["FAQ", guides, data("Question", {})],
  ["breadcrumb", [...guides, ...cities, ...services], data("BreadcrumbList", {})],
  ["service", [...services, ...offered, ...cities], data("Service", {})],
  ["sample reviews with rating 5 of 5", "/", every("[aria-labelledby=opinie] li", 3, "5/5")],
  ["sample reviews are called samples", "/", says("Strona pokazowa", "opinie", "przykładowe")],
  ["aggregate rating 4.9 from 25 reviews (home)", "/", rating("Electrician", 25)],
  ["4.9 from 47 (contact)", "/kontakt", rating("Electrician", 47), "on /kontakt"],
  ["4.9 from 23 (service pages)", [...services, ...offered], rating("Service", 23)],
  ["4.9 from 12 (Żory)", "/zory", rating("Electrician", 12)],
  ["Żory: address", "/zory", data("PostalAddress", { ...zory, postalCode: "44-240" })],
  ["Żory: geo coordinates", "/zory", data("GeoCoordinates", { latitude: 50.045, longitude: 18.7 })],
  ["Żory: an offer catalogue of its cards", "/zory", (path) => expect(nodes(path, "Offer")).toHaveLength(9)],
];
