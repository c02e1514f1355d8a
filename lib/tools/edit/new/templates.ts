import { all, type PagesName } from "@/lib/content/records";
import { catalogGroups } from "@/lib/content/schema/records";
import { buildDay } from "@/lib/text/dates";
import { blank, constantFor } from "./entry";

const pageMeta = (title: string) => ({
  title,
  description: blank("opis do wyników wyszukiwania, od 70 do 160 znaków, inny niż na pozostałych stronach"),
  keywords: [blank("od 3 do 8 zwrotów, które ludzie wpisują w wyszukiwarkę, każdy w osobnym cudzysłowie")],
});

const searchTitle = blank("tytuł do wyników wyszukiwania, około 48 znaków");

const band = {
  heading: blank("zachęta do kontaktu, do 40 znaków"),
  text: blank("co klient zyska, gdy zadzwoni, do 160 znaków"),
  button: { label: blank("napis na przycisku, do 40 znaków"), to: "/kontakt" },
};

const advice = blank("rada, żeby przed pracami zapytać elektryka, własnymi słowami, do 400 znaków");

/** @param more further fields */
const textSection = (id: string, prompt: string, more = {}) => ({
  kind: "text",
  id,
  heading: blank("nagłówek, który mówi, co czytelnik tu znajdzie, do 60 znaków"),
  ...more,
  paragraphs: [blank(prompt)],
});

const phonePrompt = (after: string) =>
  blank(`zdanie przed numerem, po ${after}: co powiedzieć przez telefon i co klient za to dostanie, do 120 znaków`);

const question = { question: blank("pytanie klienta, do 120 znaków"), answer: blank("odpowiedź, do 600 znaków") };

/** Constants that cities import from shared.ts. */
const sharedNames = ["cityBadges", "cityFacts"] as const;
const [badges, cityFacts] = sharedNames;

const recordFile = (type: string, slug: string, record: object): string =>
  `import type { ${type} } from "@/lib/content/types";
${type === "City" ? `import { ${sharedNames.join(", ")} } from "./shared";\n` : ""}
export const ${constantFor(slug)}: ${type} = ${JSON.stringify({ slug, ...record }).replace(new RegExp(`"(${sharedNames.join("|")})"`, "g"), "$1")};
`;

/** @param name in the nominative, "Mysłowice" @param neighbours slugs; empty where the editor has to name them */
const cityFile = (slug: string, name: string, neighbours: readonly string[]): string =>
  recordFile("City", slug, {
    name,
    inCity: blank(`miejsce z przyimkiem, tak jak „w Gliwicach”, dla: ${name}`),
    ofCity: blank(`dopełniacz, tak jak „Gliwic”, dla: ${name}`),
    meta: pageMeta(`Elektryk ${name}: instalacje i pomiary`),
    updated: buildDay(),
    tile: blank("jeden fakt o mieście na kafelek, do 28 znaków"),
    geo: {
      latitude: blank("szerokość geograficzna, liczba bez cudzysłowu, na przykład 50.29"),
      longitude: blank("długość geograficzna, liczba bez cudzysłowu, na przykład 18.67"),
    },
    hero: {
      title: blank("nagłówek strony, do 60 znaków"),
      lead: blank("jedno albo dwa zdania o pracy w tym mieście, do 170 znaków"),
      primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
      facts: cityFacts,
      badges,
    },
    emergency: {
      heading: blank("nagłówek dla kogoś, komu zgasło światło, do 60 znaków"),
      lead: blank("co psuje się w tym mieście i jak szybko przyjedziecie, do 260 znaków"),
    },
    services: {
      heading: blank("nagłówek listy usług, do 60 znaków"),
      items: [
        {
          service: "instalacje",
          text: blank("zdanie o tej usłudze w tym mieście, do 110 znaków; dopisz tak samo pozostałe usługi"),
        },
      ],
    },
    districts: {
      heading: blank("nagłówek listy dzielnic, do 60 znaków"),
      lead: blank("zdanie o dzielnicach, do 220 znaków"),
      items: [blank("dzielnice, każda w osobnym cudzysłowie")],
    },
    local: [
      textSection(
        "zabudowa",
        "własny tekst o budynkach, sieci i firmach w mieście, razem co najmniej 350 słów, akapity do 600 znaków",
      ),
    ],
    reasons: {
      heading: blank("nagłówek trzech powodów, do 60 znaków"),
      items: [
        {
          figure: blank("liczba albo słowo, do 30 znaków"),
          title: blank("powód, do 60 znaków"),
          text: blank("jedno albo dwa zdania, do 300 znaków; dopisz tak samo jeszcze dwa powody"),
        },
      ],
    },
    range: { heading: blank("nagłówek o zasięgu, do 60 znaków"), text: blank("dokąd stąd dojeżdżamy, do 400 znaków") },
    advice,
    neighbours:
      neighbours.length > 0
        ? neighbours
        : [blank("sąsiednie miasta ze stroną, najbliższe pierwsze, adresami, na przykład katowice")],
    band,
  });

const related = {
  services: [blank("adresy dwóch albo trzech pokrewnych usług, na przykład pomiary")],
  guides: [blank("adresy dwóch albo trzech pokrewnych poradników, na przykład przepisy")],
};

/** Next free circuit number, "F13". */
const nextCode = (): string => `F${Math.max(0, ...all("services").map(({ code }) => Number(code.slice(1)))) + 1}`;

