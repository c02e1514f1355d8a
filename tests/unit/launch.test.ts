/** An owner publishes demonstration values, or is asked for what exists already. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cities } from "@/content/cities";
import { claims } from "@/content/claims";
import { reviews } from "@/content/reviews";
import { services } from "@/content/services";
import { site as siteRecord } from "@/content/site";
import { galleryPictures } from "@/lib/content/pictures";
import { getRedirects } from "@/lib/content/records";
import type { City, ClaimKey, IsoDate, Review, Service, Site } from "@/lib/content/types";
import { publishingItems, renderItems } from "@/lib/tools/check/launch/decisions";
import { factItems, launchItems } from "@/lib/tools/check/launch/items";
import { oldAddressItems } from "@/lib/tools/check/launch/old-addresses";
import { proofItems } from "@/lib/tools/check/launch/proofs";
import { partsChanges } from "@/lib/tools/edit/optional-parts";
import { freshFolder, putFile } from "@/tests/support";
import { firm } from "./firm";

const today = "2026-11-20";
const redirects = getRedirects();
const alarmConcession = { listNumber: "1", authority: "KWP w Katowicach" };
const clean: Site = { ...firm, proofs: { alarmConcession } };

/** Items of content/site.ts: "must brand: nazwa pokazowa". */
const items = (change: Partial<Site>, of: Site = clean) =>
  launchItems({ ...of, ...change }, today)
    .filter(({ file }) => file === "content/site.ts")
    .map(({ group, field, what }) => `${group} ${field}: ${what}`);
const about = (what: string, change: Partial<Site> = {}) => items(change).filter((item) => item.includes(` ${what}`));

const demonstration = {
  brand: "Wattera",
  url: "https://www.wattera.example",
  phone: { tel: "+48320000000", display: "+48 32 000 00 00" },
  companyPhone: { tel: "+48320000001", display: "+48 32 000 00 01" },
  email: "kontakt@wattera.example",
} as const;

test("demonstration values are refused, a real firm's pass", () => {
  for (const field of Object.keys(demonstration))
    expect(items(demonstration)).toContainEqual(expect.stringMatching(`^must ${field}: `));
  expect(items({}).filter((item) => item.startsWith("must"))).toEqual([]);
});

