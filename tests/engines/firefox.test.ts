/** A visitor with Firefox: pages that do not fit, parts that do not work, errors. */
import { firefox } from "./firefox";
import { runScenarios } from "./run-scenarios";

runScenarios(firefox);
