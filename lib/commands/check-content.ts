/**
 * `npm run check:content`: everything wrong with the content, in Polish, with file, field and mend. Figures that should have
 * been compared with their sources by now are a warning: the site is still sound, only older than it says.
 */
import "./check-node.mjs";
import { checkContent } from "@/lib/build/checks";
import { overdueFacts, overdueMessage } from "@/lib/build/checks/freshness";

try {
  checkContent();
  console.log("Treść: bez błędów.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

const overdue = overdueMessage(overdueFacts());
if (overdue) console.warn(overdue);