test("every item says in which file, what and how", () => {
  for (const item of launchItems({ ...firm, ...demonstration }, today)) {
    expect(item.file).toMatch(/^content\//);
    expect(item.how).toMatch(/^[A-ZŁŚ].{10,}[.”]$/);
  }
});

test("a site that shows samples is refused, one that removes them is not", () => {
  const rating = { value: 4.9, count: 25, where: "wizytówka", asOf: today, verified: "Nie.", sample: true } as const;
  const widget = { src: "/widget.svg", width: 176, height: 64, alt: "Ocena", sample: true } as const;
  const site = { ...clean, ratings: { home: rating }, reputationWidget: widget };
  const blockingItems = (samples: boolean) =>
    launchItems({ ...site, samples }, today)
      .filter(({ group }) => group === "must")
      .map(({ field, what }) => `${field}: ${what}`)
      .join("\n");
  const list: readonly Review[] = reviews;
  for (const what of [
    ...["samples:", "ratings.home", "reputationWidget"],
    ...list.filter(({ sample }) => sample).map(({ author }) => author),
    ...Object.values<City>(cities).flatMap(({ rating: own }) => (own?.sample ? [`${own.count} opinii`] : [])),
  ])
    expect(blockingItems(true)).toContain(what);
  expect(blockingItems(false)).not.toMatch(/samples|ratings|reputationWidget|przykładow/);
});

test("the owner's word takes the mark of a sample away, in its file", () => {
  for (const { what, settle } of launchItems({ ...siteRecord, samples: true }, today)) {
    if (!settle?.origin.endsWith(".sample") || !("value" in settle)) continue;
    const [change, ...others] = partsChanges([settle]);
    const marks = [change?.from, change?.to].map((text) => text?.toString().match(/^ *sample: true,$/gm)?.length ?? 0);
    expect([what, (marks[0] ?? 0) - (marks[1] ?? 0), others]).toEqual([what, 1, []]);
  }
});

test("a service's record says which law applies, whatever its name", () => {
  const [service] = Object.values<Service>(services);
  const lawItems = (law: Service["law"], proofs: Site["proofs"]) =>
    proofItems({ ...firm, proofs }, today, service ? [{ ...service, slug: "ochrona", name: "Ochrona", law }] : [])
      .filter(({ field }) => /alarm|cameras/.test(field))
      .map(({ group, what, how }) => `${group} ${what} ${how}`);
  expect(lawItems("alarm", {})).toEqual([
    expect.stringMatching(/^must .*Usługa „Ochrona” jest w ofercie.*albo zdejmij usługę „Ochrona” z oferty\./),
  ]);
  expect(lawItems("alarm", { alarmConcession })).toEqual([expect.stringMatching(/^wishes brak numeru koncesji\./)]);
  expect(lawItems("cameras", { alarmConcession })).toEqual([expect.stringMatching(/kamery.*zdejmij usługę „Ochrona”/)]);
  expect(lawItems(undefined, { alarmConcession })).toEqual([]);
});

test("missing data is listed with what the texts say meanwhile", () => {
  const missing = items({}).flatMap((item) => /^wishes ([\w.]+): .*Tymczasem: „.{20,}”/.exec(item)?.[1] ?? []);
  const proofs = ["qualifications", "certificates", "insurance", "register", "instruments", "customers"];
  expect(missing.toSorted()).toEqual(
    ["guarantee", "declinedVisit", "dutyPhone", ...proofs.map((key) => `proofs.${key}`)].toSorted(),
  );
});

test("an expired document, net prices and an address without https are refused", () => {
  const insurance = { insurer: "Z", sum: 1, validUntil: "2026-11-19" } as const;
  const url = "http://www.firma.pl" as Site["url"];
  const list = items({ proofs: { ...clean.proofs, insurance }, prices: { vat: "excluded" }, url }).join("\n");
  for (const what of ["proofs.insurance: polisa, ważność skończyła się 2026-11-19", "prices.vat", `url: ${url}`])
    expect(list).toContain(`must ${what}`);
});

test("a decision that is made is not asked for again", () => {
  const questions = ["searchConsole", "tracking", "declinedVisit", "proofs.insurance", "legal.nip"];
  for (const what of questions) expect(about(what, { legal: {} })).toHaveLength(1);
  const openWords = [...(Object.keys(claims) as ClaimKey[]), "declinedVisit", "dutyPhone"] as const;
  const decisions = { analytics: "none", renders: "shown", cameras: "qualified", openWords } as const;
  expect(items({ searchConsole: "dns", decisions })).toEqual([]);
});

test("figures are listed until they are compared with their source again", () => {
  const fact = { what: "Cena", value: 1, source: "dane firmy", checked: "2026-11-20", confirm: true } as const;
  const groupsOf = (change: object) =>
    factItems({ a: { ...fact, ...change } as typeof fact }).map(({ group }) => group);
  const days = [undefined, "2026-11-19", "2026-11-20"];
  expect(days.map((confirmed) => groupsOf({ confirmed }))).toEqual([["law"], ["law"], []]);
  expect(groupsOf({ unit: "zł/kWh" })).toEqual(["prices"]);
});

test("the firm's own rating must be read again after two months", () => {
  const rating = { value: 4.9, count: 25, where: "wizytówka", verified: "Nie." };
  const countItems = (asOf: IsoDate) => about("ratings.home", { ratings: { home: { ...rating, asOf } } }).length;
  expect([countItems("2026-09-01"), countItems("2026-11-01")]).toEqual([1, 0]);
});

test("the firm's own photographs remove renders from the list, a chosen host removes its question", () => {
  const picture = { src: "a.jpg", title: "A", alt: "B" };
  const photo = { ...picture, own: true } as const;
  const what = (...pictures: readonly (typeof picture)[]) => renderItems(pictures, clean, "Galeria")[0]?.what;
  expect([what(picture, photo), what(photo)]).toEqual([expect.stringMatching(/^1 obraz to wizualizacja/), undefined]);
  expect(renderItems([picture], { ...clean, decisions: { renders: "hidden" } }, "Galeria")).toEqual([]);
  const ownPictures = galleryPictures().filter(({ own }) => own);
  expect(galleryPictures({ decisions: { renders: "hidden" } })).toEqual(ownPictures);
  expect(publishingItems({ kind: "none" })).toHaveLength(1);
  expect(publishingItems({ kind: "git", branch: "main" })).toEqual([]);
});

describe("addresses of the old site", () => {
  const folder = freshFolder();
  beforeEach(() => {
    for (const path of ["/index", "/404", "/kontakt", ...redirects.map(({ to }) => to)])
      putFile(join(folder, `${path}.html`), "<!doctype html><title>a</title>");
  });

  const itemsFor = (lines: readonly string[], built = folder) => {
    const file = join(folder, "lista.txt");
    writeFileSync(file, lines.join("\r\n"));
    return oldAddressItems(clean, file, built);
  };

  test("lead to a page, by a redirect or another spelling as well", async () => {
    const moved = redirects.map(({ from }) => `${from}?x=1`);
    const lines = ["# z mapy witryny", "", "https://www.stara.pl/", "/kontakt.html", "/kontakt/", ...moved];
    expect(await itemsFor(lines)).toEqual([]);
  });

  test("that would be lost are listed with their line, and block a deploy", async () => {
    const items = await itemsFor(["/kontakt", "https://stara.pl/cennik.php?id=3", "cennik"]);
    expect(items.map(({ group, file, field, what }) => `${group} ${file.split(":").at(-1)} ${field}: ${what}`)).toEqual(
      [
        "must 2 https://stara.pl/cennik.php?id=3: nie ma tu strony ani przekierowania.",
        "must 3 cennik: to nie jest adres. Wpisz go od https:// albo od ukośnika.",
      ],
    );
  });

  test("are asked for unless there was no old site, and need a built one", async () => {
    expect(await oldAddressItems(clean, "nie-ma.txt")).toHaveLength(1);
    expect(await oldAddressItems({ ...clean, decisions: { oldSite: "none" } }, "nie-ma.txt")).toEqual([]);
    expect((await itemsFor(["/a"], join(folder, "pusty")))[0]?.how).toContain("npm run build");
  });
});
