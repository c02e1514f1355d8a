import { z } from "zod";
import { drawing } from "./drawings";
import {
  choice,
  code,
  codeLike,
  day,
  flag,
  heading,
  icon,
  label,
  link,
  list,
  metaText,
  priceKey,
  record,
  type SitePath,
  slugIn,
  text,
  tuple,
} from "./fields";
import { named } from "./meta";
import { band, button, headFacts, pictureRef, question } from "./parts";
import { section } from "./sections";
import { rating } from "./site";

/**
 * Characters shown in a search result: title with the brand, description; and the shortest title without the brand.
 */
export const metaLimits = { title: 60, ownTitle: 10, description: { min: 70, max: 160 } } as const;

/** Texts for search engines and link previews; lengths are in metaLimits. */
export const pageMeta = record("dla wyszukiwarek", {
  title: metaText(
    "tytuł",
    "w wyszukiwarce, najlepiej do 48 znaków; nazwa firmy dopisuje się, gdy całość mieści się w 60",
  ),
  description: metaText("opis", "w wyszukiwarce, od 70 do 160 znaków, inny niż na pozostałych stronach"),
  keywords: list(code("zwrot"), "słowa kluczowe", {
    min: 0,
    max: 8,
    hint: "od 3 do 8 zwrotów, które ludzie wpisują w wyszukiwarkę, każdy w osobnym cudzysłowie",
  }),
  canonical: link<SitePath>("adres główny", "gdy tę samą treść pokazują dwa adresy").optional(),
  ogImage: code<`/${string}`>("obrazek do udostępniania", "plik z folderu public zamiast rysowanego").optional(),
  ogType: named(z.enum(["website", "article"]), "rodzaj dla mediów społecznościowych").optional(),
  noIndex: named(z.boolean(), "poza wyszukiwarkami").optional(),
});

const related = record("zobacz też", {
  services: list(slugIn("services"), "usługi", {
    min: 0,
    hint: "adresy dwóch albo trzech pokrewnych usług, na przykład pomiary",
  }),
  guides: list(slugIn("guides"), "poradniki", {
    min: 0,
    hint: "adresy dwóch albo trzech pokrewnych poradników, na przykład przepisy",
  }),
});

/** Advice to consult a specialist before any work. */
export const advice = () => text(400, "rada", "żeby przed pracami zapytać elektryka; na każdej stronie inna");
/** Address of a page below its folder. */
const slug = () => code("adres", "jak nazwa pliku");
const updated = () => day("zmieniono", "dzień ostatniej zmiany treści; nie przy literówce");
/** Heading of a page and the words below it. */
const title = (max: number) => heading(max, "tytuł", "nagłówek strony");
const sections = () => list(section, "sekcja", { hint: "kolejne części strony, z góry na dół" });

/** Groups of the catalogue in structured data, in its order. */
export const catalogGroups = [
  "Instalacje elektryczne",
  "Fotowoltaika",
  "Smart home",
  "Systemy bezpieczeństwa",
] as const;

export const service = record({
  slug: slug(),
  code: codeLike<`F${number}`>(
    /^F\d{1,2}$/,
    "Numer obwodu wpisz jako F i liczbę, na przykład F9.",
    "oznaczenie",
    "stały numer, F1 i dalej, wszędzie ten sam",
  ),
  icon: icon(),
  name: text(24, "nazwa", "krótka, wszędzie ta sama: w menu, na kartach, w wycenie i na przekroju domu"),
  serviceType: text(60, "rodzaj usługi", "pełna nazwa usługi, jak znają ją wyszukiwarki"),
  group: named(z.enum(catalogGroups), "grupa", "dla wyszukiwarek"),
  offer: flag("strona pod /oferta", "drugi adres usługi"),
  law: choice(
    { alarm: "alarmy", cameras: "kamery" },
    "prawo, które dotyczy usługi",
    "od tego zależy, o jakie uprawnienia pyta „Zostało”",
  ).optional(),
  measurementEvents: flag("liczenie wejść", "tylko /uslugi/pomiary"),
  nameInCities: text(60, "nazwa na stronach miast").optional(),
  photos: label(120, "zdjęcia", "jakie zdjęcia ma przysłać klient").optional(),
  card: text(110, "tekst na karcie", "zdanie o usłudze na karcie w ofercie"),
  meta: pageMeta,
  updated: updated(),
  hero: record("góra strony", {
    title: title(55),
    lead: text(170, "wprowadzenie", "co klient dostaje i od czego zależy cena"),
    facts: headFacts,
    drawing: named(drawing, "rysunek", "obok nagłówka; rodzaje są w rozdziale „Rysunki”"),
    button: named(button, "przycisk", "zastępuje przycisk wyceny").optional(),
    callFirst: flag("najpierw telefon", "wypełniony przycisk telefonu zamiast wyceny"),
  }),
  sections: sections(),
  advice: advice(),
  band,
  related,
});

