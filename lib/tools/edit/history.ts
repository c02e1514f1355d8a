/** History of the content in git: what a publication holds becomes one commit. */
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { git, requireGit } from "@/lib/tools/git";
import { UserError } from "@/lib/tools/user-error";
import type { Request } from "./requests";

/** What an editor changes; git ignores what a build makes in public/. */
const editedFolders = ["content", "public"] as const;

/** Takes the folders out of an index, and leaves their files. */
const forgetFolders = ["rm", "-r", "--cached", "--force", "--quiet", "--ignore-unmatch", "--", ...editedFolders];

const isInRepository = (): boolean => git(["rev-parse", "--is-inside-work-tree"]).ok;

/** Whether there is a repository that does not know who changes the site. */
export const needsAuthor = (): boolean => isInRepository() && !git(["var", "GIT_COMMITTER_IDENT"]).ok;

/** The last commit; undefined before the first. */
const lastCommit = (): string | undefined => git(["rev-parse", "--verify", "--quiet", "HEAD"]).output || undefined;

/** Works on an index of its own with the last commit, so that what somebody has prepared to commit stays as it is. */
function withOwnIndex<T>(work: (env: Readonly<Record<string, string>>) => T): T {
  const file = resolve(requireGit(["rev-parse", "--git-path", "publication-index"]));
  const env = { GIT_INDEX_FILE: file };
  try {
    if (lastCommit()) requireGit(["read-tree", "HEAD"], env);
    return work(env);
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Remembers the present content, for a commit later on.
 * @returns id of a tree with it; undefined where there is no repository
 * @throws UserError with what git said
 */
export function rememberContent(): string | undefined {
  if (!isInRepository()) return undefined;
  return withOwnIndex((env) => {
    requireGit(["add", "--all", "--", ...editedFolders.filter(existsSync)], env);
    return requireGit(["write-tree"], env);
  });
}

/**
 * Commits content as it was remembered, whatever the files hold by now: later changes stay changes of the files.
 * @returns a function that takes the commit back; undefined where nothing has changed
 * @throws UserError with what git said
 */
export function commitContent(tree: string, message: string): (() => void) | undefined {
  // Its commit would be taken for the merge, without what the merge brings.
  if (git(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"]).ok) throw new UserError("trwa łączenie zmian, git merge");
  const before = lastCommit();
  const isCommitted = withOwnIndex((env) => {
    requireGit(forgetFolders, env);
    for (const folder of editedFolders) {
      // As trees name it, from the root of the repository.
      const path = requireGit(["rev-parse", "--show-prefix"]) + folder;
      const { ok, output } = git(["rev-parse", "--verify", "--quiet", `${tree}:${path}`]);
      if (ok) requireGit(["read-tree", `--prefix=${path}/`, output], env);
    }
    if (git(["diff", "--cached", "--quiet"], env).ok) return false;
    requireGit(["commit", "--quiet", "--message", message], env);
    return true;
  });
  if (!isCommitted) return undefined;
  const commit = lastCommit() ?? "";
  refreshIndex();
  return () => {
    // A commit made meanwhile stays, and this one below it.
    git(before ? ["update-ref", "HEAD", before, commit] : ["update-ref", "-d", "HEAD", commit]);
    refreshIndex();
  };
}

/** Brings the folders in the usual index to the last commit. */
function refreshIndex(): void {
  if (lastCommit()) git(["reset", "--quiet", "--", ...editedFolders]);
  else git(forgetFolders);
}

/**
 * Sends the history where the branch has an upstream.
 * @returns false without an upstream
 * @throws UserError with what git said
 */
export function pushHistory(): boolean {
  if (!git(["rev-parse", "--abbrev-ref", "@{upstream}"]).ok) return false;
  requireGit(["push", "--quiet"]);
  return true;
}

/** Tells git, in this repository only, who changes the site. @throws UserError where a part is missing or refused */
export function setAuthor({ name, email }: NonNullable<Request<"publish">["author"]>): void {
  if (!/[\p{L}\d]/u.test(name) || !/^[^\s@<>]+@[^\s@<>]+$/.test(email.trim()))
    throw new UserError(
      "Wpisz imię i nazwisko oraz adres e-mail: tak podpisana będzie każda zmiana w historii strony.",
    );
  for (const [field, value] of Object.entries({ name, email })) {
    const { ok, reason } = git(["config", `user.${field}`, value.trim()]);
    if (!ok) throw new UserError(`Nie udało się zapisać podpisu (git: ${reason}). Spróbuj jeszcze raz.`);
  }
}
