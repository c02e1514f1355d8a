/** A visitor would press a button that leads nowhere. */
import { render, screen } from "@testing-library/react";
import { ButtonLink } from "./button";

const phone = { tel: "+48320000000", display: "+48 32 000 00 00" } as const;

test("a contact button is a real link to /kontakt", () => {
  render(<ButtonLink button={{ label: "Skontaktuj się", action: "send-or-navigate" }} variant="amber" phone={phone} />);
  const link = screen.getByRole("link", { name: "Skontaktuj się" });
  expect(link).toHaveAttribute("href", "/kontakt");
  expect(link).toHaveAttribute("data-contact");
});

test("the call-now button of installations dials and then thanks", () => {
  render(
    <ButtonLink
      button={{ label: "Zadzwoń teraz", action: "call", afterwards: "thanks" }}
      variant="amber"
      phone={phone}
    />,
  );
  const link = screen.getByRole("link", { name: "Zadzwoń teraz" });
  expect(link).toHaveAttribute("href", "tel:+48320000000");
  expect(link).toHaveAttribute("data-after");
});