const serviceFile = (slug: string, name: string): string =>
  recordFile("Service", slug, {
    code: nextCode(),
    icon: blank("nazwa ikony z lib/content/icons.ts"),
    name,
    serviceType: blank("pełna nazwa usługi, do 60 znaków"),
    group: blank(`grupa dla wyszukiwarek: ${catalogGroups.join(", ")}`),
    photos: blank("jakie zdjęcia ma przysłać klient, do 120 znaków"),
    card: blank("zdanie na kartę w ofercie, do 110 znaków"),
    meta: pageMeta(searchTitle),
    updated: buildDay(),
    hero: {
      title: blank("nagłówek strony, do 55 znaków"),
      lead: blank("co klient dostaje i od czego zależy cena, do 170 znaków"),
      facts: [
        { label: "Cena", value: blank("najniższa cena kluczem faktu"), note: blank("czego dotyczy, do 80 znaków") },
        { label: "Czas", time: true, value: blank("ile to trwa, do 60 znaków") },
        { label: "Dostajesz", value: blank("co zostaje po pracach, do 60 znaków") },
      ],
      drawing: {
        drawing: "bars",
        title: blank("co pokazuje rysunek, do 80 znaków"),
        caption: blank("to samo słowami i liczbami, do 400 znaków; inne rysunki: docs/edytor.md"),
        bars: [
          { name: blank("pierwszy słupek, do 16 znaków"), fact: blank("klucz faktu z liczbą, bez klamr") },
          { name: blank("drugi słupek"), fact: blank("klucz faktu z tą samą jednostką") },
        ],
      },
    },
    sections: [
      textSection("zakres", "tekst o usłudze; cała strona ma mieć co najmniej 600 słów, akapity do 600 znaków", {
        inBar: "Zakres",
      }),
      textSection("cena", "ile to kosztuje i od czego zależy, kwoty kluczami faktów", {
        inBar: "Cena",
        ask: phonePrompt("cenie"),
      }),
      {
        kind: "steps",
        id: "przebieg",
        heading: blank("nagłówek kroków, do 60 znaków"),
        inBar: "Przebieg",
        ask: phonePrompt("krokach"),
        items: [
          {
            title: blank("krok, do 50 znaków; dopisz tak samo następne"),
            text: blank("co się wtedy dzieje, do 320 znaków"),
          },
        ],
      },
      {
        kind: "faq",
        id: "pytania",
        heading: blank("nagłówek pytań, do 60 znaków"),
        inBar: "Pytania",
        items: [question],
      },
    ],
    advice,
    band,
    related,
  });

const keyFact = (which: string) => ({
  label: blank(`czego dotyczy ${which} liczba, do 90 znaków`),
  value: blank("liczba albo klucz faktu w klamrach, do 60 znaków"),
});

const guideFile = (slug: string, name: string): string =>
  recordFile("Guide", slug, {
    name,
    card: blank("zdanie na kartę w spisie poradników, do 130 znaków"),
    icon: blank("nazwa ikony z lib/content/icons.ts"),
    colour: blank("l2 instalacje, l1 energia, n sieci, l3 koszty i przepisy, pe bezpieczeństwo"),
    meta: pageMeta(searchTitle),
    published: buildDay(),
    modified: buildDay(),
    hero: {
      title: blank("nagłówek strony, do 60 znaków"),
      lead: blank("jedno albo dwa zdania, które nie powtarzają odpowiedzi, do 170 znaków"),
      answer: blank("odpowiedź na pytanie z nagłówka, z liczbą, do 60 słów"),
    },
    keyFacts: ["pierwsza", "druga", "trzecia"].map(keyFact),
    sections: [
      textSection("wstep", "tekst poradnika; cała strona ma mieć co najmniej 1000 słów, akapity do 600 znaków"),
    ],
    faq: [question],
    advice,
    band,
    related,
  });

export type PageKind = {
  folder: PagesName;
  /** @param beside slugs of neighbouring pages */
  makeFile: (slug: string, name: string, beside: readonly string[]) => string;
  /** What is left to do by hand besides the blanks. */
  tasks: readonly string[];
};

/** Kinds of pages, by the words that editors type. */
export const pageKinds = {
  miasto: {
    folder: "cities",
    makeFile: cityFile,
    tasks: [
      "Sąsiednie miasta prowadzą do niego, gdy mają jego adres w polu neighbours. Wpisujemy go miastom wybranym przy dodawaniu, w terminalu po słowie --beside.",
      "Jeśli ma być węzłem mapy, dopisz je w content/map.ts. Bez tego mapa na jego stronie pokaże je dodatkowo.",
    ],
  },
  usluga: {
    folder: "services",
    makeFile: serviceFile,
    tasks: [
      "Jeśli ma mieć drugi adres, pod /oferta, dopisz w jej pliku offer: true; na kartę oferty dopisz ją w content/offer.ts, w polu cards.",
      "Ceny na /wycena dostanie z pliku w content/estimate, a miejsce na przekroju domu z obwodu w content/house.ts. Bez nich też działa.",
    ],
  },
  poradnik: {
    folder: "guides",
    makeFile: guideFile,
    tasks: [
      "Dopisz jego adres w polu related.guides pokrewnych poradników i usług.",
      "Popraw liczbę poradników w opisie strony content/guide-index.ts.",
    ],
  },
} as const satisfies Readonly<Record<string, PageKind>>;
