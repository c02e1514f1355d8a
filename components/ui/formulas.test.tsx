/** A visitor would read a division as a line of signs, or hear another formula than the one that is drawn. */
import { render, screen } from "@testing-library/react";
import { formula } from "@/lib/content/schema/fields";
import { Formulas } from "./formulas";

test("a division stands as a fraction, and is read and copied with its sign and its bracket", () => {
  const text = "200 × moc : (przekrój × napięcie²)";
  render(<Formulas formulas={[{ name: "Jedna faza", formula: text }]} className="" />);
  const definition = screen.getByRole("definition");
  expect(definition.textContent).toBe(text);
  for (const sign of definition.querySelectorAll(".sr-only")) sign.remove();
  expect(definition.textContent).toBe("200 × mocprzekrój × napięcie²");
});

test("a formula without a division stays as it is written", () => {
  render(<Formulas formulas={[{ name: "Trzy fazy", formula: "1,73 × 400 V × prąd" }]} className="" />);
  expect(screen.getByRole("definition").children).toHaveLength(0);
});

test.each(["a : b × c", "a + b : c", "a : (b + c) × d", "a : b : c"])(
  "a formula that no fraction can say is refused: %s",
  (text) => {
    expect(formula(120, "wzór", "").safeParse(text).success).toBe(false);
  },
);

test.each(["a × b : c", "{fakt.a} : (b + c)", "a × b"])("a formula that can be drawn is accepted: %s", (text) => {
  expect(formula(120, "wzór", "").safeParse(text).success).toBe(true);
});
