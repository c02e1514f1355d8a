/** A visitor would find no way to the phone, to other pages, or to where they are. */
import { render, screen, within } from "@testing-library/react";
import { words } from "@/lib/content/words";
import { frameFor } from "@/lib/pages/page-data";
import { fill } from "@/lib/text/fill";
import { plain } from "@/tests/support";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageFrame } from "./page-frame";

const frame = frameFor("/oferta/pomiary");
const { site } = frame;

describe("header", () => {
  test("a visitor below /oferta sees where that is in the navigation, and in the menu", () => {
    render(<Header {...frame} />);
    for (const name of [words.frame.mainMenu, words.frame.menu].map(plain)) {
      const navigation = within(screen.getByRole("navigation", { name }));
      expect(navigation.getByRole("link", { current: true })).toHaveAttribute("href", "/oferta");
    }
  });

  test("the logo leads home by its name, and lies over a dark first section", () => {
    const { container } = render(<Header {...frame} overDark />);
    expect(
      screen.getByRole("link", { name: plain(fill(words.frame.homeLink, { marka: site.brand })) }),
    ).toHaveAttribute("href", "/");
    expect(container.querySelector("header")).toHaveClass("overDark");
  });
});

describe("footer", () => {
  test("shows register data when the firm has filled them in", () => {
    const legal = { name: "Wattera sp. z o.o.", nip: "0000000000" };
    render(<Footer {...frame} site={{ ...site, legal }} />);
    expect(screen.getByText(/Wattera sp\. z o\.o\..*NIP 0000000000/)).toBeVisible();
  });

  test("leads to the privacy page once the firm's data have made it complete", () => {
    const link = () => screen.getByRole("link", { name: "Prywatność" });
    const { rerender } = render(<Footer {...frame} privacy="Prywatność" />);
    expect(link()).toHaveAttribute("href", "/polityka-prywatnosci");
    expect(link()).not.toHaveAttribute("aria-current");
    rerender(<Footer {...frame} path="/polityka-prywatnosci" privacy="Prywatność" />);
    expect(link()).toHaveAttribute("aria-current", "page");
    rerender(<Footer {...frame} privacy={undefined} />);
    expect(screen.queryByRole("link", { name: "Prywatność" })).toBeNull();
  });

  test("offers to change the consent only where something is measured", () => {
    const { rerender } = render(<Footer {...frame} changeConsent={undefined} />);
    expect(document.querySelector("[data-consent]")).toBeNull();
    rerender(<Footer {...frame} changeConsent="Zmień zgodę" />);
    expect(screen.getByRole("link", { name: "Zmień zgodę" })).toHaveAttribute("data-consent", "change");
  });
});

test("a visitor by keyboard skips to the content", () => {
  render(<PageFrame {...frame}>Treść strony</PageFrame>);
  const [skip] = screen.getAllByRole("link");
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  // Without it the browser would not move the focus.
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});
