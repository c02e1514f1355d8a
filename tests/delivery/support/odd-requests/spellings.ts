import { emergencyGuide } from "@/tests/today";
import { letters, nodeRefuses, odd } from "./odd-request";

const deep = emergencyGuide;

export const spellings = [
  odd("a query, whatever it holds", 200, "/oferta? /oferta?a=1?b=2 /oferta?a=%zz"),
  odd("a query of the home page", 200, "/? /?? /?/oferta/ /?../../etc/passwd"),
  odd("a long query", 200, `/oferta?${letters(7000)} /oferta?${"@".repeat(7000)}`),
  odd("spellings of the home page", "301 /", `/index /index.html /index/ // /// //index.html ${"/".repeat(1000)}`),
  odd(
    "spellings of a page",
    "301 /oferta",
    `/oferta/ /oferta.html /oferta.html/ /oferta.html// /oferta/index /oferta/index.html /oferta/index.html/ //oferta
     ///oferta/// //oferta//index.html// /./oferta /oferta/. /uslugi/../oferta /nie-ma/../oferta /oferta//..//oferta//
     /oferta${"/".repeat(1000)} /${"./".repeat(1000)}oferta`,
  ),
  odd(
    "spellings of a page in a folder",
    `301 ${deep}`,
    `${deep}/ ${deep}.html ${deep.replaceAll("/", "//")}// /poradnik/..${deep}`,
  ),
  odd("a query on the way home", "301 /?q=1", "/index.html?q=1"),
  odd("an encoded query, kept as it is", "301 /uslugi?a=1&b=%C5%82", "/uslugi/?a=1&b=%C5%82 /uslugi.html?a=1&b=%C5%82"),
  odd("a query that looks like a path", "301 /oferta?x=/y.html", "/oferta/?x=/y.html"),
  odd("a broken query", "301 /oferta?a=%zz", "/oferta/?a=%zz"),
  // mod_rewrite keeps the question mark, others drop it.
  odd("an empty query", "301 /oferta", "/oferta/?"),
  odd(
    "a moved address in every spelling",
    "301 /oferta",
    "/test-lancuch //test-lancuch// /test-lancuch/index.html /test-ogniwo.html /test-ogniw%6F",
  ),
  odd("a moved address with a query", "301 /oferta?a=1", "/test-lancuch/?a=1"),
  odd("a moved address beyond ASCII", "301 /uslugi", "/us%C5%82ugi-elektryczne /us%c5%82ugi-elektryczne/"),
  odd("a moved address in bare bytes", "301 /uslugi", "/us\xc5\x82ugi-elektryczne", { except: { own: nodeRefuses } }),
  odd(
    "a moved address that is long",
    "301 /",
    "/test-bardzo-dlugi-adres-starej-strony-o-wymianie-instalacji-elektrycznej-w-bloku-z-wielkiej-plyty",
  ),
  odd("an address that moved elsewhere", "301 https://katalog.example/firma", "/test-poza /test-poza/"),
  odd("a file with slashes too many", 200, "//robots.txt /./robots.txt /og/../robots.txt", {
    sends: { "content-type": "text/plain; charset=utf-8" },
  }),
];
