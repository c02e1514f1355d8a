/** A screen reader meets headings out of order, duplicate names, or fields without a name. */
import { join } from "node:path";
import { type ConfigData, formatterFactory, HtmlValidate } from "html-validate";
import { exportDir, pageFiles } from "./pages";

const config: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // The checks of content limit titles (lib/tools/check/rules.ts).
    "long-title": "off",
    // The build allows none at all (lib/tools/hosting/export-summary.ts).
    "no-inline-style": "off",
    // No native element fits a slide (role group) or a status line. The defaults of the rule name neither role.
    "prefer-native-element": "off",
    // Styles keep phone numbers together (.num).
    "tel-non-breaking": "off",
    // React's serialisation: void elements, boolean attributes, raw ampersands in addresses.
    "attr-case": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "no-raw-characters": "off",
    "no-trailing-whitespace": "off",
    // Scripts and styles come from the same origin.
    "require-sri": "off",
    // An attribute for Internet Explorer.
    "svg-focusable": "off",
  },
};

test("html-validate finds no error on any page", async () => {
  const report = await new HtmlValidate(config).validateMultipleFiles(pageFiles.map((file) => join(exportDir, file)));
  // Tables whose rows are grids repeat their roles, which browsers drop (components/ui/table.tsx).
  const isOfTable = /^Redundant role .* on <(?:table|thead|tbody|tr|th|td)>$/;
  for (const result of report.results)
    result.messages = result.messages.filter(({ message }) => !isOfTable.test(message));
  expect(formatterFactory("text")(report.results)).toBe("");
}, 120_000);
