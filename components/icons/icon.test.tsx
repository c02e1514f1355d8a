/** A visitor would see an empty place, or a screen reader would read out a drawing. */
import { render, screen } from "@testing-library/react";
import { type IconId, iconNames, layoutIconNames } from "@/lib/content/icons";
import { Icon } from "./icon";

test("every icon is drawn, in the colour of the text", () => {
  const wrong = [...iconNames, ...layoutIconNames].filter((name) => {
    const { container, unmount } = render(<Icon name={name} className="big" />);
    const svg = container.querySelector("svg.icon.big");
    const drawn = svg?.childElementCount && !svg.querySelector('[stroke],[fill]:not([fill="currentColor"])');
    unmount();
    return !drawn;
  });
  expect(wrong).toEqual([]);
  expect(() => Icon({ name: "hamak" as IconId })).toThrow("Nie ma rysunku ikony „hamak”");
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
