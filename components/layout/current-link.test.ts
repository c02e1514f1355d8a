/** A visitor would not see in the navigation where they are. */
import { currentFor } from "./current-link";

test.each([
  ["/oferta", "/oferta", "page"],
  ["/oferta/pomiary", "/oferta", "true"],
  ["/uslugi/pomiary", "/oferta", "true"],
  ["/poradnik/awarie", "/poradnik", "true"],
  ["/", "/", "page"],
  ["/oferta", "/", undefined],
  ["/katowice", "/oferta", undefined],
])("on %s the link to %s is current: %s", (path, link, expected) => {
  expect(currentFor(path, link)).toBe(expected);
});
