import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import VCard from "vcard-creator";
import type { Site } from "@/lib/content/types";
import { vcardPath } from "@/lib/seo/addresses";
import { hoursText } from "@/lib/text/hours";
import { plainCharacters } from "@/lib/text/plain";

/**
 * Formats the firm as a contact card, vCard 3.0, which phones, Outlook and desktop address books all read.
 * @param updated day of the last change: the same content gives the same bytes
 */
export function vcard(site: Site, updated: string): string {
  const { brand, tagline, phone, companyPhone, email, url, address, hours, legal } = site;
  const openingHours = [hours.phone, hours.office].map(
    (times) => `${times.label}: ${times.days.toLowerCase()} ${hoursText(times)}.`,
  );
  const card = new VCard()
    .addRevision(new Date(updated))
    .addFullName(brand)
    .addName({ familyName: brand })
    .addCompany({ name: legal.name ?? brand })
    .addPhoneNumber({ number: phone.tel, type: ["work", "voice", "pref"] });
  if (companyPhone && companyPhone.tel !== phone.tel)
    card.addPhoneNumber({ number: companyPhone.tel, type: ["work", "voice"] });
  return card
    .addEmail({ address: email, type: ["internet", "pref"] })
    .addUrl({ url })
    .addAddress({ ...address, country: "Polska", type: ["work"] })
    .addNote(plainCharacters([tagline, ...openingHours].join(" ")))
    .buildVCard();
}

/** Writes the contact card into public/. */
export function writeVcard(site: Site, updated: string, publicDir = "public"): void {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(join(publicDir, vcardPath), vcard(site, updated));
}
