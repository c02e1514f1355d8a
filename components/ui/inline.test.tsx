/** A visitor would read marks of Markdown, or a word broken where it must not break. */
import { render, screen } from "@testing-library/react";
import { linksIn, plainText, UnsupportedMarkdown } from "@/lib/text/inline";
import { Inline } from "./inline";

test("strong text and links become elements", () => {
  render(<Inline text="Wyłącz **bezpiecznik** i [zadzwoń](/kontakt)." />);
  expect(screen.getByText("bezpiecznik").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "zadzwoń" })).toHaveAttribute("href", "/kontakt");
});

test("a name and a standard stay whole, with the preposition before and the sign after them", () => {
  const { container } = render(<Inline text={"Prąd w\u00a0Bielsku-Białej, PN-EN ISO 52120-1"} />);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((element) => element.textContent)).toEqual([
    "w\u00a0Bielsku-Białej,",
    "PN-EN ISO 52120-1",
  ]);
});

test.each([
  ["[protokół](/wzor-protokolu)", true],
  ["Wynik stoi w [protokole](/wzor-protokolu)", false],
])("a link that stands alone is as high as a finger on a phone: %s", (text, isAlone) => {
  render(<Inline text={text} />);
  expect(screen.getByRole("link").classList.contains("max-md:py-3.5")).toBe(isAlone);
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
