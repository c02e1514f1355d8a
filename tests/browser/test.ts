/**
 * The test of every file here. Whatever it asks, it fails as well if the browser reports an error meanwhile: an
 * exception, a violated policy, a file of the site that is not there. Pictures are answered by an empty one,
 * because loading and decoding them costs more than most questions that are asked.
 */
import { test as base } from "@playwright/test";

type Options = {
  /** Errors that a test brings about itself. */
  mayFail: RegExp;
  /** The site's own pictures, for tests that ask about pictures. */
  pictures: boolean;
};

/** A picture without a size of its own: it takes that of the one it stands for. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** A browser without a dialler says so of each call. */
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

export { expect } from "@playwright/test";
