/** A wrong import sends content or tools to a visitor's browser, or makes a page depend on a command. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path/posix";
import { filesBelow } from "@/lib/tools/files";
import manifest from "@/package.json";

/** Rooms, and what each may import besides itself and packages. The first match counts. */
const rooms: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ["content", ["lib/content/types.ts"]],
  ["lib/tools/cli", ["lib", "components"]],
  ["lib/tools", ["lib", "components"]],
  ["lib/text", []],
  ["lib/tracking", []],
  ["lib/content/schema", ["lib/content/icons.ts", "lib/text"]],
  // The door to content: everything else gets its records there as written, or from get() as shown.
  ["lib/content/written.ts", ["content"]],
  ["lib/physics", ["lib/text"]],
  ["lib/content", ["lib/text", "lib/tracking", "lib/generated.ts", "lib/physics"]],
  ["lib", ["lib"]],
  ["components/islands", ["components/icons", "components/styles", "lib"]],
  ["components", ["components", "lib"]],
  ["app", ["components", "lib"]],
];
/** Places that only the named rooms may import. */
const closed: readonly (readonly [place: string, from: readonly string[]])[] = [
  ["lib/tools/cli", ["lib/tools/cli"]],
  ["lib/tools", ["lib/tools"]],
];

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const specifier = /(?:\b(?:im|ex)port(\s+type)?\s+(?:[\w*{][^"';]*?\sfrom\s*)?|\bimport\s*\(\s*)"([@.\w][^"]+)"/g;

function resolveImport(file: string, name: string): string {
  const base = name.startsWith("@/") ? name.slice(2) : join(dirname(file), name);
  const match = ["", ".ts", ".tsx", "/index.ts"]
    .map((ending) => base + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());
  return match ?? base;
}

/** [importing file, specifier, types only], without tests. */
const namedImports = ["app", "components", "content", "lib"].flatMap((folder) =>
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
/** Imports of the project's own files, with the imported file. */
const imports = namedImports
  .filter(([, name]) => isOwn(name))
  .map(([file, name, type]) => [file, resolveImport(file, name), type] as const);

test("every imported package is in package.json: a dependency of another may disappear with it", () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = namedImports.filter(([, name, isType]) => {
    const [module = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
    return !(isOwn(name) || isBuiltin(name) || module in declared || (isType && `@types/${module}` in declared));
  });
  expect(missing).toEqual([]);
});

test("every room imports only what it may", () => {
  expect(imports.length).toBeGreaterThan(500);
  const wrong = imports.filter(([file, to]) => {
    const [room, may] = rooms.find(([place]) => within(file, place)) ?? ["", []];
    const closedTo = closed.some(([place, from]) => within(to, place) && !from.some((other) => within(file, other)));
    return closedTo || !(within(to, room) || may.some((place) => within(to, place)));
  });
  expect(wrong.map(([file, to]) => `${file} imports ${to}`)).toEqual([]);
});

test("no file imports itself through others: which one is read first would then decide what the others get", () => {
  const done = new Set<string>();
  const circlesFrom = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(" → ")];
    if (done.has(file)) return [];
    const next = imports.filter(([from, to, isType]) => from === file && to !== file && !isType);
    const circles = next.flatMap(([, to]) => circlesFrom(to, [...way, file]));
    done.add(file);
    return circles;
  };
  expect([...new Set(imports.map(([file]) => file))].flatMap((file) => circlesFrom(file, []))).toEqual([]);
});

test("no two folders of lib import each other, not even by way of others: each can be read without the next", () => {
  const folderOf = (file: string) => /^lib\/(?!tools\/)([\w-]+)\/./.exec(file)?.[1];
  const reached = new Map<string, Set<string>>();
  for (const [file, to] of imports) {
    const [from, folder] = [folderOf(file), folderOf(to)];
    if (from && folder && from !== folder) reached.set(from, (reached.get(from) ?? new Set()).add(folder));
  }
  expect(reached.size).toBeGreaterThan(5);
  // Sets grow while they are visited, so that each ends with all that it reaches.
  for (const folders of reached.values())
    for (const folder of folders) for (const next of reached.get(folder) ?? []) folders.add(next);
  expect([...reached].filter(([folder, others]) => others.has(folder)).map(([folder]) => folder)).toEqual([]);
});

test("a file of lib is named after what it holds: no name stands more than twice", () => {
  const names = filesBelow("lib").map((file) =>
    (file.split("/").at(-1) ?? "").replace(/(?:\.(?:test|browser|d))?\.\w+$/, ""),
  );
  expect(names.filter((name) => names.filter((other) => other === name).length > 2)).toEqual([]);
});

test("no record is typed by its values, which would make an optional field that is left out an error", () => {
  const files = filesBelow("content").filter((file) => /\.ts$/.test(file) && !/^(?:facts|examples)\//.test(file));
  expect(files.filter((file) => /satisfies/.test(readFileSync(join("content", file), "utf8")))).toEqual([]);
});

test("no comment of a field is before the semicolon of the field above it, where editors would show it", () => {
  const files = [...new Set(imports.map(([file]) => file))];
  expect(files.filter((file) => /\S[^\n]* \/\*\* [^\n]* \*\/;/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no island imports content/ or generated files, directly or not: it gets props", () => {
  const path = new Map(
    filesBelow("components/islands/react").map((file) => [`components/islands/react/${file}`, file]),
  );
  // The loop also visits entries that are added on the way.
  for (const [file, way] of path)
    for (const [from, to, isType] of imports)
      if (from === file && !isType && !path.has(to)) path.set(to, `${way} → ${to}`);
  expect(path.size).toBeGreaterThan(80);
  expect(
    [...path].filter(([file]) => within(file, "content") || file === "lib/generated.ts").map(([, way]) => way),
  ).toEqual([]);
});
