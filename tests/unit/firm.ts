import type { Site } from "@/lib/content/types";

/** A landline and a mobile number that takes text messages. */
export const landline: Site["phone"] = { tel: "+48321234567", display: "+48 32 123 45 67" };
export const mobile: Site["phone"] = { tel: "+48501234567", display: "+48 501 234 567", takesTextMessages: true };

const profile = (name: string) => ({ label: name, description: "Opinie", url: `https://${name}.pl/a` }) as const;

/** A firm with everything that a page needs, and no proof of anything. */
export const firm: Site = {
  brand: "Elektro Nowak",
  url: "https://www.elektro-nowak.pl",
  tagline: "Instalacje elektryczne na Śląsku.",
  phone: landline,
  companyPhone: { tel: "+48321234568", display: "+48 32 123 45 68" },
  email: "biuro@elektro-nowak.pl",
  legal: { name: "Elektro Nowak sp. z o.o.", nip: "0000000000" },
  address: { street: "Prosta 1", postalCode: "40-001", locality: "Katowice", region: "śląskie", country: "PL" },
  founded: 2010,
  promises: { arrivalHours: 24, urgent: [{ city: "gliwice", hours: 1 }], installation: "w terminie z oferty" },
  prices: { vat: "included" },
  proofs: {},
  samples: false,
  offline: true,
  hours: {
    phone: { label: "Telefon", days: "Codziennie", weekdays: "Mo-Su", opens: "08:00", closes: "20:00" },
    office: { label: "Biuro", days: "Poniedziałek–piątek", weekdays: "Mo-Fr", opens: "08:00", closes: "16:00" },
  },
  priceRange: "800–80 000 zł",
  currency: "PLN",
  payment: ["Cash"],
  area: "Cały Śląsk",
  ratings: {},
  profiles: [profile("mapy"), profile("zlecenia"), profile("katalog")],
  meta: { title: "Elektryk na Śląsku", locale: "pl_PL", themeColor: "#0e1a2e" },
  tracking: {},
  decisions: {},
};
