import { formatAmount } from "@/lib/text/amounts";
import { buildDay, longDate } from "@/lib/text/dates";
import { fill as fillWords } from "@/lib/text/fill";
import { dayRange, formatHour, hoursText, isAlwaysOpen } from "@/lib/text/hours";
import { oneOrMore, plural } from "@/lib/text/plural";
import { findFigure } from "./figures/figure";
import { isOffered } from "./hidden";
import type { Claim, ClaimKey, ClaimRow, Figure, Figures, Hours, IsoDate, Site } from "./types";
import { cities, claims, facts, promises, site as siteRecord } from "./written";

/** Facts that the figures of promises read. */
export const factsOfClaims = { declined: "naprawa.diagnoza", measurements: "pomiary.termin" } as const;

/** Values that replace `[name]` in a wording. */
type WordingValues = Readonly<Record<string, string>>;

/** Replaces `[name]` in the wording of a claim. Unknown names stay, for `[text](address)` is a link. */
const fillClaim = (template: string, values: WordingValues): string =>
  template.replace(/\[(\p{L}+)\]/gu, (match, name: string) => values[name] ?? match);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const asSentence = (clause: string): string => `${capital(clause)}.`;
const zlotyAndGrosze = (value: number): string => formatAmount(value, value, "zł");

/** "1 godzina", "24 godziny", "5 godzin". */
const countText = (count: number, forms: readonly [string, string, string]): string =>
  `${count} ${plural(count, ...forms)}`;

/** Values for the wording of a claim: those of the firm, and one set for each valid document. */
type Evidence = { values: WordingValues; documents: readonly WordingValues[] };

/** Returns the values for the wording of a claim. A document with a term counts only while it is valid. */
function findEvidence(key: ClaimKey, site: Site, today: IsoDate): Evidence {
  const { insurance, qualifications, certificates, alarmConcession, register, instruments, customers } = site.proofs;
  const validDocuments = <T extends { validUntil: IsoDate }>(list: readonly T[]) =>
    list.filter(({ validUntil }) => validUntil >= today);
  const founded = { rok: String(site.founded), nip: site.legal.nip ? `NIP ${site.legal.nip}` : promises.nip };
  switch (key) {
    case "kwalifikacje": {
      const list = validDocuments(qualifications ?? []);
      const kinds = ["E", "D"].filter((kind) => list.some((one) => one.kind === kind));
      return {
        values: {
          rodzaj: kinds.join(` ${promises.and} `),
          rok: list.map(({ validUntil }) => validUntil.slice(0, 4)).toSorted()[0] ?? "",
        },
        documents: list.map(({ kind, scope, number, validUntil }) => ({
          rodzaj: kind,
          zakres: scope,
          numer: number,
          termin: longDate(validUntil),
        })),
      };
    }
    case "certyfikaty":
      return {
        values: {},
        documents: validDocuments(certificates ?? []).map(({ name, number, validUntil, url }) => ({
          nazwa: url ? `[${name}](${url})` : name,
          numer: number,
          termin: longDate(validUntil),
        })),
      };
    case "oc":
      return {
        values: insurance ? { suma: zlotyAndGrosze(insurance.sum) } : {},
        documents: validDocuments(insurance ? [insurance] : []).map(({ insurer, sum, validUntil, policy }) => ({
          ubezpieczyciel: insurer,
          suma: zlotyAndGrosze(sum),
          polisa: policy ? ` ${fillWords(promises.policy, { numer: policy })}` : "",
          termin: longDate(validUntil),
        })),
      };
    case "koncesja":
      return {
        values: {},
        documents: alarmConcession
          ? [
              {
                wpis: alarmConcession.listNumber,
                organ: alarmConcession.authority,
                koncesja: alarmConcession.number
                  ? `, ${fillWords(promises.concession, { numer: alarmConcession.number })}`
                  : "",
              },
            ]
          : [],
      };
    case "rejestr":
      return { values: founded, documents: register ? [{ rejestr: `[${register.name}](${register.url})` }] : [] };
    case "gwarancja": {
      if (!site.guarantee) return { values: {}, documents: [] };
      const { months, covers, terms } = site.guarantee;
      const values = { okres: countText(months, promises.months), zakres: covers };
      return { values, documents: [{ ...values, warunki: terms ? `, [${promises.terms}](${terms})` : "" }] };
    }
    case "mierniki":
      return {
        values: {},
        documents: (instruments ?? []).map(({ name, number, calibrated }) => ({
          miernik: name,
          numer: number,
          termin: longDate(calibrated),
        })),
      };
    case "klienci":
      return {
        values: {},
        documents: customers
          ? [{ ilu: customers.count, skąd: customers.source, termin: longDate(customers.asOf) }]
          : [],
      };
    default:
      return key satisfies never;
  }
}

