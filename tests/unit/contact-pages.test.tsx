/** A visitor finds no way to contact the firm, or a false promise about data. */
import { render, screen, within } from "@testing-library/react";
import { ContactProof } from "@/components/sections/contact-proof";
import { ContactTiles } from "@/components/sections/contact-tiles";
import { FirmFacts } from "@/components/sections/firm-facts";
import { Privacy } from "@/components/sections/pages/privacy";
import { claims } from "@/content/claims";
import { privacy as typed } from "@/content/privacy";
import { firmRows } from "@/lib/content/firm-rows";
import { get } from "@/lib/content/records";
import { missingForPrivacy, privacyMeta, privacySections } from "@/lib/content/shown";
import type { Site } from "@/lib/content/types";
import { vcardPath } from "@/lib/seo/addresses";
import { plain } from "@/tests/support";
import { firm } from "./firm";

const [contact, privacy, _thanks] = [get("contact"), get("privacy"), get("thanks")];
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("/kontakt has the phone, the e-mail, the area, both hours by name and the contact card", () => {
  render(<ContactTiles page={contact} site={firm} answering={get("layout").answering} vcard={vcardPath} />);
  const phone = screen.getByRole("link", { name: new RegExp(firm.phone.display.replace("+", "\\+")) });
  expect(phone).toHaveAttribute("href", `tel:${firm.phone.tel}`);
  expect(phone.dataset).toMatchObject({ call: "contact-tile", after: "1000" });
  expect(hrefs()).toEqual(expect.arrayContaining([`mailto:${firm.email}`, vcardPath]));
  const copied = [...document.querySelectorAll<HTMLElement>("[data-copy]")].map(({ dataset }) => dataset.copy);
  expect(copied).toEqual([firm.phone.display, firm.email]);
  expect(screen.getByText(firm.area)).toBeVisible();
  const rows = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);
  expect(rows).toEqual([
    ["Poniedziałek–piątek", "8:00–20:00"],
    ["Sobota–niedziela", "8:00–20:00"],
    ["Poniedziałek–piątek", "8:00–16:00"],
  ]);
  expect(screen.getByText(firm.hours.office.label)).toBeVisible();
  expect(document.querySelector("[download]")).toHaveAttribute("download", expect.stringMatching(/^[a-z-]+\.vcf$/));
});

test("/kontakt shows its rating, the profiles and every reason, without rating and profiles the reasons alone", () => {
  const rating = { value: 4.9, count: 47, where: "wizytówka", asOf: "2026-11-20", verified: "Nie." } as const;
  const { unmount } = render(<ContactProof page={contact} site={{ ...firm, profiles: [] }} />);
  expect(screen.getAllByRole("heading").map(({ id }) => id)).toEqual(["dlaczego"]);
  unmount();
  render(<ContactProof page={contact} site={{ ...firm, ratings: { contact: rating } }} />);
  expect(screen.getByText(/4,9 na 5 z 47 opinii/)).toBeVisible();
  expect(hrefs()).toEqual(firm.profiles.map(({ url }) => url));
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("rel", "noopener");
  const reasons = screen.getByRole("heading", { name: contact.reasons.heading }).closest("[data-columns] > div");
  expect(within(reasons as HTMLElement).getAllByRole("listitem")).toHaveLength(contact.reasons.items.length);
});

test("/kontakt lists registers, a person and valid documents, and nothing of a firm that has named none", () => {
  const { firm: labels } = contact;
  const insurance = { insurer: "Zwarcia", sum: 1_000_000, validUntil: "2099-01-31" } as const;
  const named: Site = { ...firm, person: { name: "Jan Nowak", role: "właściciel" }, proofs: { insurance } };
  const terms = (of: Site) => firmRows(of, labels).map(({ term }) => term);
  expect(terms(named)).toEqual([labels.name, labels.address, "NIP", labels.person, claims.oc.title]);
  expect(plain(firmRows(named, labels).at(-1)?.text ?? "")).toContain("1 000 000 zł");
  // A document that has expired proves nothing.
  const expired = { ...insurance, validUntil: "2020-01-31" } as const;
  expect(terms({ ...named, proofs: { insurance: expired } })).not.toContain(claims.oc.title);
  const { container } = render(
    <FirmFacts
      {...labels}
      rows={firmRows({ ...firm, legal: {}, address: { region: "śląskie", country: "PL" } }, labels)}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});

describe("/polityka-prywatnosci", () => {
  const show = (of: Site) =>
    render(
      <Privacy page={privacy} site={of} sections={privacySections(privacy, of)} missing={missingForPrivacy(of)} />,
    );

  test("says what is missing and stays out of search engines until it is there", () => {
    const bare = { ...firm, legal: {} };
    const [missing] = missingForPrivacy(bare);
    show(bare);
    expect(missing?.field).toBe("site.legal.name");
    expect(screen.getByText(privacy.missing.data.name)).toBeVisible();
    expect([bare, firm].map((of) => privacyMeta(typed.meta, of).noIndex)).toEqual([true, undefined]);
  });

  test("shows the firm's own data, and lists stored data only with tracking", () => {
    const { unmount } = show(firm);
    for (const own of ["Elektro Nowak sp. z o.o.", "Prosta 1, 40-001 Katowice"])
      expect(screen.getByText(own)).toBeVisible();
    const [quiet] = screen.getAllByRole("heading").filter(({ id }) => id === "pomiar");
    expect(screen.queryByRole("table")).toBeNull();
    unmount();
    show({ ...firm, tracking: { gtagId: "G-TEST" } });
    const [asked] = screen.getAllByRole("heading").filter(({ id }) => id === "pomiar");
    expect(asked?.textContent).not.toBe(quiet?.textContent);
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.trim())).toEqual([
      "zgoda-na-pomiar",
      "_ga, _ga_…",
    ]);
  });
});
