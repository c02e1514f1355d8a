/**
 * Process that checks the content for lib/tools/edit/checks.ts. It is restarted when a file changes, because modules of
 * content stay loaded.
 */
import { checkEverything } from "@/lib/tools/check/all";
import { ContentError, type Problem } from "@/lib/tools/check/problem";
import { requireReadable } from "@/lib/tools/check/readable";
import { UserError } from "@/lib/tools/user-error";
import type { Request } from "./requests";

type Answers = typeof import("./field-views");

/** Loads the content. @throws UserError with the reason where it cannot be read */
const loadAnswers = () =>
  import("./field-views").catch((error: Error) => {
    throw new UserError(error.message);
  });

/** Questions it answers. */
const checker = {
  /** All problems of the content. */
  all: async (): Promise<readonly Problem[]> => {
    try {
      await checkEverything();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  },
  field: async (...args: Parameters<Answers["fieldView"]>) => (await loadAnswers()).fieldView(...args),
  forms: async (...args: Parameters<Answers["formParts"]>) => (await loadAnswers()).formParts(...args),
  part: async (...args: Parameters<Answers["readPart"]>) => (await loadAnswers()).readPart(...args),
  accent: async (accent: string) => (await import("@/lib/tools/make/accent")).accentReport(accent),
  logo: async (svg: string) => (await import("@/lib/tools/make/logo")).logoFaults(svg),
  absent: async (file: string) => (await loadAnswers()).absentOf(file),
  /** What is left before the site goes live, and remarks that do not prevent publishing. */
  overview: async () => ({
    left: await (await loadAnswers()).launchList(),
    notices: (await import("@/lib/tools/check/notices")).contentNotices(),
  }),
  textsIn: async (file: string, path: string) => (await loadAnswers()).textsIn(file, path),
  site: async () => (await loadAnswers()).siteView(),
  shareImage: async (path: string): Promise<Uint8Array> => (await loadAnswers()).shareImageOf(path),
  ready: async () => (await import("@/lib/tools/publish/ready")).requireReady(),
  connection: async (): Promise<string> => {
    const { publishing } = await import("@/lib/content/written");
    const { checkConnection, requireTarget } = await import("@/lib/tools/publish/publish");
    const { readSecrets } = await import("@/lib/tools/publish/secrets");
    const target = requireTarget(publishing);
    return checkConnection(target, readSecrets(target));
  },
  new: async ({ kind, name, page, beside }: Request<"new">) =>
    (await import("@/lib/tools/edit/new/new-entry")).makeEntry(kind, name, { page, beside }),
};
export type Checker = typeof checker;
export type Overview = Awaited<ReturnType<Checker["overview"]>>;

/** `expected`: the error is the editor's to fix, not a bug. */
export type CheckerReply = { id: number; answer?: unknown; error?: Error; expected?: boolean };

type Message = { id: number; name: keyof Checker; args: readonly unknown[] };

process.on("message", async ({ id, name, args }: Message) => {
  const reply = (answer: Omit<CheckerReply, "id">) => process.send?.({ id, ...answer } satisfies CheckerReply);
  try {
    // Every other answer imports content, which would run what is no data.
    if (name !== "all") requireReadable();
    const method = checker[name] as (...parameters: readonly unknown[]) => Promise<unknown>;
    reply({ answer: await method(...args) });
  } catch (error) {
    reply({ error: error as Error, expected: error instanceof UserError });
  }
});
