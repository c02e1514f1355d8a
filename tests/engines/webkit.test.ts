/** A visitor with Safari, for which WebKitGTK stands in: pages that do not fit, parts that do not work, errors. */
import { runScenarios } from "./run-scenarios";
import { webkit } from "./webkit";

runScenarios(webkit);
