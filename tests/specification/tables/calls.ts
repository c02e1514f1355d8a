/** Sections 5 to 8, as far as markup shows them: validation, roles, calls, errors. */
import { allPages, phone } from "@/tests/specification/addresses";
import { every, link, links, type Row } from "@/tests/specification/rows";

const foreign = ":is(script, iframe, link:not([rel=canonical]), img, source):is([src^='http'], [href^='http'])";
const failed = "Nie można wczytać obrazu";

export const calls: readonly Row[] = [
  ["no login and no roles", allPages, every("input:is([type=password], [type=email])", 0)],
  ["tel: links", "/kontakt", link("Telefon", phone)],
  ["mailto: links", "/kontakt", link("E-mail", "mailto:kontakt@wattera.example")],
  [
    "call buttons: /dziekujemy after about 100 ms on the home page",
    "/",
    every("main section:has(h1) a[data-call=hero][data-after='100']", 5),
    "the buttons of the hero; numbers of header, band and footer stay on the page",
  ],
  ["or after 1000 ms on the contact page", "/kontakt", every("main a[data-call='contact-tile'][data-after='1000']", 1)],
  ["'Skontaktuj się z nami' calls the analytics function", allPages, every("header > div > a[data-contact]", 1)],
  [
    "'Znajdź elektryka koło siebie', too",
    ["/", "/gliwice"],
    links("main a[data-contact]:not(section:has(h1) a)", "/kontakt"),
  ],
  [
    "the LAN final button, too",
    ["/uslugi/sieci-lan", "/oferta/sieci-lan"],
    links("[aria-labelledby=cta] a[data-contact]", "/kontakt"),
  ],
  ["external links to review sites", allPages, every("footer a[href^='https:']", 3)],
  ["external images", allPages, every(foreign, 0), "none until the firm names its widget"],
  ["image failure: 'Nie można wczytać obrazu' (/oferta)", "/oferta", every("main figure", 21, failed)],
  ["image failure (home)", "/", every("main [data-ph]", 3, failed)],
];
