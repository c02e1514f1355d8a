/**
 * `npm run check:live`: asks the live address whether it serves the site of out/ as it should. Exits with 1 where it
 * does not. `--adres https://www.firma.pl` asks another address than the one in content/site.ts; `--bez-naglowkow`
 * leaves out what GitHub Pages cannot do.
 */
import "./check-node.mjs";
import { checkLiveAddress } from "./run/check-live";

process.exitCode = await checkLiveAddress(process.argv.slice(2));