/** Colour of a topic as a conductor. */
export const conductor = choice(
  { l1: "energia", l2: "instalacje", l3: "koszty i przepisy", n: "sieci", pe: "bezpieczeństwo" },
  "kolor",
  "tematu",
);

export const guide = record({
  slug: slug(),
  name: text(30, "nazwa", "krótki tytuł na karcie i w ścieżce"),
  card: text(130, "tekst na karcie", "zdanie na kartę w spisie poradników"),
  icon: icon(),
  colour: conductor,
  meta: pageMeta,
  published: day("opublikowano", "po publikacji nie zmieniaj"),
  modified: day("zmieniono", "dzień ostatniej zmiany treści"),
  // The page shows it, or the newest check of the guide's facts with `checkBy`, whichever is later.
  checked: day("sprawdzono", "dzień porównania całego poradnika z przepisami i cennikami").optional(),
  reviewer: record("kto przeczytał", "osoba z uprawnieniami, która sprawdziła tekst", {
    name: text(60, "nazwa", "imię i nazwisko"),
    qualification: text(120, "uprawnienia"),
  }).optional(),
  hero: record("góra strony", {
    title: title(60),
    lead: text(170, "wprowadzenie", "jedno albo dwa zdania, które nie powtarzają odpowiedzi"),
    answer: text(420, "odpowiedź", "na pytanie z nagłówka, z liczbą, do 60 słów").optional(),
    picture: named(pictureRef, "zdjęcie", "na całą szerokość, pod górą strony").optional(),
  }),
  keyFacts: list(
    record({
      label: text(90, "napis", "czego dotyczy liczba"),
      value: text(60, "wartość", "liczba albo klucz faktu w klamrach"),
    }),
    "najważniejsze liczby",
    { min: 3, max: 5, hint: "zbędne, gdy poradnik zaczyna się od triage" },
  ).optional(),
  sections: sections(),
  faq: list(question, "pytania i odpowiedzi"),
  advice: advice(),
  band,
  related,
  estimate: link(
    "wycena",
    "co z wyceny już wiadomo: /wycena?o=… z odpowiedziami; zbędne, gdy sama usługa wystarczy",
  ).optional(),
});

const cityBadge = record({ icon: icon(), text: text(34) });

/** WGS 84, degrees: inside Poland. */
const coordinates = {
  latitude: named(z.number().min(49).max(55), "szerokość geograficzna", "na przykład 50.29"),
  longitude: named(z.number().min(14).max(24.2), "długość geograficzna", "na przykład 18.67"),
};