/** Returns a claim, without open wordings that the owner of a real site has yet to confirm. */
function claimOf(key: ClaimKey, { decisions, samples }: Site): Claim {
  const claim = claims[key];
  const { unconfirmed, words, short } = claim;
  // A misspelt group must not stop the content from loading: the checks report it.
  if (!unconfirmed || samples || decisions?.openWords?.includes(key)) return claim;
  return {
    ...claim,
    check: unconfirmed.check,
    words: { ...words, open: unconfirmed.words },
    short: { ...short, open: unconfirmed.short },
  };
}

/** Whether the firm can be asked about a claim: that about alarms belongs to a service. */
export const isAsked = (key: ClaimKey): boolean => key !== "koncesja" || isOffered("alarm");

/** A claim with its proof on a day, for the table and for structured data. */
export function claimRow(key: ClaimKey, site: Site = siteRecord, today: IsoDate = buildDay()): ClaimRow {
  const { title, finding, proof, question, check, words: wording } = claimOf(key, site);
  const { values, documents } = findEvidence(key, site, today);
  return {
    key,
    title,
    finding: fillClaim(finding, values),
    proof: documents.map((document) => fillClaim(proof, document)),
    reason: asSentence(fillClaim(wording.open, values)),
    question: fillClaim(question, values),
    check: fillClaim(check, values),
  };
}

/** True where a claim has a proof that is valid on the day. */
export const isProven = (key: ClaimKey, site: Site = siteRecord, today: IsoDate = buildDay()): boolean =>
  findEvidence(key, site, today).documents.length > 0;

/** Names of claims in the keys of texts: "uprawnienia" in `{dowod.uprawnienia}`. */
const tokenNames = {
  oc: "oc",
  kwalifikacje: "uprawnienia",
  certyfikaty: "certyfikaty",
  koncesja: "koncesja",
  rejestr: "rejestr",
  mierniki: "mierniki",
  klienci: "klienci",
} as const satisfies Partial<Record<ClaimKey, string>>;

type WordedClaim = { clause: string; sentence: string; short: string; row?: string };

/** A claim in words, with its proof where there is one. */
export function claimWords(key: ClaimKey, site: Site = siteRecord, today: IsoDate = buildDay()): WordedClaim {
  const { values, documents } = findEvidence(key, site, today);
  const { words: wording, short, row } = claimOf(key, site);
  const proof = claimRow(key, site, today).proof.map((line) => line.charAt(0).toLowerCase() + line.slice(1));
  const kind = documents.length > 0 ? "proven" : "open";
  const allValues = { ...values, dowody: proof.join("; ") };
  const clause = fillClaim(wording[kind], allValues);
  return {
    clause,
    sentence: asSentence(clause),
    short: fillClaim(short[kind], allValues),
    ...(row && { row: fillClaim(row[kind], allValues) }),
  };
}

/** What a visit costs when the customer declines after the diagnosis: the firm's sum, or until then the usual one. */
function declinedVisit({ declinedVisit: visit }: Site): { sum: string; sentence: string } {
  const { free, fee } = promises.declined;
  const sum = visit ? zlotyAndGrosze(visit.fee) : findFigure(facts, factsOfClaims.declined).text;
  return { sum, sentence: visit?.fee === 0 ? free : fillWords(fee, { suma: sum }) };
}

/** Years in the trade that have passed for certain, whatever the day of foundation. */
function experience({ founded }: Site, today: IsoDate): string {
  const years = Number(today.slice(0, 4)) - founded - 1;
  if (years < 1) return fillWords(promises.since, { rok: founded });
  return fillWords(promises.experience, { okres: years === 1 ? promises.years[0] : countText(years, promises.years) });
}

/** What to do while nobody answers the phone. */
function whenClosed({ weekdays, ...times }: Hours): (typeof promises.closed)["daily"] {
  const { daily, days, never } = promises.closed;
  if (dayRange(weekdays).length < 7) return days;
  if (isAlwaysOpen(times)) return never;
  const { opens, closes } = times;
  const to = { godzina: formatHour(closes) };
  return {
    when: fillWords(daily.when, to),
    wait: fillWords(daily.wait, { godzina: formatHour(opens) }),
    sentence: fillWords(daily.sentence, to),
  };
}

/** Key of the arrival in a city: "firma.przyjazdGliwice". */
export const arrivalKey = (slug: string): string => `firma.przyjazd${slug.split("-").map(capital).join("")}`;

/**
 * Promises, hours and claims as texts show them, by key. Values come from content/site.ts, wordings from
 * content/claims.ts; the term of measurements is a fact.
 *
 * @param today day on which a document must be valid to count as a proof
 */
