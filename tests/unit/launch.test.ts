/** @jest-environment node */
import { cities } from "@/content/cities";
import { site } from "@/content/site";
import { launchItems } from "@/lib/build/checks/launch";

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

test("a real firm's data pass", () => {
  const items = launchItems({
    ...site,
    brand: "Elektro Nowak",
    url: "https://www.elektro-nowak.pl",
    phone: { tel: "+48321234567", display: "+48 32 123 45 67" },
    companyPhone: { tel: "+48321234568", display: "+48 32 123 45 68" },
    email: "biuro@elektro-nowak.pl",
    legal: { nip: "0000000000" },
    profiles: [
      { ...site.profiles[0], url: "https://maps.google.com/a" },
      { ...site.profiles[1], url: "https://oferteo.pl/a" },
      { ...site.profiles[2], url: "https://panoramafirm.pl/a" },
    ],
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

test("a site that shows samples is refused, one that removes them is not", () => {
  const shown = blocking(launchItems({ ...clean, samples: true }, today)).join("\n");
  for (const what of [
    "samples:",
    "ratings.home",
    "reputationWidget",
    "opinia przykładowa",
    `${cities.zory.rating.count} opinii`,
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
