import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cities } from "@/content/cities";
import { redirects } from "@/content/redirects";
import { reviews } from "@/content/reviews";
import { services } from "@/content/services";
import { site } from "@/content/site";
import type { City, Service, Site } from "@/lib/content/types";
import { factItems, launchItems } from "@/lib/tools/check/launch";
import { publishingItems, renderItems } from "@/lib/tools/check/launch/decisions";
import { oldAddressItems } from "@/lib/tools/check/launch/old-addresses";
import { proofItems } from "@/lib/tools/check/launch/proofs";

const blocking = (items = launchItems()) => items.filter(({ level }) => level === "blocks").map(({ what }) => what);

const demonstration = {
  ...site,
  brand: "Wattera",
  url: "https://www.wattera.example",
  phone: { tel: "+48320000000", display: "+48 32 000 00 00" },
  companyPhone: { tel: "+48320000001", display: "+48 32 000 00 01" },
  email: "kontakt@wattera.example",
} as const;

test("demonstration values are refused", () => {
  expect(blocking(launchItems(demonstration))).toEqual(
    expect.arrayContaining(
      ["brand", "url", "phone", "companyPhone", "email"].map((field) => expect.stringMatching(`^${field}`)),
    ),
  );
});

/** What stands in the place of the demonstration's data once a firm has filled in its own. */
const ownData = {
  brand: "Elektro Nowak",
  url: "https://www.elektro-nowak.pl",
  phone: { tel: "+48321234567", display: "+48 32 123 45 67" },
  companyPhone: { tel: "+48321234568", display: "+48 32 123 45 68" },
  email: "biuro@elektro-nowak.pl",
  profiles: [
    { ...site.profiles[0], url: "https://maps.google.com/a" },
    { ...site.profiles[1], url: "https://oferteo.pl/a" },
    { ...site.profiles[2], url: "https://panoramafirm.pl/a" },
  ],
} as const;

test("a real firm's data pass", () => {
  const items = launchItems({
    ...site,
    ...ownData,
    legal: { nip: "0000000000" },
    reputationWidget: { src: "/widget.png", width: 176, height: 64, alt: "Opinie" },
    samples: false,
    proofs: { alarmConcession: { listNumber: "1", authority: "KWP w Katowicach" } },
  });
  expect(items.filter(({ level, file }) => level === "blocks" && file === "content/site.ts")).toEqual([]);
});

test("disputed and year-bound figures are listed for confirmation", () => {
  const listed = launchItems()
    .map(({ what }) => what)
    .join("\n");
  for (const key of ["rcd.czas", "dotacja.ulgaProcent", "pomiary.przegladRoczny", "dotacja.pv"])
    expect(listed).toContain(`{${key}}`);
});

const today = "2026-11-20";
const clean = { ...site, samples: false, proofs: { alarmConcession: { listNumber: "1", authority: "KWP" } } } as const;

const sampled = {
  value: 4.9,
  count: 25,
  where: "wizytówka",
  asOf: "2026-11-20",
  verified: "Nie sprawdzamy autorów.",
  sample: true,
} as const;
const widget = { src: "/widget.svg", width: 176, height: 64, alt: "Ocena", sample: true } as const;

test("a site that shows samples is refused, one that removes them is not", () => {
  const shown = blocking(
    launchItems({ ...clean, samples: true, ratings: { home: sampled }, reputationWidget: widget }, today),
  ).join("\n");
  for (const what of [
    "samples:",
    "ratings.home",
    "reputationWidget",
    ...reviews.filter(({ sample }) => sample).map(({ author }) => author),
    ...Object.values<City>(cities).flatMap(({ rating: own }) => (own?.sample ? [`${own.count} opinii`] : [])),
  ])
    expect(shown).toContain(what);
  expect(blocking(launchItems(clean, today)).join("\n")).not.toMatch(/samples|ratings|przykładow/);
});

