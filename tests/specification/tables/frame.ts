/** Section 2, shared layout. */
import { buildYear } from "@/lib/content/site";
import { allPages, cities, companyPhone, phone, profiles } from "@/tests/specification/addresses";
import { every, link, links, type Row, says, texts } from "@/tests/specification/rows";

const bar = 'header nav[aria-label="Główna"] a';
const review = "footer a[href^='https:']";
const footer = 'footer nav[aria-label="Stopka"] a';
const phoneOf = (path: string) => (cities.includes(path) ? companyPhone : phone);
const copyright = () => `© ${buildYear()} Wattera. Wszelkie prawa zastrzeżone.`;

export const frame: readonly Row[] = [
  ["header link /", allPages, every("header > div > a[href='/']", 1)],
  ["header link /oferta (Oferta)", allPages, link("Oferta", "/oferta", "header nav")],
  ["header link /dla-firm (Dla Firm)", allPages, link("Dla Firm", "/dla-firm", "header nav")],
  ["header link /poradnik (Poradnik)", allPages, link("Poradnik", "/poradnik", "header nav")],
  ["/kontakt as the button 'Skontaktuj się z nami'", allPages, link("Skontaktuj się z nami", "/kontakt", "header")],
  ["the header holds these links", "/", links(bar, "/oferta", "/wycena", "/dla-firm", "/poradnik"), "and the estimate"],
  [
    "the header has a tel: link, twice",
    allPages,
    (path) => links("header > div > a[data-call]", ...Array(2).fill(phoneOf(path)))(path),
  ],
  ["a menu toggle is present", allPages, every("header button[popovertarget=menu]", 1)],
  ["footer link / (Strona główna)", "/", link("Strona główna", "/", "footer nav")],
  ["footer link /uslugi (Usługi)", "/", link("Usługi", "/uslugi", "footer nav")],
  [
    "footer links /dla-firm, /poradnik, /kontakt",
    allPages,
    links(footer, "/", "/uslugi", "/wycena", "/dla-firm", "/poradnik", "/kontakt"),
    "and the estimate",
  ],
  ["the footer shows the phone", allPages, (path) => links("footer a[href^='tel:']", phoneOf(path))(path)],
  ["the footer shows the e-mail", "/", link("kontakt@wattera.example", "mailto:kontakt@wattera.example", "footer")],
  [
    "an external reputation-widget image",
    "/",
    every("footer img[src*=opini][alt*='4,9']", 1),
    "the demonstration has a file of its own",
  ],
  ["links to three external profiles", "/", links(review, ...profiles)],
  [
    "business profile, marketplace, directory",
    "/",
    texts(review, "Opinie w wyszukiwarce", "Profil w serwisie zleceń", "Wpis w katalogu firm"),
  ],
  [
    "a copyright line with the current year",
    "/",
    (path) => texts("footer span:has(+ span:last-child)", copyright())(path),
    "the year of the build",
  ],
  ["a scroll-to-top button", allPages, every("a[href='#gora'][aria-label='Wróć na górę strony']", 1)],
  ["a skeleton page with 6 placeholder cards", allPages, every("body > [role=status] [aria-hidden] > div", 6)],
  ["after first render a loading indicator is hidden", allPages, every("html[data-loading]", 0)],
  ["and content revealed", "/", says("Od gniazdka po średnie napięcie"), "it is in the HTML"],
];
