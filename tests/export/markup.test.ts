/** Somebody with a screen reader meets headings out of order, two things with one name, fields without one. */
import { join } from "node:path";
import { type ConfigData, formatterFactory, HtmlValidate } from "html-validate";
import { exportDir, pageFiles } from "./pages";

const config: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // The limit of our own metadata test is 60 characters, and it knows where the brand is left out.
    "long-title": "off",
    // html.test.ts allows none at all.
    "no-inline-style": "off",
    // A slide is a group, a state line is a status: no element says that.
    "prefer-native-element": "off",
    // Phone numbers are kept together by styles (.num).
    "tel-non-breaking": "off",
    // React's serialisation, not ours: void elements, boolean attributes, raw ampersands in addresses.
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
  expect(formatterFactory("text")(report.results)).toBe("");
}, 120_000);
