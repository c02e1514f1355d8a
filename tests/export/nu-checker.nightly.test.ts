/** A browser or a screen reader must guess what invalid markup means. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { testIf } from "@/tests/support";
import { exportDir, pageFiles } from "./pages";

const hasJava = spawnSync("java", ["-version"]).status === 0;

const notOurs: readonly RegExp[] = [
  // The attribute is in the HTML standard, but not yet in the checker.
  /Attribute “fetchpriority” not allowed/,
  // Phones show tables as grids, and browsers drop the roles of elements with another display.
  /^The “role” attribute must not be used on a “t[dhr]” element/,
  // Its CSS checker lacks @property, nesting and SVG properties.
  /^CSS: /,
];

testIf(hasJava, "no Java for the Nu HTML checker")(
  "the Nu HTML checker finds no error on any page",
  () => {
    const jar = join(process.cwd(), "node_modules/vnu-jar/build/dist/vnu.jar");
    const { stderr } = spawnSync(
      "java",
      ["-Xss2m", "-jar", jar, "--format", "json", "--errors-only", ...pageFiles.map((page) => join(exportDir, page))],
      { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] };
    const errors = messages
      .filter(({ message }) => !notOurs.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract }) => `${url.replace(/.*\/out/, "")}: ${message} ${extract?.slice(0, 120) ?? ""}`);
    expect(errors).toEqual([]);
  },
  180_000,
);
