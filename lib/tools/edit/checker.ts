/**
 * What the checks say of content, in a process of its own: it has loaded the files as they are, and is started anew
 * when one of them has changed. Answers lib/tools/edit/checks.ts.
 */
import { checkEverything } from "@/lib/tools/check/all";
import { ContentError, type Problem } from "@/lib/tools/check/problem";
import { UserError } from "@/lib/tools/user-error";
import type { FieldView, NewRequest } from "./messages";

/** Views of the content as it is loaded; where it cannot be, the checks say why. */
const loadAnswers = () =>
  import("./answers").catch((error: Error) => {
    throw new UserError(error.message);
  });

/** What it can be asked. */
const checker = {
  /** Everything wrong with the content, none of it where it is sound. */
  all: async (): Promise<readonly Problem[]> => {
    try {
      await checkEverything();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  },
  field: async (file: string, path: string, value: string): Promise<FieldView> =>
    (await loadAnswers()).fieldView(file, path, value),
  site: async () => (await loadAnswers()).siteView(),
  shareImage: async (path: string): Promise<Uint8Array> => (await loadAnswers()).shareImageOf(path),
  new: async ({ kind, name, page, beside }: NewRequest) => {
    const { newEntry } = await import("@/lib/tools/edit/new");
    return newEntry(kind, name, { page, beside });
  },
};
export type Checker = typeof checker;

/** An answer. `expected`: the error is one that a person must mend, not a bug. */
export type CheckerReply = { id: number; answer?: unknown; error?: Error; expected?: boolean };

type Message = { id: number; name: keyof Checker; args: readonly unknown[] };

process.on("message", async ({ id, name, args }: Message) => {
  const reply = (answer: Omit<CheckerReply, "id">) => process.send?.({ id, ...answer } satisfies CheckerReply);
  try {
    const method = checker[name] as (...parameters: readonly unknown[]) => Promise<unknown>;
    reply({ answer: await method(...args) });
  } catch (error) {
    reply({ error: error as Error, expected: error instanceof UserError });
  }
});
