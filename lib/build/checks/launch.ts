import { cities } from "@/content/cities";
import { claims } from "@/content/claims";
import { facts } from "@/content/facts";
import { gallery } from "@/content/gallery";
import { offer } from "@/content/offer";
import { reviews } from "@/content/reviews";
import { services } from "@/content/services";
import { site as siteRecord } from "@/content/site";
import { claimFigures, claimWords, isProven } from "@/lib/content/claims";
import { formatFact } from "@/lib/content/facts";
import { missingForPrivacy } from "@/lib/content/privacy";
import type { City, ClaimKey, Fact, IsoDate, Rating, Review, Site } from "@/lib/content/types";
import { buildDay } from "@/lib/text/dates";

/** One thing the owner settles before the site goes live. */
type LaunchItem = {
  /** blocks: a demonstration value that must not be published. confirm: a figure or text the owner vouches for. */
  level: "blocks" | "confirm";
  file: string;
  what: string;
};

/** Numbers of the range 32 000 00 xx are given to nobody. */
const isDemoPhone = (tel: string) => tel.startsWith("+483200000");
const isDemoAddress = (address: string) => /\.example(\/|$)/.test(address);

function siteItems(site: Site, today: IsoDate): LaunchItem[] {
  const file = "content/site.ts";
  const figures = claimFigures(site, today);
  const meanwhile = (what: string, key: string) => `${what}. Tymczasem: „${figures[key]?.text ?? ""}”.`;
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
    ...(site.samples
      ? [blocks("samples: strona pokazuje opinie i oceny przykładowe. Wpisz false, a własne dopisz bez sample.")]
      : []),
    ...(site.samples && site.reputationWidget?.sample
      ? [blocks("reputationWidget: obrazek pokazowy. Wpisz adres widżetu albo własny plik.")]
      : []),
    ...(site.prices.vat === "excluded"
      ? [blocks("prices.vat: cena dla konsumenta musi być brutto. Wpisz included i popraw kwoty w content/facts.")]
      : []),
    ...(site.legal.nip ? [] : [confirm("legal.nip: brak NIP. Stopka go nie pokaże.")]),
    ...(site.address.street
      ? []
      : [confirm("address: brak adresu siedziby. Stopka i dane strukturalne go nie pokażą.")]),
    ...(site.declinedVisit
      ? []
      : [confirm(meanwhile("declinedVisit: brak kosztu wizyty, gdy klient po diagnozie rezygnuje", "wizyta.odmowa"))]),
    ...(site.dutyPhone ? [] : [confirm(meanwhile("dutyPhone: brak numeru dyżurnego dla przemysłu", "dyzur.przemysl"))]),
    ...Object.entries(site.ratings).flatMap(([page, rating]) => ratingItems(site, file, `ratings.${page}`, rating)),
  ];
}

/** A sample blocks while it is shown; the firm's own figures are vouched for. */
function ratingItems(
  { samples }: Site,
  file: string,
  field: string,
  { value, count, where, asOf, sample }: Rating,
): LaunchItem[] {
  if (sample)
    return samples
      ? [
          {
            level: "blocks",
            file,
            what: `${field}: ocena przykładowa ${value} z ${count} opinii. Wpisz własną albo usuń.`,
          },
        ]
      : [];
  const what = `${field}: ocena ${value} z ${count} opinii (${where}, ${asOf}). Sprawdź, czy te liczby są tam nadal.`;
  return [{ level: "confirm", file, what }];
}

/** Fields of content/site.ts that hold the proof of a claim. */
const proofFields: Readonly<Record<ClaimKey, string>> = {
  kwalifikacje: "proofs.qualifications",
  certyfikaty: "proofs.certificates",
  oc: "proofs.insurance",
  koncesja: "proofs.alarmConcession",
  rejestr: "proofs.register",
  gwarancja: "guarantee",
  mierniki: "proofs.instruments",
  klienci: "proofs.customers",
};

/** Documents that are missing, with what texts say meanwhile, and those that have run out. */
function proofItems(site: Site, today: IsoDate): LaunchItem[] {
  const file = "content/site.ts";
  const { insurance, qualifications = [], certificates = [] } = site.proofs;
  const dated = [
    ...(insurance ? [{ name: "proofs.insurance: polisa", until: insurance.validUntil }] : []),
    ...qualifications.map((one) => ({
      name: `proofs.qualifications: świadectwo ${one.number}`,
      until: one.validUntil,
    })),
    ...certificates.map((one) => ({ name: `proofs.certificates: certyfikat ${one.number}`, until: one.validUntil })),
  ];
  const missing = (Object.keys(proofFields) as ClaimKey[]).filter((key) => !isProven(key, site, today));
  return [
    ...dated
      .filter(({ until }) => until < today)
      .map(
        ({ name, until }): LaunchItem => ({
          level: "blocks",
          file,
          what: `${name}, ważność skończyła się ${until}. Wpisz nowy dokument.`,
        }),
      ),
    ...missing.map(
      (key): LaunchItem => ({
        level: key === "koncesja" && "alarmy" in services ? "blocks" : "confirm",
        file,
        what: `${proofFields[key]}: brak dowodu „${claims[key].title}”. Tymczasem: „${claimWords(key, site, today).clause}”.${
          key === "koncesja" ? ` ${alarmLaw}` : ""
        }`,
      }),
    ),
    ...(site.proofs.alarmConcession && !site.proofs.alarmConcession.number
      ? [
          confirmConcession(
            "alarmy: brak numeru koncesji. Bez niej nie wolno montować w obiektach obowiązkowo chronionych.",
          ),
        ]
      : []),
    confirmConcession(
      "monitoring: potwierdź, czy kamery montują osoby z listy kwalifikowanych pracowników zabezpieczenia technicznego.",
    ),
  ];
}

const alarmLaw =
  "Alarmy są w ofercie, więc strona czeka na numer wpisu na listę kwalifikowanych pracowników zabezpieczenia technicznego, a w obiektach obowiązkowo chronionych także koncesji (ustawa o ochronie osób i mienia, art. 15).";

const confirmConcession = (what: string): LaunchItem => ({ level: "confirm", file: "content/site.ts", what });

const reviewItems = (list: readonly Review[], { samples }: Site): LaunchItem[] =>
  list
    .filter(({ sample }) => sample && samples)
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
export function launchItems(site: Site = siteRecord, today: IsoDate = buildDay()): LaunchItem[] {
  return [
    ...siteItems(site, today),
    ...proofItems(site, today),
    ...reviewItems(reviews, site),
    {
      level: "confirm",
      file: "content/gallery",
      what: `${gallery.length} zdjęć to wizualizacje. Galeria nazywa się „${offer.gallery.heading}”, bo nazwa „realizacje” wymaga własnych zdjęć.`,
    },
    ...missingForPrivacy(site).map(
      ({ what, field }): LaunchItem => ({
        level: "confirm",
        file: "content/site.ts",
        what: `${field}: polityka prywatności czeka na: ${what}. Do tego czasu jest poza wyszukiwarkami.`,
      }),
    ),
    ...Object.values<City>(cities).flatMap(({ slug, rating }) =>
      rating ? ratingItems(site, `content/cities/${slug}.ts`, "rating", rating) : [],
    ),
    ...factItems(facts),
  ];
}
