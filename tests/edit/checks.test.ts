/** @jest-environment node */
import childProcess, { type ChildProcess } from "node:child_process";
import { Checks, Unloadable } from "@/lib/edit/checks";

jest.setTimeout(120_000);

test("where the checks break off, whoever waits is told, and the next question is answered", async () => {
  const fork = jest.spyOn(childProcess, "fork");
  const started = () => fork.mock.results.map(({ value }) => value as ChildProcess);
  const checks = new Checks();
  try {
    await checks.ask({ kind: "site" });
    const waiting = checks.ask({ kind: "all" });
    for (const child of started()) child.kill("SIGKILL");
    await expect(waiting).rejects.toThrow(Unloadable);
    expect((await checks.ask({ kind: "site" })).pages).not.toEqual([]);
  } finally {
    checks.close();
  }
});
