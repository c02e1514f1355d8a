/**
 * `npm run check:content`: everything wrong with the content, in Polish, with file, field and mend. Figures that should
 * have been compared with their sources by now are a warning: the site is still sound, only older than it says.
 *
 * `--format github` prints each mistake as an annotation at its line; `--format gitlab` prints GitLab's code quality
 * report to standard output and the mistakes to standard error.
 */
import "./check-node.mjs";
import { checkContent } from "./run/check-content";

process.exitCode = await checkContent(process.argv.slice(2));
