/** An editor waits for ever, or is told that all is well, where the checks have broken off.
 * @jest-environment node */
import childProcess, { type ChildProcess } from "node:child_process";
import type { Problem } from "@/lib/tools/check/problem";
import { Checks } from "@/lib/tools/edit/checks";
import { Session } from "@/lib/tools/edit/session";
import { UserError } from "@/lib/tools/user-error";

jest.setTimeout(120_000);

const fork = jest.spyOn(childProcess, "fork");
const started = () => fork.mock.results.map(({ value }) => value as ChildProcess);
beforeEach(() => fork.mockClear());

test("where the checks break off, whoever waits is told, and the next question is answered", async () => {
  const checks = new Checks();
  try {
    await checks.ask("site");
    const waiting = checks.ask("all");
    for (const child of started()) child.kill("SIGKILL");
    await expect(waiting).rejects.toThrow(UserError);
    expect((await checks.ask("site")).pages).not.toEqual([]);
  } finally {
    checks.close();
  }
});

test("a session whose checks break off says so, in place of content without mistakes", async () => {
  let session: Session | undefined;
  try {
    const checked = new Promise<readonly Problem[]>((resolve) => {
      session = new Session(resolve);
    });
    for (const child of started()) child.kill("SIGKILL");
    const [finding] = await checked;
    expect(finding?.what).toContain("Kontrola została przerwana");
    expect(session?.state.findings).toEqual([finding]);
  } finally {
    session?.close();
  }
});
