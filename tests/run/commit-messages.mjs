/**
 * Refuses commit messages that break the habit of this repository (README, "write a commit"): `area: imperative subject`
 * of at most 72 characters, a blank line before the body, merges that say what they bring and not from which branch.
 *
 * `commit-messages.mjs FILE` checks one message, as the commit-msg hook gives it; `commit-messages.mjs A..B` those of a
 * range. What an editor publishes touches only content/ and says so in Polish: such commits of a range are left alone.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const longest = 72;

/** First words that begin a statement, not an order: articles, pronouns, counts, past tenses. */
const noOrder = /^(?:an?|the|it|its|this|that|these|no|not|all|every|each|one|some|there|\w+(?:ed|ing)|\d.*)$/i;
/** Orders that look like a past tense. */
const orders = new Set(["bring", "embed", "feed", "need", "seed", "shed", "speed", "string"]);

/** @returns what is wrong with a message, one sentence each; [] for a good one */
export function messageFaults(message) {
  const [subject = "", second = ""] = message.split("\n").filter((line) => !line.startsWith("#"));
  if (/^(?:Revert|fixup!|squash!) ?/.test(subject)) return [];
  const [, order] = /^[a-z][\w.-]*(?:, [a-z][\w.-]*)*: (\S+) ?/.exec(subject) ?? [];
  return [
    ...(/^Merge /.test(subject) ? ["A merge says what it brings, not from which branch."] : []),
    ...(order === undefined ? ['The subject is "area: imperative subject", for example "search: find towns".'] : []),
    ...(order && noOrder.test(order) && !orders.has(order) ? [`"${order}" is no imperative: begin with a verb.`] : []),
    ...(subject.length > longest ? [`The subject has ${subject.length} characters, at most ${longest}.`] : []),
    ...(second.trim() ? ["A blank line separates subject and body."] : []),
  ];
}

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();

/** @returns the commits of a range that change more than content/, with their messages */
const commitsOf = (range) =>
  git("rev-list", range)
    .split("\n")
    .filter(
      (commit) =>
        commit && git("diff-tree", "--no-commit-id", "--name-only", "-r", "-m", commit, "--", ".", ":!content"),
    )
    .map((commit) => [commit.slice(0, 8), git("log", "-1", "--format=%B", commit)]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [what = "HEAD"] = process.argv.slice(2);
  const messages = existsSync(what) ? [["", readFileSync(what, "utf8")]] : commitsOf(what);
  const faults = messages.flatMap(([commit, message]) =>
    messageFaults(message).map((fault) => `${commit} ${message.split("\n")[0]}\n  ${fault}`.trim()),
  );
  if (faults.length > 0) console.error(faults.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