test("alarms are not published without the entry of their installer; the concession is asked for", () => {
  expect(blocking(launchItems({ ...clean, proofs: {} }, today)).join("\n")).toContain("proofs.alarmConcession");
  expect(blocking(launchItems(clean, today)).join("\n")).not.toContain("alarmConcession");
  const asked = launchItems(clean, today).filter(({ level }) => level === "confirm");
  expect(asked.some(({ what }) => what.startsWith("alarmy: brak numeru koncesji"))).toBe(true);
  expect(asked.some(({ what }) => what.startsWith("monitoring:"))).toBe(true);
});

test("which rule of law a service falls under is said by its record, whatever the service is called", () => {
  const told = (offered: readonly Service[], proofs: Site["proofs"] = {}) =>
    proofItems({ ...clean, proofs }, today, offered)
      .map(({ what, how }) => `${what} ${how}`)
      .join("\n");
  const called = (law: Service["law"]): Service => ({ ...services.pomiary, slug: "ochrona", name: "Ochrona", law });
  const entered = { alarmConcession: { listNumber: "1", authority: "KWP" } };
  expect(told([called("alarm")])).toMatch(/Usługa „Ochrona” jest w ofercie.*albo usuń usługę „Ochrona” z oferty\./);
  expect(told([called("alarm")], entered)).toContain("ochrona: brak numeru koncesji.");
  expect(told([called("cameras")])).toContain("ochrona: nie wiadomo, czy kamery montują osoby");
  for (const proofs of [{}, entered])
    expect(told([called(undefined)], proofs)).not.toMatch(/Usługa „|: brak numeru koncesji|czy kamery montują/);
});

test("every missing proof is listed with what the texts say meanwhile", () => {
  const listed = launchItems(clean, today).filter(({ level }) => level === "confirm");
  for (const field of [
    "proofs.qualifications",
    "proofs.certificates",
    "proofs.insurance",
    "proofs.register",
    "proofs.instruments",
    "proofs.customers",
    "guarantee",
    "declinedVisit",
    "dutyPhone",
  ])
    expect(listed.find(({ what }) => what.startsWith(field))?.what).toMatch(/Tymczasem: „.{20,}”/);
});

test("a document that has run out and net prices are refused", () => {
  const insurance = { insurer: "Z", sum: 1, validUntil: "2026-11-19" } as const;
  const bad = { ...clean, proofs: { ...clean.proofs, insurance }, prices: { vat: "excluded" } } as const;
  const found = blocking(launchItems(bad, today)).join("\n");
  expect(found).toContain("proofs.insurance: polisa, ważność skończyła się 2026-11-19");
  expect(found).toContain("prices.vat");
});

const about = (what: string, items = launchItems(clean, today)) => items.filter((item) => item.what.startsWith(what));

