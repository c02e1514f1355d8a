import { eventually } from "@/tests/engines/visitor";
import { telLink } from "@/tests/today";
import type { Scenario } from "./scenario";

const reports = "reports of this test";

/** Copying and calling. */
export const contact: Scenario[] = [
  {
    name: "the copy button says that it has copied",
    run: async (visitor) => {
      await visitor.open("/kontakt");
      await visitor.click("button", "Kopiuj numer");
      await eventually(
        () => visitor.textOf("[data-copy-status]"),
        (text) => expect(text).toBe("Skopiowane"),
      );
    },
  },
  {
    name: "a call from the contact page is reported once, left to the browser, and thanked for",
    run: async (visitor) => {
      await visitor.open("/kontakt");
      await visitor.evaluate((key) => {
        const note = (what: string) => {
          sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${what};`);
        };
        window.gtag_report_conversion = (url) => note(`reported ${url}`);
        addEventListener("click", (event) => {
          const link = (event.target as Element).closest("a");
          if (link?.protocol !== "tel:") return;
          note(event.defaultPrevented ? "stopped" : "dials");
          // Without a program that dials, an engine shows an error in the page's place.
          event.preventDefault();
        });
      }, reports);
      await visitor.click("main a[data-call=contact-tile]");
      await eventually(visitor.address, (address) => expect(address).toBe("/dziekujemy"));
      const noted = await visitor.evaluate((key) => {
        const notes = sessionStorage.getItem(key);
        sessionStorage.removeItem(key);
        return notes;
      }, reports);
      expect(noted).toBe(`dials;reported ${telLink};`);
    },
  },
];
