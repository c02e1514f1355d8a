/** Every build takes minutes, or the cache grows for ever. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cache } from "@/lib/tools/make/cache";

const folder = mkdtempSync(join(tmpdir(), "cache-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => jest.fn(async () => Buffer.from(text));

test("bytes are made once, kept from build to build, and removed when nobody asks for them", async () => {
  const first = new Cache(folder);
  const [one, two] = [bytes("one"), bytes("two")];
  await Promise.all([first.get("a", one), first.get("a", one), first.get("b", two)]);
  expect(first.counts).toEqual({ made: 2, cached: 0 });
  expect(one).toHaveBeenCalledTimes(1);

  const second = new Cache(folder);
  expect(String(await second.get("a", one))).toBe("one");
  expect(second.counts).toEqual({ made: 0, cached: 1 });
  await second.prune();
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("what cannot be made leaves nothing behind", async () => {
  const cache = new Cache(folder);
  await expect(cache.get("c", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(readdirSync(folder)).toEqual(["a"]);
});
