/**
 * What the checks say of content, in a process of its own: it has loaded the files as they are, and is started anew
 * when one of them has changed. Answers messages of lib/tools/edit/checks.ts.
 */
import { checkEverything } from "@/lib/tools/check/all";
import { ContentError } from "@/lib/tools/check/problem";
import type { Answer, Finding, Question } from "./protocol";

/** Everything wrong with the content, none of it where it is sound. */
async function findings(): Promise<readonly Finding[]> {
  try {
    await checkEverything();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === "all") return { kind: "all", problems: await findings() };
  if (question.kind === "new") {
    const { newEntry } = await import("@/lib/tools/edit/new");
    const { kind, name, page, beside } = question.entry;
    return { kind: "new", ...newEntry(kind, name, { page, beside }) };
  }
  // Only now: content that cannot be loaded is told by the checks.
  const { fieldView, shareImageOf, siteView } = await import("./answers");
  switch (question.kind) {
    case "site":
      return { kind: "site", ...siteView() };
    case "share-image":
      return { kind: "share-image", png: (await shareImageOf(question.path)).toString("base64") };
    case "field":
      return { kind: "field", ...(await fieldView(question.file, question.path, question.value)) };
    default:
      return question satisfies never;
  }
}

process.on("message", async ({ id, question }: { id: number; question: Question }) => {
  try {
    process.send?.({ id, answer: await answer(question) });
  } catch (error) {
    process.send?.({ id, error: (error as Error).message });
  }
});
process.send?.({ ready: true });
