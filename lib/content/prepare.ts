import type { z } from "zod";
import { typeset, typesetHeading } from "@/lib/text/typography";
import { insertFacts } from "./figures";
import { markOrigin } from "./origin";
import { walk } from "./schema/fields";

/** Fields that pages show as headings. */
const headingField = /(?:^|\.)(?:heading|title)$/;

/**
 * A content record made ready for display: facts inserted, Polish typography set, addresses and codes untouched.
 * Everything outside content/ reads records through this function (lib/content).
 *
 * @param file of content/ it stands in, as markOrigin() wants it; without one its texts cannot be edited on the page
 * @throws Error for an unknown fact
 */
export const prepare = <T>(schema: z.core.$ZodType, record: T, file?: string): T =>
  walk(schema, record, (text, { role }, path) => {
    switch (role) {
      case "text":
      case "label": {
        const typesetText = typeset(insertFacts(text));
        const shownText = headingField.test(path) ? typesetHeading(typesetText) : typesetText;
        return file ? markOrigin(shownText, file, path) : shownText;
      }
      // pictureData() takes the mark off and puts it on the words of the picture.
      case "picture":
        return file ? markOrigin(text, file, path) : text;
      case "meta":
        return insertFacts(text).replaceAll("\u00a0", " ");
      default:
        return undefined;
    }
  });
