/** A visitor reads a claim without the proof that the law requires. */
import { render, screen, within } from "@testing-library/react";
import { Trust } from "@/components/sections/trust";
import { ClaimsBody } from "@/components/ui/claim-tables";
import { claims } from "@/content/claims";
import { claimFigures, claimRow, isProven } from "@/lib/content/claims";
import { figure } from "@/lib/content/figures";
import { get } from "@/lib/content/records";
import { withTrueLead } from "@/lib/content/shown";
import type { ClaimKey, Site } from "@/lib/content/types";
import { claimTables } from "@/lib/pages/page-data";
import { documentsOf } from "@/lib/seo/json-ld/business";
import { clean } from "@/lib/text/inline";
import { plain } from "@/tests/support";
import { firm as none } from "./firm";

const today = "2026-11-20";
const insurance = { insurer: "TU „Zwarcie”", sum: 1_000_000, validUntil: "2027-12-31", policy: "A/123" } as const;
const all: Site = {
  ...none,
  guarantee: { months: 24, covers: "robociznę i osprzęt, który dostarczamy", terms: "https://firma.pl/gwarancja.pdf" },
  declinedVisit: { fee: 150 },
  dutyPhone: { tel: "+48321234569", display: "+48 32 123 45 69" },
  proofs: {
    insurance,
    qualifications: [
      { kind: "E", scope: "do 1 kV, pomiary", number: "E/1/2025", validUntil: "2030-05-10" },
      { kind: "D", scope: "do 1 kV", number: "D/2/2026", validUntil: "2031-02-01" },
    ],
    certificates: [{ name: "KNX Partner", number: "123", validUntil: "2028-01-01", url: "https://knx.org/partner" }],
    alarmConcession: { listNumber: "456", authority: "KWP w Katowicach", number: "L-0001/26" },
    register: { name: "CEIDG", url: "https://aplikacja.ceidg.gov.pl/wpis" },
    instruments: [{ name: "MPI-530", number: "W/7", calibrated: "2026-03-02" }],
    customers: { count: "412 zakończonych zleceń", source: "rejestr zleceń firmy", asOf: "2026-10-31" },
  },
};
const mixed: Site = { ...none, proofs: { insurance } };
const keys = Object.keys(claims) as ClaimKey[];
const textOf = (site: Site, key: string) => plain(claimFigures(site, today)[key]?.text);

