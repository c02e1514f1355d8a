/**
 * `npm run launch-check`: everything to settle before the site goes live, in Polish: file, what, how. Exits with 1
 * until the list is empty. Addresses of the old site are read from content/stare-adresy.txt, or from another file: `npm
 * run launch-check -- --stare-adresy FILE`.
 */
import "./check-node.mjs";
import { launchCheck } from "./run/launch-check";

process.exitCode = await launchCheck(process.argv.slice(2));
