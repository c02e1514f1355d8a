/** The owner publishes others' work without its licence. */
import { readFileSync } from "node:fs";
import { licencesText } from "@/lib/tools/make/licences";
import manifest from "@/package.json";

const text = licencesText();
const licenceOf = (name: string): string =>
  text
    .split(/^=+$/m)
    .find((part) => (part.trim().split("\n")[0] ?? "").split(", ").some((title) => title.startsWith(name))) ?? "";

test("every package that is published has its copyright and licence", () => {
  const terms = /Copyright[\s\S]+(?:WARRANTY|WARRANTIES)/;
  const published = Object.keys(manifest.dependencies).filter((name) => name !== "next");
  expect(published.filter((name) => !terms.test(licenceOf(`${name} `)))).toEqual([]);
});

test.each([
  ["scheduler ", "Meta Platforms"],
  ["embla-carousel ", "David Jerleke"],
  ["embla-carousel-reactive-utils ", "Permission is hereby granted"],
  ["tailwindcss ", "Tailwind Labs"],
  ["lucide-react ", "Cole Bemis"],
])("%sis quoted, a dependency or a package with another licence", (name, words) => {
  expect(licenceOf(name)).toContain(words);
});

test("the font's licence is quoted in full, build tools are not named", () => {
  expect(text).toContain(readFileSync("components/styles/fonts/OFL.txt", "utf8").trim());
  expect(["next ", "postcss ", "sharp ", "zod ", "caniuse-lite "].filter((name) => licenceOf(name))).toEqual([]);
});
