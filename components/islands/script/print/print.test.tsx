/** A visitor would print the wrong part of a page. */
import { render, screen } from "@testing-library/react";
import { PrintButton } from "./print-button";

test("a visitor prints the page by the button, whenever it came to the page", () => {
  window.print = jest.fn();
  jest.isolateModules(() => require("./page-script.browser"));
  render(
    <>
      <PrintButton label="Drukuj na A4" />
      <p>Protokół</p>
    </>,
  );
  screen.getByText("Protokół").click();
  expect(window.print).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Drukuj na A4" }).click();
  expect(window.print).toHaveBeenCalledTimes(1);
});

test("of two calculators on a page the sheet of the pressed one is printed, and the page is whole again after it", () => {
  window.print = jest.fn();
  jest.isolateModules(() => require("./page-script.browser"));
  render(
    ["Moc", "Przewód"].map((name) => (
      <div data-island="" key={name}>
        <div data-sheet="">Wynik: {name}</div>
        <PrintButton label={`Drukuj: ${name}`} sheet />
      </div>
    )),
  );
  screen.getByRole("button", { name: "Drukuj: Przewód" }).click();
  const printed = () => [...document.querySelectorAll('[data-sheet="printed"]')].map(({ textContent }) => textContent);
  expect(printed()).toEqual(["Wynik: Przewód"]);
  dispatchEvent(new Event("afterprint"));
  expect(printed()).toEqual([]);
});