export function claimFigures(site: Site = siteRecord, today: IsoDate = buildDay()): Figures {
  const text = (what: string, words: string): Figure => ({ what, text: words });
  const { arrivalHours, urgent = [], installation } = site.promises;
  const { phone, office } = site.hours;
  const guarantee = claimWords("gwarancja", site, today);
  const { withinHours } = promises;
  const arrival = oneOrMore(arrivalHours, withinHours);
  const years = experience(site, today);
  const closed = whenClosed(phone);
  const declined = declinedVisit(site);
  return {
    "firma.rokZalozenia": { what: "Rok założenia firmy", value: site.founded },
    "firma.lataKrotko": text("Doświadczenie, na początku zdania", capital(years)),
    "firma.lata": text("Doświadczenie", years),
    "firma.przyjazd": text("Czas przyjazdu na zgłoszenie", countText(arrivalHours, promises.hours)),
    "firma.przyjazdDo": text("Czas przyjazdu na zgłoszenie, w dopełniaczu (w ciągu …, do …)", arrival),
    ...Object.fromEntries(
      Object.values(cities).map(({ slug, name }) => {
        const { hours = arrivalHours } = urgent.find(({ city }) => city === slug) ?? {};
        const within = hours === 1 ? withinHours[0] : oneOrMore(hours, withinHours);
        return [arrivalKey(slug), text(`Czas pilnego przyjazdu: ${name}, w dopełniaczu (w ciągu …)`, within)];
      }),
    ),
    "firma.wycenaSlownie": text("Koszt wyceny, słownie", promises.quote),
    "obietnica.awaria": text("Awaria i oględziny: przyjazd", fillWords(promises.emergency, { okres: arrival })),
    "obietnica.zasieg": text("Zasięg i czas przyjazdu, całe zdanie", fillWords(promises.range, { okres: arrival })),
    "obietnica.pomiary": text(
      "Pomiary: termin",
      fillWords(promises.measurements, { termin: findFigure(facts, factsOfClaims.measurements).text }),
    ),
    "obietnica.instalacja": text("Instalacje: termin", installation),
    "telefon.godziny": text("Kiedy odbieramy telefon", `${phone.days.toLowerCase()} ${hoursText(phone)}`),
    "telefon.dni": text("Dni, w które odbieramy telefon", phone.days.toLowerCase()),
    "telefon.godzinyKrotko": text("Kiedy odbieramy telefon, na początku zdania", `${phone.days} ${hoursText(phone)}`),
    "telefon.odDo": text("Godziny telefonu", hoursText(phone)),
    "telefon.pozaGodzinami": text("Kiedy nie odbieramy telefonu, na początku zdania", closed.when),
    "telefon.reszta": text("Ile czeka sprawa, która nie jest pilna, gdy nie odbieramy", closed.wait),
    "telefon.nieOdbieramy": text("Kiedy nie odbieramy telefonu, całe zdanie", closed.sentence),
    "biuro.godziny": text("Godziny biura", `${office.days.toLowerCase()} ${hoursText(office)}`),
    "cena.vat": text("Co zawierają ceny", promises.prices[site.prices.vat]),
    "wizyta.odmowa": text("Kto płaci za wizytę, gdy klient po diagnozie rezygnuje", declined.sentence),
    "wizyta.diagnoza": text("Dojazd i diagnoza, gdy klient po niej rezygnuje", declined.sum),
    "gwarancja.zdanie": text("Gwarancja, całe zdanie", guarantee.sentence),
    "gwarancja.krotko": text("Gwarancja, krótko", guarantee.short),
    "gwarancja.wiersz": text("Gwarancja, po nazwie", guarantee.row ?? guarantee.short),
    "dyzur.przemysl": text(
      "Dyżur dla przemysłu poza godzinami telefonu",
      site.dutyPhone ? fillWords(promises.duty.phone, { numer: site.dutyPhone.display }) : promises.duty.open,
    ),
    ...Object.fromEntries(
      Object.entries(tokenNames).flatMap(([key, name]) => {
        const { title } = claims[key as ClaimKey];
        const { clause, sentence, short, row } = claimWords(key as ClaimKey, site, today);
        return [
          [`dowod.${name}`, text(`${title}, wtrącenie`, clause)],
          [`dowod.${name}Zdanie`, text(`${title}, całe zdanie`, sentence)],
          [`dowod.${name}Krotko`, text(`${title}, na plakietkę`, short)],
          ...(row ? [[`dowod.${name}Wiersz`, text(`${title}, po nazwie`, row)]] : []),
        ];
      }),
    ),
  };
}
