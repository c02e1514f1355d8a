/** A wrong import sends content or tools to a visitor's browser, or makes a page depend on a command. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path/posix";
import { filesBelow } from "@/lib/tools/files";
import manifest from "@/package.json";

/** Rooms, and what each may import besides itself and packages. The first that fits counts. */
const rooms: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ["content", ["lib/content/types.ts"]],
  ["lib/tools/cli", ["content", "lib", "components"]],
  ["lib/tools", ["content", "lib", "components", "node_modules/typescript"]],
  ["lib/text", []],
  ["lib/tracking", []],
  ["lib/content/schema", ["lib/content/icons.ts", "lib/text"]],
  ["lib/content", ["content", "lib/text", "lib/tracking", "lib/generated.ts", "lib/calculators", "lib/drawings"]],
  ["lib", ["content", "lib"]],
  ["components/islands", ["components/icons", "components/styles", "lib"]],
  ["components", ["components", "lib"]],
  ["app", ["components", "lib"]],
];
/** Nobody reaches these from outside but the rooms named. */
const closed: readonly (readonly [place: string, from: readonly string[]])[] = [
  ["lib/tools/cli", ["lib/tools/cli"]],
  ["lib/tools", ["lib/tools"]],
];

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const specifier = /(?:\b(?:im|ex)port(\s+type)?\s+(?:[\w*{][^"';]*?\sfrom\s*)?|\bimport\s*\(\s*)"([@.\w][^"]+)"/g;

function target(file: string, name: string): string {
  const base = name.startsWith("@/") ? name.slice(2) : join(dirname(file), name);
  const found = ["", ".ts", ".tsx", "/index.ts"]
    .map((ending) => base + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());
  return found ?? base;
}

/** [importing file, what it names, only its types] of everything but tests. */
const named = ["app", "components", "content", "lib"].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(specifier)].map(
        ([, type, name = ""]) => [file, name, type !== undefined] as const,
      ),
    ),
);
const isOwn = (name: string) => /^(?:@\/|\.)/.test(name);
/** The same of files of the project, with the imported file. */
const imports = named
  .filter(([, name]) => isOwn(name))
  .map(([file, name, type]) => [file, target(file, name), type] as const);

test("every package that is imported stands in package.json: what another one brings along may go with it", () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = named.filter(([, name, isType]) => {
    const [found = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
    return !(isOwn(name) || isBuiltin(name) || found in declared || (isType && `@types/${found}` in declared));
  });
  expect(missing).toEqual([]);
});

test("every room imports only what its floor allows", () => {
  expect(imports.length).toBeGreaterThan(500);
  const wrong = imports.filter(([file, to]) => {
    const [room, may] = rooms.find(([place]) => within(file, place)) ?? ["", []];
    const closedTo = closed.some(([place, from]) => within(to, place) && !from.some((other) => within(file, other)));
    return closedTo || !(within(to, room) || may.some((place) => within(to, place)));
  });
  expect(wrong.map(([file, to]) => `${file} imports ${to}`)).toEqual([]);
});

test("no comment of a field stands before the semicolon of the field above it: editors would show it there", () => {
  const files = [...new Set(imports.map(([file]) => file))];
  expect(files.filter((file) => /\S[^\n]* \/\*\* [^\n]* \*\/;/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no island reaches content/ or what the build has made, however far away: what it shows comes as props", () => {
  const path = new Map(
    filesBelow("components/islands/react").map((file) => [`components/islands/react/${file}`, file]),
  );
  // A map is walked in the order of insertion: files added on the way are visited, too.
  for (const [file, way] of path)
    for (const [from, to, isType] of imports)
      if (from === file && !isType && !path.has(to)) path.set(to, `${way} → ${to}`);
  expect(path.size).toBeGreaterThan(80);
  expect(
    [...path].filter(([file]) => within(file, "content") || file === "lib/generated.ts").map(([, way]) => way),
  ).toEqual([]);
});
