import { cities } from "@/content/cities";
import { facts } from "@/content/facts";
import { gallery } from "@/content/gallery";
import { reviews } from "@/content/reviews";
import { site as siteRecord } from "@/content/site";
import { missingForPrivacy } from "@/lib/contact/privacy";
import { formatFact } from "@/lib/content/facts";
import type { Fact } from "@/lib/content/facts-types";
import type { Review } from "@/lib/content/page-types";
import type { Site } from "@/lib/content/site-types";
import type { City } from "@/lib/content/types";

/** One thing the owner settles before the site goes live. */
export type LaunchItem = {
  /** blocks: a demonstration value that must not be published. confirm: a figure or text the owner vouches for. */
  level: "blocks" | "confirm";
  file: string;
  what: string;
};

/** Numbers of the range 32 000 00 xx are given to nobody. */
const isDemoPhone = (tel: string) => tel.startsWith("+483200000");
const isDemoAddress = (address: string) => /\.example(\/|$)/.test(address);

function siteItems(site: Site): LaunchItem[] {
  const file = "content/site.ts";
  const blocks = (what: string): LaunchItem => ({ level: "blocks", file, what });
  const confirm = (what: string): LaunchItem => ({ level: "confirm", file, what });
  return [
    ...(site.brand === "Wattera" ? [blocks("brand: nazwa pokazowa „Wattera”. Wpisz nazwę firmy.")] : []),
    ...(isDemoAddress(site.url) ? [blocks(`url: adres pokazowy ${site.url}. Wpisz domenę firmy.`)] : []),
    ...(isDemoPhone(site.phone.tel) ? [blocks(`phone: numer pokazowy ${site.phone.display}.`)] : []),
    ...(isDemoPhone(site.companyPhone.tel)
      ? [blocks(`companyPhone: numer pokazowy ${site.companyPhone.display}.`)]
      : []),
    ...(isDemoAddress(site.email) ? [blocks(`email: adres pokazowy ${site.email}.`)] : []),
    ...site.profiles
      .filter(({ url }) => isDemoAddress(url))
      .map(({ label, url }) => blocks(`profiles: „${label}” prowadzi do adresu pokazowego ${url}.`)),
    ...(site.reputationWidget.src === "/widget-opinii.svg"
      ? [blocks("reputationWidget: obrazek pokazowy. Wpisz adres widżetu albo własny plik.")]
      : []),
    ...(site.legal.nip ? [] : [confirm("legal.nip: brak NIP. Stopka go nie pokaże.")]),
    ...(site.address.street
      ? []
      : [confirm("address: brak adresu siedziby. Stopka i dane strukturalne go nie pokażą.")]),
    ...Object.entries(site.ratings).map(([page, { value, count }]) =>
      confirm(`ratings.${page}: ocena ${value} z ${count} opinii. Wpisz własne, sprawdzalne liczby.`),
    ),
  ];
}

const reviewItems = (list: readonly Review[]): LaunchItem[] =>
  list
    .filter(({ sample }) => sample)
    .map(({ author }) => ({
      level: "blocks",
      file: "content/reviews.ts",
      what: `„${author}” to opinia przykładowa. Zastąp ją prawdziwą albo usuń.`,
    }));

const factItems = (list: Readonly<Record<string, Fact>>): LaunchItem[] =>
  Object.entries(list)
    .filter(([, { confirm }]) => confirm)
    .map(([key, fact]) => ({
      level: "confirm",
      file: "content/facts",
      what: `{${key}} ${formatFact(fact)}: ${fact.what}. Do potwierdzenia (źródło: ${fact.source}, sprawdzono ${fact.checked}).`,
    }));

/** Everything that still stands between this project and a real firm's site. */
export function launchItems(site: Site = siteRecord): LaunchItem[] {
  return [
    ...siteItems(site),
    ...reviewItems(reviews),
    {
      level: "confirm",
      file: "content/gallery",
      what: `${gallery.length} zdjęć to wizualizacje. Nagłówek „Nasze realizacje” wymaga własnych zdjęć.`,
    },
    ...missingForPrivacy(site).map(
      ({ what, field }): LaunchItem => ({
        level: "confirm",
        file: "content/site.ts",
        what: `${field}: polityka prywatności czeka na: ${what}. Do tego czasu jest poza wyszukiwarkami.`,
      }),
    ),
    ...Object.values<City>(cities).flatMap(({ slug, rating }): LaunchItem[] =>
      rating
        ? [
            {
              level: "confirm",
              file: `content/cities/${slug}.ts`,
              what: `rating: ocena ${rating.value} z ${rating.count} opinii. Wpisz własną, sprawdzalną liczbę.`,
            },
          ]
        : [],
    ),
    ...factItems(facts),
  ];
}
