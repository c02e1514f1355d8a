/** Section 2, /dla-firm and /poradnik. */
import { guides as paths } from "@/tests/specification/addresses";
import { data, every, fields, link, links, nodes, type Row, section, texts } from "@/tests/specification/rows";

const firms = "/dla-firm";
const [lan, alarm, cctv] = ["/poradnik/sieci-lan", "/poradnik/systemy-alarmowe", "/poradnik/monitoring"] as const;
const [storage, pv] = ["/poradnik/magazyny-energii", "/poradnik/fotowoltaika"] as const;
const segments = [
  "Małe i średnie firmy",
  "Biura",
  "Wspólnoty mieszkaniowe",
  "Deweloperzy",
  "Obsługa średniego napięcia",
];
/** Label of the final link of each guide, in the order of the index. */
const labels = [
  ...["oświetlenie", "oszczędzanie", "bezpieczeństwo", "smart home", "monitoring", "alarm", "sieć LAN", "modernizację"],
  ...["protokół", "moc", "ogrzewanie", "wymianę", "awarię", "magazyn energii", "fotowoltaikę"],
];
/** Guides that carry breadcrumbs, article and FAQ data: name in the breadcrumbs, number of questions. */
const marked = [
  ["/poradnik/bezpieczenstwo", "Bezpieczeństwo w domu", 3],
  ["/poradnik/modernizacja", "Modernizacja instalacji", 4],
  ["/poradnik/przepisy", "Przepisy i normy", 4],
  ["/poradnik/obliczanie-mocy", "Obliczanie mocy", 3],
  ["/poradnik/monitoring", "Monitoring CCTV", 3],
] as const;
const search = "https://www.wattera.example/poradnik?q={search_term_string}";

export const guides: readonly Row[] = [
  ["/dla-firm: 13 services", firms, section(/^Usługi/, "Kompensacja mocy biernej", "Prace na średnim napięciu", 13)],
  ["/dla-firm: 5 customer segments", firms, texts("[aria-labelledby=segmenty] li h3", ...segments)],
  ["/dla-firm: 6 reasons to cooperate", firms, section(/pow[oó]d|Dlaczego/i, 6)],
  ["/dla-firm: 4 long-term benefits", firms, section(/Stała umowa/, "Krótsza awaria", "Jedna dokumentacja", 4)],
  ["/dla-firm: link to /kontakt", firms, link("Kontakt dla firm", "/kontakt")],
  ["/poradnik: 15 topic cards linking to the guides", "/poradnik", links("[data-topics] > li > a", ...paths)],
  ["/poradnik: accepts a search query parameter q", "/poradnik", every("[data-island=search] input[name=q]", 1)],
  ["/poradnik: declared in structured data", ["/", "/poradnik"], data("EntryPoint", { urlTemplate: search })],
  ["each guide has a back link to /poradnik", paths, link("Wróć do poradnika", "/poradnik")],
  ...paths.map(
    (path, index): Row => [
      `${path}: a final link to /kontakt with a topic-specific label`,
      path,
      link(new RegExp(`^(Zapytaj o|Zgłoś).*${labels[index]}`), "/kontakt", "main > :last-child"),
    ],
  ),
  ...marked.flatMap(([path, name, faq]): Row[] => [
    [`${path} carries breadcrumbs`, path, texts('nav[aria-label="Okruszki"] li', "Strona główna", "Poradnik", name)],
    [`${path} carries breadcrumbs in structured data`, path, data("ListItem", { position: 3, name })],
    [`${path} carries article data`, path, data("Article", { datePublished: "2024-01-01" })],
    [`${path} carries FAQ data`, path, () => expect(nodes(path, "Question")).toHaveLength(faq)],
  ]),
  [
    "storage: battery types",
    storage,
    fields(/Rodzaje baterii/, 3, "Pojemność", "Sprawność", "Trwałość", "Zalety", "Wady"),
  ],
  ["storage: lithium-ion, gel, salt", storage, section(/Rodzaje baterii/, "Litowo-jonowa", "Żelowa i AGM", "Solna")],
  ["storage: usage scenarios", storage, section(/^Scenariusze/, 5)],
  ["storage: cost factors", storage, section(/Co składa się na koszt/, 6)],
  ["storage: selection factors", storage, section(/przy wyborze/, 6)],
  ["PV: on-grid/off-grid/hybrid types", pv, section(/Rodzaje/, "On-grid", "Off-grid", "Hybrydowa", 3)],
  ["PV: four-phase process", pv, section(/Etapy/, "1. Analiza", "2. Formalności", "3. Montaż", "4. Uruchomienie", 4)],
  ["PV: economics table", pv, texts("[aria-labelledby=koszty] thead th", "Instalacja", "3 kW", "6 kW", "10 kW")],
  ["PV: subsidy programs", pv, section(/Dotacje/, 4)],
  ["PV: success factors", pv, section(/Od czego zależy/, 6)],
  ["alarm guide: types", alarm, section(/Przewodowy, radiowy czy hybrydowy/, 3)],
  ["alarm guide: components", alarm, section(/Elementy systemu/, "Centrala", "Kontaktron")],
  ["alarm guide: planning", alarm, section(/Podział domu na strefy/, 3)],
  ["alarm guide: standards", alarm, section(/PN-EN 50131/, 4)],
  ["alarm guide: security", alarm, section(/^Fałszywe alarmy/, "sabotażu")],
  ["LAN guide: types", lan, section(/Który kabel/, "Kat. 6A", "Światłowód", 4)],
  ["LAN guide: components", lan, section(/Szafa: gdzie/, "Panel krosowy", "Router", 5)],
  ["LAN guide: planning", lan, section(/Ile gniazd/, 6)],
  ["LAN guide: standards", lan, section(/^Normy/)],
  ["LAN guide: security", lan, section(/Bezpieczeństwo sieci/, 4)],
  ["CCTV guide: types", cctv, section(/Kamery IP, analogowe HD i Wi-Fi/, 3)],
  ["CCTV guide: components", cctv, section(/Z czego składa się/, "Kamera", "Rejestrator", 4)],
  ["CCTV guide: planning", cctv, section(/^Plan kamer/, 5)],
  ["CCTV guide: standards", cctv, section(/Parametry/, "IP65/IP66", 5)],
  ["CCTV guide: security", cctv, section(/bez otwierania portów/, 2)],
];
