/** The owner would publish others' work without the terms under which it may be published. */
import { readFileSync } from "node:fs";
import { licencesText } from "@/lib/tools/make/licences";
import manifest from "@/package.json";

const text = licencesText();
/** The licence under a title that names a package. */
const licenceOf = (name: string): string =>
  text
    .split(/^=+$/m)
    .find((part) => (part.trim().split("\n")[0] ?? "").split(", ").some((title) => title.startsWith(name))) ?? "";

test("every package that ships is quoted with its copyright and its terms", () => {
  const quoted = /Copyright[\s\S]+(?:WARRANTY|WARRANTIES)/;
  expect(Object.keys(manifest.dependencies).filter((name) => !quoted.test(licenceOf(`${name} `)))).toEqual([]);
});

test.each([
  ["scheduler ", "Meta Platforms"],
  ["embla-carousel ", "David Jerleke"],
  ["embla-carousel-reactive-utils ", "Permission is hereby granted"],
  ["@swc/helpers ", "Apache License"],
  ["process", "Roman Shtylman"],
  ["tailwindcss ", "Tailwind Labs"],
  ["lucide-react ", "Cole Bemis"],
])("%sis quoted, which comes with another or is under other terms", (name, words) => {
  expect(licenceOf(name)).toContain(words);
});

test("the font's is quoted in full, tools of the build are not named", () => {
  expect(text).toContain(readFileSync("components/styles/fonts/OFL.txt", "utf8").trim());
  expect(["postcss ", "sharp ", "zod ", "caniuse-lite "].filter((name) => licenceOf(name))).toEqual([]);
});
