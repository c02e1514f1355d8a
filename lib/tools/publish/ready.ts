import { publishing } from "@/lib/content/written";
import type { LaunchItem } from "@/lib/tools/check/launch/item";
import { launchItems } from "@/lib/tools/check/launch/items";
import { UserError } from "@/lib/tools/user-error";
import { requireTarget } from "./publish";
import { readSecrets } from "./secrets";

/** @throws UserError listing the items of the launch check that must not go live */
export function requireLaunchable(items: readonly LaunchItem[]): void {
  const blockingItems = items.filter(({ group }) => group === "must");
  if (blockingItems.length === 0) return;
  const list = blockingItems
    .map(({ file, field, what, how }) => `  ${file}${field && ` › ${field}`}: ${what} ${how}`)
    .join("\n");
  throw new UserError(`Strona nie jest gotowa dla klientów, do zmiany zostało: ${blockingItems.length}\n${list}`);
}

/**
 * Checks before a build what would stop its publication: no host, no login, demonstration data.
 * @throws UserError with everything that is missing and what to do
 */
export function requireReady(): void {
  const checks = [() => readSecrets(requireTarget(publishing)), () => requireLaunchable(launchItems())];
  const problems = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return [error.message];
    }
  });
  if (problems.length > 0) throw new UserError(problems.join("\n"));
}
