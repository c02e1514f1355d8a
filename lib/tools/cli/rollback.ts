/**
 * `npm run rollback`: brings the release before the present one back, on the host of content/publishing.ts.
 *
 *   --dry-run            only says what would be sent and removed
 *   --zwolnij-blokade    takes over the lock of a deploy that is no longer running
 */
import "./check-node.mjs";
import { parseArgs } from "node:util";
import { publishing } from "@/content/publishing";
import { messageOf, PublishError } from "@/lib/tools/publish/problem";
import { requireTarget, rollback } from "@/lib/tools/publish/publish";
import { readSecrets } from "@/lib/tools/publish/secrets";

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false }, "zwolnij-blokade": { type: "boolean", default: false } },
});

try {
  const target = requireTarget(publishing);
  const dryRun = values["dry-run"];
  const outcome = await rollback(target, readSecrets(target), {
    now: new Date(),
    dryRun,
    seize: values["zwolnij-blokade"],
  });
  for (const line of outcome.done) console.log(line);
  for (const note of outcome.notes) console.warn(note);
  console.log(
    dryRun
      ? "To była próba (--dry-run): nic nie zostało zmienione."
      : `Wróciła wersja ${outcome.release.id}. Nowszą opublikujesz znowu poleceniem npm run deploy.`,
  );
} catch (error) {
  if (!(error instanceof PublishError)) throw error;
  console.error(messageOf(error));
  process.exitCode = 1;
}
