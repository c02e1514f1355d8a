import { claimRow, isAsked, isProven } from "./claims";
import type { ClaimKey, ContactPage, Site } from "./types";

/** A fact of the firm: what it is, and its value as content text. */
type FirmRow = { term: string; text: string };

/** The documents a customer asks for, in the order of the list. */
const documents: readonly ClaimKey[] = [
  "gwarancja",
  "oc",
  "kwalifikacje",
  "certyfikaty",
  "koncesja",
  "rejestr",
  "mierniki",
];

/** "Prosta 1, 40-001 Katowice", as far as content/site.ts has it; "" without an address. */
export const addressLine = ({ street, postalCode, locality }: Site["address"]): string =>
  [street, [postalCode, locality].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** The firm's numbers in public registers. */
const registerNumbers = ({ nip, regon, krs }: Site["legal"]): readonly FirmRow[] =>
  [
    { term: "NIP", text: nip },
    { term: "REGON", text: regon },
    { term: "KRS", text: krs },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));

/** The firm in registers, with name and address under the labels of the page. Rows without a value are left out. */
export const registerRows = (
  { legal, address }: Pick<Site, "legal" | "address">,
  labels: { name: string; address: string },
): readonly FirmRow[] => [
  ...(legal.name ? [{ term: labels.name, text: legal.name }] : []),
  ...(addressLine(address) ? [{ term: labels.address, text: addressLine(address) }] : []),
  ...registerNumbers(legal),
];

/** Everything of the firm that can be checked: registers, a person, and each claim with a valid document. */
export const firmRows = (site: Site, labels: ContactPage["firm"]): readonly FirmRow[] => [
  ...registerRows(site, labels),
  ...(site.person ? [{ term: labels.person, text: `${site.person.name}, ${site.person.role}` }] : []),
  ...documents
    .filter((key) => isAsked(key) && isProven(key, site))
    .map((key) => {
      const { title, proof } = claimRow(key, site);
      return { term: title, text: proof.join("; ") };
    }),
];
