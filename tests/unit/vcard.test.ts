import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSite } from "@/lib/content/site";
import type { Site } from "@/lib/content/types";
import { vcardPath } from "@/lib/seo/addresses";
import { vcard, writeVcard } from "@/lib/tools/make/vcard";
import { hours } from "./firm";

const site = { ...getSite(), hours };
const day = "2026-11-20";
const unfolded = (card: string) => card.replaceAll("\r\n ", "").split("\r\n");

test("the card holds name, both numbers, e-mail, address of the site and hours", () => {
  const lines = unfolded(vcard(site, day));
  expect(lines[0]).toBe("BEGIN:VCARD");
  expect(lines[1]).toBe("VERSION:3.0");
  expect(lines.at(-2)).toBe("END:VCARD");
  expect(lines).toContain(`FN:${site.brand}`);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE,PREF:${site.phone.tel}`);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${site.companyPhone.tel}`);
  expect(lines).toContain(`EMAIL;TYPE=INTERNET,PREF:${site.email}`);
  expect(lines).toContain(`URL:${site.url}`);
  expect(lines.find((line) => line.startsWith("NOTE:"))).toContain("codziennie 8:00–20:00");
});

test("one number for both purposes stands in the card once", () => {
  const card = vcard({ ...site, companyPhone: site.phone }, day);
  expect(card.match(/^TEL/gm)).toHaveLength(1);
});

test("commas, semicolons and backslashes of the firm's data are escaped", () => {
  const firm: Site = {
    ...site,
    brand: "Prąd; i, Synowie \\ Spółka",
    address: {
      street: "Prosta 1, lok. 2",
      postalCode: "40-001",
      locality: "Katowice",
      region: "śląskie",
      country: "PL",
    },
  };
  const lines = unfolded(vcard(firm, day));
  expect(lines).toContain("FN:Prąd\\; i\\, Synowie \\\\ Spółka");
  expect(lines).toContain("ADR;TYPE=WORK:;;Prosta 1\\, lok. 2;Katowice;śląskie;40-001;Polska");
});

test("lines are folded at 75 bytes without cutting a letter", () => {
  const card = vcard({ ...site, tagline: "Żółć ".repeat(60) }, day);
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(card).find((line) => line.startsWith("NOTE:"))).toContain("Żółć ".repeat(60));
  expect(card).not.toContain("\uFFFD");
});

test("the file is written where the link of the page leads", () => {
  const folder = mkdtempSync(join(tmpdir(), "vcard-"));
  writeVcard(site, day, folder);
  expect(readFileSync(join(folder, vcardPath), "utf8")).toBe(vcard(site, day));
  rmSync(folder, { recursive: true });
});
