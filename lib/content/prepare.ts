import type { z } from "zod";
import { typeset } from "@/lib/text/typography";
import { insertFacts } from "./facts";
import { walk } from "./schema/fields";

/**
 * A content record made ready for display: facts inserted, Polish typography set, addresses and codes untouched.
 * Everything outside content/ reads records through this function (lib/content).
 *
 * @throws Error for an unknown fact
 */
export const prepare = <T>(schema: z.core.$ZodType, record: T): T =>
  walk(schema, record, (text, { role }) => {
    switch (role) {
      case "text":
      case "label":
        return typeset(insertFacts(text));
      case "meta":
        return insertFacts(text).replaceAll("\u00a0", " ");
      default:
        return undefined;
    }
  });
