import { render, screen } from "@testing-library/react";
import { iconNames } from "@/lib/content/icons";
import { Icon } from "./icon";

test.each([...iconNames])("a visitor sees the icon %s, drawn in the colour of the text", (name) => {
  const { container } = render(<Icon name={name} className="big" />);
  const svg = container.querySelector("svg");
  expect(svg).toHaveClass("icon", "big");
  expect(svg?.childElementCount).toBeGreaterThan(0);
  expect(svg?.querySelector('[stroke],[fill]:not([fill="currentColor"])')).toBeNull();
});

test("a screen reader hears the text beside an icon, not the icon", () => {
  render(
    <p>
      <Icon name="phone" />
      Zadzwoń
    </p>,
  );
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("Zadzwoń").querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
