/** An editor reads of a picture or a chapter of the handbook that is not there. */
import { readdirSync, readFileSync } from "node:fs";
import { pictures } from "@/tests/edit/handbook-pictures";

const handbook = readFileSync("docs/edytor.md", "utf8");

test("the handbook shows every picture that was taken for it, each with words", () => {
  const shown = [...handbook.matchAll(/!\[([^\]]{20,})\]\(obrazy\/([\w-]+)\.png\)/g)].map(([, , name]) => name);
  expect(shown.sort()).toEqual([...pictures].sort());
  expect(readdirSync("docs/obrazy").filter((file) => file.endsWith(".png"))).toEqual(
    [...pictures].sort().map((name) => `${name}.png`),
  );
});

test("every chapter that the handbook refers to is there", () => {
  const anchors = [...handbook.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );
  const wanted = [...handbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(wanted.filter((anchor) => !anchors.includes(anchor ?? ""))).toEqual([]);
});
