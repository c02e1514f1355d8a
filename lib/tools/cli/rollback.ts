import { publishing } from "@/content/publishing";
import { requireTarget, rollback } from "@/lib/tools/publish/publish";
import { readSecrets, secretsWarning } from "@/lib/tools/publish/secrets";
import { readOptions } from "./options";

/**
 * `npm run rollback`: brings the release before the present one back, on the host of content/publishing.ts.
 *
 *   --dry-run            only says what would be sent and removed
 *   --zwolnij-blokade    takes over the lock of a deploy that is no longer running
 */
export async function rollbackSite(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, {
    options: { "dry-run": { type: "boolean", default: false }, "zwolnij-blokade": { type: "boolean", default: false } },
  });
  const target = requireTarget(publishing);
  const dryRun = values["dry-run"];
  const warning = secretsWarning();
  if (warning) console.warn(warning);
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
  return 0;
}
