/**
 * `npm run check:content`: everything wrong with the content, in Polish, with file, field and mend. Figures that should have
 * been compared with their sources by now are a warning: the site is still sound, only older than it says.
 */
import "./check-node.mjs";
import { checkEverything } from "@/lib/build/checks/all";

try {
  await checkEverything();
  console.log("Treść: bez błędów.");
  // Only now: it reads the content as it loads.
  const { overdueFacts, overdueMessage } = await import("@/lib/build/checks/freshness");
  const overdue = overdueMessage(overdueFacts());
  if (overdue) console.warn(overdue);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
