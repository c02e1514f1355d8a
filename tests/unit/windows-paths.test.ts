// Windows joins paths with backslashes. A file of content/ has one name all the same: by it checks, lists and edit mode
// find its fields.
import path from "node:path";
import { contentRecords } from "@/lib/tools/check/records";
import { contentFiles } from "@/lib/tools/check/source";
import { fileOfFact, misplacedPages } from "@/lib/tools/check/structure";
import { typeProblemsIn } from "@/lib/tools/check/types";
import { newEntry } from "@/lib/tools/edit/new";
import { fileOf } from "@/lib/tools/edit/pictures";
import { fieldsOf, placeOf } from "@/lib/tools/edit/place";
import { contentPath, filesBelow } from "@/lib/tools/files";

jest.mock("node:path", () => jest.requireActual("node:path").win32);

test("paths are joined as Windows joins them", () => {
  expect(path.join("content", "site.ts")).toBe("content\\site.ts");
  expect(contentPath("content\\services", "..", "site.ts")).toBe("content/site.ts");
});

test("a file below a folder is named with slashes", () => {
  expect(filesBelow("content")).toContain("services/pomiary.ts");
});

test("every record stands in a file the checks read", () => {
  const files = contentFiles();
  expect(files.filter((file) => file.includes("\\"))).toEqual([]);
  expect(contentRecords().filter(({ file }) => file !== "content/facts" && !files.includes(file))).toEqual([]);
});

test("pages and facts are found where they stand", () => {
  expect(misplacedPages()).toEqual([]);
  expect(fileOfFact("pomiary.domDo150")).toBe("content/facts/safety.ts");
});

test("what the compiler prints is read with line ends of Windows", () => {
  const line = "content/cities/zory.ts(12,3): error TS2741: Property 'name' is missing.\r\n";
  expect(typeProblemsIn(line)).toEqual([expect.objectContaining({ file: "content/cities/zory.ts", line: 12 })]);
});

describe("edit mode", () => {
  test("names a field by the file of its record", () => {
    const { file } = placeOf("services/pomiary:hero.lead");
    expect(contentRecords().map((record) => record.file)).toContain(file);
  });

  test("follows a value into the file it is taken from", () => {
    expect(placeOf("cities/gliwice:hero.badges.0").file).toBe("content/cities/badges.ts");
  });

  test("finds pictures, and the first field of a new entry", async () => {
    expect(fileOf("01-rozdzielnica-mieszkaniowa")).toBe("content/gallery/01-rozdzielnica-mieszkaniowa.jpg");
    const { files } = await newEntry("usluga", "Ładowarki");
    const [first] = files;
    expect(first?.file).toBe("content/services/ladowarki.ts");
    expect(fieldsOf("services/pomiary")[0]?.origin).toMatch(/^services\/pomiary:/);
  });
});
