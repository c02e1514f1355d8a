/** A visitor would read marks of Markdown, or a word broken where it must not break. */
import { render, screen } from "@testing-library/react";
import { linksIn, plainText, UnsupportedMarkdown } from "@/lib/text/inline";
import { Inline } from "./inline";

test("strong text and links become elements", () => {
  render(<Inline text="Wyłącz **bezpiecznik** i [zadzwoń](/kontakt)." />);
  expect(screen.getByText("bezpiecznik").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "zadzwoń" })).toHaveAttribute("href", "/kontakt");
});

test("a hyphenated name and a range do not break across lines", () => {
  const { container } = render(<Inline text="Bielsko-Biała, 5–8 lat" />);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((element) => element.textContent)).toEqual([
    "Bielsko-Biała",
    "5–8",
  ]);
});

test("plain text keeps the words and loses the marks", () => {
  expect(plainText("Zobacz **pomiary** w [ofercie](/oferta)")).toBe("Zobacz pomiary w ofercie");
});

test("links of a text are found, also inside strong text", () => {
  expect(linksIn("[a](/oferta) i **[b](/kontakt)**")).toEqual(["/oferta", "/kontakt"]);
});

test.each(["`kod`", "*kursywa*", "<b>html</b>", "![obraz](/x.png)"])("%s is refused in Polish", (text) => {
  expect(() => plainText(text)).toThrow(UnsupportedMarkdown);
});
