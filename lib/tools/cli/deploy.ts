import { getRedirects } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { publishing } from "@/lib/content/written";
import { checkLive, liveLines, waitForBuild } from "@/lib/tools/publish/live";
import { indexNowEndpoint } from "@/lib/tools/publish/live/index-now";
import { outFolder, readBuiltSite } from "@/lib/tools/publish/out";
import { type Outcome, onlineWithFaults, PartlyOnlineError, partlyOnline } from "@/lib/tools/publish/outcome";
import { deploy, requireTarget, rollback } from "@/lib/tools/publish/publish";
import { readSecrets, secretsWarning } from "@/lib/tools/publish/secrets";
import { messageOf, UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

const flag = { type: "boolean", default: false } as const;
const commonOptions = { "dry-run": flag, "release-lock": flag };

function printOutcome({ actions, notes }: Outcome): void {
  for (const line of actions) console.log(line);
  for (const note of notes) console.warn(note);
}

/** Runs a command. @returns its exit code, or that of one that broke off half-way */
async function orPartlyOnline(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof PartlyOnlineError)) throw error;
    console.error(error.message);
    return partlyOnline;
  }
}

/** @throws UserError listing what must not go live yet, unless `force`: then it is only printed */
async function checkLaunch(force: boolean): Promise<void> {
  const { launchItems } = await import("@/lib/tools/check/launch/items");
  const { oldAddressItems } = await import("@/lib/tools/check/launch/old-addresses");
  const { requireLaunchable } = await import("@/lib/tools/publish/ready");
  const items = [...launchItems(), ...(await oldAddressItems(getSite()))];
  try {
    requireLaunchable(items);
  } catch (error) {
    if (!force)
      throw new UserError(
        `${messageOf(error)}\nGdy mimo to chcesz ją opublikować, na przykład na próbę: npm run deploy -- --force`,
      );
    console.warn(messageOf(error));
  }
}

/**
 * Checks the live site and prints the result.
 * @param changed addresses of pages this deploy has changed
 * @param hostBuilds whether the host builds the site now: waits for it
 * @returns whether something is wrong that visitors notice
 */
async function hasSeriousFindings(changed: readonly string[], hostBuilds: boolean): Promise<boolean> {
  const site = getSite();
  if (new URL(site.url).hostname.endsWith(".example")) {
    console.log("Adres w content/site.ts jest pokazowy, więc nie ma czego sprawdzić w internecie.");
    return false;
  }
  const indexNow = indexNowEndpoint;
  const options = { outDir: outFolder, site, redirects: getRedirects(), changed, hostBuilds, indexNow };
  try {
    if (hostBuilds) {
      console.log("Hosting buduje teraz stronę, zwykle przez kilka minut. Czekam na nią, najwyżej 10 minut …");
      await waitForBuild(options);
    }
    console.log(`Sprawdzam ${site.url} …`);
    const report = await checkLive(options);
    for (const line of liveLines(report)) console.log(line);
    return report.findings.some(({ serious }) => serious);
  } catch (error) {
    // The site is online, whatever has happened to its check.
    console.error(error instanceof UserError ? error.message : error);
    return true;
  }
}

/**
 * `npm run deploy`: puts out/ online, on the host of content/publishing.ts. Everything is checked before the upload;
 * afterwards the live address is checked.
 *
 *   --dry-run       only lists what would be sent and removed
 *   --all           sends every file, also those that the server claims to have
 *   --force         publishes in spite of blocking items of the launch check
 *   --release-lock  takes over the lock of a deploy that is no longer running
 *
 * @returns `onlineWithFaults` if something is wrong that visitors notice, `partlyOnline` if it broke off half-way
 */
export const deploySite = (args: readonly string[]): Promise<number> => orPartlyOnline(() => deployOut(args));

async function deployOut(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { options: { ...commonOptions, all: flag, force: flag } });
  const { "dry-run": dryRun, "release-lock": seize, all } = values;
  const { checkEverything } = await import("@/lib/tools/check/all");
  await checkEverything();
  const target = requireTarget(publishing);
  const site = readBuiltSite(target.kind);
  const secrets = readSecrets(target);
  const warning = secretsWarning();
  if (warning) console.warn(warning);
  await checkLaunch(values.force || dryRun);
  const outcome = await deploy(target, secrets, site, { now: new Date(), dryRun, seize, all });
  printOutcome(outcome);
  if (dryRun) {
    console.log("To była próba (--dry-run): nic nie zostało wysłane.");
    return 0;
  }
  const hostBuilds = target.kind === "git";
  if (!hostBuilds) console.log(`Opublikowano wersję ${outcome.release.id} z folderu ${outFolder}/.`);
  if (outcome.previous) console.log(`Powrót do poprzedniej (${outcome.previous.id}): npm run rollback`);
  return (await hasSeriousFindings(outcome.changed, hostBuilds)) ? onlineWithFaults : 0;
}

/**
 * `npm run rollback`: restores the previous release, on the host of content/publishing.ts.
 *
 *   --dry-run       only lists what would be sent and removed
 *   --release-lock  takes over the lock of a deploy that is no longer running
 *
 * @returns `partlyOnline` if it broke off half-way
 */
export const rollbackSite = (args: readonly string[]): Promise<number> => orPartlyOnline(() => restorePrevious(args));

async function restorePrevious(args: readonly string[]): Promise<number> {
  const { "dry-run": dryRun, "release-lock": seize } = readOptions(args, { options: commonOptions }).values;
  const target = requireTarget(publishing);
  const warning = secretsWarning();
  if (warning) console.warn(warning);
  const outcome = await rollback(target, readSecrets(target), { now: new Date(), dryRun, seize });
  printOutcome(outcome);
  console.log(
    dryRun
      ? "To była próba (--dry-run): nic nie zostało zmienione."
      : `Wróciła wersja ${outcome.release.id}. Nowszą opublikujesz znowu poleceniem npm run deploy.`,
  );
  return 0;
}
