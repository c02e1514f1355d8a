/** Imported first by what starts commands: these two fail later, in places that do not name the cause. */
import { folderProblem } from "./folder-name.mjs";
import { leastNode, nodeProblem } from "./node-version.mjs";

const problem = nodeProblem(process.versions.node, leastNode()) ?? folderProblem(process.cwd());
if (problem) {
  console.error(problem);
  process.exit(1);
}