describe("wordings", () => {
  const arriving = (arrivalHours: number) => ({ promises: { arrivalHours, installation: "w terminie" } });
  const open = (times: object) => ({ hours: { ...none.hours, phone: { ...none.hours.phone, ...times } } });
  const nonstop = open({ opens: "00:00", closes: "24:00" });

  test.each<[key: string, text: string, change: Partial<Site>]>([
    ["firma.przyjazd", "24 godziny", {}],
    ["firma.przyjazd", "12 godzin", arriving(12)],
    ["obietnica.awaria", "w ciągu 1 godziny od zgłoszenia", arriving(1)],
    ["firma.przyjazdGliwice", "godziny", {}],
    ["firma.przyjazdGliwice", "24 godzin", arriving(24)],
    ["firma.przyjazdJastrzebieZdroj", "24 godzin", {}],
    ["firma.lata", "ponad 15 lat", {}],
    ["firma.lata", "od 2025 roku", { founded: 2025 }],
    ["firma.lata", "ponad rok", { founded: 2024 }],
    ["telefon.godziny", "codziennie 8:00–20:00", {}],
    ["telefon.godziny", "codziennie całą dobę", nonstop],
    ["telefon.nieOdbieramy", "Po 20:00 nie odbieramy.", {}],
    ["telefon.nieOdbieramy", "Odbieramy całą dobę.", nonstop],
    ["telefon.reszta", "resztę opisz w e-mailu", open({ weekdays: "Mo-Sa" })],
    ["gwarancja.krotko", "Gwarancja na prace: 24 miesiące", { guarantee: all.guarantee }],
    ["dowod.klienciKrotko", "Referencje do wglądu przed umową", {}],
    ["dowod.klienciKrotko", claims.klienci.short.open, { decisions: { openWords: ["klienci"] } }],
  ])("{%s} is „%s” by the firm's data", (key, text, change) => {
    expect(textOf({ ...none, ...change }, key)).toBe(text);
  });

  test("a claim without proof says nothing that needs one, with proof it has number, sum and validity", () => {
    for (const key of ["dowod.oc", "dowod.certyfikaty", "gwarancja.zdanie", "dowod.klienci"])
      expect(textOf(none, key)).not.toMatch(/\d/);
    for (const part of ["„Zwarcie” nr A/123", "1 000 000 zł", "31 grudnia 2027"])
      expect(textOf(all, "dowod.oc")).toContain(part);
    expect(textOf(all, "dowod.uprawnieniaKrotko")).toMatch(/E i D.*2030/);
    expect(textOf(all, "dyzur.przemysl")).toContain("+48 32 123 45 69");
    expect(textOf(none, "wizyta.odmowa")).toContain(plain(figure("naprawa.diagnoza").text));
    expect(textOf(all, "wizyta.odmowa")).toContain("150 zł");
    expect(textOf({ ...none, declinedVisit: { fee: 0 } }, "wizyta.odmowa")).not.toMatch(/zł/);
  });

  test("a customer is told which number to look up, or where it stands", () => {
    const checkOf = (of: Site) => clean(claimRow("rejestr", of).check);
    expect(checkOf({ ...none, legal: { nip: "1234567890" } })).toContain("Wyszukaj NIP 1234567890 w CEIDG");
    expect(checkOf({ ...none, legal: {} })).toContain("Wyszukaj NIP z naszej oferty w CEIDG");
  });

  test.each([
    ["none", none],
    ["all", all],
    ["mixed", mixed],
  ])("no placeholder is left, and badges fit: %s", (_, site) => {
    const placeholder = /\[\p{Ll}+\](?!\()/u;
    const figures = Object.entries(claimFigures(site, today));
    expect(figures.filter(([, { text = "" }]) => placeholder.test(text))).toEqual([]);
    expect(figures.filter(([key, { text = "" }]) => /krotko$/i.test(key) && text.length > 34)).toEqual([]);
    for (const key of keys) {
      const { finding, proof, question, check } = claimRow(key, site, today);
      for (const text of [finding, ...proof, question, check].slice(isProven(key, site, today) ? 0 : 1))
        expect(text).not.toMatch(placeholder);
    }
  });

  test("an expired document proves nothing", () => {
    expect(isProven("oc", all, "2027-12-31")).toBe(true);
    expect(isProven("oc", all, "2028-01-01")).toBe(false);
    expect(claimFigures(all, "2028-01-01")["dowod.oc"]?.text).toBe(claimFigures(none, today)["dowod.oc"]?.text);
    expect(claimRow("kwalifikacje", all, "2030-06-01").proof).toHaveLength(1);
  });
});

describe("the table of claims", () => {
  const { trust } = get("home");
  const showTrust = (site: Site) =>
    render(
      <Trust
        trust={withTrueLead(trust, site, today)}
        claims={claimTables(trust.items, site, today)}
        subject="Elektro Nowak, Śląsk"
      />,
    );
  const headers = (table: HTMLElement, role: "columnheader" | "rowheader") =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);

  test("without any proof it asks, claims nothing and has no result", () => {
    showTrust(none);
    const table = screen.getByRole("table");
    expect(headers(table, "columnheader")).toHaveLength(3);
    expect(headers(table, "rowheader")).toHaveLength(trust.items.length);
    expect(screen.queryByText(claims.oc.finding)).toBeNull();
    expect(screen.queryByText("jest")).toBeNull();
  });

  test("with every proof it is the protocol of that day, with a result in each row", () => {
    showTrust(all);
    const table = screen.getByRole("table");
    expect(table).toHaveTextContent("Elektro Nowak, Śląsk, stan na 20 listopada 2026");
    expect(headers(table, "columnheader")).toHaveLength(4);
    for (const number of ["E/1/2025", "D/2/2026"]) expect(table).toHaveTextContent(number);
    const links = within(table).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([all.proofs.register?.url, all.guarantee?.terms]),
    );
    expect(within(table).getAllByText("jest")).toHaveLength(trust.items.length);
  });

  test("proven claims are in the protocol, the others among the questions", () => {
    const asked = keys.filter((key) => key !== "koncesja");
    render(<ClaimsBody claims={claimTables(asked, mixed, today)} />);
    const [protocol, questions] = screen.getAllByRole("table").map((table) => headers(table, "rowheader"));
    expect([protocol, questions?.length]).toEqual([[clean(claims.oc.title)], asked.length - 1]);
  });

  test("the lead says that every row is proven only where it is", () => {
    const leads = [none, mixed, all].map((site) => withTrueLead(trust, site, today).lead);
    expect([leads[0] === leads[1], leads[1] === leads[2]]).toEqual([true, false]);
  });
});

test("documents are marked up on the page whose table shows them, and nowhere else", () => {
  expect(documentsOf(keys, none, today)).toEqual({});
  expect(documentsOf(["rejestr"], all, today)).toEqual({});
  expect(documentsOf(keys, mixed, today)).toEqual({});
  expect(documentsOf(["kwalifikacje"], all, "2032-01-01")).toEqual({});
  const type = "EducationalOccupationalCredential";
  expect(documentsOf(keys, all, today)).toMatchObject({
    hasCredential: [
      { "@type": type, identifier: "E/1/2025", expires: "2030-05-10" },
      { "@type": type, identifier: "D/2/2026" },
    ],
    hasCertification: [
      { "@type": "Certification", name: "KNX Partner", certificationIdentification: "123" },
      { certificationIdentification: "456" },
      { certificationIdentification: "L-0001/26" },
    ],
  });
});
