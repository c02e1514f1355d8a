/**
 * `npm run changes`: what visitors will notice when out/ is published, in Polish, with before and after pictures in one
 * HTML report. Exits with 0 where nothing changes, 1 where something does, 2 where it could not compare.
 *
 *     npm run changes                        the last published release, and out/
 *     npm run changes -- --od FOLDER         another site to compare with
 *     npm run changes -- --do FOLDER         another site than out/
 *     npm run changes -- --raport FOLDER     where the report goes; else .cache/zmiany
 *     npm run changes -- --bez-okna          do not open the report (in CI it never opens)
 *     npm run changes -- --bez-obrazow       texts only, which is quick
 */
import "./check-node.mjs";
import { changes } from "./run/changes";

process.exitCode = await changes(process.argv.slice(2));
