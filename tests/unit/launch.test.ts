/** @jest-environment node */
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
    reputationWidget: { ...site.reputationWidget, src: "/widget.png" },
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
