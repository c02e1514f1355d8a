/**
 * `npm run new -- miasto "Mysłowice"`: a new city, service, guide, picture, review or question, with everything an
 * editor has to write marked, added wherever the site lists such things.
 */
import "./check-node.mjs";
import { newEntry } from "./run/new";

process.exitCode = newEntry(process.argv.slice(2));