export const city = record({
  slug: slug(),
  name: text(30, "nazwa", "w mianowniku: Gliwice"),
  // Polish cases are written, never computed.
  inCity: text(40, "w mieście", "miejsce z przyimkiem, tak jak „w Gliwicach”"),
  ofCity: text(30, "miasta, w dopełniaczu", "tak jak „Gliwic”"),
  meta: pageMeta,
  updated: updated(),
  tile: text(28, "kafelek", "jeden fakt o mieście na stronie głównej: „12 dzielnic”"),
  geo: record("współrzędne", coordinates),
  nearby: list(record({ name: label(24, "nazwa", "w mianowniku"), ...coordinates }), "miejsca obok na mapie", {
    hint: "miejscowości bez własnej strony, do 30 km, które strona wymienia",
  }).optional(),
  hero: record("góra strony", {
    title: title(60),
    lead: text(170, "wprowadzenie", "jedno albo dwa zdania o pracy w tym mieście"),
    primary: named(button, "główne", "przycisk pod nagłówkiem"),
    facts: named(headFacts, "fakty", "te same w każdym mieście: content/cities/shared.ts"),
    badges: tuple([cityBadge, cityBadge, cityBadge], "odznaki"),
  }),
  // Beside the situations of content/situations.ts.
  emergency: record("awaria", {
    heading: heading(60, "nagłówek", "dla kogoś, komu zgasło światło"),
    lead: text(260, "wprowadzenie", "co psuje się w tym mieście i jak szybko przyjedziecie"),
  }),
  services: record("usługi", {
    heading: heading(60),
    lead: text(220, "wprowadzenie").optional(),
    items: list(
      record({
        service: slugIn("services"),
        text: text(110, "tekst", "zdanie o tej usłudze w tym mieście"),
        prices: list(priceKey(), "ceny", {
          max: 2,
          hint: "z cennika, gdy zdanie mówi o innej pracy niż pierwsza cena usługi",
        }).optional(),
      }),
      "pozycje",
      {
        min: 0,
        hint: "wszystkie usługi, w kolejności na stronie",
      },
    ),
  }),
  districts: record("dzielnice", {
    heading: heading(60),
    lead: text(220, "wprowadzenie", "zdanie o dzielnicach"),
    items: list(text(40, "dzielnica"), "pozycje", { hint: "dzielnice, każda w osobnym cudzysłowie" }),
  }),
  local: list(section, "o mieście", {
    hint: "własny tekst o budynkach, sieci i firmach w mieście, razem co najmniej 350 słów",
  }),
  reasons: record("powody", {
    heading: heading(60),
    items: list(
      record({
        figure: text(30, "liczba", "albo słowo"),
        title: heading(60, "tytuł", "powód"),
        text: text(300, "tekst", "jedno albo dwa zdania"),
      }),
    ),
  }),
  picture: named(pictureRef, "zdjęcie", "praca typowa dla tego miasta").optional(),
  range: record("przedział", {
    heading: heading(60),
    text: text(400, "tekst", "dokąd stąd dojeżdżacie, kluczami faktów"),
  }),
  advice: advice(),
  neighbours: list(slugIn("cities"), "sąsiednie miasta", {
    min: 0,
    hint: "adresy miast ze stroną, najbliższe pierwsze, na przykład katowice",
  }),
  band,
  rating: named(rating, "ocena").optional(),
  // Only in structured data.
  address: record("adres pocztowy", {
    locality: code("miejscowość"),
    region: code("województwo"),
    postalCode: codeLike(/^\d\d-\d{3}$/, "Kod pocztowy wpisz w postaci 44-240.", "kod pocztowy"),
    country: named(z.literal("PL"), "kraj"),
  }).optional(),
});

/** A page of its own kind made of the same sections: /dla-firm. */
export const sectionPage = record({
  meta: pageMeta,
  updated: updated(),
  name: text(24, "nazwa", "krótka, w ścieżce nad nagłówkiem"),
  hero: record("góra strony", {
    title: title(60),
    lead: text(170, "wprowadzenie"),
    facts: named(headFacts, "fakty", "wiersz na każdy rodzaj klienta: cena albo od czego zależy"),
    picture: pictureRef.optional(),
    button: button.optional(),
  }),
  sections: sections(),
  advice: advice(),
  band,
});

/** Kinds of work in the gallery; their words stand in content/offer.ts. */
export const galleryKinds = ["dom", "teletechnika", "energia", "firma"] as const;

/** Name of a picture as texts use it: its file without the ending. */
export const pictureNameOf = (src: string): string => src.replace(/\.\w+$/, "");

export const galleryPicture = record({
  src: code("plik", "nazwa pliku w content/gallery, z końcówką"),
  title: heading(45, "tytuł", "podpis: co to jest, bez miejsca, klienta i daty"),
  alt: text(125, "opis zdjęcia", "co widać, a czego nie mówi podpis"),
  carousel: flag("w galerii", "pokazuje je na /oferta"),
  kind: named(z.enum(galleryKinds), "rodzaj", "prac; wymagany w galerii").optional(),
  focus: choice(
    { top: "wyżej", bottom: "niżej" },
    "kadr pasa",
    "gdzie jest to, co szeroki pas ma pokazać; bez niego środek",
  ).optional(),
  galleryOnly: flag("tylko w galerii", "nie trafia na strony, bo duże wygląda źle"),
  own: flag("własna praca", "bez tego pola zdjęcie jest wizualizacją"),
});

export const mapCity = record({
  name: text(30, "nazwa"),
  lat: named(z.number(), "szerokość geograficzna"),
  lon: named(z.number(), "długość geograficzna"),
  size: choice({ lg: "duże", md: "średnie", sm: "małe" }, "wielkość"),
  label: record("napis", {
    dx: named(z.number(), "w prawo od węzła"),
    dy: named(z.number(), "w dół od węzła"),
    anchor: choice({ start: "początek", middle: "środek", end: "koniec" }, "co stoi w tym miejscu"),
    leader: named(z.boolean(), "linia do opisu"),
  }),
});
