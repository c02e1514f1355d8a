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
