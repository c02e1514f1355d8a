/** In Firefox pages do not fit, parts do not work, or errors occur. */
import { firefox } from "./firefox";
import { runScenarios } from "./run-scenarios";

runScenarios(firefox);
