/** A visitor would read a division as a line of signs, or hear another formula than the one that is drawn. */
import { render, screen } from "@testing-library/react";
import { Formulas } from "./formulas";

test("a division stands as a fraction, and is read and copied with its sign and its bracket", () => {
  const formula = "200 × moc : (przekrój × napięcie²)";
  render(<Formulas formulas={[{ name: "Jedna faza", formula }]} className="" />);
  const definition = screen.getByRole("definition");
  expect(definition.textContent).toBe(formula);
  for (const sign of definition.querySelectorAll(".sr-only")) sign.remove();
  expect(definition.textContent).toBe("200 × mocprzekrój × napięcie²");
});

test("a formula without a division stays as it is written", () => {
  render(<Formulas formulas={[{ name: "Trzy fazy", formula: "1,73 × 400 V × prąd" }]} className="" />);
  expect(screen.getByRole("definition").children).toHaveLength(0);
});
