/** `npm run serve`: serves out/ by the site's own delivery rules on 127.0.0.1:3000, or the next free port, or PORT.
 * Another folder may be named as the first argument. */
import "./check-node.mjs";
import { startServer } from "@/lib/tools/hosting/serve";

const { url } = await startServer({ root: process.argv[2] });
console.log(`Strona działa pod adresem ${url} (Ctrl+C kończy).`);
