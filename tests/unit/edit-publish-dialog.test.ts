/**
 * An editor cannot open the pages that a deploy would change.
 * @jest-environment jsdom
 */
import { makePublishDialog } from "@/lib/tools/edit/window/publish";

test("pages in the list of changes are links to the published page and to the preview", () => {
  const dialog = makePublishDialog();
  dialog.show({
    step: "ready",
    lines: [
      "Zmienione strony:",
      "  /uslugi/pomiary, /oferta/pomiary: 1 zdanie",
      "    teraz: https://www.firma.pl/uslugi/pomiary",
      "      − Czynne 24/7, także na / w telefonie.",
      "      + Czynne /zawsze.",
    ],
  });
  const output = document.querySelector("dialog pre");
  expect([...(output?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/uslugi/pomiary",
    "/oferta/pomiary",
    "https://www.firma.pl/uslugi/pomiary",
  ]);
  expect(output?.textContent).toContain("− Czynne 24/7, także na / w telefonie.\n");
});
