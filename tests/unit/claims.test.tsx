import { render, screen, within } from "@testing-library/react";
import { ContactProof } from "@/components/sections/contact-proof";
import { Trust } from "@/components/sections/trust";
import { ClaimsBody } from "@/components/ui/protocol-table";
import { claims } from "@/content/claims";
import { site as record } from "@/content/site";
import { claimTables, withTrueLead } from "@/lib/content/claim-tables";
import { claimFigures, claimRow, isProven } from "@/lib/content/claims";
import { insertFacts } from "@/lib/content/figures";
import { pictureData } from "@/lib/content/pictures";
import { get } from "@/lib/content/records";
import type { ClaimKey, Site } from "@/lib/content/types";
import { documentsOf } from "@/lib/seo/json-ld/firm";
import { clean } from "@/lib/text/inline";
import { hours } from "./firm";

const today = "2026-11-20";
const none: Site = {
  ...record,
  proofs: {},
  hours,
  founded: 2010,
  promises: { ...record.promises, arrivalHours: 24, gliwiceHours: 1 },
};
const all: Site = {
  ...none,
  guarantee: { months: 24, covers: "robociznę i osprzęt, który dostarczamy", terms: "https://firma.pl/gwarancja.pdf" },
  declinedVisit: { fee: 150 },
  dutyPhone: { tel: "+48321234569", display: "+48 32 123 45 69" },
  proofs: {
    insurance: { insurer: "Towarzystwo „Zwarcie”", sum: 1_000_000, validUntil: "2027-12-31", policy: "A/123" },
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
const mixed: Site = { ...none, proofs: { insurance: all.proofs.insurance } as Site["proofs"] };
const keys = Object.keys(claims) as ClaimKey[];
const textOf = (site: Site, key: string) => claimFigures(site, today)[key]?.text ?? "";

describe("wordings", () => {
  test("promises come from the firm's data", () => {
    expect(textOf(none, "firma.przyjazd")).toBe("24 godziny");
    expect(textOf({ ...none, promises: { ...none.promises, arrivalHours: 12 } }, "firma.przyjazd")).toBe("12 godzin");
    expect(textOf({ ...none, promises: { ...none.promises, arrivalHours: 1 } }, "obietnica.awaria")).toBe(
      "w ciągu 1 godziny od zgłoszenia",
    );
    expect(textOf(none, "firma.przyjazdGliwice")).toBe("godziny");
    expect(textOf(none, "telefon.godziny")).toBe("codziennie 8:00–20:00");
    expect(claimFigures(none, today)["firma.rokZalozenia"]).toMatchObject({ value: 2010 });
  });

  test("who pays for a declined visit: told on the phone, the firm, the customer", () => {
    expect(textOf(none, "wizyta.odmowa")).toContain("przez telefon, zanim wyjedziemy");
    expect(textOf({ ...none, declinedVisit: { fee: 0 } }, "wizyta.odmowa")).toContain("nie płacisz");
    expect(textOf(all, "wizyta.odmowa").replaceAll("\u00a0", " ")).toContain("150 zł brutto");
  });

  test("without proof nothing is claimed that would need one, and the claim stays visible", () => {
    expect(textOf(none, "dowod.oc")).toBe("polisę OC pokazujemy przed podpisaniem umowy");
    expect(textOf(none, "dowod.certyfikaty")).toMatch(/^certyfikowane usługi: .* podajemy przed zleceniem$/);
    expect(textOf(none, "gwarancja.zdanie")).toMatch(/^Na wykonane prace dajemy gwarancję/);
    expect(textOf(none, "dowod.klienci")).toContain("setek zadowolonych klientów");
  });

  test("with proof the claim carries number, sum and validity", () => {
    expect(textOf(all, "dowod.oc").replaceAll("\u00a0", " ")).toBe(
      "OC działalności: polisa Towarzystwo „Zwarcie” nr A/123, suma 1 000 000 zł, ważna do 31 grudnia 2027",
    );
    expect(textOf(all, "dowod.uprawnieniaKrotko")).toBe("Uprawnienia E i D, ważne do 2030");
    expect(textOf(all, "gwarancja.krotko")).toBe("Gwarancja na prace: 24 miesiące");
    expect(textOf(all, "dyzur.przemysl")).toContain("+48 32 123 45 69");
  });

  test.each([
    ["none", none],
    ["all", all],
    ["mixed", mixed],
  ])("no word of a template is left over, and badges fit: %s", (_, site) => {
    for (const [key, { text = "" }] of Object.entries(claimFigures(site, today))) {
      expect(text).not.toMatch(/\[\p{Ll}+\](?!\()/u);
      if (/krotko$/i.test(key)) expect(`${key} ${text.length <= 34}`).toBe(`${key} true`);
    }
    for (const key of keys) {
      const { finding, proof, question, check } = claimRow(key, site, today);
      for (const text of [finding, ...proof, question, check].slice(isProven(key, site, today) ? 0 : 1))
        expect(text).not.toMatch(/\[\p{Ll}+\](?!\()/u);
    }
  });

  test("a document that has run out proves nothing", () => {
    expect(isProven("oc", all, "2027-12-31")).toBe(true);
    expect(isProven("oc", all, "2028-01-01")).toBe(false);
    expect(claimFigures(all, "2028-01-01")["dowod.oc"]?.text).toBe(textOf(none, "dowod.oc"));
    expect(claimRow("kwalifikacje", all, "2030-06-01").proof).toHaveLength(1);
  });
});

describe("the table of claims", () => {
  const home = get("home");
  const showTrust = (site: Site) =>
    render(
      <Trust
        trust={withTrueLead(home.trust, site, today)}
        claims={claimTables(home.trust.items, site, today)}
        picture={pictureData(home.trust.picture)}
        subject="Wattera, Śląsk"
      />,
    );
  const headings = (table: HTMLElement) =>
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent);

  test("without any proof it asks, claims nothing and has no result", () => {
    showTrust(none);
    const table = screen.getByRole("table");
    expect(table).toHaveTextContent("O co zapytać wykonawcę, nas także");
    expect(headings(table)).toEqual(["Lp.", "Temat", "Pytanie", "Jak to sprawdzić"]);
    expect(within(table).getAllByRole("rowheader")).toHaveLength(home.trust.items.length);
    expect(screen.queryByText(claims.oc.finding)).toBeNull();
    expect(screen.queryByText("jest")).toBeNull();
    expect(screen.getByText(/Te pytania zadaj/)).toBeVisible();
  });

  test("with every proof it is the protocol, and the lead says so", () => {
    showTrust(all);
    const table = screen.getByRole("table");
    expect(table).toHaveTextContent("Protokół sprawdzenia wykonawcy");
    expect(table).toHaveTextContent("Wattera, Śląsk, stan na 20 listopada 2026");
    expect(headings(table)).toEqual(["Lp.", "Co sprawdzamy", "Stwierdzono", "Dowód", "Wynik"]);
    const qualifications = within(table).getByRole("row", { name: /Kwalifikacje/ });
    expect(qualifications).toHaveTextContent("E/1/2025");
    expect(qualifications).toHaveTextContent("D/2/2026");
    expect(within(table).getByRole("link", { name: "CEIDG" })).toHaveAttribute(
      "href",
      "https://aplikacja.ceidg.gov.pl/wpis",
    );
    expect(within(table).getByRole("link", { name: "warunki gwarancji" })).toBeVisible();
    expect(within(table).getAllByText("jest")).toHaveLength(home.trust.items.length);
    expect(screen.getByText(/z dowodem w każdym wierszu/)).toBeVisible();
  });

  test("mixed: what is proven stands in the protocol, the rest among the questions", () => {
    render(<ClaimsBody claims={claimTables(keys, mixed, today)} />);
    const [protocol, questions] = screen.getAllByRole("table") as [HTMLElement, HTMLElement];
    expect(
      within(protocol)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Ubezpieczenie"]);
    expect(within(questions).getAllByRole("rowheader")).toHaveLength(keys.length - 1);
    expect(questions).not.toHaveTextContent("Ubezpieczenie");
    showTrust(mixed);
    expect(screen.getByText(/Te pytania zadaj/)).toBeVisible();
  });

  test("the reasons of /kontakt word the claims as content/claims.ts does", () => {
    render(<ContactProof page={get("contact")} site={none} />);
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    for (const key of ["{dowod.ocWiersz}", "{gwarancja.wiersz}"])
      expect(plain(document.body.textContent)).toContain(plain(clean(insertFacts(key))));
    expect(screen.getByText("Certyfikowane usługi:")).toBeVisible();
  });
});

describe("structured data", () => {
  test("documents are marked up on the page whose table shows them, and nowhere else", () => {
    expect(documentsOf(keys, none, today)).toEqual({});
    expect(documentsOf(["rejestr"], all, today)).toEqual({});
    const { hasCredential, hasCertification } = documentsOf(keys, all, today);
    expect(hasCredential).toEqual([
      expect.objectContaining({
        "@type": "EducationalOccupationalCredential",
        identifier: "E/1/2025",
        expires: "2030-05-10",
      }),
      expect.objectContaining({ identifier: "D/2/2026" }),
    ]);
    expect(hasCertification).toEqual([
      expect.objectContaining({ "@type": "Certification", name: "KNX Partner", certificationIdentification: "123" }),
      expect.objectContaining({ certificationIdentification: "456" }),
      expect.objectContaining({ certificationIdentification: "L-0001/26" }),
    ]);
    expect(documentsOf(keys, mixed, today)).toEqual({});
    expect(documentsOf(["kwalifikacje"], all, "2032-01-01")).toEqual({});
  });
});
