import { spawnSync } from "node:child_process";
import { UserError } from "@/lib/tools/user-error";

/** `said`: all that git had to say besides its output; `reason`: the last line of it. */
export type GitAnswer = { ok: boolean; output: string; said: string; reason: string };

/** Login and password of an address, which git may repeat. */
const login = /(?<=:\/\/)[^\s/]+@/g;

/** Runs git. @param env variables besides those of this process */
export function git(args: readonly string[], env: Readonly<Record<string, string>> = {}): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync("git", args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  const said = (error?.message ?? stderr.trim()).replaceAll(login, "");
  return { ok: status === 0, output: stdout?.trim() ?? "", said, reason: said.split("\n").at(-1) ?? "" };
}

/** Runs git. @returns what it printed @throws UserError with what it said */
export function requireGit(args: readonly string[], env?: Readonly<Record<string, string>>): string {
  const { ok, output, reason } = git(args, env);
  if (!ok) throw new UserError(reason);
  return output;
}
