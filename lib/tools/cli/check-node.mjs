/** Imported first by every command: an older Node.js fails in places that do not name the cause. */
import { leastNode, nodeProblem } from "./node-version.mjs";

const problem = nodeProblem(process.versions.node, leastNode());
if (problem) {
  console.error(problem);
  process.exit(1);
}
