import type { Site } from "@/lib/content/site-types";
import { hoursText } from "./hours";

/** Address of the contact card, the same for every brand so that links and caches survive a new name. */
export const vcardPath = "/kontakt.vcf";

/** RFC 2426: commas, semicolons and backslashes are part of the notation. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, "\\$&").replace(/\n/g, "\\n");

/** RFC 2426: lines of at most 75 bytes, continued after a space. Never cuts a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length ? 74 : 75)) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}

/** The firm as a contact card, vCard 3.0: what phones, Outlook and desktop address books all read. */
export function vcard(site: Site): string {
  const { brand, tagline, phone, companyPhone, email, url, address, hours } = site;
  const place = ["", "", address.street, address.locality, address.region, address.postalCode, "Polska"];
  const { office, phone: answered } = hours;
  const note = [
    tagline,
    `${answered.label}: ${answered.days.toLowerCase()} ${hoursText(answered)}.`,
    `${office.label}: ${office.days.toLowerCase()} ${hoursText(office)}.`,
  ].join(" ");
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(brand)};;;;`,
    `FN:${escaped(brand)}`,
    `ORG:${escaped(site.legal.name ?? brand)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${phone.tel}`,
    ...(companyPhone.tel === phone.tel ? [] : [`TEL;TYPE=WORK,VOICE:${companyPhone.tel}`]),
    `EMAIL;TYPE=INTERNET,PREF:${email}`,
    `URL:${url}`,
    `ADR;TYPE=WORK:${place.map((part) => escaped(part ?? "")).join(";")}`,
    `NOTE:${escaped(note)}`,
    "END:VCARD",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
