/**
 * The test of every file here. It fails as well if the browser reports an error: an exception, a violated policy, a
 * missing file. Pictures are replaced by an empty one, because loading them takes longer than most tests.
 */
import { test as base, expect, type Locator } from "@playwright/test";

type Options = {
  /** Errors that a test causes itself. */
  mayFail: RegExp;
  /** Loads the site's own pictures. */
  pictures: boolean;
};

/** Has no size of its own: it takes that of its element. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** Reported for each call without a dialler. */
const noDialler = /Failed to launch 'tel:/;

export const test = base.extend<Options & { browserErrors: string[] }>({
  mayFail: [/^$/, { option: true }],
  pictures: [false, { option: true }],
  browserErrors: [
    async ({ context, mayFail, pictures }, use) => {
      const errors: string[] = [];
      const note = (error: string) => {
        if (!mayFail.test(error) && !noDialler.test(error)) errors.push(error);
      };
      context.on("weberror", (error) => note(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      if (!pictures)
        await context.route(/^[^/]+\/\/[^/]+\/media\//, (route) =>
          route.fulfill({ body: picture, contentType: "image/svg+xml" }),
        );
      await use(errors);
      if (errors.length > 0) throw new Error(`The browser reported:\n${errors.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect };

/** Expects an element to come to rest above another, which it does not cover. */
export const expectAbove = (one: Locator, other: Locator): Promise<void> =>
  expect(async () => {
    const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()]);
    expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? Number.NaN);
  }).toPass();
