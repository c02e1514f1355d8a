/** A visitor on a phone would find no page in the menu, or not get it out of the way. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { words } from "@/lib/content/words";
import { plain } from "@/tests/support";
import { Menu } from "./menu";
import { onMenuClick } from "./menu.browser";

const menu = (
  <Menu
    links={[
      { label: "Oferta", to: "/oferta", current: "true" },
      { label: "Poradnik", to: "/poradnik", current: undefined },
    ]}
    phone={{ tel: "+48320000000", display: "+48 32 000 00 00" }}
    email="kontakt@wattera.example"
    contact="Skontaktuj się z nami"
    note="Codziennie 8:00–20:00."
    emergencies={[
      { number: "112", whom: "pożar, dym, porażenie prądem" },
      { number: "991", whom: "ciemno też u sąsiadów" },
    ]}
    search={null}
  />
);

beforeAll(() => {
  document.addEventListener("click", onMenuClick);
  addEventListener("click", (event) => event.preventDefault());
});

test("the menu opens without scripts: its button names a popover of the page", () => {
  const { container } = render(menu);
  const panel = container.querySelector("[popover]");
  expect(panel).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: plain(words.frame.menu) }).getAttribute("popovertarget")).toBe(panel?.id);
});

test("a visitor finds the pages, the phone, the contact button and the e-mail in it", () => {
  render(menu);
  const list = within(screen.getByRole("navigation", { name: plain(words.frame.menu) }));
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/oferta", "/poradnik"]);
  expect(list.getByRole("link", { current: true })).toHaveTextContent("Oferta");
  expect(screen.getByRole("link", { name: "+48 32 000 00 00" })).toHaveAttribute("data-call", "menu");
  expect(screen.getByRole("link", { name: "Skontaktuj się z nami" })).toHaveAttribute("href", "/kontakt");
  expect(screen.getByText(/kontakt@wattera\.example/)).toBeInTheDocument();
});

test("both emergency numbers say who they are for, and the call is last, next to the thumb", () => {
  const { container } = render(menu);
  const links = [...container.querySelectorAll("[popover] a")].map((link) => [
    link.getAttribute("href"),
    link.textContent,
  ]);
  expect(links.slice(0, 2)).toEqual([
    ["tel:112", "112pożar, dym, porażenie prądem"],
    ["tel:991", "991ciemno też u sąsiadów"],
  ]);
  expect(links.at(-1)?.[0]).toBe("tel:+48320000000");
});

test("a link in the menu closes it; a press beside a link, or on a link elsewhere, does not", () => {
  const { container } = render(
    <>
      {menu}
      <a href="/kontakt">Kontakt</a>
    </>,
  );
  const panel = container.querySelector<HTMLElement>("[popover]") as HTMLElement;
  panel.hidePopover = jest.fn();
  fireEvent.click(screen.getByText(/Codziennie/));
  fireEvent.click(screen.getByRole("link", { name: "Kontakt" }));
  expect(panel.hidePopover).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("link", { name: "Poradnik" }));
  expect(panel.hidePopover).toHaveBeenCalledTimes(1);
});
