/** An editor waits for ever, or sees no mistakes, after the checks have crashed. */
import childProcess, { type ChildProcess } from "node:child_process";
import type { Problem } from "@/lib/tools/check/problem";
import { Checks } from "@/lib/tools/edit/checks";
import { Session } from "@/lib/tools/edit/session";

jest.setTimeout(120_000);

const fork = jest.spyOn(childProcess, "fork");
const startedChecks = () => fork.mock.results.map(({ value }) => value as ChildProcess);
beforeEach(() => fork.mockClear());

test("when the checks crash, waiting requests fail, and the next one is answered", async () => {
  const checks = new Checks();
  try {
    await checks.ask("site");
    const waiting = checks.ask("all");
    for (const child of startedChecks()) child.kill("SIGKILL");
    await expect(waiting).rejects.toThrow("Nie da się wczytać treści.");
    expect((await checks.ask("site")).pages).not.toEqual([]);
  } finally {
    checks.close();
  }
});

test("a session whose checks crash says so, instead of showing no mistakes", async () => {
  let session: Session | undefined;
  try {
    const firstFindings = new Promise<readonly Problem[]>((resolve) => {
      session = new Session(resolve);
    });
    for (const child of startedChecks()) child.kill("SIGKILL");
    const [finding] = await firstFindings;
    expect(finding?.what).toContain("Kontrola została przerwana");
    expect(session?.state.findings).toEqual([finding]);
  } finally {
    session?.close();
  }
});
