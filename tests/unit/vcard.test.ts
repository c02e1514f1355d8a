/** A visitor saves a card that a phone book cannot read. */
import { vcard } from "@/lib/tools/make/vcard";
import { firm } from "./firm";

const day = "2026-11-20";
const linesOf = (change: object = {}) =>
  vcard({ ...firm, ...change }, day)
    .replaceAll("\r\n ", "")
    .split("\r\n");

test("the card holds name, both numbers, e-mail, address of the site and hours", () => {
  const lines = linesOf();
  expect([lines[0], lines[1], lines.at(-2)]).toEqual(["BEGIN:VCARD", "VERSION:3.0", "END:VCARD"]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "FN:Elektro Nowak",
      "TEL;TYPE=WORK,VOICE,PREF:+48321234567",
      "TEL;TYPE=WORK,VOICE:+48321234568",
      "EMAIL;TYPE=INTERNET,PREF:biuro@elektro-nowak.pl",
      "URL:https://www.elektro-nowak.pl",
      expect.stringMatching(/^NOTE:.*codziennie 8:00–20:00/),
    ]),
  );
});

test("one number for both purposes is in the card once", () => {
  expect(linesOf({ companyPhone: firm.phone }).filter((line) => line.startsWith("TEL"))).toHaveLength(1);
});

test("commas, semicolons and backslashes of the firm's data are escaped", () => {
  const lines = linesOf({
    brand: "Prąd; i, Synowie \\ Spółka",
    address: { ...firm.address, street: "Prosta 1, lok. 2" },
  });
  expect(lines).toContain("FN:Prąd\\; i\\, Synowie \\\\ Spółka");
  expect(lines).toContain("ADR;TYPE=WORK:;;Prosta 1\\, lok. 2;Katowice;śląskie;40-001;Polska");
});

test("lines are folded at 75 bytes without cutting a letter", () => {
  const tagline = "Żółć ".repeat(60);
  const card = vcard({ ...firm, tagline }, day);
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf({ tagline }).find((line) => line.startsWith("NOTE:"))).toContain(tagline);
  expect(card).not.toContain("\uFFFD");
});
