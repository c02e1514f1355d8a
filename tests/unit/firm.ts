import type { Site } from "@/lib/content/types";

/** Hours of a firm made up for tests: the owner's own may change any day. */
export const hours: Site["hours"] = {
  phone: { label: "Telefon", days: "Codziennie", weekdays: "Mo-Su", opens: "08:00", closes: "20:00" },
  office: { label: "Biuro", days: "Poniedziałek–piątek", weekdays: "Mo-Fr", opens: "08:00", closes: "16:00" },
};

/** A landline number. */
export const landline = { tel: "+48320000000", display: "+48 32 000 00 00" } as const;
