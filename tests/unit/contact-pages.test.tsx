import { render, screen, within } from "@testing-library/react";
import { ContactProof } from "@/components/sections/contact-proof";
import { ContactTiles } from "@/components/sections/contact-tiles";
import { Privacy } from "@/components/sections/pages/privacy";
import { Thanks } from "@/components/sections/pages/thanks";
import { privacy as typed } from "@/content/privacy";
import { missingForPrivacy, privacyMeta, privacySections } from "@/lib/content/privacy";
import { get } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { Site } from "@/lib/content/types";
import { vcardPath } from "@/lib/seo/addresses";
import { hours, landline } from "./firm";

const site = getSite();
const contact = get("contact");
const privacy = get("privacy");

describe("/kontakt", () => {
  test("has the phone, the e-mail, the area, both hours by name and the contact card", () => {
    render(<ContactTiles page={contact} site={{ ...site, phone: landline, hours }} vcard={vcardPath} />);
    const phone = screen.getByRole("link", { name: /\+48 32 000 00 00/ });
    expect(phone).toHaveAttribute("href", "tel:+48320000000");
    expect(phone).toHaveAttribute("data-call", "contact-tile");
    expect(phone).toHaveAttribute("data-after", "1000");
    expect(screen.getByRole("link", { name: new RegExp(`${site.email.split("@")[0]}@`) })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    expect(screen.getByText(site.area)).toBeVisible();
    const rows = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ["Poniedziałek–piątek", "8:00–20:00"],
      ["Sobota–niedziela", "8:00–20:00"],
      ["Poniedziałek–piątek", "8:00–16:00"],
    ]);
    expect(screen.getByText("Biuro")).toBeVisible();
    expect(screen.getByRole("link", { name: "Zapisz nasz kontakt" })).toHaveAttribute(
      "download",
      expect.stringMatching(/^[a-z-]+\.vcf$/),
    );
  });

  test("shows the rating it marks up, three profiles and five reasons", () => {
    render(<ContactProof page={contact} site={site} />);
    if (site.ratings.contact) expect(screen.getByText(/na 5 z \d+ opinii/)).toBeVisible();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      site.profiles.map(({ url }) => url),
    );
    for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("rel", "noopener");
    const reasons = screen
      .getByRole("heading", { name: contact.reasons.heading })
      .closest("[data-columns] > div") as HTMLElement;
    expect(within(reasons).getAllByRole("listitem")).toHaveLength(5);
  });
});

test("/dziekujemy tells the three next steps and leads to services and home", () => {
  render(<Thanks page={get("thanks")} phone={site.phone} />);
  const steps = screen.getAllByRole("heading", { level: 3 });
  expect(steps).toHaveLength(3);
  for (const [index, name] of ["Analiza potrzeb", "Kontakt", "Wycena i oferta"].entries())
    expect(steps[index]).toHaveTextContent(name);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/uslugi", "/"]);
  expect(get("thanks").meta.noIndex).toBe(true);
});

describe("/polityka-prywatnosci", () => {
  const complete: Site = {
    ...site,
    legal: { name: "Wattera sp. z o.o.", nip: "0000000000" },
    address: { street: "Prosta 1", postalCode: "40-001", locality: "Katowice", region: "śląskie", country: "PL" },
  };
  const show = (of: Site) =>
    render(
      <Privacy page={privacy} site={of} sections={privacySections(privacy, of)} missing={missingForPrivacy(of)} />,
    );

  test("says what is missing and stays out of search engines until it is there", () => {
    const bare = { ...site, legal: {} };
    show(bare);
    expect(screen.getByText("pełnej nazwy administratora")).toBeVisible();
    expect(missingForPrivacy(bare).map(({ field }) => field)).toContain("site.legal.name");
    expect(privacyMeta(typed.meta, bare).noIndex).toBe(true);
    expect(privacyMeta(typed.meta, complete).noIndex).toBeUndefined();
  });

  test("shows the firm's own data when it is there", () => {
    show(complete);
    expect(screen.queryByText("Strona w przygotowaniu.")).toBeNull();
    expect(screen.getByText("Wattera sp. z o.o.")).toBeVisible();
    expect(screen.getByText("Prosta 1, 40-001 Katowice")).toBeVisible();
  });

  test("promises no measuring where there is none, and names what is kept where there is", () => {
    const { unmount } = show(site);
    expect(screen.getByRole("heading", { name: /^Bez\spomiaru$/ })).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    unmount();
    show({ ...site, tracking: { gtagId: "G-TEST" } });
    expect(screen.getByRole("heading", { name: /^Pomiar tylko za\szgodą$/ })).toHaveAttribute("id", "pomiar");
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.trim())).toEqual([
      "zgoda-na-pomiar",
      "_ga, _ga_…",
    ]);
  });
});