test("every item says in which file, what and how", () => {
  for (const item of launchItems(demonstration)) {
    expect(item.file).toMatch(/^content\//);
    expect(item.how).toMatch(/^[A-ZŁŚ].{10,}[.”]$/);
  }
});

test("an address without https is refused", () => {
  const open: Site = { ...clean, url: "http://www.firma.pl" as Site["url"] };
  expect(about("url: http://www.firma.pl", launchItems(open, today))).toHaveLength(1);
});

test("what is a decision can be decided, and is then asked for no more", () => {
  const kept = [
    "kwalifikacje",
    "certyfikaty",
    "oc",
    "koncesja",
    "rejestr",
    "gwarancja",
    "mierniki",
    "klienci",
  ] as const;
  const decided: Site = {
    ...clean,
    ...ownData,
    legal: { name: "Elektro Nowak", nip: "0000000000" },
    address: { ...site.address, street: "Prosta 1", postalCode: "40-001", locality: "Katowice" },
    searchConsole: "dns",
    decisions: {
      analytics: "none",
      renders: "shown",
      cameras: "qualified",
      openWords: [...kept, "declinedVisit", "dutyPhone"],
    },
  };
  const left = launchItems(decided, today).filter(
    ({ file }) => !["content/facts", "content/publishing.ts"].includes(file),
  );
  expect(left).toEqual([]);
  for (const what of ["searchConsole", "tracking", "monitoring", "declinedVisit", "proofs.insurance"])
    expect(about(what)).toHaveLength(1);
});

test("figures are confirmed until they are compared with their source again", () => {
  const fact = { what: "Cena", value: 1, source: "dane firmy", checked: "2026-11-20", confirm: true } as const;
  expect(factItems({ a: fact })).toHaveLength(1);
  expect(factItems({ a: { ...fact, confirmed: "2026-11-20" } })).toEqual([]);
  expect(factItems({ a: { ...fact, confirmed: "2026-11-19" } })).toHaveLength(1);
});

test("a rating of the firm's own is read anew after two months", () => {
  const rating = { ...site.ratings.home, asOf: "2026-09-01", sample: undefined };
  const rated = (asOf: typeof rating.asOf | "2026-11-01") =>
    about("ratings.home", launchItems({ ...clean, ratings: { home: { ...rating, asOf } } } as Site, today));
  expect(rated("2026-09-01")).toHaveLength(1);
  expect(rated("2026-11-01")).toEqual([]);
});

test("photographs of the firm's own take renders off the list", () => {
  const picture = { src: "a.jpg", title: "A", alt: "B" };
  expect(renderItems([picture, { ...picture, own: true }], clean, "Galeria")[0]?.what).toMatch(
    /^1 obraz to wizualizacja/,
  );
  expect(renderItems([{ ...picture, own: true }], clean, "Galeria")).toEqual([]);
});

test("a host is asked for where none is chosen", () => {
  expect(publishingItems({ kind: "none" })).toHaveLength(1);
  expect(publishingItems({ kind: "cloudflare", project: "firma", branch: "main" })).toEqual([]);
});

describe("addresses of the old site", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "launch-"));
    for (const path of ["/index", "/404", "/kontakt", ...redirects.map(({ to }) => to)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, `${path}.html`), "<!doctype html><title>a</title>");
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const lost = async (...lines: readonly string[]) => {
    const file = join(folder, "lista.txt");
    writeFileSync(file, lines.join("\r\n"));
    const items = await oldAddressItems(clean, file, folder);
    // They keep a deploy from going live.
    expect(items.filter(({ level }) => level !== "blocks")).toEqual([]);
    return items.map(({ file, what }) => `${file.split(":").at(-1)} ${what}`);
  };

  test("arrive at a page, by a redirect, or by another spelling of an address", async () => {
    expect(
      await lost(
        "# z mapy witryny",
        "",
        "https://www.stara.pl/",
        "/kontakt.html",
        "/kontakt/",
        "/oferta/energooszczedne?x=1",
      ),
    ).toEqual([]);
  });

  test("that would be lost are named with their line", async () => {
    expect(await lost("/kontakt", "https://stara.pl/cennik.php?id=3", "cennik")).toEqual([
      "2 https://stara.pl/cennik.php?id=3: nie ma tu strony ani przekierowania.",
      "3 cennik: to nie jest adres. Wpisz go od https:// albo od ukośnika.",
    ]);
  });

  test("none are asked for where there was no site", async () => {
    const none = join(folder, "nie-ma.txt");
    expect(await oldAddressItems(clean, none)).toHaveLength(1);
    expect(await oldAddressItems({ ...clean, decisions: { oldSite: "none" } }, none)).toEqual([]);
  });

  test("without a built site the list says so", async () => {
    const file = join(folder, "lista.txt");
    writeFileSync(file, "/a");
    const empty = join(folder, "pusty");
    expect((await oldAddressItems(clean, file, empty))[0]?.how).toContain("npm run build");
  });
});
