/** In Safari, tested with WebKitGTK, pages do not fit, parts do not work, or errors occur. */
import { runScenarios } from "./run-scenarios";
import { webkit } from "./webkit";

runScenarios(webkit);
