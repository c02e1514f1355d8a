import { readFileSync } from "node:fs";
import { licencesText } from "@/lib/tools/make/licences";
import manifest from "@/package.json";

const text = licencesText();
/** The licence under a title that names a package. */
const licenceOf = (name: string) =>
  text.split(/^=+$/m).find((part) =>
    part
      .trim()
      .split("\n")[0]
      ?.split(", ")
      .some((title) => title.startsWith(name)),
  );

describe("licences of what ships", () => {
  it.each(Object.keys(manifest.dependencies))("quote %s", (name) => {
    expect(licenceOf(`${name} `)).toMatch(/Copyright[\s\S]+(?:WARRANTY|WARRANTIES)/);
  });

  it.each([
    ["scheduler ", "Meta Platforms"],
    ["embla-carousel ", "David Jerleke"],
    ["embla-carousel-reactive-utils ", "Permission is hereby granted"],
    ["@swc/helpers ", "Apache License"],
    ["process", "Roman Shtylman"],
    ["tailwindcss ", "Tailwind Labs"],
    ["lucide-react ", "Cole Bemis"],
  ])("quote %s, which comes with another or is under other terms", (name, words) => {
    expect(licenceOf(name)).toContain(words);
  });

  it("quote the font's in full", () => {
    expect(text).toContain(readFileSync("components/styles/fonts/OFL.txt", "utf8").trim());
  });

  it("name no tool of the build", () => {
    for (const name of ["postcss ", "sharp ", "zod ", "caniuse-lite "]) expect(licenceOf(name)).toBeUndefined();
  });
});
