/** On Windows, which joins paths with backslashes, checks and edit mode do not find the fields of a file. */
import path from "node:path";
import { gallery } from "@/content/gallery";
import { slugsOf } from "@/lib/content/records";
import { pictureNameOf } from "@/lib/content/schema/pages";
import { contentRecords } from "@/lib/tools/check/checked-records";
import { contentFiles } from "@/lib/tools/check/source";
import { fileOfFact, misplacedPages } from "@/lib/tools/check/structure";
import { makeEntry } from "@/lib/tools/edit/new/new-entry";
import { fileOf } from "@/lib/tools/edit/picture-files";
import { fieldsOf, placeOf } from "@/lib/tools/edit/place";
import { contentPath, filesBelow } from "@/lib/tools/files";

jest.mock("node:path", () => jest.requireActual("node:path").win32);

const [service] = slugsOf("services");
const [city] = slugsOf("cities");

test("a file below a folder is named with slashes, though paths are joined with backslashes", () => {
  expect(path.join("content", "site.ts")).toBe("content\\site.ts");
  expect(contentPath("content\\services", "..", "site.ts")).toBe("content/site.ts");
  expect(filesBelow("content")).toContain(`services/${service}.ts`);
});

test("records, pages and facts are found in their files", () => {
  const files = contentFiles();
  expect(files.filter((file) => file.includes("\\"))).toEqual([]);
  expect(contentRecords().filter(({ file }) => file !== "content/facts" && !files.includes(file))).toEqual([]);
  expect(misplacedPages()).toEqual([]);
  expect(fileOfFact("moc.rezerwa")).toMatch(/^content\/facts\/\w+\.ts$/);
});

test("edit mode finds fields, values taken from other files, pictures, and the file of a new page", async () => {
  expect(placeOf(`services/${service}:hero.lead`).file).toBe(`content/services/${service}.ts`);
  expect(fieldsOf(`services/${service}`)[0]?.origin).toMatch(`services/${service}:`);
  expect(placeOf(`cities/${city}:hero.badges.0`).file).toMatch(/^content\/cities\/[\w-]+\.ts$/);
  const src = gallery[0]?.src ?? "";
  expect(fileOf(pictureNameOf(src))).toBe(`content/gallery/${src}`);
  expect((await makeEntry("usluga", "Prąd w górach")).files[0]?.file).toBe("content/services/prad-w-gorach.ts");
});
