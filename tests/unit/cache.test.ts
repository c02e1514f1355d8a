/** Every build makes everything again, or a failed one leaves half a file. */
import { readdirSync } from "node:fs";
import { Cache } from "@/lib/tools/make/cache";
import { freshFolder } from "@/tests/support";

const folder = freshFolder();

test("bytes are made once for all callers, and a failure leaves nothing behind", async () => {
  const cache = new Cache(folder);
  const make = jest.fn(async () => Buffer.from("one"));
  expect(String(await Promise.all([cache.get("a", make), cache.get("a", make)]))).toBe("one,one");
  expect(make).toHaveBeenCalledTimes(1);
  await expect(cache.get("c", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(readdirSync(folder)).toEqual(["a"]);
});
